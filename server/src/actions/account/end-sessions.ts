import { recordAudit } from '#actions/record-audit.ts';
import * as sessions from '#store/account/sessions.ts';
import type { AccountContext } from './context.ts';
import { recordOfPerson } from './record-of-person.ts';

/** Ends the caller's session. */
export async function signOut(
  context: AccountContext,
  input: { readonly accountId: string; readonly memberId: string; readonly tokenHash: Buffer },
): Promise<void> {
  const { accountId: developerId, memberId: subject, tokenHash } = input;
  await context.db.transaction(async (tx) => {
    await sessions.remove(tx, tokenHash);
    await recordAudit(context, tx, { developerId, kind: 'session.ended', subject });
  });
}

/** Ends all sessions of a person, in every account. */
export async function signOutEverywhere(
  context: AccountContext,
  personId: string,
): Promise<{ endedSessions: number }> {
  return context.db.transaction(async (tx) => {
    const endedSessions = await sessions.removeAll(tx, personId, null);
    await recordOfPerson(context, tx, personId, { kind: 'session.ended', after: { endedSessions } });
    return { endedSessions };
  });
}
