import type { AccountContext } from '#actions/account/context.ts';
import { attemptLimitWithin, countAttempt, resetAttempts } from '#actions/account/guard-password.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import { asksForSecond } from '#core/account/second-factor.ts';
import { readCode, totpAddress } from '#core/account/totp.ts';
import { Problem } from '#core/problem.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as appSecrets from '#store/account/signing-in/app-secrets.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import type { Queryable } from '#store/db.ts';

/** A signed-in person and their current session. */
export type Own = { readonly personId: string; readonly tokenHash: Buffer };

/** Returns the secret for an app, as text and as an otpauth URL. It counts once it is confirmed. */
export async function startApp(
  { db, box, clock }: AccountContext,
  { personId }: Pick<Own, 'personId'>,
): Promise<{ secret: string; address: string }> {
  const person = await people.find(db, box, personId);
  const secret = person && (await appSecrets.begin(db, box, personId, clock()));
  if (!secret) throw new Problem('app_exists');
  return { secret, address: totpAddress({ secret, account: person.email }) };
}

/**
 * From now on a password alone is not enough, and other sessions end. The recovery codes are only in the
 * answer, once; null when the person already has some.
 */
export async function confirmApp(
  context: AccountContext,
  { personId, tokenHash, code }: Own & { readonly code: string },
): Promise<{ recoveryCodes: string[] | null; endedSessions: number }> {
  const attemptLimits = attemptLimitWithin(context, tokenHash);
  await countAttempt(context, attemptLimits);
  return context.db.transaction(async (tx) => {
    const asked = { personId, code: readCode(code) ?? '', confirmed: false, now: context.clock() };
    if (!(await appSecrets.spend(tx, context.box, asked))) throw new Problem('factor_wrong');
    await resetAttempts(tx, attemptLimits);
    return secondFactorAdded(context, tx, { personId, tokenHash, factor: 'app' });
  });
}

/** The name of the factor in the audit log. A passkey has the name that its owner gave it. */
type Factor = { readonly factor: string };

export async function secondFactorAdded(
  context: AccountContext,
  tx: Queryable,
  { personId, tokenHash, factor }: Own & Factor,
): Promise<{ recoveryCodes: string[] | null; endedSessions: number }> {
  await sessions.prove(tx, tokenHash, context.clock());
  await recordOfPerson(context, tx, personId, { kind: 'factor.added', after: { factor } });
  const { recoveryCodes: left } = await factors.find(tx, personId);
  if (left > 0) return { recoveryCodes: null, endedSessions: 0 };
  await signIns.removeOfPerson(tx, personId);
  const endedSessions = await sessions.removeAll(tx, personId, tokenHash);
  return { recoveryCodes: await factors.renewRecoveryCodes(tx, personId), endedSessions };
}

export async function removeApp(context: AccountContext, { personId }: Pick<Own, 'personId'>): Promise<void> {
  await context.db.transaction(async (tx) => {
    await appSecrets.remove(tx, personId);
    await secondFactorRemoved(context, tx, { personId, factor: 'app' });
  });
}

/** Without a second factor, recovery codes have no purpose and are removed. */
export async function secondFactorRemoved(
  context: AccountContext,
  tx: Queryable,
  { personId, factor }: Pick<Own, 'personId'> & Factor,
): Promise<void> {
  await recordOfPerson(context, tx, personId, { kind: 'factor.removed', before: { factor } });
  if (!asksForSecond(await factors.find(tx, personId))) await factors.removeRecoveryCodes(tx, personId);
}

export async function renewRecoveryCodes(
  context: AccountContext,
  { personId }: Pick<Own, 'personId'>,
): Promise<string[]> {
  return context.db.transaction(async (tx) => {
    if (!asksForSecond(await factors.find(tx, personId))) throw new Problem('two_step_off');
    await recordOfPerson(context, tx, personId, { kind: 'recovery_codes.renewed' });
    return factors.renewRecoveryCodes(tx, personId);
  });
}
