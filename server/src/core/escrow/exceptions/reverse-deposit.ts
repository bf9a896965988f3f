import { type Agreement, isClosed } from '#core/escrow/agreement.ts';
import type { DepositReversal } from '#core/escrow/bank.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { causeOf, type Deposit, describeDeposit, returnableOf } from '#core/escrow/deposit.ts';
import { Draft } from '#core/escrow/draft.ts';
import { add, type Money, subtract, ZERO } from '#core/escrow/money.ts';

export type Reversed = 'applied' | 'repeated' | 'contradiction';

/**
 * Books a bank's reversal of a deposit. The part still held leaves the books; the part that went to the
 * seller or back to the buyer becomes a receivable that the platform covers. The agreement is put on hold:
 * the remaining money was meant to pay for something, and a person has to decide what.
 */
export function reverseDeposit(
  agreement: Agreement,
  deposit: Deposit,
  reversal: DepositReversal,
  moment: Moment,
): Decision<Reversed> {
  const amount = reversal.amount ?? deposit.amount;
  if (deposit.reversed === amount) return { change: null, result: 'repeated' };
  const draft = new Draft(agreement, moment);
  const cause = causeOf(deposit);
  if (deposit.reversed > 0 || amount > deposit.amount) {
    const details = { deposited: deposit.amount, reversedBefore: deposit.reversed, reported: amount };
    draft.addException({ kind: 'contradiction', subject: cause, amount, details });
    hold(
      draft,
      `the bank reversed ${amount} of deposit ${deposit.transactionId}, which contradicts the books`,
    );
    return { change: draft.done(), result: 'contradiction' };
  }
  const held = takeOut(draft, deposit, amount);
  const owed = subtract(amount, held);
  draft.post('deposit_reversed_owed', owed, cause);
  draft.setReturned({ ...deposit, reversed: amount });
  // A stored notification omits what is null.
  const reason = reversal.reason ?? null;
  draft.emit('deposit.reversed', { ...describeDeposit({ ...deposit, amount }), held, owed, reason });
  const recall = { source: 'recall', cause, reason: reason ?? 'The bank reversed the deposit.' } as const;
  draft.enqueue('label-payment', { ...recall, by: draft.actor });
  if (owed > 0) {
    const details = { deposited: deposit.amount, reversed: amount, returned: deposit.returned, reason };
    draft.addException({ kind: 'deposit_reversed', subject: cause, amount: owed, details });
  }
  hold(draft, `the bank reversed deposit ${deposit.transactionId}`);
  return { change: draft.done(), result: 'applied' };
}

/** The accounts that may still hold a deposit, in the order they are debited. */
const APPLIED = [
  ['deposit_reversed_excess', 'excess'],
  ['deposit_reversed', 'escrow'],
] as const;
const UNAPPLIED = [['deposit_reversed_unapplied', 'suspense']] as const;

/** Money already returned to its sender is not taken from what others paid in. */
function takeOut(draft: Draft, deposit: Deposit, amount: Money): Money {
  const atMost = Math.min(amount, returnableOf(deposit)) as Money;
  let taken = ZERO;
  for (const [kind, account] of deposit.applied ? APPLIED : UNAPPLIED) {
    const part = Math.min(subtract(atMost, taken), draft.agreement.balances[account]) as Money;
    draft.post(kind, part, causeOf(deposit));
    taken = add(taken, part);
  }
  return taken;
}

/** A closed agreement with no money at the bank has nothing to hold. */
function hold(draft: Draft, reason: string): void {
  if (!isClosed(draft.agreement)) draft.holdUnlessHeld(reason);
}
