import { overrule } from '#actions/identity/review-verification.ts';
import { type NewSession, openSession } from '#actions/identity/sessions/create-session.ts';
import { putOnList } from '#actions/risk/change-list.ts';
import { writeLabel } from '#actions/risk/label-assessment.ts';
import { Problem } from '#core/problem.ts';
import { decide } from '#core/reviews/decide.ts';
import { DECISIONS, type Decision, type Review } from '#core/reviews/review.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { alikeTo } from '#store/identity/faces.ts';
import type { ReviewKey } from '#store/reviews/reviews.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as overrides from '#store/risk/overrides.ts';
import { lockReview, momentOf, type ReviewContext } from './context.ts';

/** How long a user who was let through has to pay. */
const PASS_MS = 72 * 3_600_000;

export type ReviewDecision = {
  readonly decision: Decision;
  readonly reason: string;
  /** Only with fraud: payments of the user are RED until then. */
  readonly blockUntil?: Date | undefined;
  /** Only for a face review: the users that the reviewer was shown. */
  readonly faces?: readonly string[] | undefined;
};
export type DecidedReview = {
  readonly review: Review;
  /** The link for the person, if they were asked to verify themselves. It is returned only once. */
  readonly session: NewSession | null;
};

/**
 * Decides, carries out the decision and labels, in one transaction. Of two concurrent decisions, one
 * succeeds.
 */
export async function decideReview(
  context: ReviewContext,
  key: ReviewKey,
  decided: ReviewDecision,
  answerFor: AnswerFor<DecidedReview>,
): Promise<Answered<DecidedReview>> {
  const { decision, reason, blockUntil } = decided;
  if (blockUntil) checkBlock(decision, blockUntil, context.clock());
  const saved = await context.db.transaction(async (tx) => {
    const open = await lockReview(tx, key);
    if (decided.faces) await checkSeen(tx, open, decided.faces, context.clock());
    const review = await reviews.save(tx, decide(open, decision, reason, momentOf(context)));
    await label(context, tx, review, decided);
    const session = await act(context, tx, review, decided);
    return saveAnswer(tx, key.developerId, { review, session }, answerFor);
  });
  if (blockUntil) context.risk.compiledPolicy.forget(key.developerId);
  context.webhooks.wake();
  context.wakeWorker();
  return saved;
}

function checkBlock(decision: Decision, until: Date, now: Date): void {
  const message = decision !== 'fraud' ? 'can be used only with the decision fraud' : 'must be in the future';
  if (decision === 'fraud' && until > now) return;
  throw new Problem('validation_failed', `blockUntil ${message}.`, {
    details: [{ path: 'blockUntil', message }],
  });
}

/** Faces are added only while the review is locked, so this check cannot race with them. */
async function checkSeen(tx: Queryable, review: Review, seen: readonly string[], now: Date): Promise<void> {
  const { kind, state, developerId, subjectId: verificationId } = review;
  if (kind !== 'face') {
    const details = [{ path: 'faces', message: 'can be used only for a face review' }];
    throw new Problem('validation_failed', 'faces can be used only for a face review.', { details });
  }
  if (state !== 'OPEN') return;
  const alike = await alikeTo(tx, { developerId, verificationId }, now);
  if (alike.some(({ externalUserId }) => !seen.includes(externalUserId))) throw new Problem('review_changed');
}

async function label(
  context: ReviewContext,
  tx: Queryable,
  { developerId, subjectId: assessmentId }: Review,
  { decision, reason }: ReviewDecision,
): Promise<void> {
  const outcome = DECISIONS[decision].label;
  if (outcome) await writeLabel(context, tx, { developerId, assessmentId, outcome, reason }, 'review');
}

async function act(
  context: ReviewContext,
  tx: Queryable,
  review: Review,
  { decision, reason, blockUntil }: ReviewDecision,
): Promise<NewSession | null> {
  const { developerId, userId } = review;
  if (blockUntil) {
    const entry = { on: 'user', kind: 'block', list: null, value: userId, reason } as const;
    await putOnList(context, tx, developerId, { ...entry, expiresAt: blockUntil });
  }
  if (decision === 'let_through') await letThrough(context, tx, review);
  if (decision === 'accept' && review.kind === 'appeal') {
    const verified = { developerId, verificationId: review.subjectId, verified: true };
    await overrule(context, tx, { ...verified, reason });
  }
  if (decision !== 'ask_verification') return null;
  const wanted = { livenessLevel: undefined, documentTypes: null, language: 'en', returnUrl: null } as const;
  return openSession(context, tx, { developerId, externalUserId: userId, ...wanted });
}

/** Without an agreement nothing was blocked, so there is nothing to override. */
async function letThrough(context: ReviewContext, tx: Queryable, review: Review): Promise<void> {
  const { developerId, id: reviewId, agreementId, userId, subjectId: assessmentId } = review;
  if (agreementId === null) return;
  const until = new Date(context.clock().getTime() + PASS_MS);
  await overrides.give(tx, { developerId, agreementId, userId, assessmentId, reviewId, until });
}
