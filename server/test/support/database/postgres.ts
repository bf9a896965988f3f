import type { TestProject } from 'vitest/node';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { dontWaitForDisk, startThrowawayPostgres } from './throwaway-postgres.ts';

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
  const { adminUrl, ownerUrl, serviceUrl, stop } = await startThrowawayPostgres();
  await migrate(ownerUrl, serviceUrl);
  const admin = openDb(adminUrl, { max: 1 });
  await dontWaitForDisk(admin);
  await admin.close();

  project.provide('adminUrl', adminUrl);
  project.provide('ownerUrl', ownerUrl);
  project.provide('serviceUrl', serviceUrl);
  return stop;
}
