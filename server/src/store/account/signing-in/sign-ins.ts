import type { Visitor } from '#core/account/session.ts';
import type { Db, Queryable } from '#store/db.ts';

/** A pending sign-in: the visitor has given a password, or, when `visitor` is null, nothing yet. */
export type SignIn = { readonly visitor: Visitor | null; readonly expiresAt: Date };

export async function insert(
  tx: Queryable,
  tokenHash: Buffer,
  { visitor, expiresAt }: SignIn,
): Promise<void> {
  await tx.query(
    `INSERT INTO sign_ins (token_hash, person_id, developer_id, member_id, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [tokenHash, visitor?.personId, visitor?.developerId, visitor?.memberId, expiresAt],
  );
}

type Row = { readonly [Part in keyof Visitor]: string | null } & { readonly expiresAt: Date };

export async function find(db: Queryable, tokenHash: Buffer, now: Date): Promise<SignIn | undefined> {
  const [row] = await db.query<Row>(
    `SELECT person_id AS "personId", developer_id AS "developerId", member_id AS "memberId",
       expires_at AS "expiresAt" FROM sign_ins WHERE token_hash = $1 AND expires_at > $2`,
    [tokenHash, now],
  );
  if (!row) return undefined;
  const { expiresAt, personId, developerId, memberId } = row;
  const known = personId !== null && developerId !== null && memberId !== null;
  return { visitor: known ? { personId, developerId, memberId } : null, expiresAt };
}

/** Moves a pending sign-in of a still unknown person, with its challenge, from one cell to another. */
export async function carry(from: Db, to: Db, tokenHash: Buffer): Promise<void> {
  const [row] = await from.query<{ expiresAt: Date; challenge: string | null; challengeEnds: Date | null }>(
    `SELECT expires_at AS "expiresAt", challenge, challenge_ends_at AS "challengeEnds" FROM sign_ins
     WHERE token_hash = $1 AND person_id IS NULL`,
    [tokenHash],
  );
  if (!row) return;
  await to.query(
    `INSERT INTO sign_ins (token_hash, expires_at, challenge, challenge_ends_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [tokenHash, row.expiresAt, row.challenge, row.challengeEnds],
  );
  await remove(from, tokenHash);
}

/** Deletes a sign-in that is finished or abandoned. */
export async function remove(tx: Queryable, tokenHash: Buffer): Promise<void> {
  await tx.query('DELETE FROM sign_ins WHERE token_hash = $1', [tokenHash]);
}

/** Deletes a person's pending sign-ins: after a password change, the old password must not complete one. */
export async function removeOfPerson(tx: Queryable, personId: string): Promise<void> {
  await tx.query('DELETE FROM sign_ins WHERE person_id = $1', [personId]);
}

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM sign_ins WHERE token_hash IN (
       SELECT token_hash FROM sign_ins WHERE expires_at < $1 ORDER BY expires_at LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
