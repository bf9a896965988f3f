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

/**
 * Kills the service with SIGKILL in the middle of signups, over and over, and then looks for every account
 * whose signup was acknowledged. In every other round the database is killed too; in the others it is
 * orphaned.
 */
export type CrashReport = { rounds: number; acknowledged: number; lost: string[]; slowestStartMs: number };

const CLIENTS = 6;
const FIRST_SIGNUPS = 10;
const MORE_LIFE_MS = 300;

export async function crash(rounds: number, log: (line: string) => void): Promise<CrashReport> {
  const folder = await temporaryFolder();
  bringCluster(folder.path);
  const acknowledged = new Map<string, string>();
  let slowestStartMs = 0;

  async function start(): Promise<{ cli: Cli; address: string }> {
    const startedAt = performance.now();
    const cli = startCli(['serve'], {
      PORT: '0',
      DATA_DIR: folder.path,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const [, address] = await cli.sees(LISTENING);
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - startedAt));
    return { cli, address: String(address) };
  }

  try {
    for (let round = 1; round <= rounds; round++) {
      const { cli, address } = await start();
      const postmaster = await postmasterOf(folder.path);
      const before = acknowledged.size;
      const clients = Array.from({ length: CLIENTS }, (_, client) =>
        signUpUntilItDies(address, `${round}-${client}`, acknowledged),
      );
      while (acknowledged.size < before + FIRST_SIGNUPS) await sleep(5);
      await sleep(Math.random() * MORE_LIFE_MS);
      cli.kill('SIGKILL');
      if (round % 2 === 0) killGroup(postmaster, 'SIGKILL');
      await Promise.all([cli.exited, ...clients]);
      log(`round ${round}: ${acknowledged.size - before} signups acknowledged before the kill`);
    }
    const { cli, address } = await start();
    const lost = await missingAccounts(address, acknowledged);
    cli.kill('SIGTERM');
    const { code } = await cli.exited;
    if (code !== 0) throw new Error(`the last stop was not clean: exit ${code}\n${cli.stderr()}`);
    return { rounds, acknowledged: acknowledged.size, lost, slowestStartMs };
  } finally {
    await folder.remove();
  }
}

async function signUpUntilItDies(address: string, name: string, acknowledged: Map<string, string>) {
  for (let i = 0; ; i++) {
    const email = `crash-${name}-${i}@example.com`;
    try {
      const { status, body } = await post(`${address}/v1/developer/signup`, { email, password: 'passw0rd!' });
      if (status === 201) acknowledged.set(email, String(body['apiKey']));
    } catch {
      return;
    }
  }
}

async function missingAccounts(address: string, acknowledged: Map<string, string>): Promise<string[]> {
  const lost: string[] = [];
  for (const [email, apiKey] of acknowledged) {
    const response = await fetch(`${address}/v1/developer`, { headers: { 'x-api-key': apiKey } });
    const account = (await response.json()) as { email?: string };
    if (account.email !== email) lost.push(email);
  }
  return lost;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
  const report = await crash(Number(values.rounds), console.log);
  console.log(JSON.stringify(report));
  process.exitCode = report.lost.length === 0 ? 0 : 1;
}
