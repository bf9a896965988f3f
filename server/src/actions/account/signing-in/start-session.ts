import type { AccountContext } from '#actions/account/context.ts';
import type { ClientOrigin } from '#actions/account/guard-password.ts';
import { type OpenedSession, openSession } from '#actions/account/open-session.ts';
import { asksForSecond, endOfPendingSignIn } from '#core/account/second-factor.ts';
import type { Visitor } from '#core/account/session.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';

/** A sign-in that waits for the second factor. Its token is good for nothing else. */
export type PendingSignIn = { readonly token: string; readonly expiresAt: Date };

export type StartedSession =
  | { readonly opened: OpenedSession; readonly half?: never }
  | { readonly half: PendingSignIn; readonly opened?: never };

/** Opens a session after the first factor, or a pending sign-in if the person has a second one. */
export async function startSession(
  context: AccountContext,
  visitor: Visitor,
  where: ClientOrigin,
): Promise<StartedSession> {
  const has = await factors.find(context.db, visitor.personId);
  if (asksForSecond(has)) return { half: await openHalf(context, visitor) };
  return { opened: await openSession(context, visitor, where) };
}

/** Without a visitor, a passkey will identify the person. */
export async function openHalf(context: AccountContext, visitor: Visitor | null): Promise<PendingSignIn> {
  const token = newToken();
  const expiresAt = endOfPendingSignIn(context.clock());
  await signIns.insert(context.db, hashToken(token), { visitor, expiresAt });
  return { token, expiresAt };
}
