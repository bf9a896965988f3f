import type { Actor } from '#core/actor.ts';
import { type AuditAction, changedFacts, orNone, plainFacts } from '#core/audit-record.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import type { Base } from './base.ts';

type NewAuditRecord = {
  /** The tenant whose log it belongs to: the account, if it concerns both environments. */
  readonly developerId: string;
  readonly kind: AuditAction;
  /** The id of the changed object. */
  readonly subject: string | null;
  /** Readable later, so never a secret. Only the differences of the two are stored. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Set when it is not the context's actor, such as a person who is just signing in. */
  readonly actor?: Actor | undefined;
};

/** The record's place in the audit log. */
export type Recorded = { readonly id: string; readonly createdAt: Date };

type Recording = Pick<Base, 'clock' | 'newId' | 'caller' | 'mac'>;

/**
 * Writes an audit record in the transaction of the change: neither exists without the other. A change without
 * differences is not recorded.
 */
export async function recordAudit(context: Recording, tx: Queryable, record: NewAuditRecord): Promise<void> {
  await recordProof(context, tx, record);
}

/** As `recordAudit`; returns where the record is, or null without differences. */
export async function recordProof(
  context: Recording,
  tx: Queryable,
  { developerId, kind, subject, actor = context.caller.actor, ...facts }: NewAuditRecord,
): Promise<Recorded | null> {
  const before = plainFacts(facts.before);
  const after = plainFacts(facts.after);
  const change = before && after ? changedFacts(before, after) : { before, after };
  if (!change) return null;
  const head = await auditRecords.lockHead(tx, developerId);
  const sequence = head.sequence + 1;
  const when = { id: context.newId('act'), createdAt: context.clock() };
  const values = { before: orNone(change.before), after: orNone(change.after) };
  const record = {
    developerId,
    sequence,
    kind,
    subject,
    actor,
    origin: context.caller.origin,
    ...values,
    ...when,
  };
  await auditRecords.append(tx, head, record, context.mac);
  return when;
}
