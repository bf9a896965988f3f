import type { Registry } from 'prom-client';
import { everyCell } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';
import { moneyUnderWay, recentImbalance } from '#store/escrow/figures/all-money.ts';
import * as longTransactions from '#store/events/long-transactions.ts';
import { owedSince, queueAges } from '#store/metrics/queue-ages.ts';
import { countInDatabase, longest, readFromDatabase } from './gauges.ts';

/** Money does not change character within this, and nobody is to pay for each look at all of it. */
const KEPT_MS = 30_000;
const RECENT_EVENTS = 20;

/** What whoever answers for the money looks at; who owes what to whom in an account is on its dashboard. */
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
    help: 'What agreements under way have on each account of the ledger, in the smallest unit.',
    labels: ['environment', 'currency', 'account'],
    read: async () =>
      (await underWay()).map(({ amount: value, environment, currency, account }) => ({
        labels: { environment, currency, account },
        value,
      })),
  });
  readFromDatabase(registry, {
    name: 'surety_money_imbalance',
    help: 'By how much balances that changed lately differ from their journals; anything but 0 is a fault.',
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
    'How long ago the oldest payout and the oldest refund was asked for that is not settled.',
    () => longest(cells, ({ db, clock }) => owedSince(db, clock())),
    'what',
  );
  countInDatabase(
    registry,
    'surety_queue_seconds',
    'How long the first has been due: jobs, events that no worker has read, and deliveries of webhooks.',
    () => longest(cells, async ({ db, clock }) => ({ ...(await queueAges(db, clock())) })),
    'queue',
  );
  countInDatabase(
    registry,
    'surety_long_transaction_seconds',
    'How long the oldest transaction runs that holds events back, and the oldest that is a bystander.',
    () => longest(cells, async ({ db }) => ({ ...(await longTransactions.ages(db)) })),
    'kind',
  );
}

/** What is said of the same money in several cells, as one line. */
function summed<Line extends { readonly amount: number }>(cells: readonly (readonly Line[])[]): Line[] {
  const lines = new Map<string, Line>();
  for (const line of cells.flat()) {
    const { amount, ...labels } = line;
    const name = JSON.stringify(labels);
    lines.set(name, { ...line, amount: (lines.get(name)?.amount ?? 0) + amount });
  }
  return [...lines.values()];
}

/** One question for all who ask meanwhile. One that failed is asked again. */
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
