import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openRootSecret } from '#settings/root-secret.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { startThrowawayPostgres } from '#test/support/database/throwaway-postgres.ts';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export type BenchDatabase = { readonly ownerUrl: string; readonly serviceUrl: string; readonly db: Db };
export type BenchServer = { readonly port: number; readonly processId: number; stop(): Promise<void> };
export type Workbench = {
  database(): Promise<BenchDatabase>;
  serve(
    database: BenchDatabase,
    args?: readonly string[],
    environment?: Record<string, string>,
  ): Promise<BenchServer>;
  stop(): Promise<void>;
};

/** The key of the service and of the code that fills its database. */
const SECRETS_KEY = 'be'.repeat(32);

async function secretBox() {
  return openSecretBox(await openRootSecret(Buffer.from(SECRETS_KEY, 'hex'), ''));
}

/** A database to fill, with the service's secret. */
export async function openToFill(url: string): Promise<Db> {
  const locked = openDb(url, { max: 4 });
  return unlocked(locked, await dataKey.open(locked, await secretBox()));
}

/** A real PostgreSQL with the service's own settings, and the service as its own process in front of it. */
export async function openWorkbench(): Promise<Workbench> {
  const postgres = await startThrowawayPostgres();
  const admin = openDb(postgres.adminUrl, { max: 1 });
  const opened: { close(): Promise<void> }[] = [admin];
  const children: BenchServer[] = [];

  return {
    async database() {
      const name = `bench_${randomBytes(4).toString('hex')}`;
      await admin.query(`CREATE DATABASE ${name} OWNER surety_owner`);
      const ownerUrl = postgres.ownerUrl.replace('/surety?', `/${name}?`);
      const serviceUrl = postgres.serviceUrl.replace('/surety?', `/${name}?`);
      await migrate(ownerUrl, serviceUrl);
      const db = await openToFill(ownerUrl);
      opened.push(db);
      return { ownerUrl, serviceUrl, db };
    },
    async serve(database, args = ['--no-jobs'], environment = {}) {
      const server = await startServer(database, args, environment);
      children.push(server);
      return server;
    },
    async stop() {
      await Promise.all(children.map((child) => child.stop()));
      await Promise.all(opened.map((one) => one.close()));
      await postgres.stop();
    },
  };
}

export async function startServer(
  database: Pick<BenchDatabase, 'ownerUrl' | 'serviceUrl'>,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<BenchServer> {
  const child = spawn(process.execPath, [CLI, 'serve', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: database.serviceUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      SECRETS_KEY,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const port = await portOf(child);
  return {
    port,
    processId: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const port = /listening on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the server exited with ${code}: ${said}`)));
  });
}
