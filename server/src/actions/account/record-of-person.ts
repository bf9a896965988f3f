import { recordAudit } from '#actions/record-audit.ts';
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/audit-record.ts';
import * as members from '#store/account/members.ts';
import type { Queryable } from '#store/db.ts';

/**
 * What a person did to their own way in, or whoever runs the service did to it, in the log of every account
 * that it opens: each has to know of it, and none of the others. Always in one order, so that two of them at
 * once do not wait for each other.
 */
export async function recordOfPerson(
  context: Parameters<typeof recordAudit>[0],
  tx: Queryable,
  personId: string,
  act: {
    readonly kind: AuditAction;
    readonly before?: object;
    readonly after?: object;
    readonly actor?: Actor;
  },
): Promise<void> {
  const visits = await members.openTo(tx, personId);
  for (const { developerId, memberId } of visits.sort((a, b) => (a.developerId < b.developerId ? -1 : 1))) {
    const actor = { type: 'member', id: memberId } as const;
    await recordAudit(context, tx, { actor, ...act, developerId, subject: memberId });
  }
}
