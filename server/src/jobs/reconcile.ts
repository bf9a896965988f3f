import { reconcileDaily, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { SomeHandlers } from './worker.ts';

/** 03:00 UTC: transfers under way at midnight have settled by then. */
const AT_MS = 3 * HOUR_MS;

export const reconcileJobs = {
  reconcile: {
    retryMs: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
    neverDies: true,
    async run(context) {
      await reconcileDaily(context);
      return { again: new Date(startOfDay(context.clock()).getTime() + 24 * HOUR_MS + AT_MS) };
    },
  },
} satisfies SomeHandlers;
