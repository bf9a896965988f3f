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

/** Includes the first `limit` parts. */
export async function findRefundWithParts(
  context: EscrowContext,
  key: AgreementKey,
  refundId: string,
  limit: number,
): Promise<refunds.RefundWithParts> {
  return (await refunds.findWithParts(context.db, key, refundId, limit)) ?? missing(context, key);
}

async function missing(context: EscrowContext, key: AgreementKey): Promise<never> {
  // Report the wrong one of the two ids: first the agreement.
  await loadAgreement(context, key);
  throw new Problem(
    'not_found',
    'No refund with this id exists in this agreement. GET its refunds to list them.',
  );
}
