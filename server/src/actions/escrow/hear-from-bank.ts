import type { BankNotice, IncomingDeposit } from '#core/escrow/bank.ts';
import { DepositConflict } from '#core/escrow/deposit.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { receiveDeposit } from './receive-deposit.ts';
import { applyRefundState } from './refund/pay-refunds.ts';
import { applyPayoutState } from './send-payout.ts';

/** What a bank tells us unasked. Duplicates and stale notices change nothing. */
export async function hearFromBank(context: EscrowContext, notices: readonly BankNotice[]): Promise<void> {
  for (const notice of notices) {
    if (notice.kind === 'deposit') await hearOfDeposit(context, notice.deposit);
    else await hearOfTransfer(context, notice);
  }
}

/** A bank that contradicts itself would do so for ever if it were refused; a person has to hear of it. */
async function hearOfDeposit(context: EscrowContext, deposit: IncomingDeposit): Promise<void> {
  try {
    await receiveDeposit(context, deposit, null, NO_ANSWER);
  } catch (error) {
    if (!(error instanceof DepositConflict)) throw error;
    context.onDepositConflict(error);
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
    await applyRefundState(context, owner, reference, state);
  }
}
