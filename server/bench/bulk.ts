import { startCheckout } from '#bench/lib/checkout.ts';
import {
  CREATE,
  type Deal,
  FIRST_CONFIRMATION,
  newDeal,
  requestOf,
  type Step,
  take,
} from '#bench/lib/deals.ts';
import { median, sendAll } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';

const ITEMS = 50;
const ROUNDS = 3;
const CLIENTS = [1, 8, 32] as const;
/** Items in a slice, for each second of `--seconds`. */
const PACE = 700;

/** How a bulk call takes deals a step further. */
type BulkStep = {
  readonly single: Step;
  readonly path: string;
  body(deals: readonly Deal[]): object;
  /** The field of an item's result. */
  readonly field: string;
};

const STEPS: readonly BulkStep[] = [
  {
    single: CREATE,
    path: '/escrow/agreements/bulk',
    body: (deals) => ({ agreements: deals.map((deal) => CREATE.call(deal)[2]) }),
    field: 'agreement',
  },
  {
    single: FIRST_CONFIRMATION,
    path: '/escrow/confirmations/bulk',
    body: (deals) => ({
      confirmations: deals.map(({ id, milestoneIds: [milestoneId], buyer }) => {
        return { agreementId: id, milestoneId, externalUserId: buyer };
      }),
    }),
    field: 'confirmation',
  },
];

type Taken = { readonly deals: readonly Deal[]; readonly perSecond: number };
type Way = (port: number, step: BulkStep, deals: readonly Deal[], clients: number) => Promise<Taken>;

const WAYS: Record<'single' | 'bulk', Way> = {
  async single(port, step, deals, clients) {
    const { deals: after, result } = await take(port, step.single, deals, { clients });
    return { deals: after, perSecond: result.perSecond };
  },
  async bulk(port, { single, path, body, field }, deals, clients) {
    const groups = Array.from({ length: deals.length / ITEMS }, (_none, index) =>
      deals.slice(index * ITEMS, (index + 1) * ITEMS),
    );
    const apiKey = deals[0]?.apiKey ?? '';
    const requests = groups.map((group) => requestOf(apiKey, ['POST', path, body(group)]));
    const after = groups.map((group) => [...group]);
    const { perSecond } = await sendAll(port, clients, requests, (answer, index) => {
      const { failed, data = [] } = JSON.parse(answer) as { failed?: number; data?: Answered[] };
      if (failed !== 0) throw new Error(`${path} answered ${answer}`);
      after[index] = (groups[index] ?? []).map(
        (deal, item) => single.read?.(deal, data[item]?.[field] ?? {}) ?? deal,
      );
    });
    return { deals: after.flat(), perSecond: perSecond * ITEMS };
  },
};
type Answered = Record<string, Record<string, unknown>>;

/** Bulk calls against single calls on one service, in turns: items a second. */
export async function benchBulk({ seconds }: { readonly seconds: number }, report: Report): Promise<void> {
  const checkout = await startCheckout('bulk');
  const rates = new Map<string, number[]>();
  const count = Math.ceil((seconds * PACE) / ITEMS) * ITEMS;
  let made = 0;
  try {
    for (const clients of CLIENTS) {
      for (let round = -1; round < ROUNDS; round++) {
        const names = ['single', 'bulk'] as const;
        for (const name of round % 2 ? names : names.toReversed()) {
          let deals: readonly Deal[] = Array.from({ length: count }, () => newDeal(checkout.apiKey, made++));
          for (const step of STEPS) {
            await checkout.untilQuiet();
            const taken = await WAYS[name](checkout.port, step, deals, clients);
            deals = taken.deals;
            const key = `${step.single.name} ${clients} ${name}`;
            // The first round warms up: it counts for nothing.
            if (round >= 0) rates.set(key, [...(rates.get(key) ?? []), taken.perSecond]);
          }
        }
        report.progress(`bulk: ${clients} clients, round ${round + 1} of ${ROUNDS}`);
      }
    }
  } finally {
    await checkout.stop();
  }
  const rows = STEPS.flatMap(({ single: { name } }) =>
    CLIENTS.map((clients) => {
      const [single, bulk] = ['single', 'bulk'].map((way) =>
        median(rates.get(`${name} ${clients} ${way}`) ?? []),
      );
      return [
        ...[name, String(clients), String(Math.round(single ?? 0)), String(Math.round(bulk ?? 0))],
        ((bulk ?? 0) / (single ?? 1)).toFixed(1),
      ];
    }),
  );
  report.table(
    `bulk calls of ${ITEMS} items against single calls`,
    ['item', 'clients', 'single, items/s', 'bulk, items/s', 'ratio'],
    rows,
  );
}
