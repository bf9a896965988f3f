import { afterAll, beforeEach } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp, type TestOptions } from '#test/support/app.ts';
import { inEveryCell } from '#test/support/database/cells.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { BANK_TIMEOUT_MS } from '#test/support/patience.ts';
import { FAULTS } from '#twins/kernel/faults.ts';
import { startTwin } from '#twins/twin.ts';
import { talkTo } from './twins.ts';

export type Connection = {
  readonly settings: (url: string) => Readonly<Record<string, string>>;
  /** Formats an amount in kobo for the twin's control API. */
  readonly written: (kobo: number) => string;
  /** Parses an amount of the twin's control API into kobo. */
  readonly kobo: (written: string) => number;
  /** The path of the requests that move money, for faults that affect only them. */
  readonly payoutPath: string;
  readonly accountPath: string;
  /** True when the bank refunds a deposit to its source. */
  readonly refunds: boolean;
  /** The fees that the bank deducts for a deposit and a payout. */
  readonly fees: (deposit: number, payout: number) => number;
};

/**
 * Every bank that has an adapter, and how its twin is reached: a bank that is added here joins every
 * scenario.
 */
export const CONNECTIONS = {
  paystack: {
    settings: (url) => ({
      BANK_PROVIDER: 'paystack',
      PAYSTACK_BASE_URL: url,
      PAYSTACK_SECRET_KEY: 'sk_test_twin',
      PAYSTACK_CUSTOMER_DOMAIN: 'escrow.example.com',
    }),
    written: String,
    kobo: Number,
    payoutPath: 'POST /transfer',
    accountPath: 'POST /charge',
    refunds: true,
    fees: (deposit, payout) => Math.min(deposit / 100, 30_000) + (payout > 500_000 ? 2_500 : 1_000),
  },
  flutterwave: {
    settings: (url) => ({
      BANK_PROVIDER: 'flutterwave',
      FLUTTERWAVE_BASE_URL: `${url}/v3`,
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-twin-X',
      FLUTTERWAVE_WEBHOOK_SECRET: 'twin-secret-hash',
      FLUTTERWAVE_CUSTOMER_DOMAIN: 'escrow.example.com',
    }),
    written: (kobo) => (kobo / 100).toFixed(2),
    kobo: (written) => Math.round(Number(written) * 100),
    payoutPath: 'POST /v3/transfers',
    accountPath: 'POST /v3/virtual-account-numbers',
    refunds: false,
    // 26.875 naira for a medium payout, rounded to 26.88.
    fees: (deposit, payout) =>
      Math.min(Math.floor((deposit * 14) / 1_000), 200_000) +
      (payout > 5_000_000 ? 5_375 : payout > 500_000 ? 2_688 : 1_075),
  },
  monnify: {
    settings: (url) => ({
      BANK_PROVIDER: 'monnify',
      MONNIFY_BASE_URL: url,
      MONNIFY_API_KEY: 'MK_TEST_TWIN',
      MONNIFY_SECRET_KEY: 'TWINTWINTWINTWINTWINTWINTWINTWIN',
      MONNIFY_CONTRACT_CODE: '1000000001',
      MONNIFY_SOURCE_ACCOUNT: '8000000001',
      MONNIFY_CUSTOMER_DOMAIN: 'escrow.example.com',
    }),
    written: (kobo) => (kobo / 100).toFixed(2),
    kobo: (written) => Math.round(Number(written) * 100),
    payoutPath: 'POST /api/v2/disbursements/single',
    accountPath: 'POST /api/v1/merchant/transactions/init-transaction',
    refunds: true,
    fees: (deposit, payout) =>
      Math.min(Math.floor((deposit * 15) / 1_000), 200_000) +
      (payout >= 5_000_000 ? 4_000 : payout > 1_000_000 ? 2_000 : 1_000),
  },
} as const satisfies Record<string, Connection>;
export type Connected = keyof typeof CONNECTIONS;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Starts the service and a bank's twin, each on its own port, for the tests of a file. */
export async function connect(
  name: Connected,
  more: Readonly<Record<string, string>> = {},
  patience: TestOptions['patience'] = () => ({ timeoutMs: BANK_TIMEOUT_MS }),
  cells: readonly string[] = [],
) {
  const { settings, written } = CONNECTIONS[name];
  let now = () => Date.now();
  const twin = await startTwin(name, { clock: () => now() });
  afterAll(() => twin.close());
  const app = await startTestApp({
    settings: { ...settings(twin.url), PAYOUT_ACCOUNT_COOL_OFF: '0s', ...more },
    patience,
    cells,
  });
  now = () => app.time.now().getTime();
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const url = `${address}/v1/providers/${name}/webhook`;
  const talk = talkTo(name, twin.url);
  await talk.turn('webhook-url', { url });
  const noFaults = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, 0]));
  beforeEach(() => talk.faults(noFaults));
  const { key } = await app.signUp();
  const on = platform(app, key);

  const work = () => inEveryCell(app, (cell) => runDueJobs(cell, 'is put back'));

  /** Lets time pass on both sides until neither has anything left to send. */
  async function settle(seconds = 15, rounds = 4): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await work();
      app.time.advance((seconds * 1_000) / rounds);
      await talk.advance();
    }
    await work();
  }

  /** Runs the job that reads the bank's lists, as if it were due. */
  async function watchBanks(): Promise<void> {
    await app.database.owner.query(
      `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
       VALUES ('', 'watch-banks', 'watch-banks', '{}', now(), now()) ON CONFLICT DO NOTHING`,
    );
    app.time.advance(HOUR_MS);
    await work();
  }

  const payIn = (accountNumber: string, kobo: number) => talk.payIn(accountNumber, written(kobo));

  return {
    ...{ app, on, url, work, settle, watchBanks, assessed, accountFor, funded },
    twin: { ...talk, payIn },
    /** Bank requests that the service has stored: banks send them only to the first cell. */
    async requests() {
      const { db } = app.contexts?.[0] ?? app.context;
      const kept = await db.query<{ key: string; outcome: string | null; times: number; body: Buffer }>(
        'SELECT key, outcome, times, body FROM bank_requests ORDER BY received_at, key',
      );
      return kept.map(({ key: named, body, ...request }) => ({
        ...request,
        body: db.personal.openBytes(['bank_requests', name, named], body),
      }));
    },
  };

  /** An agreement with a virtual account for `amount`. */
  async function assessed(amounts: number[], amount = sumOf(amounts)) {
    const { body } = await on.create(amounts);
    const account = await accountFor(body.id, amount);
    return { ...body, account };
  }

  /** A funded agreement. */
  async function funded(amounts: number[]) {
    const agreement = await assessed(amounts);
    await payIn(agreement.account, sumOf(amounts));
    await settle();
    return agreement;
  }

  async function accountFor(id: string, amount: number): Promise<string> {
    const more = { transaction_amount: amount, account_created_at: '2020-01-31T12:00:00Z' };
    const assessed = await on.assess(id, more);
    const account = assessed.body.virtualAccount?.accountNumber;
    if (!account) throw new Error(`no account: ${JSON.stringify(assessed.body)}`);
    return account;
  }
}
