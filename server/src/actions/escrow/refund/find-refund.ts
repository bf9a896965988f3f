import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/escrow-desk.ts';
import type { Refund } from '#core/escrow/refund/refund.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';

export async function findRefund(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
): Promise<Refund> {
  const refund = await refunds.find(context.db, key, refundId);
  if (refund) return refund;
  // Which of the two ids is wrong is the first thing that the caller wants to know.
  await loadAgreement(context, key);
  throw new Problem('not_found', 'This agreement has no such refund. GET its refunds to see them.');
}
