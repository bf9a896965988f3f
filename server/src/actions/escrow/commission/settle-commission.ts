import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import { openUnownedIn } from '#actions/escrow/exceptions/unmatched-deposit.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { type CommissionPayout, settleCommission as settled } from '#core/escrow/commission.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import * as commission from '#store/escrow/commission.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';

type Key = Pick<CommissionPayout, 'developerId' | 'id'>;

/**
 * Sends a payout that the bank does not know yet, and applies its answer. The reference and the destination
 * were committed before, so this may run any number of times.
 */
export async function sendCommission(context: EscrowContext, key: Key): Promise<'settled' | 'pending'> {
  const payout = await context.db.transaction((tx) => commission.lock(tx, key, context.mac));
  if (payout?.status !== 'SUBMITTED') return 'settled';
  const { provider, reference } = payout;
  const bank = bankOf(context, provider);
  // However old: a service restored from a backup may come months later to a number that it had paid.
  const state =
    (await bank.findTransfer(reference)) ?? (await bank.submitPayout(await orderOf(context, payout)));
  await apply(context, key, state);
  return state.status === 'PENDING' ? 'pending' : 'settled';
}

async function orderOf(context: EscrowContext, payout: CommissionPayout) {
  const { developerId, reference, amount, currency, accountVersion } = payout;
  const owner = { developerId, externalUserId: OWN_ACCOUNT_ID };
  const { bankCode, accountNumber, accountName } = await payoutAccounts.version(
    context.db,
    owner,
    accountVersion,
    context.mac,
  );
  const destination = { bankCode, accountNumber, accountName };
  return { reference, amount, currency, narration: 'Commission', destination };
}

/**
 * Applies a bank's notification. True when it changed something. Notifications arrive late and in any order,
 * so the bank is asked about a payout that it has decided before.
 */
export async function applyCommissionState(
  context: EscrowContext,
  key: Key,
  reported: BankTransferState,
): Promise<boolean> {
  const payout = await context.db.transaction((tx) => commission.lock(tx, key, context.mac));
  if (!payout) return false;
  const { provider, reference } = payout;
  const state =
    payout.status === 'SUBMITTED' ? reported : await bankOf(context, provider).findTransfer(reference);
  return state !== null && apply(context, key, state);
}

async function apply(context: EscrowContext, key: Key, state: BankTransferState): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const payout = await commission.lock(tx, key, context.mac);
    const after = payout && settled(payout, state, context.clock());
    if (!after) return false;
    await commission.settle(tx, after.payout, context.mac);
    if (after.exception) await openUnownedIn(context, tx, after.exception);
    return true;
  });
}
