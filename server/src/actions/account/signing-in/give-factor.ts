import type { AccountContext } from '#actions/account/context.ts';
import {
  type AttemptLimits,
  attemptLimitsFor,
  type ClientOrigin,
  countAttempt,
  resetAttempts,
} from '#actions/account/guard-password.ts';
import { type OpenedSession, openSession } from '#actions/account/open-session.ts';
import { type FactorKind, kindsOf } from '#core/account/second-factor.ts';
import type { Visitor } from '#core/account/session.ts';
import { readCode } from '#core/account/totp.ts';
import { Problem } from '#core/problem.ts';
import * as members from '#store/account/members.ts';
import * as appSecrets from '#store/account/signing-in/app-secrets.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import { hashToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';
import { noteFailure } from './note-failure.ts';
import { beginUse, usePasskey } from './passkeys.ts';
import { openHalf, type PendingSignIn } from './start-session.ts';
import type { ForDevice, Said } from './webauthn.ts';

/**
 * The factors still required of a person who has proven their password. Null when there is no such sign-in.
 */
export async function factorsAsked(
  { db, clock }: AccountContext,
  tokenHash: Buffer,
): Promise<FactorKind[] | null> {
  const found = await signIns.find(db, tokenHash, clock());
  return found?.visitor ? kindsOf(await factors.find(db, found.visitor.personId)) : null;
}

/** Completes a pending sign-in with a code of the app or a recovery code. */
export async function giveCode(
  context: AccountContext,
  input: ClientOrigin & { readonly tokenHash: Buffer; readonly code: string },
): Promise<OpenedSession> {
  const { visitor } = (await signIns.find(context.db, input.tokenHash, context.clock())) ?? {};
  if (!visitor) throw new Problem('sign_in_expired');
  const { personId } = visitor;
  const attemptLimits = await attemptLimitsFor(
    context,
    { what: 'factor', account: personId, personId },
    input,
  );
  await countAttempt(context, attemptLimits);
  await noting(context, { personId, shown: 'code', refused: 'factor_wrong' }, () =>
    context.db.transaction((tx) => spendCode(context, tx, { personId, code: input.code, attemptLimits })),
  );
  return finish(context, visitor, input);
}

type Begun = { readonly half: PendingSignIn | null; readonly options: ForDevice };

/**
 * For a person who owes a second factor, or for an unknown one, who gets a pending sign-in that holds the
 * challenge.
 */
export async function beginWithPasskey(context: AccountContext, token: string | null): Promise<Begun> {
  const held =
    token === null ? null : { token, ...(await signIns.find(context.db, hashToken(token), context.clock())) };
  const half = held?.expiresAt ? null : await openHalf(context, null);
  const holder = { table: 'sign_ins', tokenHash: hashToken(half?.token ?? held?.token ?? '') } as const;
  return { half, options: await beginUse(context, holder, held?.visitor?.personId ?? null) };
}

/** Uses a passkey as the second factor, or as both factors if its device has verified the user. */
export async function givePasskey(
  context: AccountContext,
  input: ClientOrigin & { readonly tokenHash: Buffer; readonly said: Said },
): Promise<OpenedSession> {
  const { tokenHash, said } = input;
  const found = await signIns.find(context.db, tokenHash, context.clock());
  if (!found) throw new Problem('sign_in_expired');
  const holder = { table: 'sign_ins', tokenHash } as const;
  const known = found.visitor?.personId ?? null;
  const personId = await noting(
    context,
    { personId: known, shown: 'passkey', refused: 'passkey_wrong' },
    () => usePasskey(context, { holder, said, personId: known }),
  );
  const visitor = found.visitor ?? (await members.openTo(context.db, personId))[0];
  if (!visitor) throw new Problem('no_membership');
  return finish(context, visitor, input);
}

type Trying = {
  /** Null when the person is not known yet. */
  readonly personId: string | null;
  readonly shown: 'code' | 'passkey';
  readonly refused: Problem['code'];
};

/** Records a refused attempt, after its transaction was rolled back. */
async function noting<Result>(
  context: AccountContext,
  { personId, shown, refused }: Trying,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const wrong = error instanceof Problem && error.code === refused;
    if (wrong && personId !== null) await noteFailure(context, personId, shown);
    throw error;
  }
}

/** Replaces the pending sign-in with a session. */
async function finish(
  context: AccountContext,
  visitor: Visitor,
  where: ClientOrigin & { readonly tokenHash: Buffer },
): Promise<OpenedSession> {
  await signIns.remove(context.db, where.tokenHash);
  return openSession(context, visitor, where);
}

/** Uses up a code of either kind and resets the attempt limit. */
export async function spendCode(
  context: AccountContext,
  tx: Queryable,
  { personId, code, attemptLimits }: { personId: string; code: string; attemptLimits: AttemptLimits },
): Promise<void> {
  const ofApp = readCode(code);
  const right =
    ofApp === null
      ? await factors.spendRecoveryCode(tx, personId, code)
      : await appSecrets.spend(tx, context.box, {
          personId,
          code: ofApp,
          confirmed: true,
          now: context.clock(),
        });
  if (!right) throw new Problem('factor_wrong');
  await resetAttempts(tx, attemptLimits);
}
