import { payAllCommission } from '#actions/escrow/commission/pay-commission.ts';
import { sendCommission } from '#actions/escrow/commission/settle-commission.ts';
import { startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import type { Patience } from './outcome.ts';
import type { SomeHandlers } from './worker.ts';

/** 04:00 UTC: after the reconciliation of the day before. */
const AT_MS = 4 * HOUR_MS;

export function commissionJobs(owesMoney: Patience) {
  return {
    'pay-commission': {
      ...owesMoney,
      async run(context) {
        const failed = await payAllCommission(context);
        if (failed.length > 0) throw new Error(`commission was not paid out: ${failed.join('; ')}`);
        return { again: new Date(startOfDay(context.clock()).getTime() + DAY_MS + AT_MS) };
      },
    },
    'settle-commission': {
      ...owesMoney,
      async run(context, { developerId, payload }) {
        const outcome = await sendCommission(context, { developerId, id: payload.payoutId });
        return outcome === 'pending' ? { waitingFor: 'the bank, which has not decided yet' } : undefined;
      },
    },
  } satisfies SomeHandlers;
}
