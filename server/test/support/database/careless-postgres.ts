import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount } from '#postgres/account.ts';
import { findBinaries } from '#postgres/binaries.ts';
import { type Cluster, type Passwords, pathForServer, prepareCluster } from '#postgres/cluster.ts';
import { CLEAN_ENVIRONMENT } from '#postgres/run.ts';
import { embeddedUrl, serverSettings } from '#postgres/settings.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { PATIENCE_MS, PATIENT } from '#test/support/patience.ts';
import { folderForDatabases } from '#test/support/process/scratch.ts';
import { keepCluster } from './new-cluster.ts';
import type { ThrowawayPostgres } from './throwaway-postgres.ts';

/**
 * The service's own settings, plus these, which would lose all data if the machine crashed. Each test file
 * drops a database, which forces a checkpoint; after each checkpoint whole pages would be logged again.
 */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '1GB',
};

/** The embedded server's programs and settings, migrated, in a folder that is deleted at the end. */
export async function startCarelessPostgres(): Promise<ThrowawayPostgres> {
  const dataDir = await mkdtemp(join(folderForDatabases(), 'surety-careless-'));
  const dir = join(await realpath(dataDir), 'postgres');
  const account = await chooseAccount(dir);
  const cluster: Cluster = { dataDir, dir, account, bin: await findBinaries(account) };
  const passwords = await prepareCluster(cluster, () => {});
  const adminUrl = embeddedUrl('postgres', passwords.superuser, dir).replace('/surety?', '/postgres?');
  const ownerUrl = embeddedUrl('surety_owner', passwords.owner, dir);
  const serviceUrl = embeddedUrl('surety', passwords.service, dir);
  const first = await launch(cluster, adminUrl);
  await migrate(ownerUrl, serviceUrl);
  await first.stop('SIGINT');
  const forgetCluster = keepCluster(dataDir);
  const server = await launch(cluster, adminUrl);
  await makePasswordsCheap(adminUrl, passwords);
  return {
    ...{ adminUrl, ownerUrl, serviceUrl },
    async stop() {
      // Stops at once: its data is not needed again.
      await server.stop('SIGQUIT');
      await rm(dataDir, { recursive: true, force: true });
      forgetCluster();
    },
  };
}

async function launch(cluster: Cluster, adminUrl: string) {
  const careless = Object.entries(CARELESS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', pathForServer(cluster), ...serverSettings('.', 'surety_tests'), ...careless];
  const server = spawn(join(cluster.bin, 'postgres'), args, {
    cwd: cluster.dir,
    env: CLEAN_ENVIRONMENT,
    stdio: 'ignore',
    // Ctrl-C reaches the whole process group, and test files that end now must drop their databases first.
    detached: true,
    ...cluster.account,
  });
  const ended = once(server, 'exit');
  const endNow = () => server.kill('SIGINT');
  process.once('exit', endNow);
  await answers(adminUrl);
  return {
    async stop(signal: NodeJS.Signals) {
      server.kill(signal);
      await ended;
      process.off('exit', endNow);
    },
  };
}

/**
 * Password verification takes twice as long as the rest of a connection, and there are thousands of
 * connections.
 */
async function makePasswordsCheap(adminUrl: string, { owner, service }: Passwords): Promise<void> {
  const admin = openDb(adminUrl, { max: 1, ...PATIENT });
  await admin.query(`SET scram_iterations = 1;
    ALTER ROLE surety_owner PASSWORD '${owner}'; ALTER ROLE surety PASSWORD '${service}'`);
  await admin.close();
}

async function answers(url: string): Promise<void> {
  const db = openDb(url, { max: 1, ...PATIENT });
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await db.query('SELECT 1');
      return await db.close();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
