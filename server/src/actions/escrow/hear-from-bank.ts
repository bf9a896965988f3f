import type { Context } from '#actions/context.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import { payRefunds } from './pay-refunds.ts';
import { settle } from './send-payout.ts';

/** A bank's message about something we sent. Duplicates and stale ones change nothing. */
export async function hearFromBank(
  context: Context,
  provider: string,
  reference: string,
  state: BankTransferState,
): Promise<void> {
  const owner = await bankReferences.find(context.db, provider, reference);
  if (!owner) return;
  if (owner.kind === 'payout') {
    await settle(context, { ...owner, milestoneId: owner.subjectId }, reference, state);
  } else {
    // The refund knows its parts; asking the bank again settles whichever this was.
    await payRefunds(context, owner);
  }
}
