import { acceptDetails } from '#core/escrow/payout/send.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import * as jobs from '#store/jobs.ts';
import { changeAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

const BATCH_SIZE = 500;

type Seller = { readonly developerId: string; readonly externalUserId: string };

/** Starts every payout that waited for this seller's details; 'more' when there were too many for one go. */
export async function resumePayouts(
  context: EscrowContext,
  { waiting = false, ...seller }: Seller & { readonly waiting?: boolean },
): Promise<'done' | 'more'> {
  const { developerId, externalUserId } = seller;
  const keys = await payoutAccounts.concerned(context.db, developerId, externalUserId, BATCH_SIZE);
  for (const key of keys) await changeAgreement(context, key, acceptDetails);
  if (keys.length === BATCH_SIZE) return 'more';
  if (waiting) await sendWaiting(context, seller);
  return 'done';
}

/**
 * Another job for each payout that has one for later. Changing that one would not do: it may be running, and
 * about to be put back for the time that it has read.
 */
async function sendWaiting(context: EscrowContext, seller: Seller): Promise<void> {
  const now = context.clock();
  for (let after = '', more = true; more; ) {
    const found = await payoutAccounts.toBeSent(context.db, seller, after, BATCH_SIZE);
    for (const payload of found) {
      const job = { id: context.newId('job'), kind: 'submit-payout', payload, runAt: now } as const;
      await jobs.add(context.db, { ...job, developerId: seller.developerId }, now);
    }
    after = found.at(-1)?.milestoneId ?? after;
    more = found.length === BATCH_SIZE;
  }
  context.wakeWorker();
}
