import { setTimeout as sleep } from 'node:timers/promises';
import { type Checkout, startCheckout } from '#bench/lib/checkout.ts';
import { LIFE, newDeal, openEndpoint, setPayoutAccounts, take } from '#bench/lib/deals.ts';
import { median } from '#bench/lib/load.ts';
import { type Delivered, openReceiver, type Receiver } from '#bench/lib/receiver.ts';
import type { Report } from '#bench/lib/report.ts';

const ROUNDS = 3;
/** Agreements in a burst, for each second of `--seconds`. */
const PACE = 300;
const CLIENTS = 32;
const ANCHOR_SECONDS = 5;
const PATIENCE_MS = 600_000;

/** Seconds from the last answer until the last of each kind of work was done. */
type Drained = {
  readonly burst: number;
  readonly payout: number;
  readonly webhook: number;
  readonly anchor: number;
  readonly events: number;
  readonly repeated: number;
  readonly cpuMs: number;
};

/** Work that is left when a burst of requests has been answered. */
export async function benchDrain({ seconds }: { readonly seconds: number }, report: Report): Promise<void> {
  const environment = { WEBHOOK_ALLOW_PRIVATE: 'on', ANCHOR_EVERY: `${ANCHOR_SECONDS}s` };
  const checkout = await startCheckout('drain', undefined, { environment });
  const receiver = await openReceiver();
  try {
    await setPayoutAccounts(checkout);
    await openEndpoint(checkout, receiver.url);
    const count = Math.ceil(seconds * PACE);
    const rounds: Drained[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await checkout.untilQuiet();
      rounds.push(await drain(checkout, receiver, count, round * count));
      report.progress(`drain: round ${round + 1} of ${ROUNDS}`);
    }
    tabulate(count, rounds, report);
  } finally {
    await checkout.stop();
    receiver.close();
  }
}

async function drain(checkout: Checkout, receiver: Receiver, count: number, from: number): Promise<Drained> {
  const { port, apiKey } = checkout;
  const known = new Set((await readLog(checkout)).map(({ id }) => id));
  const deliveredBefore = receiver.deliveries();
  const cpuBefore = await checkout.cpuSeconds();
  const startedAt = Date.now();
  let deals = Array.from({ length: count }, (_none, index) => newDeal(apiKey, from + index));
  for (const step of LIFE) deals = (await take(port, step, deals, { clients: CLIENTS })).deals;
  const answeredAt = Date.now();

  const received = () => [...receiver.events.values()].filter(({ id }) => !known.has(id));
  const anchors = () => received().filter(({ type }) => type === 'anchor.published');
  const others = () => received().filter(({ type }) => type !== 'anchor.published');
  const payouts = () => received().filter(({ type }) => type === 'payout.succeeded');
  const writtenAt = (events: readonly Delivered[]) => latest(events.map(({ createdAt }) => createdAt));
  await until(() => payouts().length === count);
  // A run of the job may write several anchors. The next run finds nothing new.
  const settledMs = 2 * ANCHOR_SECONDS * 1000;
  await until(() => {
    const anchoredAt = writtenAt(anchors());
    return anchoredAt >= writtenAt(others()) && Date.now() - anchoredAt > settledMs;
  });
  const cpuMs = (((await checkout.cpuSeconds()) - cpuBefore) * 1000) / count;
  const log = await readLog(checkout);
  await until(() => log.every(({ id }) => known.has(id) || receiver.events.has(id)));
  const since = (time: number) => (time - answeredAt) / 1000;
  return {
    burst: (answeredAt - startedAt) / 1000,
    payout: since(writtenAt(payouts())),
    webhook: since(latest(others().map(({ receivedAt }) => receivedAt))),
    anchor: since(writtenAt(anchors())),
    events: others().length,
    repeated: receiver.deliveries() - deliveredBefore - received().length,
    cpuMs,
  };
}

const latest = (times: readonly number[]) => times.reduce((last, time) => Math.max(last, time), 0);

async function until(done: () => boolean): Promise<void> {
  for (const startedAt = Date.now(); !done(); await sleep(100)) {
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error('the work was not done in time');
  }
}

/** The events that a receiver must have got. */
async function readLog({ port, apiKey }: Checkout): Promise<{ readonly id: string }[]> {
  const events: { readonly id: string }[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = after ? `limit=100&after=${after}` : 'limit=100';
    const response = await fetch(`http://127.0.0.1:${port}/v1/events?${query}`, {
      headers: { 'x-api-key': apiKey },
    });
    const page = (await response.json()) as { data: { id: string }[]; nextCursor: string | null };
    events.push(...page.data);
    after = page.nextCursor;
  }
  return events;
}

function tabulate(count: number, rounds: readonly Drained[], report: Report): void {
  const of = (pick: (round: Drained) => number) => median(rounds.map(pick));
  const webhooks = of(({ events }) => events).toLocaleString('en');
  const burst = of((round) => round.burst);
  const row = (name: string, pick: (round: Drained) => number) => [
    name,
    of(pick).toFixed(1),
    (burst + of(pick)).toFixed(1),
    Math.max(...rounds.map(pick)).toFixed(1),
  ];
  report.table(
    `time to drain a burst of ${count.toLocaleString('en')} agreements: create, assess, deposit, both ` +
      `confirmations (${CLIENTS} clients, median of ${ROUNDS} bursts)`,
    ['last', 'seconds after the last answer', 'seconds after the first request', 'slowest burst'],
    [
      row('payout paid', ({ payout }) => payout),
      row(`of ${webhooks} webhooks delivered`, ({ webhook }) => webhook),
      row(`anchor written, every ${ANCHOR_SECONDS} s`, ({ anchor }) => anchor),
    ],
  );
  report.table(
    'cost of a burst',
    ['seconds until the last answer', 'agreements/s, drained', 'CPU ms per agreement', 'repeated webhooks'],
    [
      [
        burst.toFixed(1),
        of((round) => count / (round.burst + Math.max(round.payout, round.webhook))).toFixed(0),
        of(({ cpuMs }) => cpuMs).toFixed(1),
        String(rounds.reduce((sum, { repeated }) => sum + repeated, 0)),
      ],
    ],
  );
}
