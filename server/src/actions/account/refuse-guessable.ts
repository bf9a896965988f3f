import { isOwnAddress } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import { isMostUsed } from '#store/account/passwords.ts';

/** No limit on guesses helps a password that is among the first thousands that are guessed. */
export async function refuseGuessable(path: string, password: string, email: string): Promise<void> {
  const why = (await isMostUsed(password))
    ? 'is one of the passwords that are used, and guessed, most'
    : isOwnAddress(password, email)
      ? 'is the e-mail address'
      : null;
  if (!why) return;
  throw new Problem(
    'validation_failed',
    `The password ${why}. Choose another; a few words make a good one.`,
    {
      details: [{ path, message: why }],
    },
  );
}
