import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '#core/account/session.ts';
import type { Db, Queryable } from '#store/db.ts';

const COLUMNS = `developer_id AS "developerId", created_at AS "createdAt", seen_at AS "seenAt",
  expires_at AS "expiresAt", ends_at AS "endsAt"`;

/** 256 random bits: guessing one is out of the question, so a fast hash of it is enough to store. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Tells sessions apart where people read, and opens none: too little of the hash to look one up by. */
export function idOf(tokenHash: Buffer): string {
  return `ses_${tokenHash.toString('hex', 0, 8)}`;
}

export async function insert(tx: Queryable, tokenHash: Buffer, session: Session): Promise<void> {
  await tx.query(
    `INSERT INTO sessions (token_hash, developer_id, created_at, seen_at, expires_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, session.developerId, session.createdAt, session.seenAt, session.expiresAt, session.endsAt],
  );
}

/** Asked with every request and never remembered: whoever signs out is out everywhere, at once. */
export async function find(db: Queryable, tokenHash: Buffer): Promise<Session | undefined> {
  const [session] = await db.query<Session>(`SELECT ${COLUMNS} FROM sessions WHERE token_hash = $1`, [
    tokenHash,
  ]);
  return session;
}

export async function renew(db: Db, tokenHash: Buffer, session: Session): Promise<void> {
  await db.query('UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token_hash = $1', [
    tokenHash,
    session.seenAt,
    session.expiresAt,
  ]);
}

export async function remove(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Ends every session of the account, or every other one. */
export async function removeAll(tx: Queryable, developerId: string, except: Buffer | null): Promise<number> {
  const gone = await tx.query(
    `DELETE FROM sessions WHERE developer_id = $1 AND ($2::bytea IS NULL OR token_hash <> $2)
     RETURNING true`,
    [developerId, except],
  );
  return gone.length;
}

export async function countOpen(db: Db, developerId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM sessions WHERE developer_id = $1 AND expires_at > $2',
    [developerId, now],
  );
  return row?.n ?? 0;
}

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM sessions WHERE token_hash IN (
       SELECT token_hash FROM sessions WHERE expires_at < $1 ORDER BY expires_at LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
