import { overrule } from '#actions/identity/review-verification.ts';
import { type NewSession, openSession } from '#actions/identity/sessions/create-session.ts';
import { writeLabel } from '#actions/risk/label-assessment.ts';
import { decide } from '#core/reviews/decide.ts';
import { DECISIONS, type Decision, type Review } from '#core/reviews/review.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { ReviewKey } from '#store/reviews/reviews.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as passes from '#store/risk/passes.ts';
import { lockReview, momentOf, type ReviewContext } from './review-desk.ts';

/** How long somebody who was let through may take to pay. */
const PASS_MS = 72 * 3_600_000;

export type ReviewDecision = { readonly decision: Decision; readonly reason: string };
export type DecidedReview = {
  readonly review: Review;
  /** The link for the person, where one was asked to verify themselves. It is said this once. */
  readonly session: NewSession | null;
};

/** Decides, does what was decided and labels, in one commit. Of two who decide at once, one does. */
export async function decideReview(
  context: ReviewContext,
  key: ReviewKey,
  { decision, reason }: ReviewDecision,
  answerFor: AnswerFor<DecidedReview>,
): Promise<Answered<DecidedReview>> {
  const saved = await context.db.transaction(async (tx) => {
    const open = await lockReview(tx, key);
    const review = await reviews.save(tx, decide(open, decision, reason, momentOf(context)));
    await label(context, tx, review, { decision, reason });
    const session = await act(context, tx, review, { decision, reason });
    return saveAnswer(tx, key.developerId, { review, session }, answerFor);
  });
  context.webhooks.wake();
  context.wakeWorker();
  return saved;
}

async function label(
  context: ReviewContext,
  tx: Queryable,
  { developerId, subjectId: assessmentId }: Review,
  { decision, reason }: ReviewDecision,
): Promise<void> {
  const outcome = DECISIONS[decision].label;
  if (outcome) await writeLabel(context, tx, { developerId, assessmentId, outcome, reason }, 'desk');
}

async function act(
  context: ReviewContext,
  tx: Queryable,
  review: Review,
  { decision, reason }: ReviewDecision,
): Promise<NewSession | null> {
  const { developerId, userId } = review;
  if (decision === 'let_through') await letThrough(context, tx, review);
  if (decision === 'accept') {
    const verified = { developerId, verificationId: review.subjectId, verified: true };
    await overrule(context, tx, { ...verified, reason });
  }
  if (decision !== 'ask_verification') return null;
  const wanted = { livenessLevel: undefined, documentTypes: null, language: 'en', returnUrl: null } as const;
  return openSession(context, tx, { developerId, externalUserId: userId, ...wanted });
}

/** Without an agreement nothing was held back: whoever asked hears that all is well. */
async function letThrough(context: ReviewContext, tx: Queryable, review: Review): Promise<void> {
  const { developerId, id: reviewId, agreementId, userId, subjectId: assessmentId } = review;
  if (agreementId === null) return;
  const until = new Date(context.clock().getTime() + PASS_MS);
  await passes.give(tx, { developerId, agreementId, userId, assessmentId, reviewId, until });
}
