import type { Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import { findInCells } from '#actions/cells.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { defaultName, normaliseEmail } from '#core/account/developer.ts';
import { nameForMail } from '#core/account/display-name.ts';
import { endOfInvitation, MAX_MEMBERS, type Member } from '#core/account/member.ts';
import type { Role } from '#core/account/permissions.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import * as people from '#store/account/people.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { recordGrant, roleRequest } from './approval/grant-role.ts';
import { refuseForOwners } from './change-member.ts';
import type { AccountContext } from './context.ts';

export type Invited = {
  readonly member: Member;
  readonly token: string;
  readonly expiresAt: Date;
  /**
   * True when the link is sent to them by mail and not shown to the inviter, so that opening it proves access
   * to the mailbox.
   */
  readonly mailed: boolean;
};

/** The token is in the fragment, so that it does not appear in the logs of servers and proxies. */
export const invitationPath = (token: string) => `/dashboard/invitation#${token}`;

type Invitee = { readonly accountId: string; readonly email: string; readonly role: Role };

/**
 * Creates a one-time link that lets a person join. A repeated invitation creates a new link and voids the old
 * one. It is mailed to them, or in the answer where no mail is configured.
 */
export async function inviteMember(
  context: AccountContext,
  { accountId, role, ...input }: Invitee,
  answerFor: AnswerFor<Invited | Waiting>,
): Promise<Answered<Invited | Waiting>> {
  const email = normaliseEmail(input.email);
  refuseForOwners(context, [role]);
  await refuseElsewhere(context, email);
  const done = await context.db.transaction(async (tx) => {
    await developers.lock(tx, accountId);
    const known = await people.credentialsOf(tx, context.box, email);
    const member = known && (await members.findPerson(tx, context.box, accountId, known.personId));
    if (member?.state === 'active') throw new Problem('member_exists');
    const before = member?.state === 'invited' ? member.role : null;
    const described = { summary: `Invite ${email} as ${role}.`, input: { email, role } };
    const asked = await roleRequest(context, tx, { accountId, before, role }, described);
    const result = await onceApproved(context, tx, accountId, asked, () =>
      sendInvitation(context, tx, { accountId, email, role }),
    );
    return saveAnswer(tx, accountId, result, answerFor);
  });
  context.webhooks.wake();
  return done;
}

async function sendInvitation(
  context: AccountContext,
  tx: Queryable,
  { accountId, email, role }: Invitee,
): Promise<Invited> {
  const token = newToken();
  const expiresAt = endOfInvitation(context.clock());
  const mailed = context.front.notify !== null;
  const personId = await personWith(context, tx, email);
  const memberId = await placeFor(context, tx, { accountId, personId, role });
  await recordGrant(context, tx, { accountId, memberId });
  await invitations.insertForMember(tx, hashToken(token), {
    developerId: accountId,
    memberId,
    expiresAt,
    mailed,
  });
  const after = { email, role, expiresAt };
  const record = { developerId: accountId, kind: 'member.invited', subject: memberId, after } as const;
  await recordAudit(context, tx, record);
  const member = await members.find(tx, context.box, accountId, memberId);
  if (!member) throw new Error('a member who was just invited was not found');
  await mailInvitation(context, tx, { member, token, expiresAt });
  return { member, token, expiresAt, mailed };
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
  const params = {
    link,
    account: nameForMail(account.name),
    role: member.role,
    expiresAt: expiresAt.toISOString(),
  };
  await front.notify?.(tx, {
    accountId: account.id,
    to: member.email,
    notice: { kind: 'invitation', params },
    unanswered: !(await people.comesIn(tx, member.personId)),
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
