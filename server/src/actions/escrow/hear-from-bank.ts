import type { BankNotice } from '#core/escrow/bank.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { payRefunds } from './pay-refunds.ts';
import { receiveDeposit } from './receive-deposit.ts';
import { applyPayoutState } from './send-payout.ts';

/** What a bank tells us unasked. Duplicates and stale notices change nothing. */
export async function hearFromBank(context: EscrowContext, notices: readonly BankNotice[]): Promise<void> {
  for (const notice of notices) {
    if (notice.kind === 'deposit') await receiveDeposit(context, notice.deposit, null, NO_ANSWER);
    else await hearOfTransfer(context, notice);
  }
}

async function hearOfTransfer(
  context: EscrowContext,
  { reference, state }: Extract<BankNotice, { kind: 'transfer' }>,
): Promise<void> {
  const owner = await bankReferences.find(context.db, context.bank.name, reference);
  if (!owner) return;
  if (owner.kind === 'payout') {
    await applyPayoutState(context, { ...owner, milestoneId: owner.subjectId }, reference, state);
  } else {
    // The refund knows its parts; asking the bank again settles whichever this was.
    await payRefunds(context, owner);
  }
}
