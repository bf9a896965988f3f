import { rulesRequireApproval } from '#core/approvals/rules.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { nextDueOf } from '#core/escrow/deadlines.ts';
import type { Disputed } from '#core/escrow/disputes/stand.ts';
import { isExpired, meetDeadlines as meet, silentDispute } from '#core/escrow/meet-deadlines.ts';
import * as rules from '#store/approvals/rules.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { changeAgreement, loadAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { resolveFacts } from './resolve-facts.ts';

/** Does what has fallen due. Returns when something is due next; null when nothing is. */
export async function meetDeadlines(context: EscrowContext, key: AgreementKey): Promise<Date | null> {
  await changeAgreement(context, key, async (agreement, moment) => {
    const silent = silentDispute(agreement, moment.now);
    if (silent) {
      const facts = await resolveFacts(context, key, agreement, silent.id);
      return meet(agreement, { ...facts, mayGrant: await mayGrant(context, agreement, silent) }, moment);
    }
    const returnable = isExpired(agreement, moment.now)
      ? await deposits.returnable(context.db, key, { applied: true })
      : [];
    return meet(agreement, { deposits: returnable, recalls: [], mayGrant: false }, moment);
  });
  return nextDueOf(await loadAgreement(context, key));
}

/**
 * Where a decision about this amount needs a second person, silence does not divide the money: one person
 * could open a dispute for a party and wait.
 */
async function mayGrant(
  { db }: EscrowContext,
  { developerId, id: agreementId, currency }: Agreement,
  { amount, title }: Disputed,
): Promise<boolean> {
  const summary = `Grant the claim about “${title}”.`;
  const asked = { kind: 'settlement', agreementId, amount, currency, summary, input: {} } as const;
  return !rulesRequireApproval(await rules.find(db, developerId, 'settlement'), asked);
}
