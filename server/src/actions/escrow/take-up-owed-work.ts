import { MAX_PAYOUT_FAILURES } from '#core/escrow/payouts/settle.ts';
import { DAY_MS } from '#core/time.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import * as requests from '#store/escrow/bank/requests.ts';
import * as owedWork from '#store/escrow/owed-work.ts';
import type { NewJob } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import type { EscrowContext } from './context.ts';

/**
 * No job that owes money waits longer by itself, except for a payout account that cools off: holds are
 * checked daily, and banks are asked more often. One that is due later was put off in the database.
 */
export const LONGEST_WAIT_MS = 2 * DAY_MS;

/**
 * Adds missing jobs again that money or a bank notification waits for. A superfluous job does no harm, since
 * each checks what there is to do. Returns how many were added.
 */
export async function takeUpOwedWork(context: EscrowContext, limit: number): Promise<number> {
  const now = context.clock();
  const excessSince = new Date(now.getTime() - context.policy.excessReturnAfterMs);
  const latest = new Date(now.getTime() + LONGEST_WAIT_MS);
  const rules = { maxPayoutFailures: MAX_PAYOUT_FAILURES, excessSince, latest, limit };
  const owed = await owedWork.find(context.db, rules);
  for (const work of owed) {
    await jobs.add(context.db, { ...work, id: context.newId('job'), runAt: now } as NewJob, now);
  }
  const unread = await requests.takeUp(context.db, now, limit);
  const found = owed.length + unread + (await messages.takeUp(context.db, now, limit));
  if (found > 0) context.wakeWorker();
  return found;
}
