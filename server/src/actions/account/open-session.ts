import { openSession as decideSession, type Session } from '#core/account/session.ts';
import * as sessions from '#store/account/sessions.ts';
import type { AccountContext } from './account-desk.ts';

export type OpenedSession = { readonly token: string; readonly session: Session };

/** The token is in the answer's cookie once and nowhere else; what is kept is its hash. */
export async function openSession(context: AccountContext, developerId: string): Promise<OpenedSession> {
  const token = sessions.newToken();
  const session = decideSession(developerId, context.clock());
  await sessions.insert(context.db, sessions.hashToken(token), session);
  return { token, session };
}
