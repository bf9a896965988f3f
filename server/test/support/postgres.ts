import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '#store/db.ts';
import { startEmbeddedPostgres } from '#store/embedded-postgres.ts';
import { migrate } from '#store/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs with `surety` as the database name; tests put their own database's name in its place. */
    adminUrl: string;
    ownerUrl: string;
    serviceUrl: string;
  }
}

/** One real server for the whole run. Its `surety` database is migrated and copied for each test file. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.ownerUrl, server.serviceUrl);
  const passwords = JSON.parse(await readFile(join(dataDir, 'postgres-passwords.json'), 'utf8'));
  const adminUrl = server.ownerUrl
    .replace(/\/\/[^@]*@/, `//postgres:${passwords.superuser}@`)
    .replace('/surety?', '/postgres?');
  // Test data is thrown away, so waiting for the disk at each commit would only cost time.
  const admin = openDb(adminUrl, { max: 1 });
  for (const role of ['surety', 'surety_owner']) {
    await admin.query(`ALTER ROLE ${role} SET synchronous_commit = off`);
  }
  await admin.close();

  project.provide('adminUrl', adminUrl);
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('serviceUrl', server.serviceUrl);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
