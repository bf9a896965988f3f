import { latencies, perSecond } from '#bench/lib/against-pgbench.ts';
import { type Checkout, startCheckout } from '#bench/lib/checkout.ts';
import {
  ASSESS,
  CREATE,
  confirmCall,
  DEPOSIT,
  type Deal,
  depositCall,
  fraudCall,
  newDeal,
  requestOf,
  type Step,
  take,
} from '#bench/lib/deals.ts';
import { type LoadResult, median, type PreparedRequest, sendAll } from '#bench/lib/load.ts';
import { seeded } from '#bench/lib/market/random.ts';
import type { Report } from '#bench/lib/report.ts';

const CLIENTS = 32;
const ROUNDS = 3;
/** Requests in a slice, for each second of `--seconds`. */
const PACE = 400;
const TENANTS = 16;
/** Agreements, or sellers, that requests are spread over. */
const PLACES = 300;
/** Of every agreement, so that requests cost the same wherever they go. Each takes one use of each. */
const MILESTONES = 50;

/** Where requests go. An agreement whose milestones are used up is replaced by a new one. */
type Target = {
  readonly name: string;
  readonly tenants: number;
  agreement(n: number): number;
  seller(n: number): number;
};

const inTurn = (n: number) => n % PLACES;
const always = () => 0;
const SPREAD: Target = { name: 'everywhere', tenants: TENANTS, agreement: inTurn, seller: inTurn };
const TARGETS: readonly Target[] = [
  SPREAD,
  { ...SPREAD, name: 'one tenant', tenants: 1 },
  { ...SPREAD, name: 'one seller', tenants: 1, seller: always },
  { ...SPREAD, name: 'sellers by Zipf 1', tenants: 1, seller: zipf(1) },
  { ...SPREAD, name: 'sellers by Zipf 2', tenants: 1, seller: zipf(2) },
  { ...SPREAD, name: 'one agreement', tenants: 1, agreement: always },
  { ...SPREAD, name: 'agreements by Zipf 1', tenants: 1, agreement: zipf(1) },
  { ...SPREAD, name: 'agreements by Zipf 2', tenants: 1, agreement: zipf(2) },
];

/** Numbers below PLACES, the k-th of them in proportion to 1 / k^exponent. */
function zipf(exponent: number): () => number {
  const random = seeded(exponent);
  const bounds: number[] = [];
  for (let rank = 1; rank <= PLACES; rank++) bounds.push((bounds.at(-1) ?? 0) + rank ** -exponent);
  return () => {
    const at = random.next() * (bounds.at(-1) ?? 0);
    return bounds.findIndex((bound) => at < bound);
  };
}

type Work = {
  readonly name: string;
  /** Steps of an agreement before it is measured. */
  readonly before: readonly Step[];
  /** The requests for one milestone. A second one is sent when others have had their first. */
  calls(deal: Deal, milestone: number, number: number): ReturnType<Step['call']>[];
  /** False when no agreement is involved. */
  readonly ofAgreements: boolean;
};

const WORK: readonly Work[] = [
  {
    name: 'confirm a milestone',
    before: [CREATE, ASSESS, DEPOSIT],
    calls: (deal, milestone) => [
      confirmCall(deal, milestone, deal.buyer),
      confirmCall(deal, milestone, deal.seller),
    ],
    ofAgreements: true,
  },
  {
    name: 'receive a deposit',
    before: [CREATE, ASSESS],
    calls: (deal, milestone) => [depositCall(deal, deal.amount, `bench-${deal.id}-${milestone}`)],
    ofAgreements: true,
  },
  { name: 'assess a payment', before: [CREATE], calls: (deal) => [ASSESS.call(deal)], ofAgreements: true },
  {
    name: 'assess fraud, with the seller as the user',
    before: [],
    calls: ({ seller }, _milestone, number) => [fraudCall(seller, number, number)],
    ofAgreements: false,
  },
];

/** The same requests to the same kind of agreements, spread out or at one spot. Slices alternate. */
export async function benchHotspots(
  { seconds }: { readonly seconds: number },
  report: Report,
): Promise<void> {
  const checkout = await startCheckout('hotspots');
  try {
    const keys = [checkout.apiKey];
    while (keys.length < TENANTS) keys.push(await checkout.signUp());
    let number = 0;
    const next = () => number++;
    for (const work of WORK) {
      const targets = TARGETS.filter((target) => work.ofAgreements || target.agreement === inTurn);
      const sides = targets.map((target) => ({
        name: target.name,
        slices: [] as Slice[],
        requests: openSpot(checkout.port, work, target, keys, next),
      }));
      for (let round = 0; round < ROUNDS; round++) {
        for (const side of sides) {
          const requests = await side.requests(Math.ceil(seconds * PACE));
          side.slices.push(await measure(checkout, requests));
        }
        report.progress(`hotspots: ${work.name}, round ${round + 1} of ${ROUNDS}`);
      }
      tabulate(work.name, sides, report);
    }
  } finally {
    await checkout.stop();
  }
}

/** Prepares the requests of a slice, and the agreements that they need. */
function openSpot(port: number, work: Work, target: Target, keys: readonly string[], next: () => number) {
  return async (count: number): Promise<PreparedRequest[]> => {
    const places = new Map<number, { readonly index: number; used: number }>();
    let deals: Deal[] = [];
    const uses = Array.from({ length: count }, (_none, n) => {
      const at = target.agreement(n);
      let place = places.get(at);
      if (!place || place.used === MILESTONES) {
        const seller = `seller-${target.seller(deals.length)}`;
        const apiKey = keys[at % target.tenants] ?? '';
        place = { index: deals.length, used: 0 };
        deals.push(newDeal(apiKey, next(), { seller, milestones: MILESTONES }));
        places.set(at, place);
      }
      return { index: place.index, milestone: place.used++ };
    });
    for (const step of work.before) deals = (await take(port, step, deals)).deals;
    const requests = uses.map(({ index, milestone }) => {
      const deal = deals[index] as Deal;
      return work.calls(deal, milestone, next()).map((call) => requestOf(deal.apiKey, call));
    });
    return inBlocks(requests);
  };
}

/** In blocks, so that first and second confirmations are mixed as in real traffic. */
function inBlocks(requests: readonly (readonly PreparedRequest[])[]): PreparedRequest[] {
  const ordered: PreparedRequest[] = [];
  for (let from = 0; from < requests.length; from += PLACES) {
    const block = requests.slice(from, from + PLACES);
    for (const turn of [0, 1]) ordered.push(...block.flatMap((calls) => calls[turn] ?? []));
  }
  return ordered;
}

type Slice = LoadResult & { readonly cpuMs: number };

async function measure(checkout: Checkout, requests: readonly PreparedRequest[]): Promise<Slice> {
  await checkout.untilQuiet();
  const before = await checkout.cpuSeconds();
  const result = await sendAll(checkout.port, CLIENTS, requests);
  await checkout.untilQuiet();
  return { ...result, cpuMs: (((await checkout.cpuSeconds()) - before) * 1000) / requests.length };
}

type Side = { readonly name: string; readonly slices: readonly Slice[] };

function tabulate(name: string, sides: readonly Side[], report: Report): void {
  const base = sides[0]?.slices ?? [];
  report.table(
    `${name}, by the target of the requests (${CLIENTS} clients)`,
    ['target', 'HTTP/s', 'ratio to everywhere', 'p50 ms', 'p99 ms', 'refused', 'CPU ms each'],
    sides.map(({ name, slices }) => [
      name,
      perSecond(median(slices.map((slice) => slice.perSecond))),
      median(slices.map((slice, round) => slice.perSecond / (base[round]?.perSecond ?? 1))).toFixed(2),
      ...latencies(slices),
      String(slices.reduce((sum, { failures }) => sum + failures, 0)),
      median(slices.map(({ cpuMs }) => cpuMs)).toFixed(2),
    ]),
  );
}
