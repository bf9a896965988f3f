import type { Queryable } from './db.ts';

export type MoneyPause = { readonly since: Date; readonly reason: string };

/** Pauses money: while the row exists, no worker of any process takes jobs that move money. */
export async function pause(db: Queryable, reason: string): Promise<void> {
  await db.query(
    'INSERT INTO money_pause (since, reason) VALUES (clock_timestamp(), $1) ON CONFLICT DO NOTHING',
    [reason],
  );
}

/** Ends the pause. False when there was none. */
export async function resume(db: Queryable): Promise<boolean> {
  return (await db.query('DELETE FROM money_pause RETURNING true')).length > 0;
}

export async function find(db: Queryable): Promise<MoneyPause | null> {
  const [row] = await db.query<MoneyPause>('SELECT since, reason FROM money_pause');
  return row ?? null;
}
