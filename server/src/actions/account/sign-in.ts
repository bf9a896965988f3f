import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as members from '#store/account/members.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import type { AccountContext } from './context.ts';
import { doorsTo, openDoor, passDoors, type Whereabouts } from './guard-password.ts';
import { noteWrongPassword } from './signing-in/note-failure.ts';
import { type Entered, enter } from './signing-in/start-session.ts';

/** One answer, in one time, whether the address is unknown or the password wrong. */
export async function signIn(
  context: AccountContext,
  input: Whereabouts & { readonly email: string; readonly password: string },
): Promise<Entered> {
  return enterFirst(context, await showPassword(context, input), input);
}

/** Into the account that somebody was in first. */
export async function enterFirst(
  context: AccountContext,
  personId: string,
  where: Whereabouts,
): Promise<Entered> {
  const [first] = await members.openTo(context.db, personId);
  if (!first) throw new Problem('no_membership');
  return enter(context, first, where);
}

/** Who has this address and password. */
export async function showPassword(
  context: AccountContext,
  input: Whereabouts & { readonly email: string; readonly password: string },
): Promise<string> {
  const account = normaliseEmail(input.email);
  const found = await people.credentialsOf(context.db, context.box, account);
  const doors = await doorsTo(context, { what: 'password', account, personId: found?.personId }, input);
  await passDoors(context, doors);
  const matches = await verifyPassword(found?.passwordHash ?? null, input.password);
  if (!found || !matches) {
    await noteWrongPassword(context, found?.personId);
    throw new Problem('invalid_credentials');
  }
  await openDoor(context.db, doors);
  return found.personId;
}
