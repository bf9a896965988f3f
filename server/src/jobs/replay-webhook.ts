import * as deliveries from '#store/events/webhook-deliveries.ts';
import type { SomeHandlers } from './worker.ts';

const BATCH_SIZE = 500;

/**
 * Queues a range of the log again, in batches. If a worker dies in between, the job starts over, and
 * deliveries that the same replay has already queued are left alone.
 */
export const replayJobs = {
  'replay-webhook': {
    retryMs: [1_000, 5_000, 30_000, 300_000],
    async run(context, job) {
      const { endpointId, from, to } = job.payload;
      const key = { developerId: job.developerId, endpointId };
      const range = { id: job.id, from: new Date(from), to: new Date(to), limit: BATCH_SIZE };
      let after: string | null = '';
      while (after !== null) {
        after = await deliveries.replayRange(context.db, key, { ...range, after, now: context.clock() });
      }
      context.webhooks.wake();
      return undefined;
    },
  },
} satisfies SomeHandlers;
