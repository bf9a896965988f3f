import type { Actor } from '#core/actor.ts';
import { type ActKind, changedFacts, orNone, plainFacts } from '#core/audit-record.ts';
import * as acts from '#store/chained/audit-records.ts';
import type { Queryable } from '#store/db.ts';
import type { Base } from './base.ts';

type NewAct = {
  /** The tenant whose log it stands in: the account, where it concerns both environments. */
  readonly developerId: string;
  readonly kind: ActKind;
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
export async function recordAct(
  context: Pick<Base, 'clock' | 'newId' | 'actor' | 'origin' | 'seal'>,
  tx: Queryable,
  { developerId, kind, subject, actor = context.actor, ...facts }: NewAct,
): Promise<void> {
  const before = plainFacts(facts.before);
  const after = plainFacts(facts.after);
  const change = before && after ? changedFacts(before, after) : { before, after };
  if (!change) return;
  const head = await acts.lockHead(tx, developerId);
  const sequence = head.sequence + 1;
  const when = { id: context.newId('act'), createdAt: context.clock() };
  const told = { before: orNone(change.before), after: orNone(change.after) };
  const act = { developerId, sequence, kind, subject, actor, origin: context.origin, ...told, ...when };
  await acts.append(tx, head, act, context.seal);
}
