import type { Role } from '#core/account/permissions.ts';
import type { MemberSession, OpenedFrom, OwnSession, Session, Visitor } from '#core/account/session.ts';
import { type Evidence, evidence, refuseAltered } from '#store/control-macs.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';
import { testTenantOf } from '#store/tenants.ts';
import { aheadMsOf } from '#store/test-clocks.ts';
import { hasSecondFactor } from './signing-in/factors.ts';

const associatedDataOf = (tokenHash: Buffer) => `sessions/${tokenHash.toString('hex')}/opened_from`;

/** The client origin is encrypted: it is shown only to the person themselves. */
export async function insert(
  tx: Queryable,
  box: SecretBox,
  tokenHash: Buffer,
  session: Session,
  openedFrom: OpenedFrom,
): Promise<void> {
  await tx.query(
    `INSERT INTO sessions (token_hash, developer_id, member_id, person_id, created_at, seen_at, proven_at,
       expires_at, ends_at, opened_from, encrypted_by, mac)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      tokenHash,
      session.developerId,
      session.memberId,
      session.personId,
      session.createdAt,
      session.seenAt,
      session.provenAt,
      session.expiresAt,
      session.endsAt,
      box.encrypt(associatedDataOf(tokenHash), JSON.stringify(openedFrom)),
      box.keyId,
      macOf(tx, tokenHash, session),
    ],
  );
}

/** Binds a session to its member with a key that is not in the database. */
function macOf(
  { personal }: Queryable,
  tokenHash: Buffer,
  { personId, developerId, memberId }: Visitor,
): string {
  const covered = JSON.stringify([tokenHash.toString('hex'), developerId, memberId]);
  return personal.blindIndex(['sessions', personId], covered).toString('hex');
}

const WITH_POLICY = `LEFT JOIN policies p ON p.developer_id = s.developer_id AND p.kind = 'sign_in'`;
/** True when the account requires a second factor and the person has none. */
const OWES_FACTOR = `(coalesce(p.rules @> '{"secondFactorRequired": true}', false)
  AND NOT ${hasSecondFactor('s.person_id')})`;

/**
 * Read with every request and never cached, so that signing out, removing a member and changing a role take
 * effect everywhere at once. A session that the service did not open is none; a member whose row was altered
 * is refused, and so is everybody while the sign-in policy is.
 */
export async function find(db: Queryable, tokenHash: Buffer): Promise<MemberSession | undefined> {
  type Found = MemberSession & {
    readonly mac: string | null;
    readonly member: Evidence;
    readonly policy: Evidence | null;
  };
  const [found] = await db.query<Found>(
    `SELECT s.developer_id AS "developerId", s.member_id AS "memberId", s.person_id AS "personId",
       s.created_at AS "createdAt", s.seen_at AS "seenAt", s.proven_at AS "provenAt",
       s.expires_at AS "expiresAt", s.ends_at AS "endsAt", m.role, s.mac, ${aheadMsOf(testTenantOf('s.developer_id'))} AS "testAheadMs",
       ${OWES_FACTOR} AS "owesFactor",
       (SELECT row_to_json(e) FROM (SELECT ${evidence('members', 'm')}) e) AS member,
       (SELECT row_to_json(e) FROM (SELECT ${evidence('policies', 'p')} WHERE p.kind IS NOT NULL) e) AS policy
     FROM sessions s JOIN members m ON m.developer_id = s.developer_id AND m.id = s.member_id
       AND m.person_id = s.person_id ${WITH_POLICY}
     WHERE s.token_hash = $1 AND m.state = 'active'`,
    [tokenHash],
  );
  if (!found) return undefined;
  const { mac, member, policy, ...session } = found;
  if (mac !== macOf(db, tokenHash, session)) return undefined;
  refuseAltered(db.personal, 'members', session.developerId, member);
  if (policy) refuseAltered(db.personal, 'policies', session.developerId, policy);
  return session;
}

/**
 * Returns the roles of sessions that are open in an account and owe no second factor, by the hash of their
 * token in hex.
 */
export async function rolesIn(
  db: Queryable,
  accountId: string,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, Role>> {
  const rows = await db.query<{ hash: string; role: Role }>(
    `SELECT encode(s.token_hash, 'hex') AS hash, m.role
     FROM sessions s JOIN members m ON m.developer_id = s.developer_id AND m.id = s.member_id ${WITH_POLICY}
     WHERE s.token_hash = ANY($1) AND s.developer_id = $2 AND s.expires_at > $3 AND m.state = 'active'
       AND NOT ${OWES_FACTOR}`,
    [tokenHashes, accountId, now],
  );
  return new Map(rows.map(({ hash, role }) => [hash, role]));
}

/** Moves a session to another account of the same person. */
export async function moveTo(tx: Queryable, tokenHash: Buffer, visitor: Visitor): Promise<void> {
  await tx.query('UPDATE sessions SET developer_id = $2, member_id = $3, mac = $4 WHERE token_hash = $1', [
    tokenHash,
    visitor.developerId,
    visitor.memberId,
    macOf(tx, tokenHash, visitor),
  ]);
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

/** Ends all sessions of a person, or all except one. */
export async function removeAll(tx: Queryable, personId: string, except: Buffer | null): Promise<number> {
  const gone = await tx.query(
    `DELETE FROM sessions WHERE person_id = $1 AND ($2::bytea IS NULL OR token_hash <> $2) RETURNING true`,
    [personId, except],
  );
  return gone.length;
}

/** Ends a member's sessions in their account. */
export async function removeOfMember(tx: Queryable, developerId: string, memberId: string): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE developer_id = $1 AND member_id = $2', [developerId, memberId]);
}

export async function countOpen(db: Db, personId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM sessions WHERE person_id = $1 AND expires_at > $2',
    [personId, now],
  );
  return row?.n ?? 0;
}

/** Lists open sessions, most recently used first. */
export async function listOpen(
  db: Queryable,
  box: SecretBox,
  personId: string,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db.query<Omit<OwnSession, 'openedFrom'> & { encrypted: string | null }>(
    `SELECT token_hash AS "tokenHash", created_at AS "createdAt", seen_at AS "seenAt", opened_from AS encrypted
     FROM sessions WHERE person_id = $1 AND expires_at > $2 ORDER BY seen_at DESC, token_hash LIMIT $3`,
    [personId, now, MAX_LISTED],
  );
  return rows.map(({ encrypted, ...session }) => ({
    ...session,
    openedFrom:
      encrypted === null ? null : JSON.parse(box.open(associatedDataOf(session.tokenHash), encrypted)),
  }));
}

/** More than anyone has browsers. A person with thousands of sessions can end them all at once. */
const MAX_LISTED = 200;

/** Records that the person at this session has authenticated again. */
export async function prove(tx: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.query('UPDATE sessions SET proven_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<{ tokenHash: Buffer; encrypted: string }>(
    `SELECT token_hash AS "tokenHash", opened_from AS encrypted FROM sessions
     WHERE opened_from IS NOT NULL AND ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const { tokenHash, encrypted } of rows) {
    const associatedData = associatedDataOf(tokenHash);
    await tx.query('UPDATE sessions SET opened_from = $2, encrypted_by = $3 WHERE token_hash = $1', [
      tokenHash,
      box.encrypt(associatedData, box.open(associatedData, encrypted)),
      box.keyId,
    ]);
  }
  return rows.length;
}

export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM sessions WHERE token_hash IN (
       SELECT token_hash FROM sessions WHERE expires_at < $1 ORDER BY expires_at LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
