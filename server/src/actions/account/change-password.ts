import { Problem } from '#core/problem.ts';
import { hashPassword, verifyPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import type { AccountContext } from './context.ts';
import { attemptLimitWithin, countAttempt, resetAttempts } from './guard-password.ts';
import { recordOfPerson } from './record-of-person.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/** Ends all other sessions: the password may be changed because someone else knows it. */
export async function changePassword(
  context: AccountContext,
  input: { personId: string; currentPassword: string; newPassword: string; tokenHash: Buffer },
): Promise<{ endedSessions: number }> {
  const { personId, tokenHash } = input;
  const attemptLimits = attemptLimitWithin(context, tokenHash);
  await countAttempt(context, attemptLimits);
  const [person, current] = await Promise.all([
    people.find(context.db, context.box, personId),
    people.passwordHashOf(context.db, personId),
  ]);
  if (!(await verifyPassword(current, input.currentPassword, personId)) || !person) {
    throw new Problem('invalid_credentials', 'The current password is wrong.');
  }
  await refuseGuessable('newPassword', input.newPassword, person.email);
  const passwordHash = await hashPassword(input.newPassword, personId);
  return context.db.transaction(async (tx) => {
    await people.setPasswordHash(tx, personId, passwordHash);
    await resetAttempts(tx, attemptLimits);
    await signIns.removeOfPerson(tx, personId);
    const endedSessions = await sessions.removeAll(tx, personId, tokenHash);
    await recordOfPerson(context, tx, personId, { kind: 'password.changed', after: { endedSessions } });
    return { endedSessions };
  });
}
