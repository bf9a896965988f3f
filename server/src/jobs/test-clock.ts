import { expireRequests } from '#actions/approvals/decide.ts';
import { payCommissionOf } from '#actions/escrow/commission/pay-commission.ts';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { expireSessions } from '#actions/identity/sessions/expire-sessions.ts';
import { LAPSES_AFTER_MS } from '#core/reviews/review.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import * as reviews from '#store/reviews/reviews.ts';
import * as testClocks from '#store/test-clocks.ts';
import type { JobHandler } from './worker.ts';

const BATCH = 500;
const NIGHT_MS = 4 * HOUR_MS;

/**
 * The sweeps and nightly chores of one test environment, in its own time. They are due each night there, and
 * whenever something of it expires.
 */
export const tendTestClock: JobHandler<'tend-test-clock'> = {
  retryMs: [60_000],
  neverDies: true,
  async run(context, { developerId }) {
    const now = context.clock();
    const done = [
      await expireAgreements(context, BATCH, developerId),
      await expireRequests(context, BATCH, developerId),
      await expireSessions(context, BATCH, developerId),
      await reviews.lapse(context.db, new Date(now.getTime() - LAPSES_AFTER_MS), BATCH, developerId),
    ];
    await payCommissionOf(context, developerId);
    if (done.some((count) => count >= BATCH)) return { again: now };
    const night = startOfDay(new Date(now.getTime() - NIGHT_MS)).getTime() + DAY_MS + NIGHT_MS;
    const expires = (await testClocks.nextExpiry(context.db, developerId))?.getTime() ?? night;
    return { again: new Date(Math.max(now.getTime() + 1, Math.min(night, expires))) };
  },
};
