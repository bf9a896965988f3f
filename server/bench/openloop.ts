import { perSecond } from '#bench/lib/against-pgbench.ts';
import { type Checkout, startCheckout } from '#bench/lib/checkout.ts';
import {
  ASSESS_FRAUD,
  CREATE,
  type Deal,
  FIRST_CONFIRMATION,
  funded,
  newDeal,
  RETRIEVE,
  requestOf,
  SECOND_CONFIRMATION,
  type Step,
  take,
} from '#bench/lib/deals.ts';
import { percentile } from '#bench/lib/load.ts';
import { type OpenLoopResult, openLoop } from '#bench/lib/open-loop.ts';
import type { Report } from '#bench/lib/report.ts';

/** Ten requests that are repeated. A first and a second confirmation cost very different amounts of work. */
const MIX: readonly Step[] = [
  ...[CREATE, RETRIEVE, FIRST_CONFIRMATION, ASSESS_FRAUD, RETRIEVE],
  ...[CREATE, RETRIEVE, SECOND_CONFIRMATION, ASSESS_FRAUD, RETRIEVE],
];
const LIMIT_MS = 100;
const FIRST_RATE = 50;
/** The search ends when the lowest rate that failed is this much above the highest that did not. */
const PRECISION = 0.05;
/** p99 of too short a slice says nothing. */
const SLICE = 3;

type Tried = OpenLoopResult & {
  readonly rate: number;
  readonly steps: readonly Step[];
  readonly cpuMs: number;
};

/**
 * Requests arrive at a fixed rate, and the latency counts from the time at which each was to be sent: a
 * client that waits for an answer before it sends the next request hides how long others would have waited.
 */
export async function benchOpenLoop(
  { seconds }: { readonly seconds: number },
  report: Report,
): Promise<void> {
  const checkout = await startCheckout('openloop');
  try {
    const traffic = openTraffic(checkout);
    await traffic.slice(FIRST_RATE, seconds);
    const tried: Tried[] = [];
    const holds = async (rate: number) => {
      const votes = { for: 0, against: 0 };
      while (votes.for < 2 && votes.against < 2) {
        const slice = await traffic.slice(rate, seconds * SLICE);
        tried.push(slice);
        votes[slice.p99Ms < LIMIT_MS ? 'for' : 'against'] += 1;
        report.progress(`openloop: ${rate} a second, p99 ${milliseconds(slice.p99Ms)} ms`);
      }
      return votes.for > votes.against;
    };
    const rate = await highest(holds);
    if (rate > 0) tabulateHighest(await traffic.slice(rate, seconds * SLICE * 2), report);
    else report.note(`No rate kept p99 below ${LIMIT_MS} ms.`);
    report.table(
      'every slice of the search; two of up to three at a rate decide',
      ['rate/s', 'answered/s', 'p50 ms', 'p99 ms', 'dropped', 'refused'],
      tried.map((slice) => [perSecond(slice.rate), ...figuresOf(slice)]),
    );
  } finally {
    await checkout.stop();
  }
}

/** Doubles the rate until it does not hold, then halves the interval. */
async function highest(holds: (rate: number) => Promise<boolean>): Promise<number> {
  let low = 0;
  let high = FIRST_RATE;
  while (await holds(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > Math.max(1, high * PRECISION)) {
    const rate = Math.round((low + high) / 2);
    if (await holds(rate)) low = rate;
    else high = rate;
  }
  return low;
}

function openTraffic(checkout: Checkout) {
  const { port, apiKey } = checkout;
  let number = 0;
  const fresh = (count: number) => Array.from({ length: count }, () => newDeal(apiKey, number++));
  /** Confirmed by the buyer in an earlier slice, unless that request was dropped: either order is allowed. */
  let begun: Deal[] = [];
  return {
    async slice(rate: number, seconds: number): Promise<Tried> {
      const count = Math.ceil(rate * seconds);
      const needed = Math.ceil(count / MIX.length);
      const paid = await funded(port, fresh(needed));
      const missing = Math.max(0, needed - begun.length);
      const { deals: more } = await take(port, FIRST_CONFIRMATION, await funded(port, fresh(missing)));
      begun.push(...more);
      const steps = Array.from({ length: count }, (_none, index) => MIX[index % MIX.length] as Step);
      const dealFor = (step: Step, index: number) => {
        const deals = step === SECOND_CONFIRMATION ? begun : paid;
        if (step === CREATE || step === ASSESS_FRAUD) return newDeal(apiKey, number++);
        return deals[Math.floor(index / MIX.length)] as Deal;
      };
      const requests = steps.map((step, index) => requestOf(apiKey, step.call(dealFor(step, index))));
      await checkout.untilQuiet();
      const cpuBefore = await checkout.cpuSeconds();
      const result = await openLoop({ port, perSecond: rate, requests });
      await checkout.untilQuiet();
      const cpuMs = (((await checkout.cpuSeconds()) - cpuBefore) * 1000) / count;
      begun = [...begun.slice(needed), ...paid];
      return { ...result, rate, steps, cpuMs };
    },
  };
}

function tabulateHighest(slice: Tried, report: Report): void {
  const { rate, steps, latencies, cpuMs } = slice;
  report.table(
    `highest arrival rate with p99 below ${LIMIT_MS} ms, in a slice after the search`,
    ['rate/s', 'answered/s', 'p50 ms', 'p99 ms', 'dropped', 'refused', 'CPU ms each'],
    [[perSecond(rate), ...figuresOf(slice), cpuMs.toFixed(2)]],
  );
  const rows = [...new Set(MIX)].map((step) => {
    const own = latencies.filter((_latency, index) => steps[index] === step).sort((a, b) => a - b);
    const share = MIX.filter((one) => one === step).length / MIX.length;
    const at = [percentile(own, 0.5), percentile(own, 0.99), own.at(-1) ?? 0];
    return [step.name, `${Math.round(share * 100)} %`, ...at.map(milliseconds)];
  });
  report.table(
    'each kind of request in that slice',
    ['request', 'share', 'p50 ms', 'p99 ms', 'max ms'],
    rows,
  );
}

const figuresOf = ({ answeredPerSecond, p50Ms, p99Ms, dropped, refused }: OpenLoopResult) => [
  perSecond(answeredPerSecond),
  ...[p50Ms, p99Ms].map(milliseconds),
  ...[dropped, refused].map(String),
];

const milliseconds = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(1) : 'no answer');
