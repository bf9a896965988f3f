import { canonicalJson } from '#core/chain.ts';
import type { StreamEvent } from './event.ts';

/** As much of an event as its hash covers, which is all of it. */
export type ChainedEvent = Pick<StreamEvent, 'streamId' | 'sequence' | 'id' | 'createdAt' | 'actor'> & {
  readonly developerId: string;
  readonly type: string;
  readonly data: unknown;
};

/**
 * What an event's hash is taken over. The order and the spelling are fixed for ever: whoever has the events
 * of a stream can work out every hash again.
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
