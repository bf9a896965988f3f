import type { StreamEvent } from '#core/events/event.ts';
import type { Db } from '#store/db.ts';

export type LiveEvent = { readonly id: string; readonly type: string; readonly streamId: string };

/**
 * The newest events of the last moments. An id is made before its commit is visible, so whoever
 * watches reads a few seconds back each time and leaves out what was seen before. This is a
 * hint to look again, not the log.
 */
export async function recent(
  db: Db,
  developerId: string,
  since: Date,
  limit: number,
): Promise<readonly LiveEvent[]> {
  const from = `evt_${since.getTime().toString(16).padStart(12, '0')}`;
  const newest = await db.query<LiveEvent>(
    `SELECT id, type, stream_id AS "streamId" FROM events WHERE developer_id = $1 AND id >= $2
     ORDER BY id DESC LIMIT $3`,
    [developerId, from, limit],
  );
  return newest.reverse();
}

/** For a person who scrolls back from now. Programs read the log in the order it was committed: events.ts. */
export async function newest(
  db: Db,
  developerId: string,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<StreamEvent[]> {
  return db.query<StreamEvent>(
    `SELECT id, stream_id AS "streamId", sequence, type, actor, data, created_at AS "createdAt" FROM events
     WHERE developer_id = $1 AND ($2::text IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [developerId, page.before ?? null, page.limit],
  );
}
