import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Refund } from '#core/escrow/refund.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as refunds from '#store/escrow/refunds.ts';

export async function findRefund(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
): Promise<Refund> {
  return (await refunds.find(context.db, key, refundId)) ?? missing(context, key);
}

/** With as many of its parts, the first ones, as `limit` says. */
export async function findRefundWithParts(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  limit: number,
): Promise<refunds.RefundWithParts> {
  return (await refunds.findWithParts(context.db, key, refundId, limit)) ?? missing(context, key);
}

async function missing(context: EscrowContext, key: AgreementKey): Promise<never> {
  // Which of the two ids is wrong is the first thing that the caller wants to know.
  await loadAgreement(context, key);
  throw new Problem('not_found', 'This agreement has no such refund. GET its refunds to see them.');
}
