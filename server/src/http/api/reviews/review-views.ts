import { z } from 'zod';
import {
  DECISION_NAMES,
  REVIEW_KINDS,
  REVIEW_STATES,
  type Review,
  type ReviewComment,
} from '#core/reviews/review.ts';
import { FLAGS } from '#core/risk/facts.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';

export const ReviewView = z
  .object({
    id: z.string(),
    type: z.enum(REVIEW_KINDS).meta({
      description:
        'appeal: a failed verification is contested. payer: a deposit under a name other than the ' +
        'buyer’s. face: a user who looks like another user',
    }),
    subjectId: z.string().meta({
      description:
        'The most important assessment, the verification, the watch list hit, or the deposit as ' +
        'provider:transactionId',
    }),
    externalUserId: z.string(),
    agreementId: z.string().nullable(),
    flag: z.enum(FLAGS).nullable(),
    score: z.int().nullable(),
    status: z.enum(REVIEW_STATES).meta({ description: 'LAPSED: not decided within thirty days' }),
    claim: z.string().nullable().meta({ description: 'The reason given by the person who asked for it' }),
    assignee: z.string().nullable().meta({ description: 'The id of a member' }),
    createdAt: timestamp,
    dueAt: timestamp,
    decision: z.enum(DECISION_NAMES).nullable(),
    reason: z.string().nullable(),
    decidedBy: ActorView.nullable(),
    decidedAt: timestamp.nullable(),
  })
  .meta({ id: 'Review' });

export const CommentView = z
  .object({ id: z.string(), text: z.string(), actor: ActorView, createdAt: timestamp })
  .meta({ id: 'ReviewComment' });

export function viewReview(review: Review): z.output<typeof ReviewView> {
  const { developerId: _developerId, userId, eventHead: _eventHead, openedAt, dueAt, ...others } = review;
  const { kind: type, state: status, ...rest } = others;
  return {
    ...rest,
    type,
    status,
    externalUserId: userId,
    createdAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
  };
}

export function viewComment({ createdAt, ...comment }: ReviewComment): z.output<typeof CommentView> {
  return { ...comment, createdAt: createdAt.toISOString() };
}
