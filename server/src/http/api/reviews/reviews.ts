import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { findReview } from '#actions/reviews/context.ts';
import { type DecidedReview, decideReview } from '#actions/reviews/decide-review.ts';
import { lookAtReview } from '#actions/reviews/look-at-review.ts';
import { assignReview, commentOnReview } from '#actions/reviews/work-review.ts';
import { MOST_ALIKE } from '#core/identity/faces.ts';
import { DECISION_NAMES, REVIEW_KINDS, REVIEW_STATES, type Review } from '#core/reviews/review.ts';
import { FLAGS } from '#core/risk/facts.ts';
import { OUTCOMES } from '#core/risk/labels/label.ts';
import { linkOf } from '#http/api/identity/sessions.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { created, externalId, idOf, moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import { linkedUsersOf, TIES } from '#store/reviews/linked-users.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as assessments from '#store/risk/assessments.ts';
import { CommentView, ReviewView, viewComment, viewReview } from './review-views.ts';
import { HitView, viewHit } from './screening.ts';

const MAX_TEXT = 1_000;

const ListQuery = PageQuery.extend({
  status: z
    .enum(REVIEW_STATES, { error: `status must be one of ${REVIEW_STATES.join(', ')}` })
    .default('OPEN')
    .meta({ description: 'Open reviews are sorted by due time, the others newest first' }),
  type: z.enum(REVIEW_KINDS, { error: `type must be one of ${REVIEW_KINDS.join(', ')}` }).optional(),
  flag: z.enum(FLAGS).optional(),
  externalUserId: externalId('externalUserId').optional(),
  assignee: text('assignee', { max: 100 }).optional().meta({ description: 'The id of a member' }),
  ...agreementReferenceFilter,
  ...periodFilters,
});

const ReviewParams = z.object({ id: idOf('rev') });

const DecisionBody = z.object({
  decision: z.enum(DECISION_NAMES, { error: `decision must be one of ${DECISION_NAMES.join(', ')}` }).meta({
    description:
      'Assessment: let_through or fraud. Appeal or payer: accept or refuse. Watch list hit or face: ' +
      'other_person or same_person. Any: ask_verification',
  }),
  reason: text('reason', { max: MAX_TEXT }),
  blockUntil: moment('blockUntil').optional().meta({
    description: 'With the decision `fraud`: puts the user on your block list until this time',
  }),
  faces: z
    .array(externalId('faces'), { error: 'faces must be a list of user ids' })
    .max(MOST_ALIKE)
    .optional()
    .meta({
      description:
        'For a face review: the externalUserIds that you were shown. If another one has been found ' +
        'since, nothing is decided (409 review_changed). Without it, the decision covers all similar ' +
        'users found by then',
    }),
});
const AssignBody = z.object({
  memberId: text('memberId', { max: 100 }).nullable().meta({ description: 'Null removes the assignment' }),
});
const CommentBody = z.object({ text: text('text', { max: MAX_TEXT }) });

const ReviewWithComments = ReviewView.extend({
  comments: z.array(CommentView),
  hits: z.array(HitView).meta({ description: 'Watch list hits, most likely first. Only for a screening' }),
  faces: z
    .array(
      z.object({
        externalUserId: z.string(),
        likeness: z
          .number()
          .meta({ description: 'The cosine similarity of the two faces; 1 is the same picture' }),
      }),
    )
    .meta({ description: 'Users with a similar face, most similar first. Only for a face review' }),
}).meta({
  id: 'ReviewWithComments',
});
const DecidedView = ReviewView.extend({
  verification: z
    .object({
      sessionId: z.string(),
      url: z.string().meta({ description: 'The link, for this person only. It is shown only once' }),
      expiresAt: timestamp,
    })
    .nullable(),
}).meta({ id: 'DecidedReview' });

const LinkedUserView = z
  .object({
    tie: z.enum(TIES).meta({ description: 'What they have in common. deal: this user pays them' }),
    through: z.string().meta({ description: 'Identifies the shared item: equal for all who share it' }),
    externalUserId: z.string(),
    assessmentId: z.string().nullable().meta({ description: 'Their latest assessment' }),
    flag: z.enum(FLAGS).nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
  })
  .meta({ id: 'ReviewLinkedUser' });

const byDue: Cursor<Review> = { shape: /^\d{1,13}~rev_[0-9a-f]{32}$/, of: reviews.placeIn };

function keyOf({ caller, params }: { caller: Caller; params: { id: string } }): reviews.ReviewKey {
  return { developerId: caller.developerId, id: params.id };
}

/** The review queue: cases that need a person, and their decisions. */
export const reviewEndpoints = [
  list('GET /reviews', {
    operationId: 'listReviews',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'List reviews',
    description: `Returns the review queue, earliest due first. Filter by status, type, flag, user and
      assignee. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of reviews', ReviewView),
    cursor: byDue,
    rows: ({ context, caller, query: { status, type: kind, externalUserId, ...query } }, part) => {
      const filter = { ...query, state: status, kind, userId: externalUserId };
      return reviews.list(context.db, caller.developerId, filter, part);
    },
    view: viewReview,
  }),

  read('GET /reviews/:id', {
    operationId: 'retrieveReview',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'Retrieve a review',
    description: `Returns the review with its comments, oldest first, and the hits of a screening or a face
      search. Viewing an appeal, a screening or a face review is recorded in the audit log
      (\`review.seen\`).`,
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
    summary: 'List the linked users of a review',
    description: `Returns users who share a device, a network, a bank account or a deal with the user of the
      review, and might be part of the same fraud. At most twelve for each kind of link, with their latest
      verdict and its outcome.`,
    heavy: true,
    params: ReviewParams,
    answer: ok('At most twelve for each kind of link', z.object({ data: z.array(LinkedUserView) })),
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
    summary: 'Assign a review',
    description: `Assigns the review to a member who may decide it; null removes the assignment. It is a
      note for others, not a lock.`,
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
    summary: 'Comment on a review',
    description: `Records what was checked and found, for the next person who works on the review. Comments
      are kept with the review.`,
    errors: ['review_over'],
    params: ReviewParams,
    body: CommentBody,
    answer: created('The comment', CommentView),
    run: (call, answerFor) => commentOnReview(call.context, keyOf(call), call.body.text, answerFor),
    view: viewComment,
  }),

  command('POST /reviews/:id/decide', {
    operationId: 'decideReview',
    permission: 'reviews.write',
    tag: 'Reviews',
    summary: 'Decide a review',
    description: `The decisions that are allowed depend on the type of review; an error lists them in
      \`details\`. The consequences are committed together with the decision: a verification counts, an
      assessment is labelled, or the person gets a link to verify themselves (\`ask_verification\`, whose
      \`url\` is shown only once). For a face review, send the users that you were shown in \`faces\`, so
      that nothing is decided about someone found since.`,
    errors: ['review_over', 'review_changed', 'too_many_list_entries'],
    params: ReviewParams,
    body: DecisionBody,
    answer: ok('The decided review', DecidedView),
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
