import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { findReview } from '#actions/reviews/context.ts';
import { type DecidedReview, decideReview } from '#actions/reviews/decide-review.ts';
import { lookAtReview } from '#actions/reviews/look-at-review.ts';
import { assignReview, commentOnReview } from '#actions/reviews/work-review.ts';
import { MOST_ALIKE } from '#core/identity/faces.ts';
import { DECISION_NAMES, REVIEW_KINDS, type Review } from '#core/reviews/review.ts';
import { FLAGS } from '#core/risk/facts.ts';
import { OUTCOMES } from '#core/risk/labels/label.ts';
import { linkOf } from '#http/api/identity/sessions.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { created, externalId, idOf, moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { linkedUsersOf, TIES } from '#store/reviews/linked-users.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as assessments from '#store/risk/assessments.ts';
import { CommentView, ReviewView, viewComment, viewReview } from './review-views.ts';
import { HitView, viewHit } from './screening.ts';

const MAX_TEXT = 1_000;

const ListQuery = PageQuery.extend({
  state: z
    .enum(['open', 'over'], { error: 'state must be open or over' })
    .default('open')
    .meta({ description: 'Open ones come as they fall due, the others newest first' }),
  kind: z.enum(REVIEW_KINDS, { error: `kind must be one of ${REVIEW_KINDS.join(', ')}` }).optional(),
  flag: z.enum(FLAGS).optional(),
  externalUserId: externalId('externalUserId').optional(),
  assignee: text('assignee', { max: 100 }).optional().meta({ description: 'The id of a member' }),
});

const ReviewParams = z.object({ id: idOf('rev') });

const DecisionBody = z.object({
  decision: z.enum(DECISION_NAMES, { error: `decision must be one of ${DECISION_NAMES.join(', ')}` }).meta({
    description:
      'Of an assessment let_through or fraud, of an appeal or a payer accept or refuse, of a hit on a list or a face other_person or same_person; ask_verification of any',
  }),
  reason: text('reason', { max: MAX_TEXT }),
  blockUntil: moment('blockUntil').optional().meta({
    description: 'With the decision fraud: the user is on your block list until then',
  }),
  faces: z
    .array(externalId('faces'), { error: 'faces must be a list of user ids' })
    .max(MOST_ALIKE)
    .optional()
    .meta({
      description:
        'Of a face: whom you were shown, by externalUserId. Where another has been found since, nothing is decided (409 review_changed). Without it the decision holds for all who are alike by then',
    }),
});
const AssignBody = z.object({
  memberId: text('memberId', { max: 100 }).nullable().meta({ description: 'Null: nobody in particular' }),
});
const CommentBody = z.object({ text: text('text', { max: MAX_TEXT }) });

const ReviewWithComments = ReviewView.extend({
  comments: z.array(CommentView),
  hits: z.array(HitView).meta({ description: 'On watch lists, the likeliest first; of a screening alone' }),
  faces: z
    .array(
      z.object({
        externalUserId: z.string(),
        likeness: z.number().meta({ description: 'The cosine of the two faces: 1 is the same picture' }),
      }),
    )
    .meta({ description: 'Whose face is like this one, the likest first; of a face alone' }),
}).meta({
  id: 'ReviewWithComments',
});
const DecidedView = ReviewView.extend({
  verification: z
    .object({
      sessionId: z.string(),
      url: z.string().meta({ description: 'The link for this person alone. It is said this once' }),
      expiresAt: timestamp,
    })
    .nullable(),
}).meta({ id: 'DecidedReview' });

const LinkedUserView = z
  .object({
    tie: z.enum(TIES).meta({ description: 'What they have in common; deal: this user pays them' }),
    through: z.string().meta({ description: 'Which: the same for all who share it' }),
    externalUserId: z.string(),
    assessmentId: z.string().nullable().meta({ description: 'Their newest' }),
    flag: z.enum(FLAGS).nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
  })
  .meta({ id: 'ReviewLinkedUser' });

const byDue: Cursor<Review> = { shape: /^\d{1,15}~rev_[0-9a-f]{32}$/, of: reviews.placeIn };

function keyOf({ caller, params }: { caller: Caller; params: { id: string } }): reviews.ReviewKey {
  return { developerId: caller.developerId, id: params.id };
}

/** The desk: what waits for a person, and what they make of it. */
export const reviewEndpoints = [
  list('GET /reviews', {
    operationId: 'listReviews',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'What waits for a person, or was decided',
    description: `The desk's queue: what is due first comes first. By kind, colour, user and who looks at
      it. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of reviews', ReviewView),
    cursor: byDue,
    rows: ({ context, caller, query: { state, kind, flag, externalUserId, assignee } }, part) => {
      const filter = { open: state === 'open', kind, flag, userId: externalUserId, assignee };
      return reviews.list(context.db, caller.developerId, filter, part);
    },
    view: viewReview,
  }),

  read('GET /reviews/:id', {
    operationId: 'retrieveReview',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'A review with the remarks about it',
    description: `With its remarks, oldest first, and what a screening or a search for faces has found. A
      look at an appeal, a screening or a face is in the audit log (\`review.seen\`).`,
    heavy: true,
    params: ReviewParams,
    answer: ok('The review', ReviewWithComments),
    run: (call) => lookAtReview(call.context, keyOf(call)),
    view: ({ review, hits, alike, comments }) => ({
      ...viewReview(review),
      comments: comments.map(viewComment),
      hits: hits.map(viewHit),
      faces: alike.map((one) => ({ ...one, likeness: Math.round(one.likeness * 100) / 100 })),
    }),
  }),

  read('GET /reviews/:id/linked-users', {
    operationId: 'listReviewLinkedUsers',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'Who shares a device, a network, a bank account or a deal with the user of a review',
    description: `Whom a fraud would come with. At most twelve by each tie, with their last verdict and how
      it turned out.`,
    heavy: true,
    params: ReviewParams,
    answer: ok('At most twelve by each tie', z.object({ data: z.array(LinkedUserView) })),
    run: async (call) => {
      const { developerId, userId, kind, subjectId } = await findReview(call.context.db, keyOf(call));
      const assessment =
        kind === 'assessment' ? await assessments.find(call.context.db, developerId, subjectId) : undefined;
      return linkedUsersOf(call.context.db, developerId, userId, assessment?.detail.network?.asn ?? null);
    },
    view: (found) => ({ data: found.map(({ userId, ...rest }) => ({ ...rest, externalUserId: userId })) }),
  }),

  command('POST /reviews/:id/assign', {
    operationId: 'assignReview',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Say who looks at it',
    description: `A member of the account who may decide; null takes it off everybody. It is a note, not a
      lock.`,
    errors: ['review_over'],
    params: ReviewParams,
    body: AssignBody,
    answer: ok('The review', ReviewView),
    run: (call, answerFor) => assignReview(call.context, keyOf(call), call.body.memberId, answerFor),
    view: viewReview,
  }),

  command('POST /reviews/:id/comments', {
    operationId: 'commentOnReview',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Write a remark for whoever looks next',
    description: `What was looked at and found. Remarks are kept with the review.`,
    errors: ['review_over'],
    params: ReviewParams,
    body: CommentBody,
    answer: created('The remark', CommentView),
    run: (call, answerFor) => commentOnReview(call.context, keyOf(call), call.body.text, answerFor),
    view: viewComment,
  }),

  command('POST /reviews/:id/decide', {
    operationId: 'decideReview',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Decide; what follows is done, and the assessment labelled, in the same moment',
    description: `What may be decided depends on what is looked at, and \`details\` says so. The decision
      carries through in the same commit: a verification counts, an assessment is labelled, or the person
      gets a link to verify themselves (\`ask_verification\`, whose \`url\` is said this once). Of a face
      say in \`faces\` whom you have seen, so that nothing is decided about somebody who was found since.`,
    errors: ['review_over', 'review_changed', 'too_many_list_entries'],
    params: ReviewParams,
    body: DecisionBody,
    answer: ok('The review as it was decided', DecidedView),
    secretAnswer: true,
    run: (call, answerFor) => decideReview(call.context, keyOf(call), call.body, answerFor),
    view: viewDecided,
  }),
];

function viewDecided(
  { review, session }: DecidedReview,
  { context }: { readonly context: Context },
): z.output<typeof DecidedView> {
  return {
    ...viewReview(review),
    verification: session && {
      sessionId: session.session.id,
      url: linkOf(context, session.token),
      expiresAt: session.session.expiresAt.toISOString(),
    },
  };
}
