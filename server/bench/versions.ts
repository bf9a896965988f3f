import { fileURLToPath } from 'node:url';
import { latencies, perSecond } from '#bench/lib/against-pgbench.ts';
import { type Checkout, startCheckout, untilIdle } from '#bench/lib/checkout.ts';
import { type LoadResult, median, type PreparedRequest, prepare, sendAll } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const CLIENTS = [8, 32, 64] as const;
const ROUNDS = 3;
/** Requests in a slice, for each second of `--seconds`. */
const PACE = 700;

export type VersionsOptions = { readonly seconds: number; readonly against: string | undefined };

/**
 * This checkout and an earlier one answer the same requests in turns, each with everything switched on, on
 * its own embedded database. Requests are made from SPEC.md alone, so that any version can answer them. What
 * a slice leaves behind (payouts, webhooks, reviews) is waited for before the next begins, and its CPU time
 * is counted.
 */
export async function benchVersions(options: VersionsOptions, report: Report): Promise<void> {
  const { against } = options;
  if (against === undefined) throw new Error('versions needs --against <folder of an earlier checkout>');
  const sides: Side[] = [];
  try {
    for (const [name, folder] of [
      ['now', HERE],
      ['earlier', against],
    ] as const) {
      report.progress(`versions: starting ${folder}`);
      sides.push({ checkout: await startCheckout(name, folder), deals: [], slices: new Map(), run: 0 });
    }
    for (const clients of CLIENTS) {
      for (let round = -1; round < ROUNDS; round++) {
        // The first round warms up: it counts for nothing.
        const count = Math.ceil(options.seconds * PACE * (round < 0 ? 0.3 : 1));
        for (const operation of OPERATIONS) {
          // Who goes first changes with every round.
          for (const side of round % 2 ? sides : sides.toReversed()) {
            const slice = await runSlice(side, operation, clients, count);
            const key = `${operation.name} ${clients}`;
            if (round >= 0) side.slices.set(key, [...(side.slices.get(key) ?? []), slice]);
          }
        }
        report.progress(`versions: ${clients} clients, round ${round + 1} of ${ROUNDS}`);
      }
    }
    tabulate(sides, report);
  } finally {
    await Promise.all(sides.map(({ checkout }) => checkout.stop()));
  }
}

type Deal = { readonly id: string; readonly milestoneId: string; accountNumber: string };
type Slice = LoadResult & { readonly cpuMs: number; readonly drainSeconds: number };
type Side = {
  readonly checkout: Checkout;
  deals: Deal[];
  readonly slices: Map<string, Slice[]>;
  /** Numbers requests, so that no two are the same. */
  run: number;
};

type Operation = {
  readonly name: string;
  request(deal: Deal, number: number): [method: string, path: string, body?: unknown];
  read?(deals: Deal[], answer: Record<string, unknown>, index: number): void;
};

const NO_DEAL: Deal = { id: '', milestoneId: '', accountNumber: '' };
const people = (number: number) => ({ buyer: `buyer-${number}`, seller: `seller-${number % 200}` });

const OPERATIONS: readonly Operation[] = [
  {
    name: 'create an agreement',
    request: (_deal, number) => [
      'POST',
      '/escrow/agreements',
      {
        buyerExternalId: people(number).buyer,
        sellerExternalId: people(number).seller,
        totalAmount: 1_000_000,
        milestones: [{ title: 'All of it', amount: 1_000_000 }],
        buyerEmail: `${people(number).buyer}@example.com`,
        buyerName: 'Ada Obi',
      },
    ],
    read(deals, answer) {
      const [milestone] = answer['milestones'] as { id: string }[];
      deals.push({ id: String(answer['id']), milestoneId: milestone?.id ?? '', accountNumber: '' });
    },
  },
  {
    name: 'assess a payment',
    request: ({ id }, number) => [
      'POST',
      `/escrow/agreements/${id}/assess`,
      {
        external_user_id: people(number).buyer,
        transaction_amount: 1_000_000,
        device_fingerprint: `device-${number}`,
        ip_address: `105.112.${Math.floor(number / 250) % 250}.${number % 250}`,
      },
    ],
    read(deals, answer, index) {
      const deal = deals[index];
      if (deal) deal.accountNumber = accountNumberIn(answer);
    },
  },
  {
    name: 'deposit',
    request: ({ accountNumber }, number) => [
      'POST',
      '/sandbox/deposits',
      { accountNumber, amount: 1_000_000, reference: `bench-${number}` },
    ],
  },
  {
    name: 'first confirmation',
    request: ({ id, milestoneId }, number) => [
      'POST',
      `/escrow/agreements/${id}/milestones/${milestoneId}/confirm`,
      { external_user_id: people(number).buyer },
    ],
  },
  {
    name: 'second confirmation',
    request: ({ id, milestoneId }, number) => [
      'POST',
      `/escrow/agreements/${id}/milestones/${milestoneId}/confirm`,
      { external_user_id: people(number).seller },
    ],
  },
  { name: 'retrieve', request: ({ id }) => ['GET', `/escrow/agreements/${id}`] },
  {
    name: 'assess fraud',
    request: (_deal, number) => [
      'POST',
      '/fraud/assess',
      {
        platformUserId: `user-${number % 5_000}`,
        transactionAmount: 5_000_000,
        deviceFingerprint: `device-${number % 5_000}`,
        ipAddress: `105.113.${Math.floor(number / 250) % 250}.${number % 250}`,
      },
    ],
  },
];

function accountNumberIn(answer: Record<string, unknown>): string {
  const text = JSON.stringify(answer);
  const found = /"(?:virtualAccountNo|virtualAccountNumber|accountNumber)":"(\d+)"/.exec(text)?.[1];
  if (!found) throw new Error(`no account number in ${text}`);
  return found;
}

async function runSlice(side: Side, operation: Operation, clients: number, count: number): Promise<Slice> {
  const { checkout } = side;
  const creates = operation === OPERATIONS[0];
  if (creates) {
    side.deals = [];
    side.run += count;
  }
  const first = side.run - count;
  const requests = Array.from({ length: count }, (_none, index): PreparedRequest => {
    const deal = creates ? NO_DEAL : side.deals[index];
    const number = first + (creates || !deal ? index : numberOf(deal));
    const [method, path, body] = operation.request(deal ?? NO_DEAL, number);
    return prepare(method, `/v1${path}`, { 'x-api-key': checkout.apiKey }, body);
  });
  await untilIdle();
  const cpuBefore = await checkout.cpuSeconds();
  const result = await sendAll(checkout.port, clients, requests, (body, index) => {
    const answer = JSON.parse(body);
    if (creates) numbers.set(String(answer.id), index);
    operation.read?.(side.deals, answer, index);
  });
  const drainSeconds = await untilIdle();
  const cpuMs = (((await checkout.cpuSeconds()) - cpuBefore) * 1000) / count;
  if (result.failures > 0)
    throw new Error(`${checkout.name}, ${operation.name}: ${result.failures} failures`);
  return { ...result, cpuMs, drainSeconds };
}

/** Answers come in another order than requests: the number that made each agreement names its people. */
const numbers = new Map<string, number>();
const numberOf = (deal: Deal) => numbers.get(deal.id) ?? 0;

function tabulate(sides: readonly Side[], report: Report): void {
  const [now, earlier] = sides;
  if (!now || !earlier) return;
  const rows = OPERATIONS.flatMap(({ name }) =>
    CLIENTS.map((clients) => {
      const ours = now.slices.get(`${name} ${clients}`) ?? [];
      const theirs = earlier.slices.get(`${name} ${clients}`) ?? [];
      const ratios = ours.map((slice, round) => slice.perSecond / (theirs[round]?.perSecond ?? 1));
      const cpu = (slices: readonly Slice[]) => median(slices.map((slice) => slice.cpuMs)).toFixed(2);
      return [
        name,
        String(clients),
        perSecond(median(theirs.map((slice) => slice.perSecond))),
        perSecond(median(ours.map((slice) => slice.perSecond))),
        median(ratios).toFixed(2),
        ...[theirs, ours].map((slices) => latencies(slices)[1] ?? ''),
        cpu(theirs),
        cpu(ours),
      ];
    }),
  );
  report.table(
    'the same requests to an earlier checkout and to this one, in turns',
    [
      ...['request', 'clients', 'earlier/s', 'now/s', 'now ÷ earlier'],
      ...['p99 ms earlier', 'p99 ms now', 'CPU ms each, earlier', 'CPU ms each, now'],
    ],
    rows,
  );
  report.table(
    'start until /readyz answers, in seconds',
    ['start', 'earlier', 'now'],
    [
      ['on an empty folder', earlier.checkout.firstStart.toFixed(1), now.checkout.firstStart.toFixed(1)],
      ['again', earlier.checkout.secondStart.toFixed(1), now.checkout.secondStart.toFixed(1)],
    ],
  );
}
