import type { Db } from '#store/db.ts';

/** A request and its outcome. Never a body, a query string or a header: those may hold secrets. */
export type LoggedRequest = {
  readonly developerId: string;
  readonly id: string;
  /** Null when a person made the request in the dashboard. */
  readonly keyId: string | null;
  /** The member who made it; null for API keys, and for requests logged before members existed. */
  readonly memberId: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly durationMs: number;
  readonly createdAt: Date;
};

export type RequestLog = {
  /** False when `note` would ignore a request with this status, because enough are buffered. */
  wants(developerId: string, status: number): boolean;
  /** Buffers a request; it is written at the next flush. */
  note(request: LoggedRequest): void;
  flush(): Promise<void>;
};

/** A developer with more requests than this between two flushes is sampled, with failures preferred. */
export const KEPT_PER_FLUSH = 20;
export const KEPT_PER_DEVELOPER = 1_000;
const TRIM_EVERY = 100;
const MAX_DEVELOPERS_WAITING = 1_000;

/**
 * Limits the cost twice: how much one developer may write between two flushes, and how much of it is kept.
 */
export function openRequestLog(db: Db): RequestLog {
  let waiting = new Map<string, LoggedRequest[]>();
  const sinceTrim = new Map<string, number>();

  return {
    wants: (developerId, status) => status >= 400 || (waiting.get(developerId)?.length ?? 0) < KEPT_PER_FLUSH,
    note(request) {
      const own = waiting.get(request.developerId);
      if (!own) {
        if (waiting.size < MAX_DEVELOPERS_WAITING) waiting.set(request.developerId, [request]);
        return;
      }
      if (own.length < KEPT_PER_FLUSH) own.push(request);
      else if (request.status >= 400) {
        const success = own.findIndex((kept) => kept.status < 400);
        if (success >= 0) own[success] = request;
      }
    },

    async flush() {
      if (waiting.size === 0) return;
      const batch = waiting;
      waiting = new Map();
      await insert(db, [...batch.values()].flat());
      for (const [developerId, written] of batch) {
        const count = (sinceTrim.get(developerId) ?? 0) + written.length;
        sinceTrim.set(developerId, count >= TRIM_EVERY ? 0 : count);
        if (count >= TRIM_EVERY) await trim(db, developerId);
      }
      if (sinceTrim.size > MAX_DEVELOPERS_WAITING) sinceTrim.clear();
    },
  };
}

async function insert(db: Db, requests: readonly LoggedRequest[]): Promise<void> {
  const column = <Name extends keyof LoggedRequest>(name: Name) => requests.map((request) => request[name]);
  await db.query(
    `INSERT INTO request_log (developer_id, id, key_id, member_id, method, path, status, code, duration_ms, created_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::smallint[],
       $8::text[], $9::real[], $10::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      column('developerId'),
      column('id'),
      column('keyId'),
      column('memberId'),
      column('method'),
      column('path'),
      column('status'),
      column('code'),
      column('durationMs'),
      column('createdAt'),
    ],
  );
}

async function trim(db: Db, developerId: string): Promise<void> {
  await db.query(
    `DELETE FROM request_log l USING (
       SELECT created_at, id FROM request_log WHERE developer_id = $1
       ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1) oldest
     WHERE l.developer_id = $1 AND (l.created_at, l.id) <= (oldest.created_at, oldest.id)`,
    [developerId, KEPT_PER_DEVELOPER],
  );
}

const COLUMNS = `id, developer_id AS "developerId", key_id AS "keyId", member_id AS "memberId", method, path, status, code,
  duration_ms AS "durationMs", created_at AS "createdAt"`;

export async function find(db: Db, developerId: string, id: string): Promise<LoggedRequest | undefined> {
  const [found] = await db.query<LoggedRequest>(
    `SELECT ${COLUMNS} FROM request_log WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return found;
}

export type RequestFilter = {
  readonly failed: boolean;
  readonly limit: number;
  readonly before: { readonly at: Date; readonly id: string } | undefined;
};

/** Lists requests, newest first. */
export async function list(db: Db, developerId: string, filter: RequestFilter): Promise<LoggedRequest[]> {
  return db.query<LoggedRequest>(
    `SELECT ${COLUMNS} FROM request_log WHERE developer_id = $1 AND (NOT $2::boolean OR status >= 400)
       AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
     ORDER BY created_at DESC, id DESC LIMIT $5`,
    [developerId, filter.failed, filter.before?.at ?? null, filter.before?.id ?? null, filter.limit],
  );
}

/** Returns the newest requests made with a key. */
export async function ofKey(
  db: Db,
  developerId: string,
  keyId: string,
  limit: number,
): Promise<LoggedRequest[]> {
  return db.query<LoggedRequest>(
    `SELECT ${COLUMNS} FROM request_log WHERE developer_id = $1 AND key_id = $2
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [developerId, keyId, limit],
  );
}

export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM request_log WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM request_log WHERE created_at < $1
       ORDER BY created_at LIMIT $2) RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
