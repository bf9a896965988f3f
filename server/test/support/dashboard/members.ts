import type { Role } from '#core/account/permissions.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import type { TestNode } from '#test/support/app.ts';
import type { TestDatabase } from '#test/support/database/database.ts';
import { setControl } from '#test/support/database/unlock.ts';
import { PASSWORD, type Visitor, visitor } from './dashboard.ts';

export type MemberBody = { id: string; email: string; name: string; role: Role; state: string };
export type InvitedBody = { member: MemberBody; path: string | null; expiresAt: string };

export function invite(by: Visitor, email: string, role: Role) {
  return by.call<InvitedBody>('POST', '/members', { body: { email, role } });
}

/** Returns the token after the # of the invitation link. */
export function tokenOf({ path }: Pick<InvitedBody, 'path'>): string {
  return path?.split('#')[1] ?? '';
}

let invited = 0;

/**
 * Invites a member with a role and signs them in. `second` approves the invitation if it needs that. With a
 * database at hand, the member is no newcomer.
 */
export async function memberWith(
  node: TestNode & { readonly database?: TestDatabase },
  by: Visitor,
  role: Role,
  {
    email = `${role}-${++invited}-${performance.now()}@example.com`,
    second,
  }: { readonly email?: string; readonly second?: Visitor } = {},
): Promise<Visitor & { id: string; email: string }> {
  const asked = await invite(by, email, role);
  if (asked.status === 202) {
    const { approval } = asked.body as unknown as { approval: { id: string } };
    const approved = await second?.call('POST', `/approvals/${approval.id}/approve`, { body: {} });
    if (approved?.status !== 200) throw new Error(`not approved: ${JSON.stringify(approved?.body)}`);
  }
  const { body } = asked.status === 202 ? await invite(by, email, role) : asked;
  const token = body.path === null ? await knownToken(node.database, body.member.id) : tokenOf(body);
  const person = visitor(node);
  const answer = await person.call('POST', '/invitation/accept', {
    body: { token, name: `The ${role}`, password: PASSWORD },
  });
  if (answer.status !== 204) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  // For tests of other things: the member joined long enough ago to be a second person.
  if (node.database) await setControl(node.database, 'members', body.member.id, 'granted_by = NULL');
  return Object.assign(person, { id: body.member.id, email });
}

/** Replaces the token of a mailed link, in the place of reading the mail. */
async function knownToken(database: TestDatabase | undefined, memberId: string): Promise<string> {
  const token = newToken();
  await database?.owner.query('UPDATE invitations SET token_hash = $1 WHERE member_id = $2', [
    hashToken(token),
    memberId,
  ]);
  return token;
}
