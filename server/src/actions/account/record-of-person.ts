import { recordAudit } from '#actions/record-audit.ts';
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/audit-record.ts';
import * as members from '#store/account/members.ts';
import type { Queryable } from '#store/db.ts';

/**
 * Records a change to a person's sign-in, by themselves or by the operator, in the audit log of each of their
 * accounts: each must know of it without seeing the others. Always in the same order, to avoid deadlocks.
 */
export async function recordOfPerson(
  context: Parameters<typeof recordAudit>[0],
  tx: Queryable,
  personId: string,
  record: {
    readonly kind: AuditAction;
    readonly before?: object;
    readonly after?: object;
    readonly actor?: Actor;
  },
): Promise<void> {
  const visits = await members.openTo(tx, personId);
  for (const { developerId, memberId } of visits.sort((a, b) => (a.developerId < b.developerId ? -1 : 1))) {
    const actor = { type: 'member', id: memberId } as const;
    await recordAudit(context, tx, { actor, ...record, developerId, subject: memberId });
  }
}
