import { CHAIN_START } from '#core/chain.ts';

/** Where an agreement's chains stood when they were anchored, or the one chain of an exception. */
export type AnchorEntry = {
  /** Or the exception's, whose id begins with `exc_`, or AUDIT_ENTRY. */
  readonly agreementId: string;
  readonly transferCount: number;
  readonly chainHead: string;
  readonly eventCount: number;
  readonly eventHead: string;
};

/** In the place of an agreement: the account's log of acts, whose hashes stand in those of events. */
export const AUDIT_ENTRY = 'acts';

/** A leaf of an account's log of anchors, as text; fixed for ever. */
export function anchorLeaf(developerId: string, entry: AnchorEntry): string {
  return JSON.stringify([
    'anchor 1',
    developerId,
    entry.agreementId,
    entry.transferCount,
    entry.chainHead,
    entry.eventCount,
    entry.eventHead,
  ]);
}

/**
 * What concerns nobody's agreement has an empty tenant: exceptions and acts of whoever runs the service. No
 * account can be called what its log is.
 */
export const PLATFORM = '';
const PLATFORM_NAME = 'house';

/** What a log is called where an empty name will not do, such as a file. */
export function anchorName(developerId: string): string {
  return developerId === PLATFORM ? PLATFORM_NAME : developerId;
}

export function anchorTenant(name: string): string {
  return name === PLATFORM_NAME ? PLATFORM : name;
}

/** The name of an account's log, which says too whose key signs it. */
export function anchorOrigin(secretId: string, developerId: string): string {
  return `surety/${secretId}/${anchorName(developerId)}`;
}

/** The history that the publications of an account's anchors are. */
export function anchorStream(developerId: string): string {
  return `anchors:${developerId}`;
}

/** What the database holds at the very place that was anchored. */
export type Anchored = AnchorEntry & {
  readonly there: boolean;
  readonly transferHash: string | null;
  readonly eventHash: string | null;
  /** Whether there is an event of that number, with a hash or without. */
  readonly eventThere: boolean;
};

/** What is wrong with the history of an agreement that was anchored; null when its chains pass through it. */
export function anchorFault(found: Anchored): string | null {
  if (!found.there) return 'it was anchored, and is gone';
  const what = found.agreementId === AUDIT_ENTRY ? 'act' : 'event';
  const transfer = found.transferCount === 0 ? CHAIN_START : found.transferHash;
  if (transfer === null) return `${found.transferCount} transfers were anchored, and it has fewer`;
  if (transfer !== found.chainHead) {
    return `transfer ${found.transferCount} is not the one that was anchored`;
  }
  if (!found.eventThere) return `${found.eventCount} ${what}s were anchored, and it has fewer`;
  if ((found.eventHash ?? CHAIN_START) !== found.eventHead) {
    return `${what} ${found.eventCount} is not the one that was anchored`;
  }
  return null;
}
