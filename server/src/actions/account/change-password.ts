import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import { hashPassword, verifyPassword } from '#store/account/passwords.ts';
import * as sessions from '#store/account/sessions.ts';
import type { AccountContext } from './account-desk.ts';

/** Whoever changes a password may do so because somebody else knows it: every other session ends with it. */
export async function changePassword(
  context: AccountContext,
  input: { developerId: string; currentPassword: string; newPassword: string; tokenHash: Buffer },
): Promise<{ endedSessions: number }> {
  const current = await developers.passwordHashOf(context.db, input.developerId);
  if (!(await verifyPassword(current, input.currentPassword))) {
    throw new Problem('invalid_credentials', 'The current password is not right.');
  }
  const passwordHash = await hashPassword(input.newPassword);
  return context.db.transaction(async (tx) => {
    await developers.setPasswordHash(tx, input.developerId, passwordHash);
    return { endedSessions: await sessions.removeAll(tx, input.developerId, input.tokenHash) };
  });
}
