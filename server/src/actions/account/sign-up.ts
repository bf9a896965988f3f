import { recordAudit } from '#actions/record-audit.ts';
import { NO_LIMITS } from '#core/account/api-key.ts';
import { type Developer, defaultName, normaliseEmail } from '#core/account/developer.ts';
import type { Visitor } from '#core/account/session.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as members from '#store/account/members.ts';
import { hashPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import { hashToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';
import type { AccountContext } from './context.ts';
import { rememberNetwork } from './guard-password.ts';
import { mintApiKey } from './mint-api-key.ts';
import { refuseGuessable } from './refuse-guessable.ts';

export type SignedUp = {
  readonly developer: Developer;
  readonly apiKey: string;
  readonly owner: Visitor;
};

/** Creates an account with the requester as its owner. */
export async function signUp(
  context: AccountContext,
  input: {
    readonly email: string;
    readonly password: string;
    readonly name?: string | undefined;
    readonly invitation?: string | undefined;
    readonly network: string;
  },
): Promise<SignedUp> {
  // Requests with a key are refused before their action runs; a sign-up has none.
  if (((await context.storage.room()) ?? Infinity) <= 0) {
    throw new Problem('storage_full', undefined, { retryAfterSeconds: 30 });
  }
  const email = normaliseEmail(input.email);
  const invitation = input.invitation === undefined ? null : hashToken(input.invitation);
  await refuseUninvited(context, email, invitation);
  await refuseGuessable('password', input.password, email);
  // Checked first because hashing is expensive; the insert below decides.
  const known = await people.credentialsOf(context.db, context.box, email);
  if (known?.passwordHash) throw new Problem('email_taken');

  const developer: Developer = {
    id: context.newId('dev'),
    email,
    name: input.name ?? defaultName(email),
    createdAt: context.clock(),
  };
  const passwordHash = await hashPassword(input.password, input.network);
  const memberId = context.newId('mem');
  const { apiKey, record } = mintApiKey(
    { ...context, caller: { ...context.caller, actor: { type: 'member', id: memberId } } },
    {
      developerId: developer.id,
      label: 'Created at signup',
      expiresAt: null,
      rootMemberId: memberId,
      ...NO_LIMITS,
    },
  );
  try {
    const owner = await context.db.transaction(async (tx) => {
      if (context.signUps === 'invited' && !(invitation && (await invitations.take(tx, invitation)))) {
        throw new Problem('signup_closed');
      }
      const owner = await insertOwner(context, tx, { developer, memberId, passwordHash });
      await developers.insert(tx, context.box, developer);
      await apiKeys.insert(tx, record);
      await rememberNetwork(context, tx, owner.personId, input.network);
      await recordAudit(context, tx, {
        developerId: developer.id,
        kind: 'account.created',
        subject: developer.id,
        after: { email, name: developer.name, memberId, keyId: record.id },
        actor: { type: 'member', id: memberId },
      });
      return owner;
    });
    return { developer, apiKey, owner };
  } catch (error) {
    if (people.isEmailTaken(error)) throw new Problem('email_taken');
    throw error;
  }
}

/** Anyone who reaches the service must not get an account in a private installation. */
async function refuseUninvited(
  { signUps, db, box, clock }: AccountContext,
  email: string,
  invitation: Buffer | null,
): Promise<void> {
  if (signUps === 'open') return;
  const asked = { email, now: clock() };
  const invited = invitation !== null && (await invitations.opensSignUp(db, box, invitation, asked));
  if (signUps === 'closed' || !invited) throw new Problem('signup_closed');
}

/** Creates the person, or completes one who was invited elsewhere and has not joined yet. */
async function insertOwner(
  { box }: AccountContext,
  tx: Queryable,
  made: { readonly developer: Developer; readonly memberId: string; readonly passwordHash: string },
): Promise<Visitor> {
  const { developer, memberId, passwordHash } = made;
  const { id: developerId, email, name, createdAt } = developer;
  const invited = await people.credentialsOf(tx, box, email);
  const personId = invited?.personId ?? developerId;
  const person = { id: personId, email, name, createdAt };
  if (!invited) await people.insert(tx, box, person, passwordHash);
  else if (!(await people.introduce(tx, box, person, passwordHash))) throw new Problem('email_taken');
  const joined = { createdAt, joinedAt: createdAt, removedAt: null };
  await members.insert(tx, {
    developerId,
    id: memberId,
    personId,
    role: 'owner',
    state: 'active',
    ...joined,
  });
  return { developerId, memberId, personId };
}
