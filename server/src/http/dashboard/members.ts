import { z } from 'zod';
import { changeRole, removeMember } from '#actions/account/change-member.ts';
import { type Invited, invitationPath, inviteMember } from '#actions/account/invite-member.ts';
import { MAX_MEMBERS, MEMBER_STATES, type Member } from '#core/account/member.ts';
import { ROLE_NAMES } from '#core/account/permissions.ts';
import { SignUpBody } from '#http/api/account/developers.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { created, idOf, NO_CONTENT, ok, timestamp } from '#http/pipeline/schemas.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { SessionCaller } from './session-auth.ts';

/** Removed members are listed as well, because history refers to them, up to this many. */
const MAX_LISTED = 5 * MAX_MEMBERS;

export const RoleName = z
  .enum(ROLE_NAMES, { error: `role must be one of ${ROLE_NAMES.join(', ')}` })
  .meta({ title: 'Role' });

const MemberView = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: RoleName,
    state: z.enum(MEMBER_STATES),
    createdAt: timestamp,
    joinedAt: timestamp.nullable(),
    removedAt: timestamp.nullable(),
    /** When the link of an invited member expires. */
    invitedUntil: timestamp.nullable(),
  })
  .meta({ title: 'Member' });

const ListedMember = MemberView.extend({
  lastSignIn: timestamp.nullable().meta({ description: 'Null for none since 0.2.0' }),
  secondFactor: z.boolean(),
}).meta({ title: 'ListedMember' });

const InvitedView = z
  .object({
    member: MemberView,
    /** The link; null when it was mailed. */
    path: z.string().nullable(),
    expiresAt: timestamp,
    /** True when the link is sent to them by mail. */
    mailed: z.boolean(),
  })
  .meta({ title: 'InvitedMember' });

const ActorName = z
  .object({ id: z.string(), name: z.string(), state: z.enum(MEMBER_STATES) })
  .meta({ title: 'ActorName' });

const InviteBody = z.object({ email: SignUpBody.shape.email, role: RoleName });
const RoleBody = z.object({ role: RoleName });
const MemberParams = z.object({ id: idOf('mem') });

const bySession = endpointBy<SessionCaller>();

/**
 * The members of an account. These endpoints are not under /v1, because the holder of a stolen key must not
 * become a member, who remains when the key is revoked.
 */
export const memberEndpoints = [
  bySession('GET /members', {
    operationId: 'listMembers',
    permission: 'members.read',
    heavy: true,
    answer: ok('Active members first', z.object({ data: z.array(ListedMember) })),
    run: async ({ context: { db, box }, caller: { accountId } }) => {
      const [found, ends, signIns] = await Promise.all([
        members.list(db, box, accountId, MAX_LISTED),
        invitations.endsOf(db, accountId),
        members.signInsOf(db, accountId),
      ]);
      return { found, ends, signIns };
    },
    view: ({ found, ends, signIns }) => ({
      data: found.map((member) => ({
        ...viewMember(member, ends.get(member.id)),
        lastSignIn: signIns.get(member.id)?.signedInAt?.toISOString() ?? null,
        secondFactor: signIns.get(member.id)?.secondFactor ?? false,
      })),
    }),
  }),

  bySession('GET /members/names', {
    operationId: 'listActorNames',
    permission: 'account.read',
    heavy: true,
    answer: ok('The names of the members in the history', z.object({ data: z.array(ActorName) })),
    run: ({ context: { db, box }, caller }) => members.list(db, box, caller.accountId, MAX_LISTED),
    view: (found) => ({ data: found.map(({ id, name, state }) => ({ id, name, state })) }),
  }),

  bySession('POST /members', {
    operationId: 'inviteMember',
    permission: 'members.write',
    body: InviteBody,
    answer: created('The invitation. Its link is mailed, or shown once where no mail is set up', InvitedView),
    later: MAY_WAIT,
    run: async ({ context, caller: { accountId }, body }) =>
      (await inviteMember(context, { accountId, ...body }, NO_ANSWER)).result,
    view: ({ member, token, expiresAt, mailed }: Invited) => ({
      member: viewMember(member, expiresAt),
      path: mailed ? null : invitationPath(token),
      expiresAt: expiresAt.toISOString(),
      mailed,
    }),
  }),

  bySession('PATCH /members/:id', {
    operationId: 'changeRole',
    permission: 'members.write',
    params: MemberParams,
    body: RoleBody,
    answer: ok('The updated member', MemberView),
    later: MAY_WAIT,
    run: async ({ context, caller: { accountId }, params, body }) =>
      (await changeRole(context, { accountId, memberId: params.id, ...body }, NO_ANSWER)).result,
    view: (member: Member) => viewMember(member, undefined),
  }),

  bySession('DELETE /members/:id', {
    operationId: 'removeMember',
    permission: 'members.write',
    params: MemberParams,
    answer: NO_CONTENT,
    run: ({ context, caller: { accountId }, params }) =>
      removeMember(context, { accountId, memberId: params.id }),
    view: () => undefined,
  }),
];

function viewMember(member: Member, invitedUntil: Date | undefined): z.output<typeof MemberView> {
  const { id, email, name, role, state, createdAt, joinedAt, removedAt } = member;
  return {
    id,
    email,
    name,
    role,
    state,
    createdAt: createdAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    removedAt: removedAt?.toISOString() ?? null,
    invitedUntil: invitedUntil?.toISOString() ?? null,
  };
}
