import type { AccountContext } from '#actions/account/context.ts';
import { attemptLimitWithin, countAttempt, resetAttempts } from '#actions/account/guard-password.ts';
import type { Permission } from '#core/account/permissions.ts';
import { asksForSecond, isFresh } from '#core/account/second-factor.ts';
import { Problem } from '#core/problem.ts';
import { verifyPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import type { Queryable } from '#store/db.ts';
import type { Own } from './authenticator-app.ts';
import { spendCode } from './give-factor.ts';
import { beginUse, usePasskey } from './passkeys.ts';
import type { ForDevice, Said } from './webauthn.ts';

/** Guards operations for which a stolen session must not be enough. Keys have no factor and are not asked. */
export function refuseStale(provenAt: Date, now: Date): void {
  if (!isFresh(provenAt, now)) throw new Problem('factor_required');
}

/**
 * Leaves a person who owes a second factor the endpoints without a permission: they are about the person's
 * own sign-in, and never about the account.
 */
export function refuseWithoutFactor(permission: Permission | null): void {
  if (permission !== null) throw new Problem('second_factor_required');
}

type Shown = {
  readonly code?: string | undefined;
  readonly password?: string | undefined;
  readonly passkey?: Said | undefined;
};

const ofSession = (tokenHash: Buffer) => ({ table: 'sessions', tokenHash }) as const;

export function beginProof(context: AccountContext, { personId, tokenHash }: Own): Promise<ForDevice> {
  return beginUse(context, ofSession(tokenHash), personId);
}

/**
 * The signed-in person proves their identity again, by a second factor, or by the password if they have none.
 */
export async function proveAgain(context: AccountContext, { personId, tokenHash, ...shown }: Own & Shown) {
  const { db, clock } = context;
  const prove = (tx: Queryable) => sessions.prove(tx, tokenHash, clock());
  const second = asksForSecond(await factors.find(db, personId));
  if (second && shown.passkey) {
    const use = { holder: ofSession(tokenHash), said: shown.passkey, personId };
    await usePasskey(context, use, prove);
    return;
  }
  const { code, password } = shown;
  if ((second ? code : password) === undefined) throw new Problem('factor_wrong', ASK[second ? 1 : 0]);
  const attemptLimits = attemptLimitWithin(context, tokenHash);
  await countAttempt(context, attemptLimits);
  if (
    !second &&
    !(await verifyPassword(await people.passwordHashOf(db, personId), password ?? '', personId))
  ) {
    throw new Problem('invalid_credentials', 'The password is wrong.');
  }
  await db.transaction(async (tx) => {
    if (second) await spendCode(context, tx, { personId, code: code ?? '', attemptLimits });
    else await resetAttempts(tx, attemptLimits);
    await prove(tx);
  });
}

const ASK = ['Send your password.', 'Send a code of your app, a recovery code or a passkey.'] as const;
