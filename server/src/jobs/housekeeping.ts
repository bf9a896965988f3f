import type { Context } from '#actions/context.ts';
import * as idempotency from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import type { JobHandler } from './worker.ts';

const EVERY_MS = 10 * 60_000;
const BITE = 5_000;

/** Deletes saved answers that are past their 24 hours. Comes back at once while a full bite was found. */
export const housekeeping: JobHandler = {
  retryMs: [60_000, 60_000, EVERY_MS],
  neverDies: true,
  async run(context) {
    const now = context.clock();
    const gone = await idempotency.sweep(context.db, now, BITE);
    return { again: new Date(now.getTime() + (gone === BITE ? 0 : EVERY_MS)) };
  },
};

/** One row for the whole installation, however many processes start. */
export async function scheduleHousekeeping(context: Context): Promise<void> {
  const now = context.clock();
  await jobs.add(context.db, { id: 'housekeeping', kind: 'housekeeping', payload: {}, runAt: now }, now);
}
