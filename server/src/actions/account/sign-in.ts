import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import type { AccountContext } from './account-desk.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** One answer, in one time, whether the address is unknown or the password wrong. */
export async function signIn(
  context: AccountContext,
  input: { email: string; password: string },
): Promise<OpenedSession> {
  const found = await developers.credentialsOf(context.db, normaliseEmail(input.email));
  const matches = await verifyPassword(found?.passwordHash, input.password);
  if (!found || !matches) throw new Problem('invalid_credentials');
  return openSession(context, found.developerId);
}
