import type { Db, Queryable } from '#store/db.ts';

type Reset = { readonly personId: string; readonly expiresAt: Date; readonly mailed: boolean };

/**
 * Adds a reset link and keeps earlier ones: a request made in a person's name must not void the link that
 * they already have.
 */
export async function insert(
  tx: Queryable,
  tokenHash: Buffer,
  { personId, expiresAt, mailed }: Reset,
): Promise<void> {
  await tx.query(
    'INSERT INTO password_resets (token_hash, person_id, expires_at, mailed) VALUES ($1, $2, $3, $4)',
    [tokenHash, personId, expiresAt, mailed],
  );
}

/** Returns the person whose link this is, if it has not expired. */
export async function find(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [found] = await db.query<{ personId: string }>(
    'SELECT person_id AS "personId" FROM password_resets WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  );
  return found?.personId;
}

/**
 * Consumes a link and voids the person's other links. Only one of several concurrent attempts succeeds; for
 * the others there is no link. A link that the operator made was not mailed.
 */
export async function take(
  tx: Queryable,
  tokenHash: Buffer,
  personId: string,
): Promise<{ readonly mailed: boolean } | undefined> {
  const [taken] = await tx.query<{ mailed: boolean }>(
    'DELETE FROM password_resets WHERE token_hash = $1 RETURNING mailed',
    [tokenHash],
  );
  await tx.query('DELETE FROM password_resets WHERE person_id = $1', [personId]);
  return taken;
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
