import type { Passkey } from '#core/account/passkey.ts';
import { type Queryable, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '#store/db.ts';

const COLUMNS = `person_id AS "personId", id, credential_id AS "credentialId", public_key AS "publicKey", counter,
  transports, name, created_at AS "createdAt", used_at AS "usedAt"`;

export async function insert(tx: Queryable, passkey: Omit<Passkey, 'usedAt'>): Promise<void> {
  const { personId, id, credentialId, publicKey, counter, transports, name, createdAt } = passkey;
  await tx.query(
    `INSERT INTO passkeys (person_id, id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [personId, id, credentialId, publicKey, counter, transports, name, createdAt],
  );
}

export function isKnown(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && violatedConstraint(error) === 'passkeys_credential';
}

/** Lists passkeys, newest first. */
export async function list(db: Queryable, personId: string): Promise<Passkey[]> {
  return db.query<Passkey>(
    `SELECT ${COLUMNS} FROM passkeys WHERE person_id = $1 ORDER BY created_at DESC, id`,
    [personId],
  );
}

/** Returns the owner of a passkey by its credential id. */
export async function find(db: Queryable, credentialId: string): Promise<{ personId: string } | undefined> {
  const [found] = await db.query<{ personId: string }>(
    'SELECT person_id AS "personId" FROM passkeys WHERE credential_id = $1',
    [credentialId],
  );
  return found;
}

/** Locks a passkey by its credential id, so that concurrent uses are serialized. */
export async function lock(tx: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const [found] = await tx.query<Passkey>(
    `SELECT ${COLUMNS} FROM passkeys WHERE credential_id = $1 FOR UPDATE`,
    [credentialId],
  );
  return found;
}

export async function noteUse(
  tx: Queryable,
  { personId, id }: Pick<Passkey, 'personId' | 'id'>,
  { counter, usedAt }: { readonly counter: number; readonly usedAt: Date },
): Promise<void> {
  await tx.query('UPDATE passkeys SET counter = $3, used_at = $4 WHERE person_id = $1 AND id = $2', [
    personId,
    id,
    counter,
    usedAt,
  ]);
}

export async function rename(tx: Queryable, personId: string, id: string, name: string): Promise<boolean> {
  const renamed = await tx.query(
    'UPDATE passkeys SET name = $3 WHERE person_id = $1 AND id = $2 RETURNING true',
    [personId, id, name],
  );
  return renamed.length > 0;
}

/** Deletes a passkey and returns its name. */
export async function remove(tx: Queryable, personId: string, id: string): Promise<string | undefined> {
  const [gone] = await tx.query<{ name: string }>(
    'DELETE FROM passkeys WHERE person_id = $1 AND id = $2 RETURNING name',
    [personId, id],
  );
  return gone?.name;
}
