import { nextDueOf } from '#core/escrow/deadlines.ts';
import { isExpired, meetDeadlines as meet } from '#core/escrow/meet-deadlines.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { changeAgreement, loadAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

/** Does what has fallen due. Returns when something is due next; null when nothing is. */
export async function meetDeadlines(context: EscrowContext, key: AgreementKey): Promise<Date | null> {
  await changeAgreement(context, key, async (agreement, moment) => {
    const returnable = isExpired(agreement, moment.now)
      ? await deposits.returnable(context.db, key, { applied: true })
      : [];
    return meet(agreement, returnable, moment);
  });
  return nextDueOf(await loadAgreement(context, key));
}
