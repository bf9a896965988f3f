import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Exception } from '#core/escrow/exception.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { type Money, subtract, sum } from '#core/escrow/money.ts';
import { milestoneIdOf } from '#core/escrow/part.ts';
import { Problem } from '#core/problem.ts';

/** The open exception of a deposit that its bank took back, and what is still owed because of it. */
export type Recall = { readonly exception: Exception; readonly owed: Money };

/**
 * Settles recalls with released money that the seller has not received. The buyer has the money already,
 * because the bank returned it, so this much of the decision is not refunded. Returns that amount.
 */
export function recover(
  draft: Draft,
  milestone: Pick<Milestone, 'id' | 'toBuyer'>,
  decided: { readonly amount: Money; readonly reason: string },
  recalls: readonly Recall[],
): Money {
  let left = decided.amount;
  for (const { exception, owed } of recalls) {
    const share = Math.min(left, owed) as Money;
    if (share === 0) continue;
    const cause = recoveryCause(exception.subject, milestone);
    draft.post('release_recalled', share, cause);
    draft.post('receivable_recovered', share, cause);
    if (share === owed) draft.closeException(exception, decided.reason, share);
    left = subtract(left, share);
  }
  return subtract(decided.amount, left);
}

/** Each decision about a milestone gives the buyer more than the last, so the cause is unique. */
function recoveryCause(subject: string, { id, toBuyer }: Pick<Milestone, 'id' | 'toBuyer'>): string {
  return `${subject} ${id}:${toBuyer}`;
}

/** Returns the recalled deposit and the milestone of such a cause, which may name one of its parts. */
export function readRecoveryCause(cause: string): { readonly subject: string; readonly milestoneId: string } {
  const [, subject = '', milestoneId = ''] = /^(.*) (\S+):\d+$/s.exec(cause) ?? [];
  return { subject, milestoneId: milestoneIdOf(milestoneId) };
}

/** Money must not leave in place of a deposit that the bank has taken back: other buyers would pay for it. */
export function requireCovered({ balances, currency }: Agreement, recalls: readonly Recall[]): void {
  if (recalls.length === 0 || balances.bank === balances.commission) return;
  const owed = sum(recalls.map((recall) => recall.owed));
  throw new Problem(
    'recall_unsettled',
    `The bank took back ${owed} ${currency} that this agreement had already released or refunded. ` +
      `Resolve the released milestone for the buyer, or pay the amount in and close ` +
      `${recalls.map(({ exception }) => exception.id).join(', ')} with POST /v1/exceptions/:id/close.`,
  );
}

/** A hold for money that is about to leave although a recall is not settled. */
export function holdForRecall<Step>(
  agreement: Agreement,
  recalls: readonly Recall[],
  moment: Moment,
  step: Step,
): Decision<Step> | null {
  if (recalls.length === 0 || agreement.hold !== null) return null;
  const draft = new Draft(agreement, moment);
  const [first] = recalls;
  draft.holdUnlessHeld(`the bank took back deposit ${first?.exception.subject}, which is not settled`);
  return { change: draft.done(), result: step };
}
