import type { Moment } from '#core/escrow/decision.ts';
import {
  type Exception,
  type ExceptionChange,
  eventData,
  type NewException,
} from '#core/escrow/exception.ts';

type Now = Pick<Moment, 'now' | 'newId' | 'actor'>;

/** Opens an exception that belongs to no agreement, for the operator of the service to handle. */
export function openUnowned(exception: NewException, { now, newId, actor }: Now): ExceptionChange {
  const about = { currency: null, ...exception, id: newId('exc'), agreementId: null, openedAt: now };
  const opened = { ...about, closedAt: null, note: null, closedBy: null, eventHead: null };
  const type = 'exception.opened';
  const event = {
    id: newId('evt'),
    sequence: 1,
    type,
    data: eventData(opened),
    createdAt: now,
    actor,
  } as const;
  return { ...opened, event };
}

/**
 * Closes such an exception. No receivable is involved: unmatched money stays on the platform account until it
 * leaves.
 */
export function closeUnowned(
  exception: Exception,
  note: string,
  { now, newId, actor }: Now,
): ExceptionChange {
  const data = { ...eventData(exception), note, settled: 0 };
  const type = 'exception.closed';
  const event = { id: newId('evt'), sequence: 2, type, data, createdAt: now, actor } as const;
  return { ...exception, note, closedBy: actor, closedAt: now, event };
}
