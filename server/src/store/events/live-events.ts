import type { StreamEvent } from '#core/events/event.ts';
import type { Db } from '#store/db.ts';
import { openEvent } from './encrypted-data.ts';
import { agreementOf, dataOf } from './of-agreement.ts';

const columnsOf = (event: string) =>
  `id, stream_id AS "streamId", sequence, type, actor, created_at AS "createdAt", ${dataOf(event)},
   ${agreementOf(event)}`;

export type LiveEvent = {
  readonly developerId: string;
  readonly id: string;
  readonly type: string;
  readonly streamId: string;
};

/**
 * Returns the newest events of the last moments, up to `limit` per developer. An id is created before its
 * commit is visible, so watchers read a few seconds back each time and skip events they have seen. This is a
 * hint to look again, not the log.
 */
export async function recent(
  db: Db,
  developerIds: readonly string[],
  since: Date,
  limit: number,
): Promise<readonly LiveEvent[]> {
  const from = `evt_${since.getTime().toString(16).padStart(12, '0')}`;
  return db.query<LiveEvent>(
    `SELECT newest.developer_id AS "developerId", id, type, stream_id AS "streamId"
     FROM unnest($1::text[]) AS watched (developer_id) CROSS JOIN LATERAL (
       SELECT developer_id, id, type, stream_id FROM events
       WHERE developer_id = watched.developer_id AND id >= $2 ORDER BY id DESC LIMIT $3
     ) AS newest ORDER BY id`,
    [developerIds, from, limit],
  );
}

/** For a person scrolling back from now. Programs read the log in commit order: events.ts. */
export async function newest(
  db: Db,
  developerId: string,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<StreamEvent[]> {
  const events = await db.query<StreamEvent>(
    `SELECT ${columnsOf('events')} FROM events
     WHERE developer_id = $1 AND ($2::text IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [developerId, page.before ?? null, page.limit],
  );
  return events.map((event) => openEvent(db.personal, developerId, event));
}

export async function find(db: Db, developerId: string, id: string): Promise<StreamEvent | undefined> {
  const [event] = await db.query<StreamEvent>(
    `SELECT ${columnsOf('events')} FROM events
     WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return event && openEvent(db.personal, developerId, event);
}

/** More than a person looks through, and few enough to read while they wait. */
const LOOKED_THROUGH = 20_000;

/** Returns the newest events caused by a key, among the account's last events before its last use. */
export async function newestOfKey(
  db: Db,
  developerId: string,
  key: { readonly id: string; readonly lastUsedAt: Date | null },
  limit: number,
): Promise<StreamEvent[]> {
  // The last use of a key is recorded with a delay, so allow for later events.
  const until = key.lastUsedAt ? key.lastUsedAt.getTime() + 10 * 60_000 : Date.now();
  return db.query<StreamEvent>(
    `SELECT ${columnsOf('newest')} FROM (
       SELECT * FROM events WHERE developer_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3) AS newest
     WHERE actor ->> 'type' = 'key' AND actor ->> 'id' = $4 ORDER BY id DESC LIMIT $5`,
    [developerId, `evt_${until.toString(16).padStart(12, '0')}`, LOOKED_THROUGH, key.id, limit],
  );
}
