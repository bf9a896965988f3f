import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { startPooledServers } from './pooled-servers.ts';

export type ThrowawayPostgres = {
  /** The superuser, on the database `postgres`; the service never gets this URL. */
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly serviceUrl: string;
  stop(): Promise<void>;
};

/**
 * Starts the service's embedded server in a folder that is deleted when it stops; with TEST_SERVER=pooled,
 * Debian's server behind PgBouncer.
 */
export function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  return process.env['TEST_SERVER'] === 'pooled' ? startBehindPooler() : startEmbedded();
}

async function startBehindPooler(): Promise<ThrowawayPostgres> {
  // A database can be copied only while it has no connections, including the pooler's.
  const { direct, pooled, stopServers } = await startPooledServers(1);
  return {
    adminUrl: direct('postgres', 'postgres'),
    ownerUrl: direct('surety_owner'),
    serviceUrl: pooled('surety'),
    stop: stopServers,
  };
}

async function startEmbedded(): Promise<ThrowawayPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-throwaway-'));
  const { ownerUrl, serviceUrl, stop } = await startEmbeddedPostgres({ dataDir });
  const { superuser } = JSON.parse(await readFile(join(dataDir, 'postgres-passwords.json'), 'utf8'));
  return {
    adminUrl: ownerUrl.replace(/\/\/[^@]*@/, `//postgres:${superuser}@`).replace('/surety?', '/postgres?'),
    ownerUrl,
    serviceUrl,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Throwaway data need not wait for the disk at each commit. */
export async function dontWaitForDisk(admin: { query(sql: string): Promise<unknown> }): Promise<void> {
  for (const role of ['surety', 'surety_owner']) {
    await admin.query(`ALTER ROLE ${role} SET synchronous_commit = off`);
  }
}
