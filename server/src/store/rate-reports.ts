import type { Db } from './db.ts';

/** How often each name was let through by one process, counted from when it was first heard of again. */
export type Taken = Readonly<Record<string, number>>;

export type RateReport = {
  readonly node: string;
  /** True of a process that began to report moments ago, so that all it counts is of these moments. */
  readonly young: boolean;
  readonly taken: Taken;
};

/** Tells what this process has let through, and reads what the others tell. */
export async function exchange(db: Db, node: string, taken: Taken): Promise<readonly RateReport[]> {
  return db.query<RateReport>(
    `WITH gone AS (DELETE FROM rate_reports WHERE node <> $1 AND at < now() - interval '1 minute'),
       own AS (
         INSERT INTO rate_reports (node, started_at, at, taken) VALUES ($1, now(), now(), $2)
         ON CONFLICT (node) DO UPDATE SET at = excluded.at, taken = excluded.taken
       )
     SELECT node, taken, started_at > now() - interval '3 seconds' AS young FROM rate_reports
     WHERE node <> $1 AND at >= now() - interval '1 minute'`,
    [node, JSON.stringify(taken)],
  );
}
