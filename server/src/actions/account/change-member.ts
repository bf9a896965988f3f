import type { Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { Member } from '#core/account/member.ts';
import { covers, type Role, rightsOfRole } from '#core/account/permissions.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import * as sessions from '#store/account/sessions.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { recordGrant, roleRequest } from './approval/grant-role.ts';
import type { AccountContext } from './context.ts';
import { refuseWithout } from './refuse-without.ts';

type Which = { readonly accountId: string; readonly memberId: string };

/** Takes effect with the member's next request: sessions look up the role each time. */
export async function changeRole(
  context: AccountContext,
  { role, ...which }: Which & { readonly role: Role },
  answerFor: AnswerFor<Member | Waiting>,
): Promise<Answered<Member | Waiting>> {
  const { accountId } = which;
  const done = await withMember(context, which, async (tx, member) => {
    const { id: memberId, role: before, name } = member;
    refuseForOwners(context, [before, role]);
    if (before === 'owner' && role !== 'owner') await refuseLastOwner(tx, member);
    const described = {
      summary: `Make ${name} (${before}) ${role}.`,
      input: { memberId, role, before },
    };
    const asked = await roleRequest(context, tx, { accountId, before, role }, described);
    const result = await onceApproved(context, tx, accountId, asked, async () => {
      await members.setRole(tx, accountId, memberId, role);
      // A member whose role adds no rights is not a newcomer.
      if (!covers(rightsOfRole(before, accountId), rightsOfRole(role, accountId)))
        await recordGrant(context, tx, { accountId, memberId });
      const change = { before: { role: before }, after: { role } };
      await recordAudit(context, tx, { ...subjectOf(member), kind: 'member.role_changed', ...change });
      return { ...member, role };
    });
    return saveAnswer(tx, accountId, result, answerFor);
  });
  context.webhooks.wake();
  return done;
}

/** Ends their sessions in this account and any open invitation in the same transaction. */
export async function removeMember(context: AccountContext, which: Which): Promise<void> {
  await withMember(context, which, async (tx, member) => {
    refuseForOwners(context, [member.role]);
    if (member.role === 'owner') await refuseLastOwner(tx, member);
    await members.remove(tx, which.accountId, member.id, context.clock());
    await invitations.removeOfMember(tx, which.accountId, member.id);
    await sessions.removeOfMember(tx, which.accountId, member.id);
    const { role, state, email } = member;
    await recordAudit(context, tx, {
      ...subjectOf(member),
      kind: 'member.removed',
      before: { role, state, email },
      after: { state: 'removed' },
    });
  });
}

function subjectOf({ developerId, id }: Member) {
  return { developerId, subject: id };
}

/** Serialised per account, so that two owners who remove each other leave one. */
async function withMember<Result>(
  context: AccountContext,
  { accountId, memberId }: Which,
  change: (tx: Queryable, member: Member) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction(async (tx) => {
    await developers.lock(tx, accountId);
    const member = await members.find(tx, context.box, accountId, memberId);
    if (!member || member.state === 'removed') {
      throw new Problem('not_found', 'No member with this id exists in this account.');
    }
    return change(tx, member);
  });
}

async function refuseLastOwner(tx: Queryable, { developerId, state }: Member): Promise<void> {
  if (state === 'active' && (await members.count(tx, developerId)).owners <= 1)
    throw new Problem('last_owner');
}

/** Only owners can create, change and remove owners. */
export function refuseForOwners(context: AccountContext, roles: readonly Role[]): void {
  if (roles.includes('owner')) refuseWithout(context, 'owners.write');
}
