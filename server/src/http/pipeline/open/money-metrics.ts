import type { Registry } from 'prom-client';
import { everyCell } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';
import { shortfalls } from '#actions/escrow/bank/compare-balances.ts';
import { uncomparedDays } from '#actions/escrow/reconciliation/uncompared-days.ts';
import * as watches from '#store/escrow/bank/watches.ts';
import * as deadlines from '#store/escrow/deadlines.ts';
import { moneyUnderWay, recentImbalance } from '#store/escrow/figures/all-money.ts';
import * as longTransactions from '#store/events/long-transactions.ts';
import { owedSince, queueAges } from '#store/metrics/queue-ages.ts';
import { countInDatabase, longest, readFromDatabase } from './gauges.ts';

/**
 * How long a result is cached: the amounts change slowly, and summing all of them on each scrape is
 * expensive.
 */
const KEPT_MS = 30_000;
const RECENT_EVENTS = 20;
/** A balance is a request to a bank. */
const BALANCE_KEPT_MS = 600_000;

/**
 * Metrics for the people responsible for the money. The balances of a single account are on its dashboard.
 */
export function addMoneyMetrics(registry: Registry, context: Context): void {
  const cells = everyCell(context);
  const underWay = keptFor(KEPT_MS, async () =>
    summed(await Promise.all(cells.map(({ db }) => moneyUnderWay(db)))),
  );
  const imbalance = keptFor(KEPT_MS, async () =>
    summed(await Promise.all(cells.map(({ db }) => recentImbalance(db, RECENT_EVENTS)))),
  );
  readFromDatabase(registry, {
    name: 'surety_money',
    help: 'Balances of active agreements by ledger account, in the smallest currency unit.',
    labels: ['environment', 'currency', 'account'],
    read: async () =>
      (await underWay()).map(({ amount: value, environment, currency, account }) => ({
        labels: { environment, currency, account },
        value,
      })),
  });
  readFromDatabase(registry, {
    name: 'surety_money_imbalance',
    help: 'Difference between recently changed balances and their journals; any value but 0 is a fault.',
    labels: ['environment', 'currency'],
    read: async () =>
      (await imbalance()).map(({ amount: value, environment, currency }) => ({
        labels: { environment, currency },
        value,
      })),
  });
  countInDatabase(
    registry,
    'surety_owed_seconds',
    'Age of the oldest payout and the oldest refund that is not settled, in seconds.',
    () => longest(cells, ({ db, clock }) => owedSince(db, clock())),
    'what',
  );
  readFromDatabase(registry, {
    name: 'surety_deadline_late_seconds',
    help: 'How long the oldest deadline of an agreement has been over without its effect, in seconds.',
    labels: [],
    read: async () => {
      const late = await Promise.all(cells.map(({ db, clock }) => deadlines.lateSeconds(db, clock())));
      return [{ labels: {}, value: Math.max(0, ...late) }];
    },
  });
  const short = keptFor(BALANCE_KEPT_MS, () => shortfalls(context));
  readFromDatabase(registry, {
    name: 'surety_bank_shortfall',
    help:
      'How much less the banks have than the books of live agreements, in the smallest currency unit. Missing ' +
      'while a bank does not report its balance.',
    labels: ['currency'],
    read: async () => (await short()).map(({ currency, amount: value }) => ({ labels: { currency }, value })),
  });
  countInDatabase(
    registry,
    'surety_bank_list_age_seconds',
    'Time since the lists of each configured bank were last read to their end, in seconds.',
    async () => {
      const ages = await watches.ages(context.db, context.clock());
      return Object.fromEntries(Object.entries(ages).filter(([provider]) => context.banks.has(provider)));
    },
    'provider',
  );
  countInDatabase(
    registry,
    'surety_uncompared_days',
    'Days of the last month that were compared with neither the lists nor a statement of each configured bank.',
    async () => {
      const banks = await uncomparedDays(context, context.banks.keys());
      return Object.fromEntries(banks.map(({ provider, days }) => [provider, days.length]));
    },
    'provider',
  );
  countInDatabase(
    registry,
    'surety_queue_seconds',
    'How long the oldest item of each queue has been due, in seconds: jobs, unread events, webhook ' +
      'deliveries.',
    () => longest(cells, async ({ db, clock }) => ({ ...(await queueAges(db, clock())) })),
    'queue',
  );
  countInDatabase(
    registry,
    'surety_long_transaction_seconds',
    'Age of the oldest transaction that holds back events, and of the oldest that does not, in seconds.',
    () => longest(cells, async ({ db }) => ({ ...(await longTransactions.ages(db)) })),
    'kind',
  );
}

/** Sums the lines of all cells that have the same labels. */
function summed<Line extends { readonly amount: number }>(cells: readonly (readonly Line[])[]): Line[] {
  const lines = new Map<string, Line>();
  for (const line of cells.flat()) {
    const { amount, ...labels } = line;
    const name = JSON.stringify(labels);
    lines.set(name, { ...line, amount: (lines.get(name)?.amount ?? 0) + amount });
  }
  return [...lines.values()];
}

/** Caches a query for `ms`. Concurrent callers share it, and a failed query is not cached. */
function keptFor<Value>(ms: number, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly at: number } | null = null;
  return () => {
    if (kept && performance.now() - kept.at < ms) return kept.value;
    const asked = { value: ask(), at: performance.now() };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.value;
  };
}
