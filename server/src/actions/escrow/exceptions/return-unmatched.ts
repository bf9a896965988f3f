import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { causeOf } from '#core/escrow/deposit.ts';
import * as house from '#store/escrow/bank/unmatched-money.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import type { OwnedException } from '#store/escrow/exceptions.ts';
import { openNobodys } from './unmatched-deposit.ts';

export type StrayReturn = BankTransferState['status'] | 'NOT_HERE';

/**
 * Gives money back that belongs to no agreement, the way it came. The reference follows from what is given
 * back, so that whoever asks twice, or on a restored backup, moves it once.
 */
export async function returnStray(
  context: EscrowContext,
  exception: Pick<OwnedException, 'details'>,
): Promise<StrayReturn> {
  const { db } = context;
  const provider = String(exception.details['provider']);
  const transactionId = String(exception.details['transactionId']);
  const stray = await house.find(db, provider, transactionId);
  const reachable = provider === context.bank.name || context.banks.has(provider);
  if (!stray || stray.left || !reachable) return 'NOT_HERE';
  const bank = bankOf(context, provider);
  const reference = context.derivedId('ret', provider, transactionId);
  await bankReferences.addReturn(db, provider, reference, transactionId, context.clock());
  const { amount, currency } = stray;
  const state =
    (await bank.findTransfer(reference)) ??
    (await bank.submitRefund({ reference, transactionId, amount, currency }));
  await settleReturn(context, transactionId, state, provider);
  return state.status;
}

/** The bank's word on money that the house gives back. True when it is news. */
export async function settleReturn(
  context: EscrowContext,
  transactionId: string,
  state: BankTransferState,
  provider: string,
): Promise<boolean> {
  const { db, clock } = context;
  const stray = state.status === 'SUCCEEDED' && (await house.find(db, provider, transactionId));
  if (!stray || stray.left === 'unmatched_returned') return false;
  if (await house.post(db, 'unmatched_returned', stray, clock())) return true;
  // Its bank has taken it back by itself as well, so that it left twice.
  const { amount, currency } = stray;
  const details = { provider, transactionId, accountNumber: stray.accountNumber };
  await openNobodys(context, { kind: 'paid_twice', subject: causeOf(stray), amount, currency, details });
  return true;
}
