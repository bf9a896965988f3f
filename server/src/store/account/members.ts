import type { Member, MemberSignIn, RoleGrant } from '#core/account/member.ts';
import type { Role } from '#core/account/permissions.ts';
import type { Visitor } from '#core/account/session.ts';
import { accountOf } from '#core/environment.ts';
import { sign } from '#store/control-macs.ts';
import type { Queryable } from '#store/db.ts';
import type { SecretBox } from '#store/secrets/secret-box.ts';
import { openedNames } from './named.ts';
import { hasSecondFactor } from './signing-in/factors.ts';

type EncryptedRow = Omit<Member, 'id'> & {
  /** The person's id: names are encrypted with it as associated data. */
  readonly id: string;
  readonly memberId: string;
  readonly encryptedBy: string | null;
};

const MEMBERS = `SELECT m.developer_id AS "developerId", m.id AS "memberId", p.person_id AS id,
  p.person_id AS "personId", m.role, m.state, p.email, p.name, m.created_at AS "createdAt",
  m.joined_at AS "joinedAt", m.removed_at AS "removedAt", p.encrypted_by AS "encryptedBy"
  FROM members m JOIN people p ON p.person_id = m.person_id`;

function opened(box: SecretBox, row: EncryptedRow): Member {
  const { memberId: id, ...member } = openedNames(box, row);
  return { ...member, id };
}

export async function insert(tx: Queryable, member: Omit<Member, 'email' | 'name'>): Promise<void> {
  const { developerId, id, personId, role, state, createdAt, joinedAt } = member;
  await tx.query(
    `INSERT INTO members (developer_id, id, person_id, role, state, created_at, joined_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [developerId, id, personId, role, state, createdAt, joinedAt],
  );
  await sign(tx, 'members', developerId, id);
  await tx.query('INSERT INTO person_accounts (person_id, developer_id, member_id) VALUES ($1, $2, $3)', [
    personId,
    developerId,
    id,
  ]);
}

/** Lists members in order of creation, removed ones last. */
export async function list(
  db: Queryable,
  box: SecretBox,
  accountId: string,
  limit: number,
): Promise<Member[]> {
  const rows = await db.query<EncryptedRow>(
    `${MEMBERS} WHERE m.developer_id = $1 ORDER BY (m.state = 'removed'), m.created_at, m.id LIMIT $2`,
    [accountId, limit],
  );
  return rows.map((row) => opened(box, row));
}

/** How the members of an account sign in, by member id. */
export async function signInsOf(db: Queryable, accountId: string): Promise<Map<string, MemberSignIn>> {
  const rows = await db.query<MemberSignIn & { readonly id: string }>(
    `SELECT m.id, m.signed_in_at AS "signedInAt",
       ${hasSecondFactor('m.person_id')} AS "secondFactor"
     FROM members m WHERE m.developer_id = $1`,
    [accountId],
  );
  return new Map(rows.map(({ id, ...signIn }) => [id, signIn]));
}

export async function noteSignIn(
  tx: Queryable,
  { developerId, memberId }: Visitor,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE members SET signed_in_at = $3 WHERE developer_id = $1 AND id = $2', [
    developerId,
    memberId,
    now,
  ]);
}

/** Returns active members with one of these roles, in order of joining. */
export async function withRoles(
  db: Queryable,
  box: SecretBox,
  developerId: string,
  roles: readonly Role[],
): Promise<Member[]> {
  const rows = await db.query<EncryptedRow>(
    `${MEMBERS} WHERE m.developer_id = $1 AND m.state = 'active' AND m.role = ANY($2)
     ORDER BY m.joined_at, m.id`,
    [accountOf(developerId), roles],
  );
  return rows.map((row) => opened(box, row));
}

export async function find(
  db: Queryable,
  box: SecretBox,
  accountId: string,
  id: string,
): Promise<Member | undefined> {
  const [row] = await db.query<EncryptedRow>(`${MEMBERS} WHERE m.developer_id = $1 AND m.id = $2`, [
    accountId,
    id,
  ]);
  return row && opened(box, row);
}

export async function findPerson(
  db: Queryable,
  box: SecretBox,
  accountId: string,
  personId: string,
): Promise<Member | undefined> {
  const [row] = await db.query<EncryptedRow>(
    `${MEMBERS} JOIN person_accounts a ON a.developer_id = m.developer_id AND a.member_id = m.id
     WHERE a.person_id = $2 AND a.developer_id = $1`,
    [accountId, personId],
  );
  return row && opened(box, row);
}

/** Returns the accounts that a person may sign in to, in order of joining. */
export async function openTo(db: Queryable, personId: string): Promise<Visitor[]> {
  return db.query<Visitor>(
    `SELECT a.person_id AS "personId", a.developer_id AS "developerId", a.member_id AS "memberId"
     FROM person_accounts a JOIN members m ON m.developer_id = a.developer_id AND m.id = a.member_id
     WHERE a.person_id = $1 AND m.state = 'active' ORDER BY m.joined_at, m.id`,
    [personId],
  );
}

export async function setRole(tx: Queryable, accountId: string, id: string, role: Role): Promise<void> {
  await tx.query('UPDATE members SET role = $3 WHERE developer_id = $1 AND id = $2', [accountId, id, role]);
  await sign(tx, 'members', accountId, id);
}

export async function invite(tx: Queryable, accountId: string, id: string, role: Role): Promise<void> {
  await tx.query(
    `UPDATE members SET role = $3, state = 'invited', removed_at = NULL WHERE developer_id = $1 AND id = $2`,
    [accountId, id, role],
  );
  await sign(tx, 'members', accountId, id);
}

export async function join(tx: Queryable, accountId: string, id: string, now: Date): Promise<void> {
  await tx.query(`UPDATE members SET state = 'active', joined_at = $3 WHERE developer_id = $1 AND id = $2`, [
    accountId,
    id,
    now,
  ]);
  await sign(tx, 'members', accountId, id);
}

export async function remove(tx: Queryable, accountId: string, id: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE members SET state = 'removed', removed_at = $3 WHERE developer_id = $1 AND id = $2`,
    [accountId, id, now],
  );
  await sign(tx, 'members', accountId, id);
}

export async function recordGrant(
  tx: Queryable,
  { accountId, id, by, at }: { accountId: string; id: string; by: string | null; at: Date },
): Promise<void> {
  await tx.query('UPDATE members SET granted_by = $3, granted_at = $4 WHERE developer_id = $1 AND id = $2', [
    accountId,
    id,
    by,
    at,
  ]);

  await sign(tx, 'members', accountId, id);
}

/** The later of joining and being given the role counts. */
export async function grantOf(db: Queryable, accountId: string, id: string): Promise<RoleGrant> {
  const [row] = await db.query<RoleGrant>(
    `SELECT granted_by AS "grantedBy", greatest(granted_at, joined_at) AS since FROM members
     WHERE developer_id = $1 AND id = $2`,
    [accountId, id],
  );
  return row ?? { grantedBy: null, since: null };
}

export type MemberCount = { readonly members: number; readonly owners: number };

/** Counts members and invitations, and active owners. Call it under the account's lock. */
export async function count(tx: Queryable, accountId: string): Promise<MemberCount> {
  const [row] = await tx.query<MemberCount>(
    `SELECT count(*) AS members, count(*) FILTER (WHERE role = 'owner' AND state = 'active') AS owners
     FROM members WHERE developer_id = $1 AND state <> 'removed'`,
    [accountId],
  );
  return row ?? { members: 0, owners: 0 };
}
