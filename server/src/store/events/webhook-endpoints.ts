import type { DisabledReason, WebhookEndpoint } from '#core/events/webhook.ts';
import { addPeriod, Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { SecretBox } from '#store/secrets/secret-box.ts';
import { encryptSecret, openSecret } from './webhook-secrets.ts';

export type EndpointKey = { readonly developerId: string; readonly endpointId: string };

/** The secret is not among the columns, so nothing that shows endpoints can show it. */
const COLUMNS = `developer_id AS "developerId", id, url, description, event_types AS "eventTypes", ordered, enabled,
  disabled_reason AS "disabledReason", disabled_at AS "disabledAt", failing_since AS "failingSince",
  CASE WHEN previous_secret IS NULL THEN NULL ELSE previous_secret_until END AS "previousSecretUntil",
  created_at AS "createdAt"`;
const LIVE = 'WHERE developer_id = $1 AND id = $2 AND deleted_at IS NULL';

/** Locks the developer's follower, so that creations and deletions of endpoints are serialized. */
async function lockFollower(tx: Queryable, developerId: string): Promise<boolean> {
  const found = await tx.query('SELECT 1 FROM webhook_followers WHERE developer_id = $1 FOR UPDATE', [
    developerId,
  ]);
  return found.length === 1;
}

/** Starts following the developer's log at its end, unless it is followed already. */
export async function follow(tx: Queryable, developerId: string): Promise<void> {
  // The last endpoint, and the follower with it, may be deleted between the two statements: then try again.
  while (!(await lockFollower(tx, developerId))) {
    await tx.query(
      `INSERT INTO webhook_followers (developer_id, position, event_id) SELECT $1, settled_position(), ''
       ON CONFLICT DO NOTHING`,
      [developerId],
    );
  }
}

export async function count(tx: Queryable, developerId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    'SELECT count(*) AS n FROM webhook_endpoints WHERE developer_id = $1 AND deleted_at IS NULL',
    [developerId],
  );
  return row?.n ?? 0;
}

export async function insert(
  tx: Queryable,
  box: SecretBox,
  endpoint: WebhookEndpoint,
  secret: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO webhook_endpoints (developer_id, id, url, description, event_types, ordered, secret, from_position,
       leased_until, created_at, encrypted_by) VALUES ($1, $2, $3, $4, $5, $6, $7, settled_position(), $8, $8, $9)`,
    [
      endpoint.developerId,
      endpoint.id,
      endpoint.url,
      endpoint.description,
      endpoint.eventTypes,
      endpoint.ordered,
      encryptSecret(box, { developerId: endpoint.developerId, endpointId: endpoint.id }, secret),
      endpoint.createdAt,
      box.keyId,
    ],
  );
}

/** Oldest first. */
export async function list(
  db: Db,
  developerId: string,
  filter: Period,
  page: ListPage,
): Promise<WebhookEndpoint[]> {
  const conditions = addPeriod(new Conditions(developerId), 'whk', filter)
    .and('deleted_at IS NULL')
    .also('id >', page.before);
  return db.query<WebhookEndpoint>(
    `SELECT ${COLUMNS} FROM webhook_endpoints WHERE ${conditions.sql}
     ORDER BY id LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

export async function find(tx: Queryable, key: EndpointKey): Promise<WebhookEndpoint | undefined> {
  const [endpoint] = await tx.query<WebhookEndpoint>(
    `SELECT ${COLUMNS} FROM webhook_endpoints ${LIVE}`,
    keyed(key),
  );
  return endpoint;
}

/** Locks the row, so that concurrent changes of an endpoint are serialized. */
export async function lock(tx: Queryable, key: EndpointKey): Promise<WebhookEndpoint | undefined> {
  const [endpoint] = await tx.query<WebhookEndpoint>(
    `SELECT ${COLUMNS} FROM webhook_endpoints ${LIVE} FOR UPDATE`,
    keyed(key),
  );
  return endpoint;
}

export async function save(tx: Queryable, endpoint: WebhookEndpoint): Promise<void> {
  await tx.query(
    `UPDATE webhook_endpoints SET url = $3, description = $4, event_types = $5, ordered = $6, enabled = $7,
       disabled_reason = $8, disabled_at = $9, failing_since = $10 ${LIVE}`,
    [
      endpoint.developerId,
      endpoint.id,
      endpoint.url,
      endpoint.description,
      endpoint.eventTypes,
      endpoint.ordered,
      endpoint.enabled,
      endpoint.disabledReason,
      endpoint.disabledAt,
      endpoint.failingSince,
    ],
  );
}

/** Replaces the signing secret; the previous one also signs until `overlapUntil`. */
export async function rotateSecret(
  tx: Queryable,
  box: SecretBox,
  key: EndpointKey,
  secret: string,
  overlapUntil: Date | null,
): Promise<void> {
  await tx.query(
    `UPDATE webhook_endpoints SET previous_secret = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE secret END,
       previous_secret_until = $4, secret = $3 ${LIVE}`,
    [...keyed(key), encryptSecret(box, key, secret), overlapUntil],
  );
}

export async function remove(tx: Queryable, key: EndpointKey, now: Date): Promise<boolean> {
  await lockFollower(tx, key.developerId);
  const gone = await tx.query(`UPDATE webhook_endpoints SET deleted_at = $3 ${LIVE} RETURNING true`, [
    ...keyed(key),
    now,
  ]);
  await tx.query(
    `DELETE FROM webhook_followers f WHERE f.developer_id = $1 AND NOT EXISTS (
       SELECT 1 FROM webhook_endpoints w WHERE w.developer_id = $1 AND w.deleted_at IS NULL)`,
    [key.developerId],
  );
  return gone.length === 1;
}

/** Returns the current signing secrets, newest first. */
export async function secrets(db: Db, box: SecretBox, key: EndpointKey, now: Date): Promise<string[]> {
  const [row] = await db.query<{ secrets: string[] }>(
    `SELECT array_remove(ARRAY[secret, CASE WHEN previous_secret_until > $3 THEN previous_secret END], NULL) AS secrets
     FROM webhook_endpoints ${LIVE}`,
    [...keyed(key), now],
  );
  return (row?.secrets ?? []).map((stored) => openSecret(box, key, stored));
}

/** Written when an endpoint starts to fail and when it recovers, not at every attempt. */
export async function setFailingSince(db: Db, key: EndpointKey, since: Date | null): Promise<void> {
  await db.query(`UPDATE webhook_endpoints SET failing_since = $3 ${LIVE}`, [...keyed(key), since]);
}

export async function disable(db: Db, key: EndpointKey, reason: DisabledReason, now: Date): Promise<void> {
  await db.query(
    `UPDATE webhook_endpoints SET enabled = false, disabled_reason = $3, disabled_at = $4 ${LIVE} AND enabled`,
    [...keyed(key), reason, now],
  );
}

export async function counts(db: Db): Promise<{ enabled: number; failing: number; disabled: number }> {
  const [row] = await db.query<{ enabled: number; failing: number; disabled: number }>(
    `SELECT count(*) FILTER (WHERE enabled) AS enabled,
            count(*) FILTER (WHERE enabled AND failing_since IS NOT NULL) AS failing,
            count(*) FILTER (WHERE NOT enabled) AS disabled
     FROM webhook_endpoints WHERE deleted_at IS NULL`,
  );
  return row ?? { enabled: 0, failing: 0, disabled: 0 };
}

function keyed(key: EndpointKey): unknown[] {
  return [key.developerId, key.endpointId];
}
