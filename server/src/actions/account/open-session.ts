import { recordAct } from '#actions/record-act.ts';
import { openSession as decideSession, type Session, type Visitor } from '#core/account/session.ts';
import * as sessions from '#store/account/sessions.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import type { AccountContext } from './account-desk.ts';

export type OpenedSession = { readonly token: string; readonly session: Session };

/** The token is in the answer's cookie once and nowhere else; what is kept is its hash. */
export async function openSession(context: AccountContext, visitor: Visitor): Promise<OpenedSession> {
  const token = newToken();
  const session = decideSession(visitor, context.clock());
  const { developerId, memberId } = visitor;
  await context.db.transaction(async (tx) => {
    await sessions.insert(tx, hashToken(token), session);
    const actor = { type: 'member', id: memberId } as const;
    await recordAct(context, tx, { developerId, kind: 'session.opened', subject: memberId, actor });
  });
  return { token, session };
}
