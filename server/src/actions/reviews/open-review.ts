import { recordAudit } from '#actions/record-audit.ts';
import { Problem } from '#core/problem.ts';
import { announce } from '#core/reviews/decide.ts';
import type { Review } from '#core/reviews/review.ts';
import { type DueKind, dueAt } from '#core/reviews/review-policy.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as verifications from '#store/identity/verifications.ts';
import * as policies from '#store/reviews/policies.ts';
import * as reviews from '#store/reviews/reviews.ts';
import { momentOf, type ReviewContext } from './context.ts';

/** Announces those of the reviews that were not announced yet, in one commit. Safe to repeat. */
export async function announceReviews(
  context: ReviewContext,
  developerId: string,
  ids: readonly string[],
): Promise<void> {
  const announced = await context.db.transaction(async (tx) => {
    const found = await reviews.lockUnannounced(tx, developerId, ids);
    const moment = momentOf(context);
    await reviews.saveAnnounced(
      tx,
      developerId,
      found.map((review) => announce(review, moment)),
    );
    return found.length > 0;
  });
  if (announced) context.webhooks.wake();
}

type Wanted = Pick<Review, 'developerId' | 'kind' | 'subjectId' | 'userId' | 'claim'> & {
  readonly agreementId?: string;
};

/**
 * Opens and announces a review in the caller's transaction. An open review of the same kind is kept instead.
 */
export async function openReview(
  context: ReviewContext,
  tx: Queryable,
  wanted: Wanted,
  due: DueKind,
): Promise<Review> {
  const openedAt = context.clock();
  const policy = await policies.find(tx, wanted.developerId);
  const open = await reviews.insert(tx, {
    ...wanted,
    id: context.newId('rev'),
    agreementId: wanted.agreementId ?? null,
    flag: null,
    score: null,
    state: 'OPEN',
    assignee: null,
    openedAt,
    dueAt: dueAt(policy, due, openedAt),
    eventHead: null,
    decision: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
  });
  return open.eventHead === null ? reviews.save(tx, announce(open, momentOf(context))) : open;
}

/** Opens a review of a failed verification that is contested. */
export async function appealVerification(
  context: ReviewContext,
  { developerId, verificationId }: { readonly developerId: string; readonly verificationId: string },
  claim: string,
  answerFor: AnswerFor<Review>,
): Promise<Answered<Review>> {
  const verification = await verifications.find(context.db, developerId, verificationId);
  if (!verification) throw new Problem('not_found', 'No verification with this id exists in this account.');
  if (verification.verified) throw new Problem('verification_passed');
  const { externalUserId: userId } = verification;
  const wanted = { developerId, kind: 'appeal', subjectId: verificationId, userId, claim } as const;
  const saved = await context.db.transaction(async (tx) => {
    const review = await openReview(context, tx, wanted, 'APPEAL');
    const after = { verification: review.subjectId, externalUserId: userId };
    await recordAudit(context, tx, { developerId, kind: 'appeal.made', subject: review.id, after });
    return saveAnswer(tx, developerId, review, answerFor);
  });
  context.webhooks.wake();
  return saved;
}
