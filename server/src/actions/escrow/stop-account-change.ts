import { type PayoutAccount, stopChange } from '#core/escrow/payout-account.ts';
import { Problem } from '#core/problem.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import * as jobs from '#store/jobs.ts';
import { type Compared, compareWithIdentity } from './compare-with-identity.ts';
import type { EscrowContext } from './context.ts';
import { eventOf, MAX_TRIES, tooManyChanges } from './set-payout-account.ts';

type Seller = { readonly developerId: string; readonly externalUserId: string };

/**
 * Reverts a change of a seller's account while it cools off: the previous account becomes the newest version,
 * and waiting payouts go there.
 */
export async function stopAccountChange(
  context: EscrowContext,
  seller: Seller,
): Promise<Compared<PayoutAccount>> {
  const { developerId, externalUserId } = seller;
  const mac = openMac(context.secret.derive('seal'));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const now = context.clock();
    const stopped = await context.db.transaction(async (tx) => {
      const before = await payoutAccounts.find(tx, developerId, externalUserId);
      if (!before) throw new Problem('not_found', 'No payout account is set for this user.');
      const settled = (await payoutAccounts.lastSettled(tx, seller, before)) ?? null;
      const after = stopChange(before, settled, now);
      const event = eventOf(context, externalUserId, before, after, true);
      if (!(await payoutAccounts.save(tx, seller, after, event, mac))) return null;
      const payload = { externalUserId, waiting: true };
      const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
      await jobs.add(tx, { ...job, runAt: now }, now);
      return (await compareWithIdentity(tx, seller))(after);
    });
    // Another change came first, and is now the one to stop.
    if (!stopped) continue;
    context.wakeWorker();
    context.webhooks.wake();
    return stopped;
  }
  throw tooManyChanges();
}
