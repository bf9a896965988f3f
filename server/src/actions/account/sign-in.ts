import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as members from '#store/account/members.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import type { AccountContext } from './context.ts';
import { attemptLimitsFor, type ClientOrigin, countAttempt, resetAttempts } from './guard-password.ts';
import { noteWrongPassword } from './signing-in/note-failure.ts';
import { type StartedSession, startSession } from './signing-in/start-session.ts';

/** Unknown addresses and wrong passwords get the same answer after the same time. */
export async function signIn(
  context: AccountContext,
  input: ClientOrigin & { readonly email: string; readonly password: string },
): Promise<StartedSession> {
  return startFirstSession(context, await showPassword(context, input), input);
}

/** Signs in to the account that the person joined first. */
export async function startFirstSession(
  context: AccountContext,
  personId: string,
  where: ClientOrigin,
): Promise<StartedSession> {
  const [first] = await members.openTo(context.db, personId);
  if (!first) throw new Problem('no_membership');
  return startSession(context, first, where);
}

/** Verifies the address and password, and returns the person's id. */
export async function showPassword(
  context: AccountContext,
  input: ClientOrigin & { readonly email: string; readonly password: string },
): Promise<string> {
  const account = normaliseEmail(input.email);
  const found = await people.credentialsOf(context.db, context.box, account);
  const attemptLimits = await attemptLimitsFor(
    context,
    { what: 'password', account, personId: found?.personId },
    input,
  );
  await countAttempt(context, attemptLimits);
  const matches = await verifyPassword(found?.passwordHash ?? null, input.password, input.network);
  if (!found || !matches) {
    await noteWrongPassword(context, found?.personId);
    throw new Problem('invalid_credentials');
  }
  await resetAttempts(context.db, attemptLimits);
  return found.personId;
}
