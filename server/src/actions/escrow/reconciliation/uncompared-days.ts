import type { EscrowContext } from '#actions/escrow/context.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';
import { startOfDay } from './reconcile.ts';

const LOOKED_BACK_DAYS = 31;
/** The nightly comparison starts at 03:00 UTC and is retried; from 06:00 on its absence is a fault. */
const GRACE_MS = 6 * HOUR_MS;

export type Uncompared = { readonly provider: string; readonly days: readonly Date[] };

/** Returns the days of the last month that were compared with neither a bank's lists nor a statement. */
export async function uncomparedDays(
  { db, clock }: Pick<EscrowContext, 'db' | 'clock'>,
  providers: Iterable<string>,
): Promise<Uncompared[]> {
  const to = startOfDay(new Date(clock().getTime() - GRACE_MS));
  const from = new Date(to.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  return Promise.all(
    [...providers].map(async (provider) => ({
      provider,
      days: await reports.uncomparedDays(db, provider, { from, to }),
    })),
  );
}
