import type { AccountContext } from '#actions/account/context.ts';
import { MAX_PASSKEYS, type Passkey } from '#core/account/passkey.ts';
import { endOfChallenge } from '#core/account/second-factor.ts';
import { Problem } from '#core/problem.ts';
import * as people from '#store/account/people.ts';
import * as challenges from '#store/account/signing-in/challenges.ts';
import * as passkeys from '#store/account/signing-in/passkeys.ts';
import type { Queryable } from '#store/db.ts';
import { type Own, secondFactorAdded, secondFactorRemoved } from './authenticator-app.ts';
import { askForKnown, askForNew, type ForDevice, readKnown, readNew, type Said } from './webauthn.ts';

const ofSession = (tokenHash: Buffer): challenges.Holder => ({ table: 'sessions', tokenHash });

/** Stores the challenge with its holder, for one use within five minutes. */
async function ask<Options extends ForDevice>(
  { db, clock }: AccountContext,
  holder: challenges.Holder,
  options: Options,
): Promise<Options> {
  await challenges.put(db, holder, { challenge: options.challenge, endsAt: endOfChallenge(clock()) });
  return options;
}

async function asked({ db, clock }: AccountContext, holder: challenges.Holder): Promise<string> {
  const challenge = await challenges.take(db, holder, clock());
  if (challenge === undefined) throw new Problem('passkey_wrong');
  return challenge;
}

export async function beginPasskey(context: AccountContext, { personId, tokenHash }: Own) {
  const { db, box, front } = context;
  const person = await people.find(db, box, personId);
  if (!person) throw new Problem('not_found');
  const known = await passkeys.list(db, personId);
  if (known.length >= MAX_PASSKEYS) throw new Problem('too_many_passkeys');
  return ask(context, ofSession(tokenHash), await askForNew(front, person, known));
}

/** Adds a second factor that is also a way to sign in by itself. */
export async function addPasskey(
  context: AccountContext,
  { personId, tokenHash, name, said }: Own & { readonly name: string; readonly said: Said },
): Promise<{ recoveryCodes: string[] | null; endedSessions: number }> {
  const credential = await readNew(context.front, await asked(context, ofSession(tokenHash)), said);
  const passkey = { id: context.newId('pk'), personId, name, createdAt: context.clock(), ...credential };
  try {
    return await context.db.transaction(async (tx) => {
      await passkeys.insert(tx, passkey);
      return secondFactorAdded(context, tx, { personId, tokenHash, factor: `passkey ${name}` });
    });
  } catch (error) {
    if (passkeys.isKnown(error)) throw new Problem('passkey_wrong');
    throw error;
  }
}

type Which = { readonly personId: string; readonly id: string };
const none = () => new Problem('not_found', 'This passkey does not exist, or was already removed.');

export async function renamePasskey(
  { db }: AccountContext,
  { personId, id, name }: Which & { readonly name: string },
): Promise<void> {
  if (!(await passkeys.rename(db, personId, id, name))) throw none();
}

export async function removePasskey(context: AccountContext, { personId, id }: Which): Promise<void> {
  await context.db.transaction(async (tx) => {
    const name = await passkeys.remove(tx, personId, id);
    if (name === undefined) throw none();
    await secondFactorRemoved(context, tx, { personId, factor: `passkey ${name}` });
  });
}

/** Without a person, any of our passkeys may identify one. */
export async function beginUse(
  context: AccountContext,
  holder: challenges.Holder,
  personId: string | null,
): Promise<ForDevice> {
  const known = personId === null ? null : await passkeys.list(context.db, personId);
  return ask(context, holder, await askForKnown(context.front, known));
}

type Use = {
  readonly holder: challenges.Holder;
  readonly said: Said;
  /** Null when it stands for both factors. */
  readonly personId: string | null;
};

/** Returns the person whose passkey answered, and runs `then` in the transaction that records its use. */
export async function usePasskey(
  context: AccountContext,
  { holder, said, personId }: Use,
  then: (tx: Queryable, used: Passkey) => Promise<void> = async () => undefined,
): Promise<string> {
  const challenge = await asked(context, holder);
  return context.db.transaction(async (tx) => {
    const passkey = await passkeys.lock(tx, String(said['id']));
    if (!passkey || (personId !== null && passkey.personId !== personId)) throw new Problem('passkey_wrong');
    const counter = await readKnown(context.front, {
      challenge,
      said,
      passkey,
      bothFactors: personId === null,
    });
    await passkeys.noteUse(tx, passkey, { counter, usedAt: context.clock() });
    await then(tx, passkey);
    return passkey.personId;
  });
}
