import { PAGES, type ToldOf } from '#http/frame/told.ts';

export const REVIEWS_TOLD: ToldOf = {
  listReviews: {
    says: `The desk's queue: what is due first comes first. By kind, colour, user and who looks at it. ${PAGES}`,
  },
  retrieveReview: {
    says: `With its remarks, oldest first, and what a screening or a search for faces has found. A look at an appeal, a screening
      or a face is in the audit log (\`review.seen\`).`,
  },
  listReviewNeighbours: {
    says: `Whom a fraud would come with. At most twelve by each tie, with their last verdict and how it turned out.`,
  },
  assignReview: {
    says: `A member of the account who may decide; null takes it off everybody. It is a note, not a lock.`,
    refuses: ['review_over'],
  },
  commentOnReview: {
    says: `What was looked at and found. Remarks are kept with the review.`,
    refuses: ['review_over'],
  },
  decideReview: {
    says: `What may be decided depends on what is looked at, and \`details\` says so. The decision carries through in the same
      commit: a verification counts, an assessment is labelled, or the person gets a link to verify themselves
      (\`ask_verification\`, whose \`url\` is said this once). Of a face say in \`faces\` whom you have seen, so that nothing is
      decided about somebody who was found since.`,
    refuses: ['review_over', 'review_changed', 'too_many_list_entries'],
  },
  retrieveReviewPolicy: {
    says: `Which verdicts open a review by themselves, and within how many hours it is due.`,
  },
  changeReviewPolicy: {
    says: `For reviews from now on; those that are open keep their time. What is left out goes back to the usual.`,
  },
  appealVerification: {
    says: `For a person who says that the software was wrong. It opens a review, or answers the one that is open for this
      user; to decide it is \`decideReview\`.`,
    refuses: ['verification_passed'],
  },
  screenPerson: {
    says: `Names are compared by sound and spelling, in several scripts; a hit is a likeness, never a verdict, and waits at the
      desk. The person is remembered, and held against every list that is loaded later. Without lists \`lists\` is empty,
      and nothing was compared.`,
  },
  listWatchLists: {
    says: `Whoever runs the service loads them with \`surety lists update\`; look here for how old they are.`,
  },
};
