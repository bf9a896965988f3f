import { nextRefundStep, settleRefundPart } from '#core/escrow/refund/settle.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { changeAgreement } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { findRefund } from './find-refund.ts';

/** Sends back whatever this agreement owes its buyer, part by part; each part is safe to repeat. */
export async function payRefunds(context: EscrowContext, key: AgreementKey): Promise<'settled' | 'pending'> {
  let outcome: 'settled' | 'pending' = 'settled';
  for (const refund of await refunds.unpaid(context.db, key)) {
    for (let index = 0; index < refund.parts.length; index++) {
      if ((await payPart(context, key, refund.id, index)) === 'pending') outcome = 'pending';
    }
  }
  return outcome;
}

async function payPart(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  partIndex: number,
): Promise<'settled' | 'pending'> {
  const step = await changeAgreement(context, key, async (agreement, moment) =>
    nextRefundStep(agreement, await findRefund(context, key, refundId), partIndex, moment),
  );
  if (step.next === 'nothing') return 'settled';
  const { reference } = step.order;
  const known = step.next === 'ask' ? await context.bank.findTransfer(reference) : null;
  // The end of the hold starts it again.
  if (!known && step.next === 'ask' && !step.maySend) return 'settled';
  const state = known ?? (await context.bank.submitRefund(step.order));
  await changeAgreement(context, key, async (agreement, moment) => {
    const refund = await findRefund(context, key, refundId);
    return settleRefundPart(agreement, refund, { partIndex, reference }, state, moment);
  });
  // A part that failed is tried anew under a new reference, when the job comes round again.
  return state.status === 'SUCCEEDED' ? 'settled' : 'pending';
}
