import { trustAgreementDevice } from '#store/risk/trust.ts';
import type { RiskContext } from './context.ts';

/**
 * The seller has the money and there was no objection, so the device that the buyer was assessed with is the
 * buyer's own.
 */
export async function trustDisbursedDevice(
  context: RiskContext,
  agreement: { developerId: string; agreementId: string },
): Promise<void> {
  await trustAgreementDevice(context.db, { ...agreement, at: context.clock() });
}
