import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as members from '#store/account/members.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import type { AccountContext } from './account-desk.ts';
import { doorsTo, newDevice, openDoor, passDoors, type Whereabouts } from './guard-password.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** One answer, in one time, whether the address is unknown or the password wrong. */
export async function signIn(
  context: AccountContext,
  input: Whereabouts & { readonly email: string; readonly password: string },
): Promise<OpenedSession & { readonly device: string }> {
  const personId = await showPassword(context, input);
  const [first] = await members.openTo(context.db, personId);
  if (!first) throw new Problem('no_membership');
  return { ...(await openSession(context, first)), device: newDevice(context, personId) };
}

/** Who has this address and password. */
export async function showPassword(
  context: AccountContext,
  input: Whereabouts & { readonly email: string; readonly password: string },
): Promise<string> {
  const email = normaliseEmail(input.email);
  const found = await people.credentialsOf(context.db, context.box, email);
  const doors = await doorsTo(context, email, found?.personId, input);
  await passDoors(context, doors);
  const matches = await verifyPassword(found?.passwordHash ?? null, input.password);
  if (!found || !matches) throw new Problem('invalid_credentials');
  const { personId } = found;
  await openDoor(context, { personId, doors, network: input.network });
  return personId;
}
