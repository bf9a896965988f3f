import type { Role } from '#core/account/permissions.ts';
import type { TestNode } from '#test/support/app.ts';
import { PASSWORD, type Visitor, visitor } from './dashboard.ts';

export type MemberBody = { id: string; email: string; name: string; role: Role; state: string };
export type InvitedBody = { member: MemberBody; path: string; expiresAt: string };

export function invite(by: Visitor, email: string, role: Role) {
  return by.call<InvitedBody>('POST', '/members', { body: { email, role } });
}

/** Returns the token after the # of the invitation link. */
export function tokenOf({ path }: Pick<InvitedBody, 'path'>): string {
  return path.split('#')[1] ?? '';
}

let invited = 0;

/** Invites a member with a role and signs them in. */
export async function memberWith(
  node: TestNode,
  by: Visitor,
  role: Role,
  email = `${role}-${++invited}-${performance.now()}@example.com`,
): Promise<Visitor & { id: string; email: string }> {
  const { body } = await invite(by, email, role);
  const person = visitor(node);
  const answer = await person.call('POST', '/invitation/accept', {
    body: { token: tokenOf(body), name: `The ${role}`, password: PASSWORD },
  });
  if (answer.status !== 204) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return Object.assign(person, { id: body.member.id, email });
}
