import type { Db } from '#store/db.ts';

/**
 * Watches the transactions that run on the server; each look compares with the last one. See
 * watch-event-log.sql.
 */
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
  /** Age in seconds of the oldest transaction that readers no longer wait for. */
  readonly bystander: number;
  /** Age in seconds of the oldest transaction that holds back events. */
  readonly holding: number;
};

/** Returns the ages of transactions in this database that were seen in more than one look. */
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
