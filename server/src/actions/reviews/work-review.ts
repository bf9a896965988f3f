import { recordAudit } from '#actions/record-audit.ts';
import { Problem } from '#core/problem.ts';
import type { Review, ReviewComment } from '#core/reviews/review.ts';
import type { ReviewPolicy, ReviewRules } from '#core/reviews/review-policy.ts';
import { rulesOf } from '#core/revision.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/reviews/policies.ts';
import type { ReviewKey } from '#store/reviews/reviews.ts';
import * as reviews from '#store/reviews/reviews.ts';
import { findReview, lockReview, type ReviewContext } from './context.ts';

/** Assigns a review to a member. Null removes the assignment. */
export async function assignReview(
  context: ReviewContext,
  key: ReviewKey,
  assignee: string | null,
  answerFor: AnswerFor<Review>,
): Promise<Answered<Review>> {
  return context.db.transaction(async (tx) => {
    const review = await lockReview(tx, key);
    if (review.state !== 'OPEN') throw new Problem('review_over');
    if (!(await reviews.assign(tx, key, assignee))) {
      const details = [{ path: 'memberId', message: 'must be a member of this account' }];
      throw new Problem('validation_failed', 'memberId is not a member of this account.', { details });
    }
    const { developerId, id } = key;
    const facts = { before: { assignee: review.assignee }, after: { assignee } };
    await recordAudit(context, tx, { developerId, kind: 'review.assigned', subject: id, ...facts });
    return saveAnswer(tx, developerId, { ...review, assignee }, answerFor);
  });
}

export async function commentOnReview(
  context: ReviewContext,
  key: ReviewKey,
  text: string,
  answerFor: AnswerFor<ReviewComment>,
): Promise<Answered<ReviewComment>> {
  await findReview(context.db, key);
  const { actor } = context.caller;
  const comment = { id: context.newId('rmk'), text, actor, createdAt: context.clock() };
  const { developerId, id: subject } = key;
  return context.db.transaction(async (tx) => {
    await reviews.addComment(tx, key, comment);
    // The text may name a person; the log only records that there is a comment.
    const after = { comment: comment.id };
    await recordAudit(context, tx, { developerId, kind: 'review.commented', subject, after });
    return saveAnswer(tx, developerId, comment, answerFor);
  });
}

/** Applies from the next assessment on. Open reviews are not changed. */
export async function changeReviewPolicy(
  context: ReviewContext,
  developerId: string,
  rules: ReviewRules,
  answerFor: AnswerFor<ReviewPolicy>,
): Promise<Answered<ReviewPolicy>> {
  return context.db.transaction(async (tx) => {
    const by = { changedAt: context.clock(), changedBy: context.caller.actor };
    const { before, after } = await policies.replace(tx, developerId, rules, by);
    const record = { developerId, kind: 'review_policy.changed', subject: null } as const;
    await recordAudit(context, tx, { ...record, before: rulesOf(before), after: rules });
    return saveAnswer(tx, developerId, after, answerFor);
  });
}
