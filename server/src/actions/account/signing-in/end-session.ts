import type { AccountContext } from '#actions/account/context.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import type { OwnSession } from '#core/account/session.ts';
import { Problem } from '#core/problem.ts';
import * as sessions from '#store/account/sessions.ts';

/** The public name of a session. It reveals neither the token nor its hash. */
export function sessionName({ derivedId }: AccountContext, tokenHash: Buffer): string {
  return derivedId('ses', tokenHash.toString('hex'));
}

export function ownSessions({ db, box, clock }: AccountContext, personId: string): Promise<OwnSession[]> {
  return sessions.listOpen(db, box, personId, clock());
}

/** Ends one of the person's own sessions, possibly the current one. */
export async function endSession(
  context: AccountContext,
  { personId, id }: { readonly personId: string; readonly id: string },
): Promise<void> {
  const own = await ownSessions(context, personId);
  const meant = own.find(({ tokenHash }) => sessionName(context, tokenHash) === id);
  if (!meant) throw new Problem('not_found', 'This session does not exist, or has already ended.');
  await context.db.transaction(async (tx) => {
    await sessions.remove(tx, meant.tokenHash);
    await recordOfPerson(context, tx, personId, { kind: 'session.ended', after: { endedSessions: 1 } });
  });
}
