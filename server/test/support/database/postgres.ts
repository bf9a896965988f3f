import type { TestProject } from 'vitest/node';
import { type Home, openServers } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs with `surety` as the database name; tests replace it with the name of their own database. */
    adminUrl: string;
    cellLookup: Home[];
    /** The superuser on each Citus node, or on the single server. */
    adminUrls: string[];
  }
}

/** One real server for the whole run. Its `surety` database is migrated and copied for each test file. */
export async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrls, cellLookup, stop } = await openServers();
  project.provide('adminUrl', adminUrls[0] ?? '');
  project.provide('adminUrls', [...adminUrls]);
  project.provide('cellLookup', [...cellLookup]);
  return stop;
}
