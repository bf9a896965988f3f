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
import * as assessments from '#store/risk/assessments.ts';
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

type Wanted = Pick<Review, 'developerId' | 'kind' | 'subjectId' | 'userId' | 'claim'> &
  Partial<Pick<Review, 'agreementId' | 'flag' | 'score'>>;

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
    flag: wanted.flag ?? null,
    score: wanted.score ?? null,
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

/**
 * Opens a review because a person asked for a human, or adds their words to the one that is open. Repeated,
 * it keeps the first words.
 */
export async function openAppeal(
  context: ReviewContext,
  tx: Queryable,
  wanted: Wanted & { readonly claim: string },
): Promise<Review> {
  const opened = await openReview(context, tx, wanted, 'APPEAL');
  const policy = await policies.find(tx, wanted.developerId);
  const due = dueAt(policy, 'APPEAL', context.clock());
  const review = opened.claim === null ? await reviews.addClaim(tx, opened, wanted.claim, due) : opened;
  const { developerId, kind, subjectId, userId } = review;
  await recordAudit(context, tx, {
    developerId,
    kind: 'appeal.made',
    subject: review.id,
    after: { kind, subjectId, externalUserId: userId },
  });
  return review;
}

/** Opens a review of a RED assessment that is contested. */
export async function appealAssessment(
  context: ReviewContext,
  { developerId, assessmentId }: { readonly developerId: string; readonly assessmentId: string },
  claim: string,
  answerFor: AnswerFor<Review>,
): Promise<Answered<Review>> {
  const found = await assessments.find(context.db, developerId, assessmentId);
  if (!found) throw new Problem('not_found', 'No assessment with this id exists in this account.');
  if (found.flag !== 'RED') throw new Problem('nothing_to_appeal');
  const { userId, agreementId, score, flag } = found;
  const subject = { developerId, kind: 'assessment', subjectId: assessmentId } as const;
  const saved = await context.db.transaction(async (tx) =>
    saveAnswer(
      tx,
      developerId,
      await openAppeal(context, tx, { ...subject, userId, agreementId, score, flag, claim }),
      answerFor,
    ),
  );
  context.webhooks.wake();
  return saved;
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
