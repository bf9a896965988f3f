import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Cli,
  killGroup,
  LISTENING,
  post,
  postmasterOf,
  startCli,
  temporaryFolder,
} from '#test/support/cli.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';
import { checkPromises, clientOf, type Ledger, sendAgain, tradeUntilItDies } from './money-traffic.ts';

/**
 * Kills the service and its database with SIGKILL in the middle of creating, paying, confirming and
 * refunding, over and over. After each restart everything acknowledged must be there once, unanswered
 * requests are sent again, and `surety verify` must find nothing.
 */
export type MoneyCrashReport = {
  rounds: number;
  agreements: number;
  deposits: number;
  confirmations: number;
  refunds: number;
  sentAgain: number;
  slowestStartMs: number;
  faults: string[];
};

const CLIENTS = 6;
const FIRST_AGREEMENTS = 8;
const MORE_LIFE_MS = 400;

export async function crashMoney(rounds: number, log: (line: string) => void): Promise<MoneyCrashReport> {
  const folder = await temporaryFolder();
  bringCluster(folder.path);
  const ledger: Ledger = { promised: new Map(), unanswered: [], faults: [] };
  const environment = { PORT: '0', DATA_DIR: folder.path, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  let slowestStartMs = 0;
  let sentAgain = 0;
  let apiKey = '';
  let running: Cli | null = null;

  async function start(): Promise<{ cli: Cli; address: string }> {
    const startedAt = performance.now();
    const cli = startCli(['serve'], environment);
    running = cli;
    const address = String((await cli.sees(LISTENING))[1]);
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - startedAt));
    return { cli, address };
  }

  /** Runs beside the service, as an operator would after an incident. */
  async function verify(): Promise<void> {
    const cli = startCli(['verify'], environment);
    const { code } = await cli.exited;
    if (code !== 0) ledger.faults.push(`surety verify exits ${code}: ${cli.stdout()} ${cli.stderr()}`);
  }

  async function check(address: string, buyers: readonly string[]): Promise<void> {
    const client = clientOf(address, apiKey, ledger.faults);
    sentAgain += await sendAgain(client, ledger);
    await checkPromises(client, ledger, buyers);
    const { body } = await client.call('GET', '/v1/ledger/trial-balance');
    for (const row of body['data'] as { balanced: boolean; debits: number; credits: number }[]) {
      if (!row.balanced) ledger.faults.push(`the trial balance is off: ${JSON.stringify(row)}`);
    }
    await verify();
  }

  try {
    let { cli, address } = await start();
    apiKey = await openAccount(address);
    for (let round = 1; round <= rounds; round++) {
      const postmaster = await postmasterOf(folder.path);
      const known = new Set(ledger.promised.keys());
      const client = clientOf(address, apiKey, ledger.faults);
      const clients = Array.from({ length: CLIENTS }, (_, index) =>
        tradeUntilItDies(client, `r${round}c${index}`, ledger),
      );
      while (ledger.promised.size < known.size + FIRST_AGREEMENTS) await sleep(5);
      await sleep(Math.random() * MORE_LIFE_MS);
      cli.kill('SIGKILL');
      killGroup(postmaster, 'SIGKILL');
      await Promise.all([cli.exited, ...clients]);
      const fresh = [...ledger.promised.keys()].filter((buyer) => !known.has(buyer));
      const open = ledger.unanswered.length;
      ({ cli, address } = await start());
      await check(address, fresh);
      log(
        `round ${round}: ${fresh.length} agreements, ${open} requests unanswered, ${ledger.faults.length} faults`,
      );
    }
    await check(address, [...ledger.promised.keys()]);
    cli.kill('SIGTERM');
    const { code } = await cli.exited;
    if (code !== 0) ledger.faults.push(`the last stop was not clean: exit ${code}\n${cli.stderr()}`);
    return { rounds, ...countPromises(ledger), sentAgain, slowestStartMs, faults: ledger.faults };
  } finally {
    // Stops the service after any failure above; on SIGTERM it also stops its database.
    const last = running as Cli | null;
    last?.kill('SIGTERM');
    await last?.exited;
    await folder.remove();
  }
}

async function openAccount(address: string): Promise<string> {
  const body = { email: 'money@example.com', password: 'passw0rd!' };
  const apiKey = String((await post(`${address}/v1/developer/signup`, body)).body['apiKey']);
  // With a payout account, payouts are interrupted too.
  await clientOf(address, apiKey, []).call('PUT', '/v1/escrow/payout-accounts/seller', {
    bankCode: '058',
    accountNumber: '0123456789',
  });
  return apiKey;
}

function countPromises({ promised }: Ledger) {
  const all = [...promised.values()];
  const sum = (size: (promise: (typeof all)[number]) => number) =>
    all.reduce((total, promise) => total + size(promise), 0);
  return {
    agreements: all.length,
    deposits: sum((promise) => promise.deposits.size),
    confirmations: sum((promise) => promise.confirmations.size),
    refunds: sum((promise) => promise.refunds.size),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
  const report = await crashMoney(Number(values.rounds), console.log);
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}
