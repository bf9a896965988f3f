import type { Actor } from '#core/actor.ts';
import { type AuditAction, changedFacts, orNone, plainFacts } from '#core/audit-record.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import type { Base } from './base.ts';

type NewAuditRecord = {
  /** The tenant whose log it stands in: the account, where it concerns both environments. */
  readonly developerId: string;
  readonly kind: AuditAction;
  /** The id of what it was done to. */
  readonly subject: string | null;
  /** What may be read later: never a secret. Of both, only what differs is kept. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Where it is not whoever the context acts for, such as somebody who is just signing in. */
  readonly actor?: Actor | undefined;
};

/**
 * Writes into the log of acts who did what, in the transaction that does it: there is no change without its
 * line, and no line without its change. A change that changes nothing leaves none.
 */
export async function recordAudit(
  context: Pick<Base, 'clock' | 'newId' | 'actor' | 'origin' | 'mac'>,
  tx: Queryable,
  { developerId, kind, subject, actor = context.actor, ...facts }: NewAuditRecord,
): Promise<void> {
  const before = plainFacts(facts.before);
  const after = plainFacts(facts.after);
  const change = before && after ? changedFacts(before, after) : { before, after };
  if (!change) return;
  const head = await auditRecords.lockHead(tx, developerId);
  const sequence = head.sequence + 1;
  const when = { id: context.newId('act'), createdAt: context.clock() };
  const values = { before: orNone(change.before), after: orNone(change.after) };
  const record = { developerId, sequence, kind, subject, actor, origin: context.origin, ...values, ...when };
  await auditRecords.append(tx, head, record, context.mac);
}
