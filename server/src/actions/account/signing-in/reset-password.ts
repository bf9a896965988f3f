import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountContext } from '#actions/account/context.ts';
import { attemptLimitsFor, type ClientOrigin, countAttempt } from '#actions/account/guard-password.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import { refuseGuessable } from '#actions/account/refuse-guessable.ts';
import { startFirstSession } from '#actions/account/sign-in.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { endOfReset } from '#core/account/second-factor.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as members from '#store/account/members.ts';
import { hashPassword } from '#store/account/passwords.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as resets from '#store/account/signing-in/password-resets.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import { proveMailbox } from './prove-mailbox.ts';
import type { StartedSession } from './start-session.ts';

/**
 * Longer than queueing a mail takes: the answer waits this long in any case, so that its timing reveals
 * nothing.
 */
const ANSWERED_AFTER_MS = 300;

/** The token is in the fragment, so that it does not appear in the logs of servers and proxies. */
export function resetLink(origin: string, token: string): string {
  return `${origin}/dashboard/new-password#${token}`;
}

/** Mails a link to the owner of the address. The answer and its timing are the same for unknown addresses. */
export async function askForReset(
  context: AccountContext,
  input: ClientOrigin & { readonly email: string },
): Promise<void> {
  const { notify } = context.front;
  if (!notify) throw new Problem('reset_not_by_mail');
  const email = normaliseEmail(input.email);
  const found = await people.credentialsOf(context.db, context.box, email);
  const personId = found?.personId;
  await countAttempt(
    context,
    await attemptLimitsFor(context, { what: 'reset', account: email, personId }, input),
  );
  await Promise.all([sleep(ANSWERED_AFTER_MS), personId && mailLink(context, notify, { personId, email })]);
}

async function mailLink(
  context: AccountContext,
  notify: NonNullable<AccountContext['front']['notify']>,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<void> {
  const { db, box, clock, front } = context;
  const [first] = await members.openTo(db, personId);
  const account = first && (await developers.find(db, box, first.developerId));
  // An invited person who has not joined has a link already; a removed member gets none.
  if (!account) return;
  const token = newToken();
  const expiresAt = endOfReset(clock());
  const params = { link: resetLink(front.origin, token), expiresAt: expiresAt.toISOString() };
  await db.transaction(async (tx) => {
    await resets.insert(tx, hashToken(token), { personId, expiresAt, mailed: true });
    await notify(tx, {
      accountId: account.id,
      to: email,
      notice: { kind: 'password_reset', params },
    });
  });
}

/** Returns the person's address, so that their browser saves the new password under it. */
export async function readReset(
  { db, box, clock }: AccountContext,
  token: string,
): Promise<{ email: string }> {
  const personId = await resets.find(db, hashToken(token), clock());
  const person = personId && (await people.find(db, box, personId));
  if (!person) throw new Problem('reset_invalid');
  return { email: person.email };
}

/**
 * Sets a new password, once, and ends all sessions. It replaces only the password: a second factor is still
 * asked for, unless the link is the first proof that the person reads their mail.
 */
export async function resetPassword(
  context: AccountContext,
  input: ClientOrigin & { readonly token: string; readonly password: string },
): Promise<StartedSession> {
  const { db, box, clock } = context;
  const tokenHash = hashToken(input.token);
  const personId = await resets.find(db, tokenHash, clock());
  const person = personId && (await people.find(db, box, personId));
  if (!person) throw new Problem('reset_invalid');
  await refuseGuessable('password', input.password, person.email);
  const passwordHash = await hashPassword(input.password, input.network);
  await db.transaction(async (tx) => {
    const taken = await resets.take(tx, tokenHash, personId);
    if (!taken) throw new Problem('reset_invalid');
    if (taken.mailed) await proveMailbox(context, tx, personId);
    await people.setPasswordHash(tx, personId, passwordHash);
    await signIns.removeOfPerson(tx, personId);
    const endedSessions = await sessions.removeAll(tx, personId, null);
    await recordOfPerson(context, tx, personId, { kind: 'password.reset', after: { endedSessions } });
  });
  return startFirstSession(context, personId, input);
}
