import { acceptDetails } from '#core/escrow/payouts/send.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import * as jobs from '#store/jobs.ts';
import { changeAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

const BATCH_SIZE = 500;

type Payee = { readonly developerId: string; readonly externalUserId: string };

/**
 * Starts all payouts that waited for the details of this payee. Returns 'more' when there were too many for
 * one run.
 */
export async function resumePayouts(
  context: EscrowContext,
  { waiting = false, ...payee }: Payee & { readonly waiting?: boolean },
): Promise<'done' | 'more'> {
  const { developerId, externalUserId } = payee;
  const keys = await payoutAccounts.concerned(context.db, developerId, externalUserId, BATCH_SIZE);
  for (const key of keys) {
    await changeAgreement(context, key, (agreement, moment) =>
      acceptDetails(agreement, externalUserId, moment),
    );
  }
  if (keys.length === BATCH_SIZE) return 'more';
  if (waiting) await sendWaiting(context, payee);
  return 'done';
}

/**
 * Adds another job for each payout that is scheduled for later. Changing the scheduled job would not work: it
 * may be running, and would then be rescheduled for the time it has read.
 */
async function sendWaiting(context: EscrowContext, payee: Payee): Promise<void> {
  const now = context.clock();
  for (let after = '', more = true; more; ) {
    const found = await payoutAccounts.toBeSent(context.db, payee, after, BATCH_SIZE);
    for (const payload of found) {
      const job = { id: context.newId('job'), kind: 'submit-payout', payload, runAt: now } as const;
      await jobs.add(context.db, { ...job, developerId: payee.developerId }, now);
    }
    after = found.at(-1)?.milestoneId ?? after;
    more = found.length === BATCH_SIZE;
  }
  context.wakeWorker();
}
