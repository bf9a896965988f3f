import type { Clock } from '#core/time.ts';
import type { Queryable } from './db.ts';

/**
 * The database's time. Processes on several machines share due times and leases, so they must agree on the
 * time: a process whose clock is an hour off would take work from others or leave its own undone. Between two
 * reads of the database's clock, time advances by a monotonic counter.
 */
export type DatabaseClock = { readonly clock: Clock; sync(): Promise<void> };

export async function databaseTime(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  if (!row) throw new Error('the database returned no time');
  return row.now;
}

export async function openDatabaseClock(db: Queryable): Promise<DatabaseClock> {
  let offsetMs = 0;
  const sync = async () => {
    const asked = performance.now();
    const now = await databaseTime(db);
    // The server read its clock at some moment between our question and its answer.
    offsetMs = now.getTime() - (asked + performance.now()) / 2;
  };
  await sync();
  return { clock: () => new Date(performance.now() + offsetMs), sync };
}
