import type { DeliveryStatus, WebhookAttempt } from '#core/events/webhook.ts';
import { naturalBatch } from '#store/batch.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFields, openFields } from '#store/secrets/personal.ts';
import type { EndpointKey } from './webhook-endpoints.ts';

export type Delivery = {
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly log: readonly WebhookAttempt[];
  readonly createdAt: Date;
};

export type DeliveryResult = EndpointKey & {
  readonly eventId: string;
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date;
  readonly attempt: WebhookAttempt;
};

/** Attempts kept per delivery. Replays add attempts without limit, and only the last ones matter. */
const MAX_LOGGED = 20;

/** A receiver's response is encrypted: it may echo what it was sent. */
function associatedDataOf({
  developerId,
  endpointId,
  eventId,
}: EndpointKey & { readonly eventId: string }): AssociatedData {
  return ['webhook_deliveries', developerId, endpointId, eventId];
}

/** Records the outcome of attempts; results that arrive together share a statement. */
export function batchedRecord(db: Db): (result: DeliveryResult) => Promise<void> {
  return naturalBatch(
    async (results: readonly DeliveryResult[]) => {
      const rows = results.map((result) => ({
        developer_id: result.developerId,
        endpoint_id: result.endpointId,
        event_id: result.eventId,
        status: result.status,
        next_attempt_at: result.nextAttemptAt,
        // Repeated outside of the attempt: in an UPDATE, Citus cannot read a timestamp out of JSON.
        attempted_at: result.attempt.at,
        attempt: encryptFields(db.personal, associatedDataOf(result), { ...result.attempt }, ['response']),
      }));
      await db.query(
        `UPDATE webhook_deliveries d SET status = x.status, attempts = d.attempts + 1,
           next_attempt_at = x.next_attempt_at, last_attempt_at = x.attempted_at,
           log = (CASE WHEN jsonb_array_length(d.log) >= $2 THEN d.log - 0 ELSE d.log END) || x.attempt
         FROM jsonb_to_recordset($1) AS x(
           developer_id text, endpoint_id text, event_id text, status text, next_attempt_at timestamptz,
           attempted_at timestamptz, attempt jsonb)
         WHERE d.developer_id = x.developer_id AND d.endpoint_id = x.endpoint_id AND d.event_id = x.event_id
           AND d.status = 'PENDING'`,
        [JSON.stringify(rows), MAX_LOGGED],
      );
      return results.map(() => undefined);
    },
    // A row that appears twice in a batch would be updated only once.
    { keyOf: (result) => `${result.endpointId} ${result.eventId}`, concurrency: 2 },
  );
}

export async function list(
  db: Db,
  key: EndpointKey,
  page: Period & ListPage & { readonly status: string | undefined },
): Promise<Delivery[]> {
  const conditions = new Conditions(key.developerId)
    .within('created_at', page)
    .also('endpoint_id =', key.endpointId)
    .also('status =', page.status)
    .also('event_id <', page.before);
  const found = await db.query<Delivery>(
    `SELECT event_id AS "eventId", type, status, attempts, next_attempt_at AS "nextAttemptAt",
       last_attempt_at AS "lastAttemptAt", log, created_at AS "createdAt"
     FROM webhook_deliveries WHERE ${conditions.sql}
     ORDER BY event_id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return found.map((delivery) => {
    const associatedData = associatedDataOf({ ...key, eventId: delivery.eventId });
    return {
      ...delivery,
      log: delivery.log.map((attempt) => openFields(db.personal, associatedData, attempt)),
    };
  });
}

const QUEUE_AGAIN = `ON CONFLICT (developer_id, endpoint_id, event_id) DO UPDATE
  SET status = 'PENDING', attempts = 0, next_attempt_at = excluded.next_attempt_at, replay_id = excluded.replay_id
  WHERE d.replay_id IS DISTINCT FROM excluded.replay_id`;

/** Queues these events for an endpoint, whether or not they were sent before. Returns the ids that exist. */
export async function replayIds(
  tx: Queryable,
  key: EndpointKey,
  replay: { readonly id: string; readonly eventIds: readonly string[]; readonly now: Date },
): Promise<Set<string>> {
  const found = await tx.query<{ id: string }>(
    'SELECT id FROM events WHERE developer_id = $1 AND id = ANY($2)',
    [key.developerId, replay.eventIds],
  );
  await tx.query(
    `INSERT INTO webhook_deliveries AS d (developer_id, endpoint_id, event_id, stream_id, sequence, type,
       next_attempt_at, replay_id, created_at)
     SELECT e.developer_id, $2, e.id, e.stream_id, e.sequence, e.type, $4, $5, $4 FROM events e
     WHERE e.developer_id = $1 AND e.id = ANY($3) AND on_this_node() ${QUEUE_AGAIN}`,
    [key.developerId, key.endpointId, replay.eventIds, replay.now, replay.id],
  );
  return new Set(found.map(({ id }) => id));
}

export type ReplayRange = {
  readonly id: string;
  readonly from: Date;
  readonly to: Date;
  readonly after: string;
  readonly limit: number;
  readonly now: Date;
};

/** An id is created within moments of its event's time; this margin is searched on both sides. */
const ID_SLACK_MS = 5 * 60_000;

/** Queues one batch of a time range again. Returns the id it reached, or null at the end. */
export async function replayRange(db: Db, key: EndpointKey, range: ReplayRange): Promise<string | null> {
  const first = idAt(range.from.getTime() - ID_SLACK_MS);
  const beyond = idAt(range.to.getTime() + ID_SLACK_MS);
  const batch = await db.query<{ id: string }>(
    `WITH batch AS (
       SELECT id FROM events WHERE developer_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4),
     queued AS (
       INSERT INTO webhook_deliveries AS d (developer_id, endpoint_id, event_id, stream_id, sequence, type,
         next_attempt_at, replay_id, created_at)
       SELECT e.developer_id, w.id, e.id, e.stream_id, e.sequence, e.type, $5, $6, $5
       FROM batch JOIN events e ON e.developer_id = $1 AND e.id = batch.id
       JOIN webhook_endpoints w ON w.developer_id = $1 AND w.id = $7 AND w.enabled AND w.deleted_at IS NULL
       WHERE e.created_at >= $8 AND e.created_at < $9
         AND (w.event_types IS NULL OR e.type = ANY(w.event_types)) ${QUEUE_AGAIN})
     SELECT id FROM batch ORDER BY id`,
    [
      key.developerId,
      range.after || first,
      beyond,
      range.limit,
      range.now,
      range.id,
      key.endpointId,
      range.from,
      range.to,
    ],
  );
  return batch.length === range.limit ? (batch.at(-1)?.id ?? null) : null;
}

function idAt(ms: number): string {
  return `evt_${Math.max(0, ms).toString(16).padStart(12, '0')}`;
}

/** Deletes a batch of expired deliveries, and those of deleted endpoints. */
export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const old = await db.query(
    `DELETE FROM webhook_deliveries WHERE (developer_id, endpoint_id, event_id) IN (
       SELECT d.developer_id, d.endpoint_id, d.event_id FROM webhook_endpoints w
       CROSS JOIN LATERAL (
         SELECT developer_id, endpoint_id, event_id FROM webhook_deliveries
         WHERE developer_id = w.developer_id AND endpoint_id = w.id
           AND (w.deleted_at IS NOT NULL
             OR (event_id < $1 AND coalesce(last_attempt_at, created_at) < $2 AND (status <> 'PENDING' OR NOT w.enabled)))
         ORDER BY event_id LIMIT $3) d LIMIT $3)
     RETURNING true`,
    [idAt(before.getTime()), before, limit],
  );
  await db.query(
    `DELETE FROM webhook_endpoints w WHERE w.deleted_at IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM webhook_deliveries d WHERE d.developer_id = w.developer_id AND d.endpoint_id = w.id)`,
  );
  return old.length;
}

/** Counts deliveries under way. Deliveries to disabled endpoints do not count. */
export async function countPending(db: Db, now: Date): Promise<{ due: number; waiting: number }> {
  const [row] = await db.query<{ due: number; waiting: number }>(
    `SELECT count(*) FILTER (WHERE d.next_attempt_at <= $1) AS due,
            count(*) FILTER (WHERE d.next_attempt_at > $1) AS waiting
     FROM webhook_endpoints w
     JOIN webhook_deliveries d ON d.developer_id = w.developer_id AND d.endpoint_id = w.id
     WHERE w.enabled AND w.deleted_at IS NULL AND d.status = 'PENDING'`,
    [now],
  );
  return row ?? { due: 0, waiting: 0 };
}
