import type { StreamEvent } from '#core/events/event.ts';
import type { Db } from '#store/db.ts';
import type { SecretBox } from '#store/secrets/secret-box.ts';
import { accountOf, isTest } from '#store/tenants.ts';
import { aheadMsOf, aheadOf } from '#store/test-clocks.ts';
import { openEvent } from './encrypted-data.ts';
import { agreementOf, dataOf } from './of-agreement.ts';
import type { EndpointKey } from './webhook-endpoints.ts';
import { openSecret } from './webhook-secrets.ts';

/**
 * A lease gives one worker the exclusive right to deliver to an endpoint, so the order of events and the
 * number of connections to a receiver are decided in one place. The leases of a worker that dies expire.
 */
export type EndpointLease = EndpointKey & {
  readonly ordered: boolean;
  readonly failingSince: Date | null;
  readonly slow: boolean;
  /** How far its tenant's time is ahead of the service's; null for most. */
  readonly aheadMs?: number | null;
};

export type DueDelivery = {
  readonly url: string;
  /** The current signing secrets, newest first. */
  readonly secrets: readonly string[];
  readonly attempts: number;
  readonly event: StreamEvent;
  /** The trace of the request or job that caused the event. */
  readonly trace: string | null;
};

const MAX_DEVELOPERS = 200;

export type News = {
  readonly developers: readonly string[];
  readonly heldBack: boolean;
  /** False when no developer has webhooks. */
  readonly followed: boolean;
};

/**
 * Returns developers whose log has events that were not fanned out. `heldBack`: events were committed that
 * cannot be read until a running transaction ends; usually a matter of milliseconds.
 */
export async function news(db: Db): Promise<News> {
  const rows = await db.query<{ developer: string | null; settled: boolean }>(
    'SELECT * FROM event_news($1)',
    [MAX_DEVELOPERS],
  );
  const found = rows.flatMap(({ developer, settled }) =>
    developer === null ? [] : [{ developer, settled }],
  );
  const developers = found.filter(({ settled }) => settled).map(({ developer }) => developer);
  return { developers, heldBack: developers.length < found.length, followed: rows.length === found.length };
}

/** Returns the number of events read, for all developers together. */
export async function fanOut(
  db: Db,
  developers: readonly string[],
  maxDeliveries: number,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ n: number | null }>(
    'SELECT sum(fan_out_events(developer, $2, $3)) AS n FROM unnest($1::text[]) AS developer',
    [developers, maxDeliveries, now],
  );
  return row?.n ?? 0;
}

export type LeaseRequest = {
  readonly claim: string;
  readonly now: Date;
  readonly leaseMs: number;
  /** Failing or slow endpoints are leased separately, so that they cannot crowd out the others. */
  readonly slow: boolean;
  readonly limit: number;
  /** The maximum number of leases per account, and the number each account has. */
  readonly share: number;
  readonly taken: ReadonlyMap<string, number>;
};

/**
 * Leases endpoints that have due deliveries and no lease. Accounts with the fewest leases come first; within
 * an account live comes before test, and endpoints that have waited longest come first.
 */
export async function take(db: Db, request: LeaseRequest): Promise<EndpointLease[]> {
  if (request.limit <= 0) return [];
  return db.query<EndpointLease>(
    `WITH ready AS MATERIALIZED (
       SELECT w.developer_id, w.id, w.leased_until, coalesce(t.leases, 0)
         + row_number() OVER (PARTITION BY ${accountOf('w.developer_id')}
             ORDER BY ${isTest('w.developer_id')}, w.leased_until, w.id) AS place
       FROM webhook_endpoints w
       LEFT JOIN unnest($6::text[], $7::integer[]) AS t(account, leases) ON t.account = ${accountOf('w.developer_id')}
       WHERE w.enabled AND w.deleted_at IS NULL AND w.leased_until <= $3
         AND (w.slow OR w.failing_since IS NOT NULL) = $4
         AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.developer_id = w.developer_id
           AND d.endpoint_id = w.id AND d.status = 'PENDING'
           AND d.next_attempt_at <= $3::timestamptz + ${aheadOf('w.developer_id')})),
     taken AS (UPDATE webhook_endpoints SET claim = $1, leased_until = $2
     WHERE (developer_id, id) IN (
       SELECT w.developer_id, w.id FROM ready r
       JOIN webhook_endpoints w ON w.developer_id = r.developer_id AND w.id = r.id
       WHERE r.place <= $8 AND w.enabled AND w.deleted_at IS NULL AND w.leased_until <= $3
       ORDER BY r.place, r.leased_until LIMIT $5 FOR UPDATE OF w SKIP LOCKED)
     RETURNING developer_id, id, ordered, slow, failing_since)
     SELECT developer_id AS "developerId", id AS "endpointId", ordered, slow,
       failing_since AS "failingSince", ${aheadMsOf('taken.developer_id')} AS "aheadMs" FROM taken`,
    [
      request.claim,
      new Date(request.now.getTime() + request.leaseMs),
      request.now,
      request.slow,
      request.limit,
      [...request.taken.keys()],
      [...request.taken.values()],
      request.share,
    ],
  );
}

/** Extends the leases that a worker is serving, in one statement. */
export async function extend(
  db: Db,
  held: readonly EndpointLease[],
  claim: string,
  until: Date,
): Promise<void> {
  await db.query(
    `UPDATE webhook_endpoints w SET leased_until = $2
     FROM unnest($3::text[], $4::text[]) AS held(developer_id, id)
     WHERE w.developer_id = held.developer_id AND w.id = held.id AND w.claim = $1`,
    [claim, until, held.map((lease) => lease.developerId), held.map((lease) => lease.endpointId)],
  );
}

/** Releases the lease and records whether the endpoint was slow. */
export async function release(
  db: Db,
  { developerId, endpointId }: EndpointLease,
  turn: { readonly claim: string; readonly now: Date; readonly slow: boolean },
): Promise<void> {
  await db.query(
    `UPDATE webhook_endpoints SET claim = NULL, leased_until = $4, slow = $5
     WHERE developer_id = $1 AND id = $2 AND claim = $3`,
    [developerId, endpointId, turn.claim, turn.now, turn.slow],
  );
}

/**
 * Postpones deliveries to an ordered endpoint that are blocked by an earlier event of the same agreement
 * until that event's next attempt. Otherwise they would be found due and skipped again and again.
 */
async function putOffBlocked(db: Db, lease: EndpointLease, now: Date): Promise<void> {
  await db.query(
    `UPDATE webhook_deliveries d SET next_attempt_at = earlier.next_attempt_at
     FROM webhook_deliveries earlier
     WHERE d.developer_id = $1 AND d.endpoint_id = $2 AND d.status = 'PENDING' AND d.next_attempt_at <= $3
       AND earlier.developer_id = $1 AND earlier.endpoint_id = $2 AND earlier.status = 'PENDING'
       AND earlier.stream_id = d.stream_id AND earlier.sequence < d.sequence AND earlier.next_attempt_at > $3`,
    [lease.developerId, lease.endpointId, now],
  );
}

type DueRow = StreamEvent & { url: string; secrets: string[]; attempts: number; trace: string | null };

/**
 * Returns the next deliveries of a lease with everything needed to send them. Empty when nothing is due, the
 * lease was lost or the endpoint was disabled. An ordered endpoint gets each agreement's events one at a
 * time, in sequence.
 */
export async function due(
  db: Db,
  box: SecretBox,
  lease: EndpointLease,
  request: { readonly claim: string; readonly now: Date; readonly limit: number },
): Promise<DueDelivery[]> {
  if (lease.ordered) await putOffBlocked(db, lease, request.now);
  const rows = await db.query<DueRow>(
    `SELECT w.url, array_remove(ARRAY[w.secret, CASE WHEN w.previous_secret_until > $4 THEN w.previous_secret END],
         NULL) AS secrets, d.attempts, d.event_id AS id, d.stream_id AS "streamId", d.sequence, d.type,
       e.actor, ${dataOf('e')}, e.created_at AS "createdAt", e.trace, ${agreementOf('e')}
     FROM webhook_endpoints w
     JOIN webhook_deliveries d ON d.developer_id = w.developer_id AND d.endpoint_id = w.id
     JOIN events e ON e.developer_id = d.developer_id AND e.stream_id = d.stream_id AND e.sequence = d.sequence
     WHERE w.developer_id = $1 AND w.id = $2 AND w.claim = $3 AND w.enabled AND w.deleted_at IS NULL
       AND d.status = 'PENDING' AND d.next_attempt_at <= $4
       AND NOT (w.ordered AND EXISTS (
         SELECT 1 FROM webhook_deliveries earlier
         WHERE earlier.developer_id = d.developer_id AND earlier.endpoint_id = d.endpoint_id
           AND earlier.status = 'PENDING' AND earlier.stream_id = d.stream_id AND earlier.sequence < d.sequence))
     ORDER BY d.next_attempt_at LIMIT $5`,
    [lease.developerId, lease.endpointId, request.claim, request.now, request.limit],
  );
  // All rows are for one endpoint and have the same secrets.
  const secrets = rows[0]?.secrets.map((stored) => openSecret(box, lease, stored)) ?? [];
  return rows.map(({ url, secrets: _encrypted, attempts, trace, ...event }) => ({
    url,
    secrets,
    attempts,
    trace,
    event: openEvent(db.personal, lease.developerId, event),
  }));
}
