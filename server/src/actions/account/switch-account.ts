import { recordAudit } from '#actions/record-audit.ts';
import { Problem } from '#core/problem.ts';
import * as members from '#store/account/members.ts';
import * as sessions from '#store/account/sessions.ts';
import type { AccountContext } from './context.ts';

/** Moves the session to another account of the person. */
export async function switchAccount(
  context: AccountContext,
  input: { readonly personId: string; readonly accountId: string; readonly tokenHash: Buffer },
): Promise<void> {
  const open = await members.openTo(context.db, input.personId);
  const there = open.find(({ developerId }) => developerId === input.accountId);
  if (!there) throw new Problem('not_found', 'You are not a member of this account.');
  await context.db.transaction(async (tx) => {
    await sessions.moveTo(tx, input.tokenHash, there);
    const { developerId, memberId: subject } = there;
    const actor = { type: 'member', id: subject } as const;
    await recordAudit(context, tx, { developerId, kind: 'session.opened', subject, actor });
  });
}
