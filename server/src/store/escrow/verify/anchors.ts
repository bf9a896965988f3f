import { CHAIN_START } from '#core/chain.ts';
import { accountOf } from '#core/environment.ts';
import {
  ACCOUNT_STREAM,
  type AnchorEntry,
  type Anchored,
  AUDIT_ENTRY,
  PLATFORM,
} from '#core/escrow/verify/anchor.ts';
import type { Queryable } from '#store/db.ts';
import { tenantsOf } from '#store/tenants.ts';

/** The progress of a tenant's anchor log. */
export type AnchorLog = {
  readonly position: number;
  readonly eventId: string;
  readonly size: number;
  /** In hex. */
  readonly peaks: readonly string[];
  readonly eventCount: number;
  readonly eventHead: string;
  /** Sequence number of the last audit record whose hash was anchored. */
  readonly auditCount: number;
};

export type Published = { readonly size: number; readonly note: string; readonly createdAt: Date };

/** SQL that is true when the tenant in a column, whose log is `l`, has something to anchor or to publish. */
function hasNews(tenant: string): string {
  return `(l.published < l.size OR EXISTS (
      SELECT 1 FROM audit_log_heads h WHERE h.developer_id = ${tenant} AND h.sequence > coalesce(l.audit_count, 0))
    OR EXISTS (
      SELECT 1 FROM events e WHERE e.developer_id = ${tenant}
        AND (e.position, e.id) > (coalesce(l.position, 0), coalesce(l.event_id, ''))
        AND e.position < (SELECT settled_position())))`;
}

/** True when the platform itself, which has no agreements, has something to anchor. */
export async function platformHasNews(db: Queryable): Promise<boolean> {
  const found = await db.query(
    `SELECT 1 FROM (VALUES ('${PLATFORM}')) AS platform(developer_id)
     LEFT JOIN anchor_logs l ON l.developer_id = platform.developer_id WHERE ${hasNews('platform.developer_id')}`,
  );
  return found.length > 0;
}

/** Returns tenants after this one that may have something to anchor or publish. */
export async function withNews(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT tenant.developer_id AS id FROM developers d ${tenantsOf('d.developer_id')}
     LEFT JOIN anchor_logs l ON l.developer_id = tenant.developer_id
     WHERE (d.developer_id, tenant.developer_id) > ($1, $2) AND ${hasNews('tenant.developer_id')}
     ORDER BY d.developer_id, tenant.developer_id LIMIT $3`,
    [accountOf(after), after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks the log until the transaction ends. */
export async function lock(tx: Queryable, developerId: string): Promise<AnchorLog> {
  await tx.query('INSERT INTO anchor_logs (developer_id) VALUES ($1) ON CONFLICT DO NOTHING', [developerId]);
  const [log] = await tx.query<AnchorLog>(
    `SELECT position, event_id AS "eventId", size, peaks, event_count AS "eventCount",
       event_head AS "eventHead", audit_count AS "auditCount" FROM anchor_logs WHERE developer_id = $1 FOR UPDATE`,
    [developerId],
  );
  if (!log) throw new Error(`the anchor log of ${developerId} was deleted`);
  return log;
}

export type News = {
  readonly read: number;
  readonly position: number;
  readonly eventId: string;
  readonly auditCount: number;
  readonly entries: readonly AnchorEntry[];
};

/**
 * Returns the current heads of the agreements, exceptions and payout accounts with events after the end of
 * the log, in order of id, and the head of the audit log if it has grown. Only agreements have transfers.
 */
export async function news(
  tx: Queryable,
  developerId: string,
  { position, eventId, auditCount }: AnchorLog,
  limit: number,
): Promise<News> {
  // Read before the events: everything below it is visible to the statements that follow.
  const [settled] = await tx.query<{ position: number }>('SELECT settled_position() AS position');
  const events = await tx.query<{ position: number; id: string; streamId: string }>(
    `SELECT position, id, stream_id AS "streamId" FROM events
     WHERE developer_id = $1 AND (position, id) > ($2::bigint, $3) AND position < $4
     ORDER BY position, id LIMIT $5`,
    [developerId, position, eventId, settled?.position ?? 0, limit],
  );
  const last = events.at(-1);
  const entries = await tx.query<AnchorEntry>(
    `SELECT id AS "agreementId", transfer_count AS "transferCount", chain_head AS "chainHead",
       event_count AS "eventCount", event_head AS "eventHead"
     FROM agreements WHERE developer_id = $1 AND id = ANY($2)
     UNION ALL
     SELECT id, 0, $3, CASE WHEN closed_at IS NULL THEN 1 ELSE 2 END, event_head
     FROM exceptions WHERE developer_id = $1 AND id = ANY($2) AND event_head IS NOT NULL
     UNION ALL
     SELECT s.id, 0, $3, e.sequence, e.hash FROM unnest($2::text[]) AS s(id)
     CROSS JOIN LATERAL (SELECT sequence, hash FROM events
       WHERE developer_id = $1 AND stream_id = s.id ORDER BY sequence DESC LIMIT 1) e
     WHERE starts_with(s.id, $6) AND e.hash IS NOT NULL
     UNION ALL
     SELECT $5, 0, $3, sequence, hash FROM audit_log_heads WHERE developer_id = $1 AND sequence > $4
     ORDER BY 1`,
    [
      developerId,
      [...new Set(events.map(({ streamId }) => streamId))],
      CHAIN_START,
      auditCount,
      AUDIT_ENTRY,
      ACCOUNT_STREAM,
    ],
  );
  const audit = entries.find(({ agreementId }) => agreementId === AUDIT_ENTRY);
  return {
    read: events.length,
    position: last?.position ?? position,
    eventId: last?.id ?? eventId,
    auditCount: audit?.eventCount ?? auditCount,
    entries,
  };
}

export async function save(tx: Queryable, developerId: string, log: AnchorLog): Promise<void> {
  await tx.query(
    `UPDATE anchor_logs SET position = $2, event_id = $3, size = $4, peaks = $5, event_count = $6,
       event_head = $7, audit_count = $8 WHERE developer_id = $1`,
    [
      developerId,
      log.position,
      log.eventId,
      log.size,
      log.peaks,
      log.eventCount,
      log.eventHead,
      log.auditCount,
    ],
  );
}

export async function append(
  tx: Queryable,
  developerId: string,
  first: number,
  entries: readonly AnchorEntry[],
): Promise<void> {
  await tx.query(
    `INSERT INTO anchor_entries (developer_id, index, agreement_id, transfer_count, chain_head, event_count,
       event_head)
     SELECT $1, index, "agreementId", "transferCount", "chainHead", "eventCount", "eventHead"
     FROM jsonb_to_recordset($2) AS x(
       index bigint, "agreementId" text, "transferCount" integer, "chainHead" text, "eventCount" integer,
       "eventHead" text)`,
    [developerId, JSON.stringify(entries.map((entry, nth) => ({ index: first + nth, ...entry })))],
  );
}

export async function addCheckpoint(tx: Queryable, developerId: string, published: Published): Promise<void> {
  await tx.query(
    'INSERT INTO anchor_checkpoints (developer_id, size, note, created_at) VALUES ($1, $2, $3, $4)',
    [developerId, published.size, published.note, published.createdAt],
  );
}

export async function latest(db: Queryable, developerId: string): Promise<Published | undefined> {
  const [row] = await db.query<Published>(
    `SELECT size, note, created_at AS "createdAt" FROM anchor_checkpoints
     WHERE developer_id = $1 ORDER BY size DESC LIMIT 1`,
    [developerId],
  );
  return row;
}

/** Returns the size of the log when it was last written outside of the database. */
export async function publishedSize(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ published: number }>(
    'SELECT published FROM anchor_logs WHERE developer_id = $1',
    [developerId],
  );
  return row?.published ?? 0;
}

export async function markPublished(db: Queryable, developerId: string, size: number): Promise<void> {
  await db.query('UPDATE anchor_logs SET published = greatest(published, $2) WHERE developer_id = $1', [
    developerId,
    size,
  ]);
}

/** Returns the tenants that have a log, for `surety verify`. */
export async function accounts(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT developer_id AS id FROM anchor_logs WHERE size > 0
     UNION SELECT developer_id FROM anchor_checkpoints ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** What an account's log counts, and whether the event up to which it was read exists. */
export async function progress(
  db: Queryable,
  developerId: string,
): Promise<{ readonly size: number; readonly eventThere: boolean } | undefined> {
  const [row] = await db.query<{ size: number; eventThere: boolean }>(
    `SELECT l.size, l.position = 0 OR EXISTS (
       SELECT 1 FROM events e WHERE e.developer_id = l.developer_id AND e.position = l.position
         AND e.id = l.event_id) AS "eventThere"
     FROM anchor_logs l WHERE l.developer_id = $1`,
    [developerId],
  );
  return row;
}

export async function checkpoints(db: Queryable, developerId: string): Promise<string[]> {
  const rows = await db.query<{ note: string }>(
    'SELECT note FROM anchor_checkpoints WHERE developer_id = $1 ORDER BY size',
    [developerId],
  );
  return rows.map(({ note }) => note);
}

/**
 * Returns entries from this index on, each with the hashes that the agreement's history has at that point.
 * For audit records deleted for their age, the head with its MAC is the evidence.
 */
export async function entries(
  db: Queryable,
  developerId: string,
  from: number,
  limit: number,
): Promise<(Anchored & { readonly index: number })[]> {
  return db.query(
    `SELECT e.index, e.agreement_id AS "agreementId", e.transfer_count AS "transferCount",
       e.chain_head AS "chainHead", e.event_count AS "eventCount", e.event_head AS "eventHead",
       coalesce(a.id, x.id, p.developer_id, h.developer_id) IS NOT NULL AS there, t.hash AS "transferHash",
       coalesce(v.hash, c.hash, CASE WHEN h.cut_sequence = e.event_count THEN h.cut_hash
         WHEN h.cut_sequence > e.event_count THEN e.event_head END) AS "eventHash",
       coalesce(v.sequence, c.sequence) IS NOT NULL OR h.cut_sequence >= e.event_count AS "eventThere"
     FROM anchor_entries e
     LEFT JOIN agreements a ON a.developer_id = e.developer_id AND a.id = e.agreement_id
     LEFT JOIN exceptions x ON x.developer_id = e.developer_id AND x.id = e.agreement_id
     LEFT JOIN payout_accounts p ON p.developer_id = e.developer_id
       AND $5 || p.external_user_id = e.agreement_id
     LEFT JOIN transfers t ON t.developer_id = e.developer_id AND t.agreement_id = e.agreement_id
       AND t.sequence = e.transfer_count
     LEFT JOIN events v ON v.developer_id = e.developer_id AND v.stream_id = e.agreement_id
       AND v.sequence = e.event_count
     LEFT JOIN audit_log_heads h ON h.developer_id = e.developer_id AND e.agreement_id = $4
     LEFT JOIN audit_log c ON c.developer_id = h.developer_id AND c.sequence = e.event_count
     WHERE e.developer_id = $1 AND e.index >= $2 ORDER BY e.index LIMIT $3`,
    [developerId, from, limit, AUDIT_ENTRY, ACCOUNT_STREAM],
  );
}
