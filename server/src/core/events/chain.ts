import { type Committed, canonicalJson } from '#core/chain.ts';
import type { StreamEvent } from './event.ts';

/** The parts of an event that its hash covers, which is all of them. */
export type ChainedEvent = Pick<
  StreamEvent,
  'streamId' | 'sequence' | 'id' | 'createdAt' | 'actor' | 'funding'
> & {
  readonly developerId: string;
  readonly type: string;
  readonly data: unknown;
  /** Present when personal fields are stored apart from the rest of the data. */
  readonly committed?: Committed | undefined;
};

/**
 * Returns the text that an event's hash covers in version 1, with personal data in plain text. Order and
 * spelling must never change. Nothing is written in this version any more.
 */
export function eventChainInput(previousHash: string, event: ChainedEvent): string {
  const { developerId, streamId, sequence, id, type, data, createdAt, actor } = event;
  return canonicalJson([
    previousHash,
    developerId,
    streamId,
    sequence,
    id,
    type,
    data,
    createdAt.toISOString(),
    whoIs(actor),
  ]);
}

/**
 * Returns the text that an event's hash covers in version 2: a commitment stands in the place of each
 * personal field, so the hash can be computed when a person was erased. Order and spelling must never change:
 * anyone with the events of a stream can recompute every hash.
 */
export function committedChainInput(previousHash: string, event: ChainedEvent): string {
  const { developerId, streamId, sequence, id, type, data, createdAt, actor, funding } = event;
  const { clear, commitments } = event.committed ?? { clear: data, commitments: {} };
  return canonicalJson([
    'event 2',
    previousHash,
    developerId,
    streamId,
    sequence,
    id,
    type,
    clear,
    commitments,
    createdAt.toISOString(),
    whoIs(actor),
    ...(funding ? [funding] : []),
  ]);
}

function whoIs(actor: ChainedEvent['actor']): unknown {
  return actor && [actor.type, actor.id];
}

/** The hash that an event should have, and the version of its input. */
export type Link = { readonly hash: string; readonly version: 1 | 2 };

/**
 * Returns the link that follows `previousHash`. The inputs of the two versions differ in their first element,
 * so a hash fits one of them at most.
 */
export function linkOf(
  sha256: (text: string) => string,
  previousHash: string,
  event: ChainedEvent & { readonly hash: string | null },
): Link {
  const hash = sha256(committedChainInput(previousHash, event));
  if (event.committed || hash === event.hash) return { hash, version: 2 };
  return { hash: sha256(eventChainInput(previousHash, event)), version: 1 };
}
