import type { AccountContext } from '#actions/account/context.ts';
import { covers, ROLE_NAMES, type Role, rightsOfRole } from '#core/account/permissions.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { anyOn } from '#core/approvals/rules.ts';
import { ENVIRONMENTS, tenantOf } from '#core/environment.ts';
import * as members from '#store/account/members.ts';
import * as rules from '#store/approvals/rules.ts';
import type { Queryable } from '#store/db.ts';
import { personBehind } from './asker.ts';

type Granting = {
  readonly accountId: string;
  /** The role so far; null for someone who is not a member yet. */
  readonly before: Role | null;
  readonly role: Role;
};

/**
 * The request for approval of a role that can decide about approvals; null when none is needed. Without it,
 * one person could add a second approver of their own. Where no other member can decide, none could approve
 * it: the newcomer then counts as one person with the inviter for three days.
 */
export async function roleRequest(
  context: AccountContext,
  tx: Queryable,
  { accountId, before, role }: Granting,
  described: Pick<ApprovalRequest, 'summary' | 'input'>,
): Promise<ApprovalRequest | null> {
  const asked = { kind: 'member', agreementId: null, amount: null, currency: null, ...described } as const;
  if (context.caller.approval) return asked;
  const rights = rightsOfRole(role, accountId);
  if (!rights.has('approvals.decide')) return null;
  if (before && covers(rightsOfRole(before, accountId), rights)) return null;
  const all = await Promise.all(ENVIRONMENTS.map((one) => rules.all(tx, tenantOf(accountId, one))));
  if (!all.some(anyOn)) return null;
  const deciding = ROLE_NAMES.filter((name) => rightsOfRole(name, accountId).has('approvals.decide'));
  const deciders = await members.withRoles(tx, context.box, accountId, deciding);
  return deciders.some(({ id }) => id !== context.caller.actor.id) ? asked : null;
}

/** Records who gave a member their role. A newcomer acts for the member who invited them. */
export async function recordGrant(
  { clock, caller }: AccountContext,
  tx: Queryable,
  { accountId, memberId }: { readonly accountId: string; readonly memberId: string },
): Promise<void> {
  const person = await personBehind({ db: tx, clock }, accountId, caller.actor);
  await members.recordGrant(tx, {
    accountId,
    id: memberId,
    by: person.at(-1) ?? null,
    at: clock(),
  });
}
