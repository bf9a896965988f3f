import { type Agreement, isClosed } from '#core/escrow/agreement.ts';
import type { DepositDispute } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { causeOf, type Deposit } from '#core/escrow/deposit.ts';
import { Draft } from '#core/escrow/draft.ts';

/**
 * Puts the agreement of a disputed deposit on hold, since the bank may take the money back. Nothing is booked
 * until it does.
 */
export function disputeDeposit(
  agreement: Agreement,
  deposit: Deposit,
  { disputeId, reason }: DepositDispute,
  moment: Moment,
): Decision<void> {
  const draft = new Draft(agreement, moment);
  const subject = `${causeOf(deposit)}:${disputeId}`;
  const details = { transactionId: deposit.transactionId, disputeId, reason };
  draft.addException({ kind: 'deposit_disputed', subject, amount: deposit.amount, details });
  if (!isClosed(agreement))
    draft.holdUnlessHeld(`the bank reports dispute ${disputeId} about deposit ${deposit.transactionId}`);
  return { change: draft.done(), result: undefined };
}
