import { afterAll, beforeEach } from 'vitest';
import type { Context } from '#actions/context.ts';
import { createContext } from '#app/context.ts';
import { readConfig } from '#settings/config.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';

/** An arbitrary kind; its own handler is not used here. */
export const KIND = 'sandbox-notice';

export type Queue = {
  readonly database: TestDatabase;
  readonly context: Context;
  /** Real time plus the skipped time. */
  readonly time: { skippedMs: number; now(): Date };
  add(id: string, runAt?: Date, developerId?: string): Promise<void>;
  stored(id: string): Promise<Record<string, unknown> | undefined>;
  claimDue(claim: string, limit?: number): Promise<Job[]>;
};

/** A job queue in its own database, empty before each test. */
export async function openQueue(): Promise<Queue> {
  const database = await createTestDatabase();
  const time = { skippedMs: 0, now: () => new Date(Date.now() + time.skippedMs) };
  const context = createContext(database.service, readConfig({}), { clock: time.now });
  beforeEach(async () => {
    await database.owner.query('DELETE FROM jobs');
  });
  afterAll(() => database.drop());
  return {
    database,
    context,
    time,
    add: (id, runAt = time.now(), developerId = '') =>
      jobs.add(context.db, { developerId, id, kind: KIND, payload: { reference: id }, runAt }, time.now()),
    async stored(id) {
      const [row] = await database.owner.query(
        `SELECT attempts, claim, last_error AS "lastError", dead_at AS "deadAt",
           alarmed_at AS "alarmedAt",
           extract(epoch FROM run_at)::float8 * 1000 AS "runAt" FROM jobs WHERE id = $1`,
        [id],
      );
      return row;
    },
    claimDue: (claim, limit = 10) =>
      jobs.claimDue(context.db, { kinds: [KIND], claim, leaseSeconds: 10, limit, now: time.now() }),
  };
}
