import { latencies, perSecond } from '#bench/lib/against-pgbench.ts';
import { type Checkout, startCheckout, THIS_CHECKOUT } from '#bench/lib/checkout.ts';
import {
  ASSESS,
  ASSESS_FRAUD,
  CREATE,
  DEPOSIT,
  type Deal,
  FIRST_CONFIRMATION,
  newDeal,
  RETRIEVE,
  SECOND_CONFIRMATION,
  type Step,
  take,
} from '#bench/lib/deals.ts';
import { type LoadResult, median } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';

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
  if (against === undefined) return report.progress('versions: SKIPPED, because it needs --against\n');
  const sides: Side[] = [];
  try {
    for (const [name, folder] of [
      ['now', THIS_CHECKOUT],
      ['earlier', against],
    ] as const) {
      report.progress(`versions: starting ${folder}`);
      sides.push({ checkout: await startCheckout(name, folder), deals: [], slices: new Map(), run: 0 });
    }
    for (const clients of CLIENTS) {
      for (let round = -1; round < ROUNDS; round++) {
        // The first round warms up: it counts for nothing.
        const count = Math.ceil(options.seconds * PACE * (round < 0 ? 0.3 : 1));
        for (const step of STEPS) {
          // Who goes first changes with every round.
          for (const side of round % 2 ? sides : sides.toReversed()) {
            const slice = await runSlice(side, step, clients, count);
            const key = `${step.name} ${clients}`;
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

type Slice = LoadResult & { readonly cpuMs: number };
type Side = {
  readonly checkout: Checkout;
  deals: Deal[];
  readonly slices: Map<string, Slice[]>;
  /** Numbers requests, so that no two are the same. */
  run: number;
};

const STEPS: readonly Step[] = [
  ...[CREATE, ASSESS, DEPOSIT, FIRST_CONFIRMATION, SECOND_CONFIRMATION],
  ...[RETRIEVE, ASSESS_FRAUD],
];

async function runSlice(side: Side, step: Step, clients: number, count: number): Promise<Slice> {
  const { checkout } = side;
  if (step === CREATE) {
    const { apiKey } = checkout;
    side.deals = Array.from({ length: count }, (_none, index) => newDeal(apiKey, side.run + index));
    side.run += count;
  }
  await checkout.untilQuiet();
  const cpuBefore = await checkout.cpuSeconds();
  const { deals, result } = await take(checkout.port, step, side.deals, { clients });
  side.deals = deals;
  await checkout.untilQuiet();
  const cpuMs = (((await checkout.cpuSeconds()) - cpuBefore) * 1000) / count;
  return { ...result, cpuMs };
}

function tabulate(sides: readonly Side[], report: Report): void {
  const [now, earlier] = sides;
  if (!now || !earlier) return;
  const rows = STEPS.flatMap(({ name }) =>
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
