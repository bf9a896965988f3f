import { isOwnAddress } from '#core/account/developer.ts';
import { isMonotonous } from '#core/account/password.ts';
import { Problem } from '#core/problem.ts';
import { isMostUsed } from '#store/account/passwords.ts';

/** Rate limits do not protect a password that is among the first thousands to be guessed. */
export async function refuseGuessable(path: string, password: string, email: string): Promise<void> {
  const why = (await isMostUsed(password))
    ? 'is one of the most used, and most guessed, passwords'
    : isOwnAddress(password, email)
      ? 'is the e-mail address'
      : isMonotonous(password)
        ? 'has fewer than four different characters'
        : null;
  if (!why) return;
  throw new Problem(
    'validation_failed',
    `The password ${why}. Choose another one, such as a few unrelated words.`,
    {
      details: [{ path, message: why }],
    },
  );
}
