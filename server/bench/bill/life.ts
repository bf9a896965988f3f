import { openDb, type Queryable } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { startThrowawayPostgres } from '#test/support/database/throwaway-postgres.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { LIFE, OPERATIONS, openDeals } from './operations.ts';
import { type MeteredService, startMeteredService } from './service.ts';

/** Average growth for each agreement. */
export type Life = {
  readonly walBytes: number;
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly indexes: number }[];
};

const WARM_UP = 50;
const MEASURED = 200;
const STEP_MS = 10;

/**
 * Agreements from their creation to the payout, one after the other, with all jobs, the request log and the
 * usage counts, on a server with the service's own settings: full-page images count, and files contain old
 * row versions because nothing is vacuumed.
 */
export async function measureLife(): Promise<Life> {
  const server = await startThrowawayPostgres();
  try {
    await migrate(server.ownerUrl, server.serviceUrl);
    const observer = openDb(server.ownerUrl, { max: 1 });
    const service = await startMeteredService(server.serviceUrl);
    try {
      const live = await openLives(service);
      await live(WARM_UP);
      const before = await read(observer);
      await live(MEASURED);
      const after = await read(observer);
      const each = (grown: number) => Math.round(grown / MEASURED);
      const tables = [...after.tables].map(([name, { rows, indexes }]) => {
        const was = before.tables.get(name);
        return { name, rows: each(rows - (was?.rows ?? 0)), indexes: each(indexes - (was?.indexes ?? 0)) };
      });
      return { walBytes: each(after.wal - before.wal), tables };
    } finally {
      await service.stop();
      await observer.close();
    }
  } finally {
    await server.stop();
  }
}

async function openLives(service: MeteredService): Promise<(count: number) => Promise<void>> {
  const deals = await openDeals(service);
  let next = 0;
  return async (count) => {
    for (let nth = 0; nth < count; nth++) {
      const deal = deals(next++);
      for (const name of LIFE) {
        service.advance(STEP_MS);
        await OPERATIONS[name](deal);
      }
      await runDueJobs(service);
      await service.context.requestLog.flush();
      await service.context.usage.flush();
    }
  };
}

async function read(observer: Queryable) {
  const [wal] = await observer.query<{ bytes: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint AS bytes`,
  );
  const tables = await observer.query<{ name: string; rows: number; indexes: number }>(
    `SELECT relname AS name, pg_table_size(relid) AS rows, pg_indexes_size(relid) AS indexes
     FROM pg_stat_user_tables`,
  );
  return { wal: wal?.bytes ?? 0, tables: new Map(tables.map((table) => [table.name, table])) };
}
