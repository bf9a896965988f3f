import { median } from '#bench/lib/load.ts';
import type { Queryable } from '#store/db.ts';
import { type Bill, openMeter } from './meter.ts';
import {
  type DealTerms,
  LIFE,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  openDeals,
} from './operations.ts';
import type { MeteredService } from './service.ts';

export type Bills = Readonly<Record<OperationName, Bill>>;

/** The first lives fill the caches and count for nothing. */
const WARM_UP = 2;
const MEASURED = 5;
/** Time between two requests, short enough that nothing cached expires. */
const STEP_MS = 10;

/**
 * Runs the operations of several deals, one request at a time. The bill is the median of each line, and
 * the least WAL: a checkpoint or a page split adds to some of the samples.
 */
export function measureBills(service: MeteredService, observer: Queryable): Promise<Bills> {
  return measure(service, observer, OPERATION_NAMES);
}

/** The operations until the money is released. */
export const SHARED_LIFE = LIFE.slice(0, LIFE.indexOf('payout'));
const SHARED: DealTerms = {
  fees: [{ name: 'Commission', basisPoints: 500, paidBy: 'seller' }],
  shares: ['courier', 'designer', 'tailor'].map((externalUserId) => ({ externalUserId, basisPoints: 1_000 })),
};

export function measureShared(service: MeteredService, observer: Queryable): Promise<Bills> {
  return measure(service, observer, SHARED_LIFE, SHARED);
}

async function measure(
  service: MeteredService,
  observer: Queryable,
  names: readonly OperationName[],
  terms?: DealTerms,
): Promise<Bills> {
  const deals = await openDeals(service, terms);
  const meter = openMeter(service.wire, observer);
  try {
    const lives: Record<OperationName, Bill>[] = [];
    for (let number = 0; number < WARM_UP + MEASURED; number++) {
      const deal = deals(number);
      const samples: [OperationName, Bill][] = [];
      for (const name of names) {
        service.advance(STEP_MS);
        samples.push([name, await meter.measure(() => OPERATIONS[name](deal))]);
      }
      lives.push(Object.fromEntries(samples) as Record<OperationName, Bill>);
    }
    const measured = lives.slice(WARM_UP);
    const bills = names.map((name) => [name, billOf(measured.map((life) => life[name]))]);
    return Object.fromEntries(bills) as Bills;
  } finally {
    meter.stop();
  }
}

function billOf(samples: readonly Bill[]): Bill {
  const middle = (pick: (sample: Bill) => number) => median(samples.map(pick));
  const lines = new Set(samples.flatMap(({ rows }) => Object.keys(rows)));
  const rows = [...lines]
    .toSorted()
    .map((line): [string, number] => [line, middle((one) => one.rows[line] ?? 0)]);
  return {
    roundTrips: middle((one) => one.roundTrips),
    statements: middle((one) => one.statements),
    jobs: middle((one) => one.jobs),
    events: middle((one) => one.events),
    rows: Object.fromEntries(rows.filter(([, count]) => count > 0)),
    rowsRead: middle((one) => one.rowsRead),
    rowBytes: middle((one) => one.rowBytes),
    walBytes: Math.min(...samples.map((one) => one.walBytes)),
    encryptedBytes: middle((one) => one.encryptedBytes),
    decryptedBytes: middle((one) => one.decryptedBytes),
    hashedBytes: middle((one) => one.hashedBytes),
  };
}
