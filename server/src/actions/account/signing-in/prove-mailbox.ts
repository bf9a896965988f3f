import type { AccountContext } from '#actions/account/context.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as factors from '#store/account/signing-in/factors.ts';
import * as signIns from '#store/account/signing-in/sign-ins.ts';
import type { Queryable } from '#store/db.ts';

/**
 * Records that a person reads the mail of their address. The first time, everything by which the person could
 * sign in before becomes void: anyone may have set it up under that address, for example the inviter.
 */
export async function proveMailbox(context: AccountContext, tx: Queryable, personId: string): Promise<void> {
  const first = await people.proveMailbox(tx, personId, context.clock());
  if (!first) return;
  const had = await factors.find(tx, personId);
  await factors.removeAll(tx, personId);
  await signIns.removeOfPerson(tx, personId);
  const endedSessions = await sessions.removeAll(tx, personId, null);
  const after = { hadPassword: first.hadPassword, passkeys: had.passkeys, app: had.appSince !== null };
  if (first.hadPassword || had.passkeys > 0 || had.appSince || endedSessions > 0) {
    await recordOfPerson(context, tx, personId, {
      kind: 'mailbox.proved',
      after: { ...after, endedSessions },
    });
  }
}
