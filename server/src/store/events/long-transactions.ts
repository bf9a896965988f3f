import type { Db } from '#store/db.ts';

/** Looks at what runs on the server, with what ran at the last look; see watch-event-log.sql. */
export function openWatch(db: Db): { look(): Promise<void> } {
  let running: readonly unknown[] = [];
  return {
    async look() {
      const [row] = await db.query<{ running: unknown[] }>(
        'SELECT watch_event_log($1::bigint[]) AS running',
        [running],
      );
      running = row?.running ?? [];
    },
  };
}

export type LongTransactions = {
  /** Seconds that the oldest which nobody waits for any more has been seen. */
  readonly bystander: number;
  /** Seconds that the oldest has been seen which events are held back for. */
  readonly holding: number;
};

/** How long transactions in this database have been running, of those that more than one look has found. */
export async function ages(db: Db): Promise<LongTransactions> {
  const [row] = await db.query<LongTransactions>(
    `SELECT coalesce(max(seconds) FILTER (WHERE bystander), 0)::float8 AS bystander,
       coalesce(max(seconds) FILTER (WHERE NOT bystander), 0)::float8 AS holding
     FROM long_transactions, extract(epoch FROM seen_at - since) AS seconds,
       is_bystander(since, seen_at, elsewhere, apart) AS bystander
     WHERE NOT elsewhere AND seen_at > clock_timestamp() - interval '1 minute'`,
  );
  return row ?? { bystander: 0, holding: 0 };
}
