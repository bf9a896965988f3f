import { CHAIN_START } from '#core/chain.ts';

/** The heads of an agreement's chains when they were anchored, or of the single chain of something else. */
export type AnchorEntry = {
  /** An agreement, an exception (whose id begins with `exc_`), a payout account's stream, or AUDIT_ENTRY. */
  readonly agreementId: string;
  readonly transferCount: number;
  readonly chainHead: string;
  readonly eventCount: number;
  readonly eventHead: string;
};

/** Replaces the agreement ID for the account's audit log, whose count and head use the event fields. */
export const AUDIT_ENTRY = 'acts';

/** The stream of a payout account's events is this and the seller's external id. */
export const ACCOUNT_STREAM = 'payout-account:';

/** Returns one leaf of an account's anchor log as text. The format must never change. */
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
 * The tenant of exceptions and audit records that belong to the operator of the service. It is empty, so no
 * account can have its name.
 */
export const PLATFORM = '';
const PLATFORM_NAME = 'house';

/** Returns a log's name for use where an empty name is impossible, such as a file name. */
export function anchorName(developerId: string): string {
  return developerId === PLATFORM ? PLATFORM_NAME : developerId;
}

export function anchorTenant(name: string): string {
  return name === PLATFORM_NAME ? PLATFORM : name;
}

/** Returns the origin of an account's log, which also identifies the signing key. */
export function anchorOrigin(secretId: string, developerId: string): string {
  return `surety/${secretId}/${anchorName(developerId)}`;
}

/** Returns the event stream of an account's published anchors. */
export function anchorStream(developerId: string): string {
  return `anchors:${developerId}`;
}

/** An anchored entry with what the database has at that position. */
export type Anchored = AnchorEntry & {
  readonly there: boolean;
  readonly transferHash: string | null;
  readonly eventHash: string | null;
  /** True when an event with that number exists, with or without a hash. */
  readonly eventThere: boolean;
};

/**
 * Returns what is wrong with an anchored history, or null when its chains still contain the anchored heads.
 */
export function anchorFault(found: Anchored): string | null {
  if (!found.there) return 'it was anchored, but no longer exists';
  const what = found.agreementId === AUDIT_ENTRY ? 'audit record' : 'event';
  const transfer = found.transferCount === 0 ? CHAIN_START : found.transferHash;
  if (transfer === null) return `${found.transferCount} transfers were anchored, but it has fewer`;
  if (transfer !== found.chainHead) {
    return `transfer ${found.transferCount} is not the one that was anchored`;
  }
  if (!found.eventThere) return `${found.eventCount} ${what}s were anchored, but it has fewer`;
  if ((found.eventHash ?? CHAIN_START) !== found.eventHead) {
    return `${what} ${found.eventCount} is not the one that was anchored`;
  }
  return null;
}
