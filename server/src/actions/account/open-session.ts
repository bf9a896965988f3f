import { recordAudit } from '#actions/record-audit.ts';
import {
  openSession as decideSession,
  type OpenedFrom,
  type Session,
  type Visitor,
} from '#core/account/session.ts';
import * as members from '#store/account/members.ts';
import * as sessions from '#store/account/sessions.ts';
import { hashToken, newToken } from '#store/account/tokens.ts';
import type { AccountContext } from './context.ts';
import { newDevice, rememberNetwork } from './guard-password.ts';

export type OpenedSession = {
  readonly token: string;
  readonly session: Session;
  /** Identifies this browser as known from now on. */
  readonly device: string;
};

/** The token is only in the answer's cookie, once; its hash is stored. */
export async function openSession(
  context: AccountContext,
  visitor: Visitor,
  { network, browser }: OpenedFrom,
): Promise<OpenedSession> {
  const token = newToken();
  const session = decideSession(visitor, context.clock());
  const { developerId, memberId, personId } = visitor;
  await context.db.transaction(async (tx) => {
    await sessions.insert(tx, context.box, hashToken(token), session, { network, browser });
    await members.noteSignIn(tx, visitor, session.createdAt);
    await rememberNetwork(context, tx, personId, network);
    const actor = { type: 'member', id: memberId } as const;
    await recordAudit(context, tx, { developerId, kind: 'session.opened', subject: memberId, actor });
  });
  return { token, session, device: newDevice(context, personId) };
}
