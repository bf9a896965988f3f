import type { Db, Queryable } from '#store/db.ts';
import type { SecretBox } from '#store/secrets/secret-box.ts';
import { everyFormOf } from './people.ts';

export type MemberInvitation = {
  readonly developerId: string;
  readonly memberId: string;
  readonly expiresAt: Date;
  /** True when the link was mailed, and not shown to the inviter. */
  readonly mailed: boolean;
};

/** Stores an invitation. A new link replaces an earlier one. */
export async function insertForMember(
  tx: Queryable,
  tokenHash: Buffer,
  { developerId, memberId, expiresAt, mailed }: MemberInvitation,
): Promise<void> {
  await removeOfMember(tx, developerId, memberId);
  await tx.query(
    `INSERT INTO invitations (token_hash, developer_id, member_id, expires_at, mailed)
     VALUES ($1, $2, $3, $4, $5)`,
    [tokenHash, developerId, memberId, expiresAt, mailed],
  );
}

export async function removeOfMember(tx: Queryable, developerId: string, memberId: string): Promise<void> {
  await tx.query('DELETE FROM invitations WHERE developer_id = $1 AND member_id = $2', [
    developerId,
    memberId,
  ]);
}

const OF_MEMBER = 'developer_id AS "developerId", member_id AS "memberId", expires_at AS "expiresAt", mailed';

export async function findForMember(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<MemberInvitation | undefined> {
  const [found] = await db.query<MemberInvitation>(
    `SELECT ${OF_MEMBER} FROM invitations
     WHERE token_hash = $1 AND member_id IS NOT NULL AND expires_at > $2`,
    [tokenHash, now],
  );
  return found;
}

/** Returns when each open invitation of an account expires, by member id. */
export async function endsOf(db: Db, developerId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.query<MemberInvitation>(
    `SELECT ${OF_MEMBER} FROM invitations WHERE developer_id = $1`,
    [developerId],
  );
  return new Map(rows.map(({ memberId, expiresAt }) => [memberId, expiresAt]));
}

/** True when the person has an open invitation. */
export async function isInvited(db: Queryable, personId: string, now: Date): Promise<boolean> {
  const found = await db.query(
    `SELECT 1 FROM person_accounts a
     JOIN invitations i ON i.developer_id = a.developer_id AND i.member_id = a.member_id
     WHERE a.person_id = $1 AND i.expires_at > $2 LIMIT 1`,
    [personId, now],
  );
  return found.length > 0;
}

/** Consumes an invitation of either kind. Only one of several concurrent attempts succeeds. */
export async function take(tx: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (
    (await tx.query('DELETE FROM invitations WHERE token_hash = $1 RETURNING true', [tokenHash])).length > 0
  );
}

export async function insertForSignUp(
  tx: Queryable,
  box: SecretBox,
  tokenHash: Buffer,
  { email, expiresAt }: { readonly email: string; readonly expiresAt: Date },
): Promise<void> {
  const [digest] = everyFormOf(box, email);
  await tx.query('INSERT INTO invitations (token_hash, email, expires_at) VALUES ($1, $2, $3)', [
    tokenHash,
    digest,
    expiresAt,
  ]);
}

/** True when the invitation allows a sign-up with this address. */
export async function opensSignUp(
  db: Queryable,
  box: SecretBox,
  tokenHash: Buffer,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<boolean> {
  const found = await db.query(
    'SELECT 1 FROM invitations WHERE token_hash = $1 AND email = ANY($2) AND expires_at > $3',
    [tokenHash, everyFormOf(box, email), now],
  );
  return found.length > 0;
}

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM invitations WHERE token_hash IN (
       SELECT token_hash FROM invitations WHERE expires_at < $1 ORDER BY expires_at LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
