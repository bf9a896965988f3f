import type { Context } from '#actions/context.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { nextRefundStep, type Refund, type RefundStep, settleRefundPart } from '#core/escrow/refund.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { changeAgreement, loadAgreement } from './change-agreement.ts';

/** Sends back whatever this agreement owes its buyer, part by part; each part is safe to repeat. */
export async function payRefunds(context: Context, key: AgreementKey): Promise<'settled' | 'pending'> {
  let outcome: 'settled' | 'pending' = 'settled';
  for (const refund of await refunds.unpaid(context.db, key)) {
    for (let index = 0; index < refund.parts.length; index++) {
      if ((await payPart(context, key, refund.id, index)) === 'pending') outcome = 'pending';
    }
  }
  return outcome;
}

async function payPart(
  context: Context,
  key: AgreementKey,
  refundId: string,
  index: number,
): Promise<'settled' | 'pending'> {
  const step = await takeStep(context, key, refundId, index);
  if (step.next === 'nothing') return 'settled';
  const { reference, part } = step;
  const known = step.next === 'ask' ? await context.bank.findTransfer(reference) : null;
  // The end of the hold starts it again.
  if (!known && step.next === 'ask' && !step.maySend) return 'settled';
  const state = known ?? (await submit(context, key, reference, part));
  await settle(context, key, refundId, index, reference, state);
  // A part that failed is tried anew under a new reference, when the job comes round again.
  return state.status === 'SUCCEEDED' ? 'settled' : 'pending';
}

async function submit(
  context: Context,
  key: AgreementKey,
  reference: string,
  part: Refund['parts'][number],
): Promise<BankTransferState> {
  const { currency } = await loadAgreement(context, key);
  const { transactionId, amount } = part;
  return context.bank.submitRefund({ reference, transactionId, amount, currency });
}

function takeStep(context: Context, key: AgreementKey, refundId: string, index: number): Promise<RefundStep> {
  return changeAgreement<RefundStep>(context, key, async (agreement, moment) => {
    const refund = await refunds.find(context.db, key, refundId);
    const step: RefundStep = refund ? nextRefundStep(agreement, refund, index, moment) : { next: 'nothing' };
    return { change: step.next === 'send' ? step.change : null, result: step };
  });
}

export async function settle(
  context: Context,
  key: AgreementKey,
  refundId: string,
  index: number,
  reference: string,
  state: BankTransferState,
): Promise<void> {
  await changeAgreement(context, key, async (agreement, moment) => {
    const refund = await refunds.find(context.db, key, refundId);
    const change = refund ? settleRefundPart(agreement, refund, index, reference, state, moment) : null;
    return { change, result: undefined };
  });
}
