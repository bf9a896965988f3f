import type { Db, Queryable } from './db.ts';

/** SQL for how far the tenant in a column is ahead, in milliseconds; null if its clock was never moved. */
export function aheadMsOf(column: string): string {
  return `(SELECT (extract(epoch FROM c.ahead) * 1000)::float8 FROM test_clocks c
    WHERE c.developer_id = ${column})`;
}

/** SQL for the same as an interval, which is zero for most. */
export function aheadOf(column: string): string {
  return `coalesce((SELECT c.ahead FROM test_clocks c WHERE c.developer_id = ${column}), interval '0')`;
}

export async function find(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ aheadMs: number | null }>(`SELECT ${aheadMsOf('$1')} AS "aheadMs"`, [
    developerId,
  ]);
  return row?.aheadMs ?? 0;
}

/** Moves the clock forward, never back. Returns how far it is ahead then. */
export async function move(db: Queryable, developerId: string, aheadMs: number): Promise<number> {
  const [row] = await db.query<{ aheadMs: number }>(
    `WITH moved AS (
       INSERT INTO test_clocks AS c (developer_id, ahead) VALUES ($1, make_interval(secs => $2 / 1000.0))
       ON CONFLICT (developer_id) DO UPDATE SET ahead = greatest(c.ahead, excluded.ahead) RETURNING ahead)
     SELECT (extract(epoch FROM ahead) * 1000)::float8 AS "aheadMs" FROM moved`,
    [developerId, aheadMs],
  );
  return row?.aheadMs ?? aheadMs;
}

/** The work of a tenant that is waiting. */
export type Waiting = {
  /** Jobs that a worker has in hand. */
  readonly running: number;
  /** When the next job or delivery is due; null when none waits. */
  readonly nextAt: Date | null;
  /** There are events that no delivery was made for yet. */
  readonly unread: boolean;
};

export async function waiting(db: Db, developerId: string): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `SELECT
       (SELECT count(*)::integer FROM jobs
        WHERE developer_id = $1 AND dead_at IS NULL AND claim IS NOT NULL) AS running,
       least(
         (SELECT min(run_at) FROM jobs WHERE developer_id = $1 AND dead_at IS NULL AND claim IS NULL),
         (SELECT min(d.next_attempt_at) FROM webhook_deliveries d
          JOIN webhook_endpoints w ON w.developer_id = d.developer_id AND w.id = d.endpoint_id
          WHERE d.developer_id = $1 AND d.status = 'PENDING' AND w.enabled AND w.deleted_at IS NULL))
         AS "nextAt",
       EXISTS (SELECT 1 FROM webhook_followers f JOIN events e ON e.developer_id = f.developer_id
         AND (e.position, e.id) > (f.position, f.event_id) WHERE f.developer_id = $1) AS unread`,
    [developerId],
  );
  return row ?? { running: 0, nextAt: null, unread: false };
}

/** The last event of the tenant's log; zero before the first. */
export async function lastPosition(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ position: number | null }>(
    'SELECT max(position) AS position FROM events WHERE developer_id = $1',
    [developerId],
  );
  return row?.position ?? 0;
}

export type HappenedEvent = { readonly id: string; readonly type: string; readonly createdAt: Date };

/** What has happened since a position of the log, in order, with its number. */
export async function happened(
  db: Queryable,
  developerId: string,
  since: number,
  limit: number,
): Promise<{ readonly events: HappenedEvent[]; readonly count: number }> {
  const rows = await db.query<HappenedEvent & { count: number }>(
    `SELECT id, type, created_at AS "createdAt", count(*) OVER ()::integer AS count FROM events
     WHERE developer_id = $1 AND position > $2 ORDER BY position, id LIMIT $3`,
    [developerId, since, limit],
  );
  const events = rows.map(({ id, type, createdAt }) => ({ id, type, createdAt }));
  return { events, count: rows[0]?.count ?? 0 };
}

/** When the next request for approval or identity session of the tenant expires. */
export async function nextExpiry(db: Queryable, developerId: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `SELECT least(
       (SELECT min(expires_at) FROM approvals WHERE developer_id = $1 AND state = 'PENDING'),
       (SELECT min(expires_at) FROM identity_sessions WHERE developer_id = $1 AND ended_at IS NULL)) AS at`,
    [developerId],
  );
  return row?.at ?? null;
}

/** The hashes of the tenant's keys, so that key rings can forget what they remember of them. */
export async function keyHashes(db: Queryable, developerId: string): Promise<Buffer[]> {
  const rows = await db.query<{ hash: Buffer }>('SELECT hash FROM api_key_hashes WHERE developer_id = $1', [
    developerId,
  ]);
  return rows.map(({ hash }) => hash);
}
