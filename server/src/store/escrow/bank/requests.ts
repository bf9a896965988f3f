import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';
import { traceparent } from '#tracing/span.ts';

/**
 * The outcome of a request. Heard: the bank confirmed what it says. Nothing: it is about nothing of ours, or
 * the bank does not know of it (yet). A request without a valid signature is stored as refused.
 */
export type RequestOutcome = 'applied' | 'nothing';

export type RequestKey = { readonly provider: string; readonly key: string };
export type NewRequest = RequestKey & {
  readonly body: Uint8Array;
  readonly address: string | null;
  readonly receivedAt: Date;
};

/** Limits for unsigned requests: how many are stored per bank and day, and how much of each. */
const REFUSED_PER_DAY = 100;
const REFUSED_BYTES = 4_096;

function associatedDataOf({ provider, key }: RequestKey): AssociatedData {
  return ['bank_requests', provider, key];
}

/**
 * Stores a request and the job that reads it in one statement: once we have acknowledged it, no crash can
 * lose it. A request that was already read is left alone, unless the bank did not know of it then.
 */
export async function take(db: Queryable, request: NewRequest): Promise<void> {
  const { provider, key, address, receivedAt } = request;
  const body = db.personal.encryptBytes(associatedDataOf(request), request.body);
  await db.query(
    `WITH kept AS (
       INSERT INTO bank_requests AS r (provider, key, body, encrypted, address, received_at)
       VALUES ($1, $2, $3, true, $4, $5)
       ON CONFLICT (provider, key) DO UPDATE SET times = r.times + 1, outcome = nullif(r.outcome, 'nothing')
       RETURNING outcome)
     INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at, trace)
     SELECT '', 'bank-request-' || $2::text, 'bank-request',
       jsonb_build_object('provider', $1::text, 'key', $2::text), $5, $5, $6
     FROM kept WHERE outcome IS NULL ON CONFLICT DO NOTHING`,
    [provider, key, body, address, receivedAt, traceparent()],
  );
}

/** Creates jobs for requests that have not been read. Requests that have a job are left alone. */
export async function takeUp(db: Queryable, now: Date, limit: number): Promise<number> {
  const added = await db.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     SELECT '', 'bank-request-' || key, 'bank-request', jsonb_build_object('provider', provider, 'key', key), $1, $1
     FROM bank_requests WHERE outcome IS NULL AND on_this_node() ORDER BY received_at LIMIT $2
     ON CONFLICT DO NOTHING RETURNING true`,
    [now, limit],
  );
  return added.length;
}

/** Stores an unsigned request for later inspection. It has no effect. */
export async function refuse(db: Queryable, request: NewRequest): Promise<void> {
  const { provider, address, receivedAt } = request;
  const key = `refused-${request.key}`;
  const body = db.personal.encryptBytes(
    associatedDataOf({ provider, key }),
    request.body.subarray(0, REFUSED_BYTES),
  );
  await db.query(
    `INSERT INTO bank_requests AS r (provider, key, body, encrypted, address, received_at, outcome)
     SELECT $1, $2, $3, true, $4, $5, 'refused'
     WHERE (SELECT count(*) FROM bank_requests
            WHERE provider = $1 AND outcome = 'refused' AND received_at > $5::timestamptz - interval '1 day') < $6
       AND on_this_node()
     ON CONFLICT (provider, key) DO UPDATE SET times = r.times + 1`,
    [provider, key, body, address, receivedAt, REFUSED_PER_DAY],
  );
}

/** Returns the body; null once the request was read. */
export async function findUnread(db: Queryable, { provider, key }: RequestKey): Promise<Buffer | null> {
  const [row] = await db.query<{ body: Buffer; encrypted: boolean }>(
    'SELECT body, encrypted FROM bank_requests WHERE provider = $1 AND key = $2 AND outcome IS NULL',
    [provider, key],
  );
  if (!row?.encrypted) return row?.body ?? null;
  return db.personal.openBytes(associatedDataOf({ provider, key }), row.body);
}

export async function conclude(
  db: Queryable,
  { provider, key }: RequestKey,
  outcome: RequestOutcome,
): Promise<void> {
  await db.query('UPDATE bank_requests SET outcome = $3 WHERE provider = $1 AND key = $2', [
    provider,
    key,
    outcome,
  ]);
}
