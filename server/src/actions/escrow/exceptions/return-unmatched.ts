import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { causeOf } from '#core/escrow/deposit.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import type { OwnedException } from '#store/escrow/exceptions.ts';
import { openUnowned } from './unmatched-deposit.ts';

export type UnmatchedReturn = BankTransferState['status'] | 'NOT_HERE';

/**
 * Returns money that belongs to no agreement to its sender. The reference is derived from the deposit, so
 * that repeated calls, or one on a restored backup, move the money once.
 */
export async function returnUnmatched(
  context: EscrowContext,
  exception: Pick<OwnedException, 'details'>,
): Promise<UnmatchedReturn> {
  const { db } = context;
  const provider = String(exception.details['provider']);
  const transactionId = String(exception.details['transactionId']);
  const unmatched = await unmatchedMoney.find(db, provider, transactionId);
  const reachable = provider === context.bank.name || context.banks.has(provider);
  if (!unmatched || unmatched.left || !reachable) return 'NOT_HERE';
  const bank = bankOf(context, provider);
  const reference = context.derivedId('ret', provider, transactionId);
  await bankReferences.addReturn(db, provider, reference, transactionId, context.clock());
  const { amount, currency } = unmatched;
  // Without a date: a restored database may have received the money later than it was returned.
  const state =
    (await bank.findTransfer(reference, { transactionId })) ??
    (await bank.submitRefund({ reference, transactionId, amount, currency }));
  await settleReturn(context, transactionId, state, provider);
  return state.status;
}

/** Asks the bank about the return of unmatched money; null when none was requested. */
export async function stateOfReturn(
  context: EscrowContext,
  { provider, transactionId }: unmatchedMoney.UnmatchedState,
): Promise<BankTransferState | null> {
  const reference = context.derivedId('ret', provider, transactionId);
  if (!(await bankReferences.find(context.db, provider, reference))) return null;
  return bankOf(context, provider).findTransfer(reference, { transactionId });
}

/** Applies the bank's notification about money that the platform returns. True when it changed something. */
export async function settleReturn(
  context: EscrowContext,
  transactionId: string,
  state: BankTransferState,
  provider: string,
): Promise<boolean> {
  const { db, clock } = context;
  const unmatched = state.status === 'SUCCEEDED' && (await unmatchedMoney.find(db, provider, transactionId));
  if (!unmatched || unmatched.left === 'unmatched_returned') return false;
  if (await unmatchedMoney.post(db, 'unmatched_returned', unmatched, clock())) return true;
  // The bank has reversed it as well, so the money left twice.
  const { amount, currency } = unmatched;
  const details = { provider, transactionId, accountNumber: unmatched.accountNumber };
  await openUnowned(context, { kind: 'paid_twice', subject: causeOf(unmatched), amount, currency, details });
  return true;
}
