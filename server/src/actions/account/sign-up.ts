import { type Developer, defaultName, normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import * as developers from '#store/account/developers.ts';
import { hashPassword } from '#store/account/passwords.ts';
import type { AccountContext } from './account-desk.ts';
import { rememberNetwork } from './guard-password.ts';
import { mintApiKey } from './mint-api-key.ts';
import { refuseGuessable } from './refuse-guessable.ts';

export async function signUp(
  context: AccountContext,
  input: { email: string; password: string; name?: string | undefined; network: string },
): Promise<{ developer: Developer; apiKey: string }> {
  const email = normaliseEmail(input.email);
  await refuseGuessable('password', input.password, email);
  // Asked first because hashing a password is the expensive part; the unique key below is what decides.
  if (await developers.emailExists(context.db, context.box, email)) throw new Problem('email_taken');

  const developer: Developer = {
    id: context.newId('dev'),
    email,
    name: input.name ?? defaultName(email),
    createdAt: context.clock(),
  };
  const passwordHash = await hashPassword(input.password);
  const { apiKey, record } = mintApiKey(context, { developerId: developer.id, label: 'Created at signup' });
  try {
    await context.db.transaction(async (tx) => {
      await developers.insert(tx, context.box, developer, passwordHash);
      await apiKeys.insert(tx, record);
      await rememberNetwork(context, tx, developer.id, input.network);
    });
  } catch (error) {
    if (developers.isEmailTaken(error)) throw new Problem('email_taken');
    throw error;
  }
  return { developer, apiKey };
}
