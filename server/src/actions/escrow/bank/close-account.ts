import { bankOf, type EscrowContext } from '#actions/escrow/context.ts';
import type { AccountKey } from '#store/escrow/bank/virtual-accounts.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';

/**
 * Queues accounts for closing that are no longer needed, so that money sent there by habit is returned by the
 * sender's own bank. Returns how many there were.
 */
export function closeUnneeded(context: EscrowContext, limit: number): Promise<number> {
  const closing = [...context.banks.values()].filter(({ can }) => can.closesAccounts);
  const names = closing.map(({ name }) => name);
  return virtualAccounts.takeUpClosing(context.db, names, context.clock(), limit);
}

/** Closing twice does no harm, so it is recorded after the bank has done it. */
export async function closeAccount(
  context: EscrowContext,
  developerId: string,
  key: AccountKey,
): Promise<void> {
  const account = await virtualAccounts.findToClose(context.db, developerId, key);
  if (!account) return;
  await bankOf(context, key.provider).closeAccount(account, key.reference);
  await virtualAccounts.noteClosed(context.db, key, context.clock());
}
