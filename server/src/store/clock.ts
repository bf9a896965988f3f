import type { Clock } from '#core/time.ts';
import type { Queryable } from './db.ts';

/**
 * The database's time. Processes on several machines share due times and leases, so they must agree on what
 * time it is: one whose own clock is an hour off would take others' work from them, or leave its own undone.
 * Between two looks at the database it counts on by itself, by a counter that nobody can set.
 */
export type DatabaseClock = { readonly clock: Clock; sync(): Promise<void> };

export async function databaseTime(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  if (!row) throw new Error('the database does not know what time it is');
  return row.now;
}

export async function openDatabaseClock(db: Queryable): Promise<DatabaseClock> {
  let offsetMs = 0;
  const sync = async () => {
    const asked = performance.now();
    const now = await databaseTime(db);
    // It looked at its clock somewhere between our question and its answer.
    offsetMs = now.getTime() - (asked + performance.now()) / 2;
  };
  await sync();
  return { clock: () => new Date(performance.now() + offsetMs), sync };
}
