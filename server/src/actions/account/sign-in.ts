import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import type { AccountContext } from './account-desk.ts';
import { doorsTo, newDevice, openDoor, passDoors, type Whereabouts } from './guard-password.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** One answer, in one time, whether the address is unknown or the password wrong. */
export async function signIn(
  context: AccountContext,
  input: Whereabouts & { readonly email: string; readonly password: string },
): Promise<OpenedSession & { readonly device: string }> {
  const email = normaliseEmail(input.email);
  const found = await developers.credentialsOf(context.db, context.box, email);
  const doors = await doorsTo(context, email, found?.developerId, input);
  await passDoors(context, doors);
  const matches = await verifyPassword(found?.passwordHash, input.password);
  if (!found || !matches) throw new Problem('invalid_credentials');
  const { developerId } = found;
  await openDoor(context, { developerId, doors, network: input.network });
  return { ...(await openSession(context, developerId)), device: newDevice(context, developerId) };
}
