import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  checkPromises,
  clientOf,
  type Ledger,
  sendAgain,
  tradeUntilItDies,
} from '#test/process/money-traffic.ts';
import { seededRandom } from '#test/sim/random.ts';
import { faultsFor } from './faults.ts';
import { openHouse } from './house.ts';

export type Tally = {
  rounds: number;
  agreements: number;
  unanswered: number;
  faults: number;
};
export type ChaosReport = {
  readonly seed: number;
  readonly byFault: ReadonlyMap<string, Tally>;
  readonly faults: readonly string[];
};

/** Told after each round, so that a run which is broken off leaves what it found. */
export type Listener = (line: string, soFar: ChaosReport) => void;

const CLIENTS = 4;
const TRADES_FIRST = 8;
const TRADE_WITHIN_MS = 10_000;
const HOUR_MS = 3_600_000;
const JUMPS_MS = [-24 * HOUR_MS, -HOUR_MS, HOUR_MS, 24 * HOUR_MS];

/**
 * Trades, breaks one thing in the middle of it at a random moment, mends it, and looks: everything that was
 * answered is there once, whatever got no answer can be sent again, and the books verify. Over and over.
 */
export async function chaos(seed: number, rounds: number, tell: Listener): Promise<ChaosReport> {
  const random = seededRandom(seed);
  const ledger: Ledger = { promised: new Map(), unanswered: [], faults: [] };
  const byFault = new Map<string, Tally>();
  const report = { seed, byFault, faults: ledger.faults };
  const house = await openHouse(random.pick(JUMPS_MS));
  try {
    await payoutAccount(clientOf(house.address(), house.apiKey, ledger.faults));
    const kinds = faultsFor(house);
    for (let round = 1; round <= rounds; round++) {
      // Each kind once before any comes again: a short run has seen them all.
      const kind = kinds[(round - 1) % kinds.length] as (typeof kinds)[number];
      const known = new Set(ledger.promised.keys());
      const before = ledger.faults.length;
      const traffic = startTraffic(house, ledger, `s${seed}r${round}`);
      await someTrade(ledger, known.size);
      await sleep(random.int(0, 600));
      await kind.strike(house, random);
      await sleep(random.int(200, 600));
      await traffic.stop();
      await house.mend();
      const unanswered = ledger.unanswered.length;
      const fresh = [...ledger.promised.keys()].filter((buyer) => !known.has(buyer));
      await look(house, ledger, fresh);
      const faults = ledger.faults.length - before;
      add(byFault, kind.name, { agreements: fresh.length, unanswered, faults });
      const words = `${fresh.length} agreements, ${unanswered} unanswered, ${faults} faults`;
      tell([`round ${round}, ${kind.name}: ${words}`, ...ledger.faults.slice(before)].join('\n  '), report);
    }
    await look(house, ledger, [...ledger.promised.keys()]);
    return report;
  } finally {
    await house.stop();
  }
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** Clients that trade until they are told to stop, and go on with the next service when one has died. */
function startTraffic(house: House, ledger: Ledger, name: string) {
  let stopped = false;
  const lane = async (index: number) => {
    for (let life = 0; !stopped; life++) {
      const inner = clientOf(house.address(), house.apiKey, ledger.faults);
      const client: Client = {
        call: (...given) => (stopped ? Promise.reject(new Stopped()) : inner.call(...given)),
      };
      await tradeUntilItDies(client, `${name}c${index}l${life}`, ledger).catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
      });
      await sleep(20);
    }
  };
  const lanes = Array.from({ length: CLIENTS }, (_, index) => lane(index));
  return {
    async stop() {
      stopped = true;
      await Promise.all(lanes);
    },
  };
}

class Stopped extends Error {}

/** On a slow machine a moment is too short for anything to be lost in. */
async function someTrade({ promised }: Ledger, before: number): Promise<void> {
  const deadline = performance.now() + TRADE_WITHIN_MS;
  while (promised.size < before + TRADES_FIRST && performance.now() < deadline) await sleep(5);
}

async function look(house: House, ledger: Ledger, buyers: readonly string[]): Promise<void> {
  const client = clientOf(house.address(), house.apiKey, ledger.faults);
  await sendAgain(client, ledger);
  await checkPromises(client, ledger, buyers);
  const { body } = await client.call('GET', '/v1/ledger/trial-balance');
  for (const row of body['data'] as { balanced: boolean }[]) {
    if (!row.balanced) ledger.faults.push(`the trial balance is off: ${JSON.stringify(row)}`);
  }
  if ((await house.verify()) !== 0) ledger.faults.push('surety verify finds faults');
}

async function payoutAccount(client: Client): Promise<void> {
  const account = { bankCode: '058', accountNumber: '0123456789' };
  await client.call('PUT', '/v1/escrow/payout-accounts/seller', account);
}

function add(tallies: Map<string, Tally>, name: string, more: Omit<Tally, 'rounds'>): void {
  const tally = tallies.get(name) ?? { rounds: 0, agreements: 0, unanswered: 0, faults: 0 };
  tallies.set(name, {
    rounds: tally.rounds + 1,
    agreements: tally.agreements + more.agreements,
    unanswered: tally.unanswered + more.unanswered,
    faults: tally.faults + more.faults,
  });
}
