import type { Db } from './db.ts';

/** Requests let through by one process, by name, counted since the name was first seen again. */
export type Taken = Readonly<Record<string, number>>;

export type RateReport = {
  readonly node: string;
  /** True for a process that started to report within the last 3 seconds, so its counts are that recent. */
  readonly young: boolean;
  readonly taken: Taken;
};

/** Publishes this process's counts and returns those of the others. */
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
