import type { Context } from '#actions/context.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { LOG_KEPT_MS } from '#core/events/webhook.ts';
import * as requestLog from '#store/account/request-log.ts';
import * as sessions from '#store/account/sessions.ts';
import * as events from '#store/events/events.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import * as idempotency from '#store/idempotency.ts';
import type { NewJob } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { sweepAddresses } from '#store/risk/sweep.ts';
import type { JobHandler } from './worker.ts';

const EVERY_MS = 10 * 60_000;
const BITE = 5_000;
const OWED_BITE = 500;

/**
 * Deletes what has run out: saved answers, counts of addresses, what became of deliveries, sessions, the
 * request log. Takes up work that money waits for and that nobody does. Comes back at once while a full bite
 * was found.
 */
export const housekeeping: JobHandler<'housekeeping'> = {
  retryMs: [60_000, 60_000, EVERY_MS],
  neverDies: true,
  async run(context) {
    const now = context.clock();
    const takenUp = await takeUpOwedWork(context, OWED_BITE);
    const answers = await idempotency.sweep(context.db, now, BITE);
    const addresses = await sweepAddresses(context.db, now, BITE);
    const delivered = await deliveries.sweep(context.db, new Date(now.getTime() - LOG_KEPT_MS), BITE);
    const ended = await sessions.sweep(context.db, now, BITE);
    const requests = await requestLog.sweep(context.db, now, BITE);
    await events.noteProgress(context.db);
    const more = [answers, addresses, delivered, ended, requests].includes(BITE) || takenUp >= OWED_BITE;
    return { again: new Date(now.getTime() + (more ? 0 : EVERY_MS)) };
  },
};

/** One row each for the whole installation, however many processes start. */
export async function scheduleChores(context: Context): Promise<void> {
  const now = context.clock();
  for (const kind of ['housekeeping', 'publish-anchors'] as const) {
    await jobs.add(context.db, { id: kind, kind, payload: {}, runAt: now } as NewJob, now);
  }
}
