import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  checkPromises,
  clientOf,
  type Ledger,
  sendAgain,
  tradeUntilItDies,
} from '#test/process/money-traffic.ts';
import { type Random, seededRandom } from '#test/sim/random.ts';
import { type LogReader, openLogReader } from './log-reader.ts';

/** An installation that can be broken: each client has an address. */
export type Site = {
  /** Keys of the trading accounts; clients share them in turn. */
  readonly apiKeys: readonly string[];
  address(client: number): string;
  /** Restarts dead processes, and returns when requests are answered again. */
  mend(): Promise<void>;
  verify(): Promise<number>;
  /** Log lines of the services about one request, where they are accessible. */
  readonly wrote?: (requestId: string) => readonly string[];
  stop(): Promise<void>;
};

export type Fault = {
  readonly name: string;
  /** Breaks something during trade, and leaves the repair to `mend` or repairs it itself. */
  readonly strike: (random: Random) => Promise<void>;
};

export type Tally = {
  rounds: number;
  agreements: number;
  unanswered: number;
  faults: number;
  /** Longest time per round without an acknowledged write for any one client after the strike. */
  readonly silences: readonly number[];
};
export type ChaosReport = {
  readonly seed: number;
  readonly byFault: ReadonlyMap<string, Tally>;
  readonly faults: readonly string[];
  /** Responses that acknowledged a write; all of them were checked at the end. */
  readonly acknowledged: number;
};

/** `trades` is the number of agreements made in each round before the fault. */
export type Plan = { readonly seed: number; readonly rounds: number; readonly trades: number };

/** Called after each round, so that an interrupted run keeps its findings. */
export type Listener = (line: string, soFar: ChaosReport) => void;

const CLIENTS = 4;
const TRADE_WITHIN_MS = 10_000;

/**
 * Repeats: trades, breaks one thing at a random moment, repairs it, and checks that everything acknowledged
 * is there once, that unanswered requests can be sent again, and that the books verify.
 */
export async function breakOverAndOver(
  { seed, rounds, trades }: Plan,
  open: (random: Random) => Promise<{ readonly site: Site; readonly kinds: readonly Fault[] }>,
  tell: Listener,
): Promise<ChaosReport> {
  const random = seededRandom(seed);
  const faults: string[] = [];
  const byFault = new Map<string, Tally>();
  const { site, kinds } = await open(random);
  const accounts = site.apiKeys.map((apiKey) => openAccount(apiKey, faults));
  const promises = () => accounts.reduce((sum, { ledger }) => sum + promisesIn(ledger), 0);
  const report = () => ({ seed, byFault, faults, acknowledged: promises() });
  try {
    for (const { apiKey } of accounts) await payoutAccount(clientOf(site.address(0), apiKey, faults));
    for (let round = 1; round <= rounds; round++) {
      // Each kind once before any repeats, so that a short run has had them all.
      const kind = kinds[(round - 1) % kinds.length] as Fault;
      const known = new Set(buyersOf(accounts));
      const before = faults.length;
      const traffic = startTraffic(site, accounts, `s${seed}r${round}`);
      await someTrade(accounts, known.size + trades);
      await sleep(random.int(0, 600));
      const struckAt = performance.now();
      await kind.strike(random);
      await sleep(random.int(200, 600));
      await traffic.stop();
      await site.mend();
      const unanswered = accounts.reduce((sum, { ledger }) => sum + ledger.unanswered.length, 0);
      const agreements = buyersOf(accounts).length - known.size;
      for (const account of accounts) await look(site, account, (buyer) => !known.has(buyer));
      if ((await site.verify()) !== 0) faults.push('surety verify finds faults');
      const found = faults.length - before;
      for (const fault of faults.slice(before)) faults.push(...whatWasWritten(site, fault));
      const silence = traffic.longestSilence(struckAt);
      add(byFault, kind.name, { agreements, unanswered, faults: found, silences: [silence] });
      const words = `${agreements} agreements, ${unanswered} unanswered, ${found} faults`;
      const silent = `${(silence / 1_000).toFixed(1)} s without a write`;
      const line = `round ${round}, ${kind.name}: ${words}, ${silent}`;
      tell([line, ...faults.slice(before)].join('\n  '), report());
    }
    for (const account of accounts) {
      await look(site, account, () => true);
      await account.log.look(clientOf(site.address(0), account.apiKey, faults));
    }
    return report();
  } finally {
    await site.stop();
  }
}

/** Clients that trade until they are stopped, and move to the next service when one has died. */
function startTraffic(site: Site, accounts: readonly Account[], name: string) {
  let stopped = false;
  let endedAt = Number.POSITIVE_INFINITY;
  const acknowledgedAt = Array.from({ length: CLIENTS }, (): number[] => []);
  const runClient = async (index: number) => {
    const { apiKey, ledger } = accounts[index % accounts.length] as Account;
    for (let life = 0; !stopped; life++) {
      const inner = clientOf(site.address(index), apiKey, ledger.faults);
      const client: Client = {
        async call(...given) {
          if (stopped) throw new Stopped();
          const answer = await inner.call(...given);
          if (answer.status < 300) acknowledgedAt[index]?.push(performance.now());
          return answer;
        },
      };
      await tradeUntilItDies(client, `${name}c${index}l${life}`, ledger).catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
      });
      await sleep(20);
    }
  };
  const running = Array.from({ length: CLIENTS }, (_, index) => runClient(index));
  const readers = accounts.map(({ apiKey, ledger, log }, index) =>
    log.follow(
      () => clientOf(site.address(index), apiKey, ledger.faults),
      () => stopped,
    ),
  );
  return {
    async stop() {
      stopped = true;
      endedAt = performance.now();
      await Promise.all([...running, ...readers]);
    },
    /** The longest wait of any client from one acknowledged write to the next, or to the end. */
    longestSilence(since: number): number {
      return Math.max(...acknowledgedAt.map((moments) => longestGap([...moments, endedAt], since)));
    },
  };
}

function longestGap(moments: readonly number[], since: number): number {
  const later = [since, ...moments.filter((moment) => moment > since)];
  return Math.max(...later.slice(1).map((moment, index) => moment - (later[index] ?? since)));
}

class Stopped extends Error {}

/** On a slow machine a fixed time would be too short to lose anything in. */
async function someTrade(accounts: readonly Account[], enough: number): Promise<void> {
  const deadline = performance.now() + TRADE_WITHIN_MS;
  while (buyersOf(accounts).length < enough && performance.now() < deadline) await sleep(5);
}

/** A trading account, and the ledger of what was acknowledged to it. */
type Account = { readonly apiKey: string; readonly ledger: Ledger; readonly log: LogReader };

function openAccount(apiKey: string, faults: string[]): Account {
  const ledger: Ledger = { promised: new Map(), unanswered: [], faults };
  return { apiKey, ledger, log: openLogReader(ledger) };
}

function buyersOf(accounts: readonly Account[]): string[] {
  return accounts.flatMap(({ ledger }) => [...ledger.promised.keys()]);
}

async function look(
  site: Site,
  { apiKey, ledger }: Account,
  chosen: (buyer: string) => boolean,
): Promise<void> {
  const client = clientOf(site.address(0), apiKey, ledger.faults);
  await sendAgain(client, ledger);
  await checkPromises(client, ledger, [...ledger.promised.keys()].filter(chosen));
  const { body } = await client.call('GET', '/v1/ledger/trial-balance');
  for (const row of body['data'] as { balanced: boolean }[]) {
    if (!row.balanced) ledger.faults.push(`the trial balance is off: ${JSON.stringify(row)}`);
  }
}

async function payoutAccount(client: Client): Promise<void> {
  const account = { bankCode: '058', accountNumber: '0123456789' };
  await client.call('PUT', '/v1/escrow/payout-accounts/seller', account);
}

/** A 500 hides its cause from the caller, so the report includes the service's log lines. */
function whatWasWritten(site: Site, fault: string): readonly string[] {
  const requestId = /answered 500: (\S+)$/.exec(fault)?.[1];
  return (requestId && site.wrote?.(requestId)) || [];
}

function promisesIn({ promised }: Ledger): number {
  return [...promised.values()].reduce(
    (sum, { deposits, confirmations, refunds }) =>
      sum + 1 + deposits.size + confirmations.size + refunds.size,
    0,
  );
}

function add(tallies: Map<string, Tally>, name: string, more: Omit<Tally, 'rounds'>): void {
  const tally = tallies.get(name) ?? { rounds: 0, agreements: 0, unanswered: 0, faults: 0, silences: [] };
  tallies.set(name, {
    rounds: tally.rounds + 1,
    agreements: tally.agreements + more.agreements,
    unanswered: tally.unanswered + more.unanswered,
    faults: tally.faults + more.faults,
    silences: [...tally.silences, ...more.silences],
  });
}
