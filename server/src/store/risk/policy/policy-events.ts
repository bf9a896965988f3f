import { CHAIN_START } from '#core/chain.ts';
import type { DomainEvent, EventData } from '#core/events/event.ts';
import type { Queryable } from '#store/db.ts';
import { append } from '#store/events/chained.ts';

const STREAM = 'risk-policy';

export type PolicyChange = EventData<'risk_policy.changed'>;
type Frame = Pick<DomainEvent, 'createdAt' | 'actor'> & { readonly newId: (prefix: 'evt') => string };

/** Appends changes to the account's chain of events. The caller holds the lock. */
export async function emit(
  tx: Queryable,
  developerId: string,
  changes: readonly PolicyChange[],
  { createdAt, actor, newId }: Frame,
): Promise<void> {
  const [row] = await tx.query<{ count: number; head: string | null }>(
    'SELECT event_count AS count, event_head AS head FROM risk_policy_drafts WHERE developer_id = $1',
    [developerId],
  );
  const before = row?.count ?? 0;
  const events = changes.map((data, index) => ({
    id: newId('evt'),
    sequence: before + index + 1,
    createdAt,
    actor,
    type: 'risk_policy.changed' as const,
    data,
  }));
  const head = await append(tx, { developerId, streamId: STREAM }, row?.head ?? CHAIN_START, events);
  await tx.query('UPDATE risk_policy_drafts SET event_count = $2, event_head = $3 WHERE developer_id = $1', [
    developerId,
    before + changes.length,
    head,
  ]);
}
