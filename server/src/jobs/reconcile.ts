import { reconcileDaily, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import type { SomeHandlers } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 03:00 UTC: transfers under way at midnight have settled by then. */
const AT_MS = 3 * HOUR;

export const reconcileJobs = {
  reconcile: {
    retryMs: [MINUTE, 10 * MINUTE, HOUR],
    neverDies: true,
    async run(context) {
      await reconcileDaily(context);
      return { again: new Date(startOfDay(context.clock()).getTime() + 24 * HOUR + AT_MS) };
    },
  },
} satisfies SomeHandlers;
