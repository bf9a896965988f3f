import type { Db, Queryable } from '#store/db.ts';
import type { LogPosition } from '#store/events/events.ts';
import { tenantsOf } from '#store/tenants.ts';

/**
 * The event log is the outbox: an event is written by its commit, and mail adds nothing to that commit's
 * cost. The worker that follows the log decides later which mails to send.
 */
export type TenantNews = { readonly developerId: string; readonly after: LogPosition };
export type MailNews = { readonly tenants: readonly TenantNews[]; readonly heldBack: boolean };

const MAX_TENANTS = 200;

/** Records whether mail is sent from now on. Events that happen while it is off are skipped. */
export async function follow(db: Db, followed: boolean): Promise<void> {
  const [now] = await db.query<{ position: number }>('SELECT settled_position() AS position');
  await db.query(
    `UPDATE mail_log SET followed = $1, from_position = CASE WHEN $1 THEN $2 ELSE from_position END
     WHERE followed <> $1`,
    [followed, now?.position],
  );
}

/** Returns tenants whose log has events not yet read for mail. `heldBack`: some cannot be read yet. */
export async function news(db: Db): Promise<MailNews> {
  const found = await db.query<{ developerId: string; position: number; id: string; settled: boolean }>(
    `SELECT tenant.developer_id AS "developerId", read.position, read.id,
       next.position < (SELECT settled_position()) AS settled
     FROM mail_log l CROSS JOIN developers d ${tenantsOf('d.developer_id')}
     LEFT JOIN mail_followers f ON f.developer_id = tenant.developer_id AND f.position >= l.from_position
     CROSS JOIN LATERAL (VALUES (coalesce(f.position, l.from_position), coalesce(f.event_id, ''))) AS read(position, id)
     CROSS JOIN LATERAL (
       SELECT e.position FROM events e
       WHERE e.developer_id = tenant.developer_id AND (e.position, e.id) > (read.position, read.id)
       ORDER BY e.position, e.id LIMIT 1) next
     WHERE l.followed ORDER BY next.position LIMIT $1`,
    [MAX_TENANTS],
  );
  const tenants = found
    .filter(({ settled }) => settled)
    .map(({ developerId, position, id }) => ({ developerId, after: { position, id } }));
  return { tenants, heldBack: tenants.length < found.length };
}

/**
 * Moves the position. False when another worker has got as far: two may read the same events, but only one
 * writes.
 */
export async function moveOn(tx: Queryable, developerId: string, to: LogPosition): Promise<boolean> {
  const moved = await tx.query(
    `INSERT INTO mail_followers AS f (developer_id, position, event_id) VALUES ($1, $2, $3)
     ON CONFLICT (developer_id) DO UPDATE SET position = excluded.position, event_id = excluded.event_id
     WHERE (f.position, f.event_id) < (excluded.position, excluded.event_id) RETURNING true`,
    [developerId, to.position, to.id],
  );
  return moved.length === 1;
}
