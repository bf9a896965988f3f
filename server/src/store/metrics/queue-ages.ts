import type { JobKind } from '#core/jobs.ts';
import type { Db } from '#store/db.ts';

/** Seconds that the oldest entry of each queue has been due. */
export type QueueAges = { readonly jobs: number; readonly events: number; readonly deliveries: number };

const secondsSince = (moment: string) =>
  `greatest(0, coalesce(extract(epoch FROM $1::timestamptz - ${moment}), 0))::float8`;

/**
 * A committed event that was not read waits for a worker, or for a long transaction in this database to end.
 */
export async function queueAges(db: Db, now: Date): Promise<QueueAges> {
  const [ages] = await db.query<QueueAges>(
    `SELECT
       (SELECT ${secondsSince('min(run_at)')} FROM jobs WHERE dead_at IS NULL AND run_at <= $1) AS jobs,
       (SELECT ${secondsSince('min(next.created_at)')}
        FROM webhook_followers f CROSS JOIN LATERAL (
          SELECT e.created_at FROM events e
          WHERE e.developer_id = f.developer_id AND (e.position, e.id) > (f.position, f.event_id)
          ORDER BY e.position, e.id LIMIT 1) next) AS events,
       (SELECT ${secondsSince('min(d.next_attempt_at)')}
        FROM webhook_endpoints w CROSS JOIN LATERAL (
          SELECT next_attempt_at FROM webhook_deliveries
          WHERE developer_id = w.developer_id AND endpoint_id = w.id AND status = 'PENDING'
          ORDER BY next_attempt_at LIMIT 1) d
        WHERE w.enabled AND w.deleted_at IS NULL) AS deliveries`,
    [now],
  );
  return ages ?? { jobs: 0, events: 0, deliveries: 0 };
}

const OWING: Readonly<Record<string, JobKind>> = { payout: 'submit-payout', refund: 'pay-refunds' };

/** Returns the age of the oldest unsettled payout and refund job, whatever it waits for. */
export async function owedSince(db: Db, now: Date): Promise<Record<string, number>> {
  const rows = await db.query<{ kind: JobKind; seconds: number }>(
    `SELECT kind, ${secondsSince('min(created_at)')} AS seconds FROM jobs WHERE kind = ANY($2) GROUP BY kind`,
    [now, Object.values(OWING)],
  );
  const found = new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
  return Object.fromEntries(Object.entries(OWING).map(([what, kind]) => [what, found.get(kind) ?? 0]));
}
