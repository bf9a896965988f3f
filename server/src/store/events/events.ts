import type { StreamEvent } from '#core/events/event.ts';
import type { Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { idBefore } from '#store/ids.ts';
import { openEvent } from './encrypted-data.ts';
import { agreementOf, dataOf } from './of-agreement.ts';

/** A position in a developer's log. */
export type LogPosition = { readonly position: number; readonly id: string };
export const START_OF_LOG: LogPosition = { position: 0, id: '' };

export type LogPage = {
  readonly events: readonly StreamEvent[];
  /** The last event read, whether or not it matched the filter; null when there was none. */
  readonly lastRead: string | null;
  /** True when the log continues after `lastRead`. */
  readonly more: boolean;
};

const COLUMNS = `id, stream_id AS "streamId", sequence, type, actor, created_at AS "createdAt"`;
/** Rows read at most: a rare type in a long log must not cost more. The caller continues from `lastRead`. */
const MAX_READ = 10_000;

export async function positionOf(
  db: Queryable,
  developerId: string,
  eventId: string,
): Promise<LogPosition | undefined> {
  const [found] = await db.query<LogPosition>(
    'SELECT position, id FROM events WHERE developer_id = $1 AND id = $2',
    [developerId, eventId],
  );
  return found;
}

/**
 * Returns a position before all events of a time or later, so that a read of a period need not start at the
 * first event. It is that of an event a day before: no transaction takes longer.
 */
export async function positionBefore(db: Queryable, developerId: string, from: Date): Promise<LogPosition> {
  const [found] = await db.query<LogPosition>(
    'SELECT position, id FROM events WHERE developer_id = $1 AND id < $2 ORDER BY id DESC LIMIT 1',
    [developerId, idBefore('evt', from)],
  );
  return found ? { ...found, id: '' } : START_OF_LOG;
}

type LogQuery = Period & {
  readonly after: LogPosition;
  readonly type?: string | undefined;
  readonly limit: number;
};

/** Returns the log after a position, oldest first, up to the settled position: see settled-position.sql. */
export async function read(db: Db, developerId: string, query: LogQuery): Promise<LogPage> {
  const { after, type, from, to, limit } = query;
  const isFiltered = type !== undefined || from !== undefined || to !== undefined;
  const readable = isFiltered ? MAX_READ : limit + 1;
  const rows = await db.query<StreamEvent & { lastRead: string; rowsRead: number }>(
    `WITH readable AS MATERIALIZED (
       SELECT * FROM events WHERE developer_id = $1 AND (position, id) > ($2::bigint, $3)
         AND position < (SELECT settled_position()) ORDER BY position, id LIMIT $4),
     end_of_read AS (
       SELECT (SELECT id FROM readable ORDER BY position DESC, id DESC LIMIT 1) AS last_read,
         (SELECT count(*) FROM readable) AS rows_read)
     SELECT r.*, e.last_read AS "lastRead", e.rows_read AS "rowsRead" FROM end_of_read e LEFT JOIN LATERAL (
       SELECT position, ${COLUMNS}, ${dataOf('readable')}, ${agreementOf('readable')} FROM readable
       WHERE ($5::text IS NULL OR type = $5) AND created_at >= coalesce($7::timestamptz, '-infinity')
         AND created_at < coalesce($8::timestamptz, 'infinity')
       ORDER BY position, id LIMIT $6) r ON true
     ORDER BY r.position, r.id`,
    [developerId, after.position, after.id, readable, type ?? null, limit + 1, from ?? null, to ?? null],
  );
  const found = rows.filter((row) => row.id !== null);
  const events = found.slice(0, limit).map((event) => openEvent(db.personal, developerId, event));
  const cut = found.length > limit;
  const lastRead = cut ? (events.at(-1)?.id ?? null) : (rows[0]?.lastRead ?? null);
  return { events, lastRead, more: cut || rows[0]?.rowsRead === readable };
}

/**
 * Records how far the server's transaction numbers have come, so that a restore on another server is noticed.
 */
export async function noteProgress(db: Db): Promise<void> {
  await db.query('UPDATE event_log SET seen = greatest(seen, pg_current_xact_id()::text::bigint)');
}
