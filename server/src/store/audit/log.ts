import {
  DOERS,
  type DoneEvent,
  entryOfEvent,
  entryOfRecord,
  type LogEntry,
  MONEY_ACTIONS,
  streamsOf,
  timeKeyOf,
  timeKeysWithin,
} from '#core/audit/log-entry.ts';
import { type AuditRow, columns, toAuditRecord } from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import { openEvent, withKeys } from '#store/events/encrypted-data.ts';

export type LogFilter = {
  readonly kind?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export type LogPart = { readonly entries: readonly LogEntry[]; readonly next: string | null };

/** Rows read per page from each history: a rare kind in a long log must not cost more than this. */
const MAX_READ = 2_000;

/**
 * Returns the audit log, newest first, merged from two sources: audit records and the events of money. A page
 * may be short or empty while `next` is not null: then the log continues.
 */
export async function read(
  db: Queryable,
  developerId: string,
  filter: LogFilter,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<LogPart> {
  const { first, end } = timeKeysWithin(filter.from, filter.to);
  const below = page.before !== undefined && page.before < end ? page.before : end;
  const within = { below, first, limit: page.limit + 1 };
  const found = await Promise.all([
    readAuditRecords(db, developerId, filter, within),
    readEvents(db, developerId, filter, within),
  ]);
  const entries = found
    .flatMap((part) => part.entries)
    .sort((a, b) => (timeKeyOf(a) < timeKeyOf(b) ? 1 : -1));
  // Below the point where one source stopped reading, the other alone would not be the complete log.
  const [floor] = found.flatMap(({ next }) => next ?? []).sort((a, b) => (a < b ? 1 : -1));
  const known = floor === undefined ? entries : entries.filter((entry) => timeKeyOf(entry) >= floor);
  const shown = known.slice(0, page.limit);
  const last = shown.at(-1);
  return { entries: shown, next: known.length > page.limit && last ? timeKeyOf(last) : (floor ?? null) };
}

type Within = { readonly below: string; readonly first: string; readonly limit: number };

const IN_TIME =
  '($8::timestamptz IS NULL OR created_at >= $8) AND ($9::timestamptz IS NULL OR created_at < $9)';

async function readAuditRecords(
  db: Queryable,
  developerId: string,
  { kind, actorId, subject, from, to }: LogFilter,
  { below, first, limit }: Within,
): Promise<LogPart> {
  const rows = await db.query<AuditRow & Reach>(
    `WITH readable AS MATERIALIZED (
       SELECT * FROM audit_log WHERE developer_id = $1 AND id < 'act_' || $2 AND id >= 'act_' || $3
       ORDER BY id DESC LIMIT ${MAX_READ}), ${REACH}
     SELECT f.*, r.reach FROM reached r LEFT JOIN LATERAL (
       SELECT ${columns('readable')} FROM readable WHERE ($4::text IS NULL OR kind = $4)
         AND ($5::text IS NULL OR actor_id = $5) AND ($6::text IS NULL OR subject = $6) AND ${IN_TIME}
       ORDER BY id DESC LIMIT $7) f ON true ORDER BY f.id DESC`,
    [
      developerId,
      below,
      first,
      kind ?? null,
      actorId ?? null,
      subject ?? null,
      limit,
      from ?? null,
      to ?? null,
    ],
  );
  return partOf(rows, limit, (row) => entryOfRecord(toAuditRecord(db.personal, row)));
}

async function readEvents(
  db: Queryable,
  developerId: string,
  { kind, actorId, subject, from, to }: LogFilter,
  { below, first, limit }: Within,
): Promise<LogPart> {
  const kinds = kind === undefined ? MONEY_ACTIONS : MONEY_ACTIONS.filter((type) => type === kind);
  // Operator commands on unmatched money, which belongs to no account, are among the audit records.
  if (kinds.length === 0 || developerId === '') return { entries: [], next: null };
  // The history of one subject is short and has its own index; OFFSET 0 keeps the planner to it.
  const ofOne = '(SELECT * FROM events WHERE developer_id = $1 AND stream_id = ANY($10) OFFSET 0) AS of_one';
  const source = subject === undefined ? 'events' : ofOne;
  const rows = await db.query<DoneEvent & Reach>(
    `WITH readable AS MATERIALIZED (
       SELECT * FROM ${source} WHERE developer_id = $1 AND id < 'evt_' || $2 AND id >= 'evt_' || $3
       ORDER BY id DESC LIMIT ${MAX_READ}), ${REACH}
     SELECT f.*, r.reach FROM reached r LEFT JOIN LATERAL (
       SELECT id, stream_id AS "streamId", sequence, type, actor, ${withKeys('readable')} AS data,
         created_at AS "createdAt", hash
       FROM readable WHERE type = ANY($4) AND actor->>'type' = ANY($5)
         AND ($6::text IS NULL OR actor->>'id' = $6) AND ${IN_TIME}
       ORDER BY id DESC LIMIT $7) f ON true ORDER BY f.id DESC`,
    [
      developerId,
      below,
      first,
      kinds,
      DOERS,
      actorId ?? null,
      limit,
      from ?? null,
      to ?? null,
      ...(subject === undefined ? [] : [streamsOf(subject)]),
    ],
  );
  return partOf(rows, limit, (row) => entryOfEvent(openEvent(db.personal, developerId, row)));
}

/** The id at which reading stopped before the history ended. */
type Reach = { readonly id: string | null; readonly reach: string | null };
const REACH = `reached AS (SELECT CASE WHEN count(*) = ${MAX_READ} THEN min(id) END AS reach FROM readable)`;

function partOf<Row extends Reach>(
  rows: readonly Row[],
  limit: number,
  toEntry: (row: Row) => LogEntry,
): LogPart {
  const entries = rows.filter(({ id }) => id !== null).map(toEntry);
  const last = entries.at(-1);
  if (entries.length === limit && last) return { entries, next: timeKeyOf(last) };
  const reach = rows[0]?.reach;
  return { entries, next: reach ? timeKeyOf({ id: reach }) : null };
}
