import type { TestProject } from 'vitest/node';
import { type Home, openServers } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs with `surety` as the database name; tests put their own database's name in its place. */
    adminUrl: string;
    cellLookup: Home[];
    /** The superuser on each node of Citus; without it, that of the one server. */
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
