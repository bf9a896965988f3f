import type { Agreement } from '#core/escrow/agreement.ts';
import type { ResolveFacts } from '#core/escrow/resolve.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as commission from '#store/escrow/commission.ts';
import * as deposits from '#store/escrow/deposits.ts';
import type { EscrowContext } from './context.ts';
import { recallsOf } from './exceptions/recalls-of.ts';

/** Returns the facts besides the agreement that a decision about a milestone depends on. */
export async function resolveFacts(
  context: EscrowContext,
  key: AgreementKey,
  agreement: Agreement,
  milestoneId: string,
): Promise<ResolveFacts> {
  return {
    deposits: await deposits.returnable(context.db, key, { applied: true }),
    recalls: await recallsOf(context, agreement),
    commissionLeft: await commissionLeft(context, agreement, milestoneId),
  };
}

/** Only the commission of a milestone that was paid before its bank reversed that can have been paid out. */
async function commissionLeft(
  { db }: EscrowContext,
  { developerId, currency, milestones }: Agreement,
  milestoneId: string,
): Promise<number | undefined> {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (!milestone || milestone.commission === 0 || milestone.payoutAttempts === 0) return undefined;
  const found = (await commission.totals(db, developerId)).find((one) => one.currency === currency);
  return found ? found.earned - found.submitted - found.paidOut : undefined;
}
