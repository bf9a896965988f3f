import { setTimeout as sleep } from 'node:timers/promises';
import { type Checkout, type CheckoutOptions, startCheckout } from '#bench/lib/checkout.ts';
import {
  CREATE,
  CREATE_NAMELESS,
  type Deal,
  LIFE,
  newDeal,
  openEndpoint,
  setPayoutAccounts,
  take,
} from '#bench/lib/deals.ts';
import { median } from '#bench/lib/load.ts';
import { openReceiver, type Receiver } from '#bench/lib/receiver.ts';
import type { Report } from '#bench/lib/report.ts';

const ROUNDS = 3;
/** Agreements in a slice, for each second of `--seconds`. */
const PACE = 200;
const CLIENTS = 32;
const ANCHOR_SECONDS = 5;

/** Promises as a tenant and an operator can switch them. */
type Promises = CheckoutOptions & {
  readonly idempotencyKeys: boolean;
  readonly names: boolean;
  readonly payoutAccounts: boolean;
  readonly endpoint: boolean;
};

const ENVIRONMENT = {
  WEBHOOK_ALLOW_PRIVATE: 'on',
  ANCHOR_EVERY: `${ANCHOR_SECONDS}s`,
  IDENTITY_WORKERS: '0',
};
const ALL: Promises = {
  environment: ENVIRONMENT,
  ...{ idempotencyKeys: true, names: true, payoutAccounts: true, endpoint: true },
};
const NO_ANCHORS = { ANCHOR_EVERY: '9999d' };
const NO_QUOTAS = { QUOTA_WRITES: '0', QUOTA_BYTES: '0', STORAGE_RESERVE: '0' };
const NO_WAITING = { sql: 'ALTER ROLE surety SET synchronous_commit = off' };
const OFF: Readonly<Record<string, Partial<Promises>>> = {
  'an Idempotency-Key with each request': { idempotencyKeys: false },
  'names and e-mail addresses, which are encrypted': { names: false },
  'payout accounts of the sellers': { payoutAccounts: false },
  'a webhook endpoint': { endpoint: false },
  'anchors (`ANCHOR_EVERY=9999d`)': { environment: { ...ENVIRONMENT, ...NO_ANCHORS } },
  'quotas and the disk reserve (set to 0)': {
    environment: { ...ENVIRONMENT, ...NO_QUOTAS },
  },
  'waiting for the disk (`synchronous_commit = off`)': NO_WAITING,
  'any of these': {
    environment: { ...ENVIRONMENT, ...NO_ANCHORS, ...NO_QUOTAS },
    ...NO_WAITING,
    ...{ idempotencyKeys: false, names: false, payoutAccounts: false, endpoint: false },
  },
};

const NOTE = `Each row has one promise switched off, by a request, a setting or PostgreSQL, beside a service \
that keeps all of them; slices alternate. An agreement is created, assessed, paid and confirmed twice. CPU \
and WAL include the work after the answers. Rate limits are off on both sides. Double entry, MACs, event \
chains, encryption of what is stored and the audit log have no switch.`;

/** The cost of each promise: the same lives of agreements with all of them, and without one. */
export async function benchPromises(
  { seconds }: { readonly seconds: number },
  report: Report,
): Promise<void> {
  const receiver = await openReceiver();
  const all = await openSide('all', ALL, receiver);
  try {
    const count = Math.ceil(seconds * PACE);
    await slice(all, count);
    const rows: string[][] = [];
    for (const [name, off] of Object.entries(OFF)) {
      report.progress(`promises: without ${name}`);
      const other = await openSide(name, { ...ALL, ...off }, receiver);
      try {
        await slice(other, Math.ceil(count / 4));
        rows.push(rowOf(name, await inTurns(all, other, count)));
      } finally {
        await other.checkout.stop();
      }
    }
    report.note(NOTE);
    report.table(
      `cost of each promise (${CLIENTS} clients, median of ${ROUNDS} rounds)`,
      [
        ...['without', 'agreements/s with all', 'agreements/s without', 'ratio'],
        ...['CPU ms per agreement with all', 'CPU saved', 'WAL kB per agreement with all', 'WAL saved'],
      ],
      rows,
    );
  } finally {
    await all.checkout.stop();
    receiver.close();
  }
}

type Side = { readonly checkout: Checkout; readonly promises: Promises; number: number };
type Slice = { readonly perSecond: number; readonly cpuMs: number; readonly walKb: number };

async function openSide(name: string, promises: Promises, receiver: Receiver): Promise<Side> {
  const checkout = await startCheckout(name, undefined, promises);
  if (promises.payoutAccounts) await setPayoutAccounts(checkout);
  if (promises.endpoint) await openEndpoint(checkout, receiver.url);
  return { checkout, promises, number: 0 };
}

async function inTurns(all: Side, other: Side, count: number): Promise<[all: Slice, other: Slice][]> {
  const rounds: [Slice, Slice][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await slice(all, count), await slice(other, count)]);
  return rounds;
}

async function slice(side: Side, count: number): Promise<Slice> {
  const { checkout, promises } = side;
  let deals = Array.from({ length: count }, () => newDeal(checkout.apiKey, side.number++));
  await checkout.untilQuiet();
  const cpuBefore = await checkout.cpuSeconds();
  const walBefore = await checkout.walBytes();
  let seconds = 0;
  for (const step of LIFE) {
    const headersOf = ({ number }: Deal): Record<string, string> =>
      promises.idempotencyKeys ? { 'idempotency-key': `${step.name}-${number}`.replaceAll(' ', '-') } : {};
    const sent = step === CREATE && !promises.names ? CREATE_NAMELESS : step;
    const { deals: after, result } = await take(checkout.port, sent, deals, { clients: CLIENTS, headersOf });
    deals = after;
    seconds += result.requests / result.perSecond;
  }
  // Long enough for the next anchor.
  await sleep((ANCHOR_SECONDS + 1) * 1000);
  await checkout.untilQuiet();
  return {
    perSecond: count / seconds,
    cpuMs: (((await checkout.cpuSeconds()) - cpuBefore) * 1000) / count,
    walKb: ((await checkout.walBytes()) - walBefore) / 1000 / count,
  };
}

function rowOf(name: string, rounds: readonly [all: Slice, other: Slice][]): string[] {
  const of = (pick: (all: Slice, other: Slice) => number) =>
    median(rounds.map(([all, other]) => pick(all, other)));
  const saved = (pick: (slice: Slice) => number) =>
    `${Math.round(of((all, other) => 1 - pick(other) / pick(all)) * 100)} %`;
  return [
    name,
    of((all) => all.perSecond).toFixed(0),
    of((_all, other) => other.perSecond).toFixed(0),
    of((all, other) => other.perSecond / all.perSecond).toFixed(2),
    of((all) => all.cpuMs).toFixed(1),
    saved(({ cpuMs }) => cpuMs),
    of((all) => all.walKb).toFixed(1),
    saved(({ walKb }) => walKb),
  ];
}
