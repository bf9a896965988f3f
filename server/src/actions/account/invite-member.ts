import { findInCells } from '#actions/cells.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { defaultName, normaliseEmail } from '#core/account/developer.ts';
import { endOfInvitation, MAX_MEMBERS, type Member } from '#core/account/member.ts';
import type { Role } from '#core/account/permissions.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import * as people from '#store/account/people.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';
import { refuseForOwners } from './change-member.ts';
import type { AccountContext } from './context.ts';

export type Invited = {
  readonly member: Member;
  readonly token: string;
  readonly expiresAt: Date;
  /** True when the link is sent to them by mail. */
  readonly mailed: boolean;
};

/** The token is in the fragment, so that it does not appear in the logs of servers and proxies. */
export const invitationPath = (token: string) => `/dashboard/invitation#${token}`;

/**
 * Creates a one-time link that lets a person join. A repeated invitation creates a new link and voids the old
 * one. The token is in the answer, and in a mail to them if mail is configured.
 */
export async function inviteMember(
  context: AccountContext,
  input: { readonly accountId: string; readonly email: string; readonly role: Role },
): Promise<Invited> {
  const { accountId, role } = input;
  refuseForOwners(context, [role]);
  await refuseElsewhere(context, normaliseEmail(input.email));
  const token = newToken();
  const expiresAt = endOfInvitation(context.clock());
  const member = await context.db.transaction(async (tx) => {
    await developers.lock(tx, accountId);
    const personId = await personWith(context, tx, normaliseEmail(input.email));
    const memberId = await placeFor(context, tx, { accountId, personId, role });
    await invitations.insertForMember(tx, hashToken(token), { developerId: accountId, memberId, expiresAt });
    const after = { email: normaliseEmail(input.email), role, expiresAt };
    const record = { developerId: accountId, kind: 'member.invited', subject: memberId, after } as const;
    await recordAudit(context, tx, record);
    const member = await members.find(tx, context.box, accountId, memberId);
    if (!member) throw new Error('a member who was just invited was not found');
    await mailInvitation(context, tx, { member, token, expiresAt });
    return member;
  });
  return { member, token, expiresAt, mailed: context.front.notify !== null };
}

/** A person and all their accounts are in one cell. */
async function refuseElsewhere({ otherCells }: AccountContext, email: string): Promise<void> {
  const elsewhere = await findInCells(otherCells(), ({ db, box }) => people.credentialsOf(db, box, email));
  if (elsewhere) throw new Problem('member_elsewhere');
}

async function mailInvitation(
  { box, front }: AccountContext,
  tx: Queryable,
  { member, token, expiresAt }: Omit<Invited, 'mailed'>,
): Promise<void> {
  const account = front.notify && (await developers.find(tx, box, member.developerId));
  if (!account) return;
  const link = `${front.origin}${invitationPath(token)}`;
  const params = { link, account: account.name, role: member.role, expiresAt: expiresAt.toISOString() };
  await front.notify?.(tx, {
    accountId: account.id,
    accountName: account.name,
    to: member.email,
    notice: { kind: 'invitation', params },
  });
}

/** A person of whom only the address is known has no password and cannot sign in. */
async function personWith(context: AccountContext, tx: Queryable, email: string): Promise<string> {
  const known = await people.credentialsOf(tx, context.box, email);
  if (known) return known.personId;
  const person = { id: context.newId('per'), email, name: defaultName(email), createdAt: context.clock() };
  await people.insert(tx, context.box, person, null);
  return person.id;
}

async function placeFor(
  context: AccountContext,
  tx: Queryable,
  { accountId, personId, role }: { accountId: string; personId: string; role: Role },
): Promise<string> {
  const before = await members.findPerson(tx, context.box, accountId, personId);
  if (before?.state === 'active') throw new Problem('member_exists');
  if (before?.state !== 'invited' && (await members.count(tx, accountId)).members >= MAX_MEMBERS) {
    throw new Problem('too_many_members');
  }
  if (before) {
    refuseForOwners(context, [before.state === 'invited' ? before.role : role]);
    await members.invite(tx, accountId, before.id, role);
    return before.id;
  }
  const id = context.newId('mem');
  const times = { createdAt: context.clock(), joinedAt: null, removedAt: null };
  await members.insert(tx, { developerId: accountId, id, personId, role, state: 'invited', ...times });
  return id;
}
