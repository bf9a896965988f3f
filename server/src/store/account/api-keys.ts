import type { ApiKey } from '#core/account/api-key.ts';
import { naturalBatch } from '#store/batch.ts';
import { addPeriod, Conditions, type Period } from '#store/caller-metadata/conditions.ts';
import { type Evidence, evidence, refuseAltered, sign } from '#store/control-macs.ts';
import type { Db, Queryable } from '#store/db.ts';
import { aheadMsOf } from '#store/test-clocks.ts';
import * as developers from './developers.ts';

const BUDGET = `CASE WHEN k.budget_id IS NOT NULL THEN
  json_build_object('id', k.budget_id, 'amount', k.daily_limit, 'currency', k.limit_currency) END AS budget`;
const COLUMNS = `k.id, k.developer_id AS "developerId", k.prefix, k.label, k.created_at AS "createdAt",
  k.last_used_at AS "lastUsedAt", k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt",
  k.scopes, k.networks, k.created_by AS "createdBy", k.root_member_id AS "rootMemberId",
  k.api_version AS "apiVersion", ${BUDGET}`;

const EVIDENCE = evidence('api_keys', 'k');

export type HashedApiKey = ApiKey & { readonly hash: Buffer };
/** With how far its tenant's time is ahead; null for one that never moved its clock. */
export type PresentedApiKey = HashedApiKey & { readonly aheadMs: number | null };

export async function insert(tx: Queryable, key: HashedApiKey): Promise<void> {
  await tx.query('INSERT INTO api_key_hashes (hash, developer_id, key_id) VALUES ($1, $2, $3)', [
    key.hash,
    key.developerId,
    key.id,
  ]);
  await tx.query(
    `INSERT INTO api_keys (developer_id, id, prefix, label, hash, created_at, expires_at, created_by, scopes,
       networks, budget_id, daily_limit, limit_currency, root_member_id, api_version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      key.developerId,
      key.id,
      key.prefix,
      key.label,
      key.hash,
      key.createdAt,
      key.expiresAt,
      key.createdBy,
      key.scopes,
      key.networks,
      key.budget?.id ?? null,
      key.budget?.amount ?? null,
      key.budget?.currency ?? null,
      key.rootMemberId,
      key.apiVersion,
    ],
  );
  await sign(tx, 'api_keys', key.developerId, key.id);
}

/**
 * Looks up a key by its hash, sharing the round trip with every other look-up waiting at that moment. A key
 * that was altered in the database is refused.
 */
export function batchedFindByHash(db: Db): (hash: Buffer) => Promise<PresentedApiKey | undefined> {
  const find = naturalBatch(async (hashes: readonly Buffer[]) => {
    const found = await db.query<PresentedApiKey & Evidence>(
      `SELECT ${COLUMNS}, k.hash, ${aheadMsOf('k.developer_id')} AS "aheadMs", ${EVIDENCE} FROM unnest($1::bytea[]) AS wanted(hash)
       JOIN api_key_hashes h ON h.hash = wanted.hash
       JOIN api_keys k ON k.developer_id = h.developer_id AND k.id = h.key_id`,
      [hashes],
    );
    return hashes.map((hash) => found.find((key) => key.hash.equals(hash)));
  });
  return async (hash) => {
    const found = await find(hash);
    return found && intact(db, found);
  };
}

function intact<Key extends HashedApiKey>(
  { personal }: Queryable,
  { mac, covered, ...key }: Key & Evidence,
): Omit<Key & Evidence, keyof Evidence> {
  refuseAltered(personal, 'api_keys', key.developerId, { mac, covered });
  return key;
}

/**
 * Lists active keys first, each group newest first; revoked and expired keys stay in the list as a record.
 */
export async function list(
  db: Db,
  developerId: string,
  { now, ...period }: Period & { readonly now: Date },
  page: { readonly limit: number; readonly after: KeyPosition | undefined },
): Promise<ApiKey[]> {
  const conditions = addPeriod(new Conditions(developerId), 'key', period);
  const at = conditions.place(now);
  const active = `(coalesce(k.revoked_at, 'infinity') > ${at} AND coalesce(k.expires_at, 'infinity') > ${at})`;
  if (page.after) {
    const { active: wasActive, id } = page.after;
    conditions.and(`(${active}, k.id) < (${conditions.place(wasActive)}, ${conditions.place(id)})`);
  }
  return db.query<ApiKey>(
    `SELECT ${COLUMNS} FROM api_keys k WHERE ${conditions.sql}
     ORDER BY ${active} DESC, k.id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

/** The last key of a page. */
export type KeyPosition = { readonly active: boolean; readonly id: string };

/** Reads a key without locking it. */
export async function read(tx: Queryable, developerId: string, id: string): Promise<ApiKey | undefined> {
  const [key] = await tx.query<ApiKey>(
    `SELECT ${COLUMNS} FROM api_keys k WHERE k.developer_id = $1 AND k.id = $2`,
    [developerId, id],
  );
  return key;
}

export async function find(
  tx: Queryable,
  developerId: string,
  id: string,
): Promise<HashedApiKey | undefined> {
  const [key] = await tx.query<HashedApiKey>(
    `SELECT ${COLUMNS}, k.hash FROM api_keys k WHERE k.developer_id = $1 AND k.id = $2 FOR UPDATE`,
    [developerId, id],
  );
  return key;
}

/** As `find`, for a key whose rights pass on to another. An altered key can be revoked, but not replaced. */
export async function findIntact(
  tx: Queryable,
  developerId: string,
  id: string,
): Promise<HashedApiKey | undefined> {
  const [key] = await tx.query<HashedApiKey & Evidence>(
    `SELECT ${COLUMNS}, k.hash, ${EVIDENCE} FROM api_keys k
     WHERE k.developer_id = $1 AND k.id = $2 FOR UPDATE`,
    [developerId, id],
  );
  return key && intact(tx, key);
}

/** Counts under a lock on the account, so that concurrent requests cannot all take the last free slot. */
export async function countActive(tx: Queryable, developerId: string, now: Date): Promise<number> {
  await developers.lock(tx, developerId);
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*) AS n FROM api_keys WHERE developer_id = $1
       AND (revoked_at IS NULL OR revoked_at > $2) AND (expires_at IS NULL OR expires_at > $2)`,
    [developerId, now],
  );
  return row?.n ?? 0;
}

/** A key revoked with immediate effect also loses its hash, so a clock that is set back cannot revive it. */
export async function revokeAt(
  tx: Queryable,
  { developerId, id, hash }: HashedApiKey,
  when: Date,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE api_keys SET revoked_at = $3 WHERE developer_id = $1 AND id = $2', [
    developerId,
    id,
    when,
  ]);
  await sign(tx, 'api_keys', developerId, id);
  if (when <= now) await tx.query('DELETE FROM api_key_hashes WHERE hash = $1', [hash]);
}

export type KeyUse = { readonly developerId: string; readonly id: string; readonly at: Date };

/** Written lazily for many keys at a time: a busy key must not become a row that every request updates. */
export async function recordUse(db: Db, uses: readonly KeyUse[]): Promise<void> {
  if (uses.length === 0) return;
  await db.query(
    `UPDATE api_keys k SET last_used_at = used.at
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS used(developer_id, id, at)
     WHERE k.developer_id = used.developer_id AND k.id = used.id
       AND (k.last_used_at IS NULL OR k.last_used_at < used.at)`,
    [uses.map((use) => use.developerId), uses.map((use) => use.id), uses.map((use) => use.at)],
  );
}
