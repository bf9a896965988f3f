import { canonicalJson } from '#core/chain.ts';
import type { StreamEvent } from './event.ts';

/** The parts of an event that its hash covers, which is all of them. */
export type ChainedEvent = Pick<StreamEvent, 'streamId' | 'sequence' | 'id' | 'createdAt' | 'actor'> & {
  readonly developerId: string;
  readonly type: string;
  readonly data: unknown;
};

/**
 * Returns the text that an event's hash covers. Order and spelling must never change: anyone with the events
 * of a stream can recompute every hash.
 */
export function eventChainInput(previousHash: string, event: ChainedEvent): string {
  const { developerId, streamId, sequence, id, type, data, createdAt, actor } = event;
  const who = actor && [actor.type, actor.id];
  return canonicalJson([
    previousHash,
    developerId,
    streamId,
    sequence,
    id,
    type,
    data,
    createdAt.toISOString(),
    who,
  ]);
}
