import type { Db, Queryable } from '#store/db.ts';

type Reset = { readonly personId: string; readonly expiresAt: Date };

/**
 * Adds a reset link and keeps earlier ones: a request made in a person's name must not void the link that
 * they already have.
 */
export async function insert(
  tx: Queryable,
  tokenHash: Buffer,
  { personId, expiresAt }: Reset,
): Promise<void> {
  await tx.query('INSERT INTO password_resets (token_hash, person_id, expires_at) VALUES ($1, $2, $3)', [
    tokenHash,
    personId,
    expiresAt,
  ]);
}

/** Returns the person whose link this is, if it has not expired. */
export async function find(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [found] = await db.query<{ personId: string }>(
    'SELECT person_id AS "personId" FROM password_resets WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  );
  return found?.personId;
}

/** Consumes a link and voids the person's other links. Only one of several concurrent attempts succeeds. */
export async function take(tx: Queryable, tokenHash: Buffer, personId: string): Promise<boolean> {
  const taken = await tx.query('DELETE FROM password_resets WHERE token_hash = $1 RETURNING true', [
    tokenHash,
  ]);
  await tx.query('DELETE FROM password_resets WHERE person_id = $1', [personId]);
  return taken.length > 0;
}

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM password_resets WHERE token_hash IN (
       SELECT token_hash FROM password_resets WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)
     RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
