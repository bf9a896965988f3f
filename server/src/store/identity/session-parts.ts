import { hkdfSync, type KeyObject } from 'node:crypto';
import type { Queryable } from '#store/db.ts';
import { decrypt, encrypt, encryptionKey } from '#store/secrets/field-cipher.ts';
import type { SessionKey } from './sessions.ts';

/**
 * Derives the key to a session's pictures from the token in its link, of which only a hash is stored: the
 * database, its backups and the root secret cannot decrypt them; the person's next request can.
 */
export function pictureKey(token: string, { id }: SessionKey): KeyObject {
  return encryptionKey(new Uint8Array(hkdfSync('sha256', token, id, 'identity session pictures', 32)));
}

const associatedDataOf = ({ developerId, id }: SessionKey, name: string) =>
  `identity_session_parts/${developerId}/${id}/${name}`;

/** A part sent again replaces the first: it was lost on its way, or retaken. */
export async function put(
  tx: Queryable,
  key: SessionKey,
  name: string,
  bytes: Uint8Array,
  lock: KeyObject,
): Promise<void> {
  await tx.query(
    `INSERT INTO identity_session_parts (developer_id, session_id, name, encrypted) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, session_id, name) DO UPDATE SET encrypted = excluded.encrypted`,
    [key.developerId, key.id, name, encrypt(lock, associatedDataOf(key, name), bytes)],
  );
}

export async function names(db: Queryable, key: SessionKey): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'SELECT name FROM identity_session_parts WHERE developer_id = $1 AND session_id = $2 ORDER BY name',
    [key.developerId, key.id],
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns the bytes stored for all links of a tenant. Cheap: the database knows the length of TOASTed values.
 */
export async function waitingBytes(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `SELECT coalesce(sum(length(encrypted)), 0)::float8 AS bytes FROM identity_session_parts
     WHERE developer_id = $1`,
    [developerId],
  );
  return row?.bytes ?? 0;
}

export async function sizes(db: Queryable, key: SessionKey): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `SELECT coalesce(sum(length(encrypted)), 0) AS bytes FROM identity_session_parts
     WHERE developer_id = $1 AND session_id = $2`,
    [key.developerId, key.id],
  );
  return row?.bytes ?? 0;
}

export async function all(
  db: Queryable,
  key: SessionKey,
  lock: KeyObject,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await db.query<{ name: string; encrypted: Buffer }>(
    'SELECT name, encrypted FROM identity_session_parts WHERE developer_id = $1 AND session_id = $2',
    [key.developerId, key.id],
  );
  return new Map(
    rows.map(({ name, encrypted }) => [name, decrypt(lock, associatedDataOf(key, name), encrypted)]),
  );
}

/** Deletes frames of movements, which only have names with these first letters. */
export async function dropMovements(tx: Queryable, key: SessionKey): Promise<void> {
  await tx.query(
    "DELETE FROM identity_session_parts WHERE developer_id = $1 AND session_id = $2 AND name ~ '^[mf][0-9]'",
    [key.developerId, key.id],
  );
}

/** Deletes all parts except those to keep. */
export async function drop(tx: Queryable, key: SessionKey, keep: readonly string[] = []): Promise<void> {
  await tx.query(
    'DELETE FROM identity_session_parts WHERE developer_id = $1 AND session_id = $2 AND name <> ALL($3)',
    [key.developerId, key.id, keep],
  );
}
