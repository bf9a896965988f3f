import type { Actor } from '#core/actor.ts';
import type { Environment } from '#core/environment.ts';
import { networkWithin } from '#core/network-address.ts';
import { rightsOfScopes, type Scope } from './permissions.ts';

/** The money a key may commit per UTC day, to sellers and back to buyers, in one currency. */
export type DailyLimit = { readonly amount: number; readonly currency: string };

/** The limit with the id it is counted under. A key that replaces a rotated one keeps the id. */
export type Budget = DailyLimit & { readonly id: string };

/** The restrictions of a key; null for none. */
export type KeyLimits = {
  readonly scopes: readonly Scope[] | null;
  /** Source networks in CIDR notation, such as 203.0.113.0/24. */
  readonly networks: readonly string[] | null;
  readonly budget: Budget | null;
};

export const NO_LIMITS: KeyLimits = { scopes: null, networks: null, budget: null };

/** More than a platform needs. */
export const MAX_NETWORKS = 20;

/** The facts about an API key. Whether it works is a pure function of these and the time. */
export type ApiKey = KeyLimits & {
  readonly id: string;
  readonly developerId: string;
  readonly prefix: string;
  readonly label: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** Null for keys created before this column existed. */
  readonly createdBy: Actor | null;
  /**
   * The member who created the key, or the key that created it, and so on. They know it as well as a password
   * of their own. Null when unknown.
   */
  readonly rootMemberId: string | null;
  /** The version of the API that it was made with. Null for keys created before this column existed. */
  readonly apiVersion: string | null;
};

export type ApiKeyLife = Pick<ApiKey, 'expiresAt' | 'revokedAt'>;

const SECRET_HEX_DIGITS = 48;
const PREFIX_HEX_DIGITS = 8;

/** More than any platform needs, and still a list that a person can read. */
export const MAX_ACTIVE_KEYS = 100;
export const MAX_ROTATION_OVERLAP_SECONDS = 7 * 24 * 60 * 60;

/** The key shows its environment in plain text, so that live and test keys are not confused. */
export function composeApiKey(
  secretHex: string,
  environment: Environment,
): { apiKey: string; prefix: string } {
  if (!new RegExp(`^[0-9a-f]{${SECRET_HEX_DIGITS},}$`).test(secretHex)) {
    throw new RangeError('an API key needs at least 48 hex digits of randomness');
  }
  const start = `svc_${environment}_`;
  return { apiKey: start + secretHex, prefix: start + secretHex.slice(0, PREFIX_HEX_DIGITS) };
}

/** Returns the environment that a key claims, valid or not. */
export function environmentOfKey(apiKey: string): Environment {
  return apiKey.startsWith('svc_test_') ? 'test' : 'live';
}

/** Checks the format cheaply, so that nonsense never costs a database look-up. */
export function looksLikeApiKey(candidate: string): boolean {
  return /^svc_(?:live|test)_[0-9a-f]{48,128}$/.test(candidate);
}

export function isActive(life: ApiKeyLife, now: Date): boolean {
  return isBefore(now, life.revokedAt) && isBefore(now, life.expiresAt);
}

/** Returns when the key stops working, or null when it has no end. */
export function endOf({ expiresAt, revokedAt }: ApiKeyLife): Date | null {
  const ends = [expiresAt, revokedAt].flatMap((end) => (end ? [end.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** True when something that ends at `end` would outlast the key. */
export function outlives(end: Date | null, life: ApiKeyLife): boolean {
  const last = endOf(life);
  return last !== null && (end === null || end.getTime() > last.getTime());
}

/** True when `networks` allows an address that `of` does not. */
export function reachBeyond(networks: readonly string[] | null, of: readonly string[] | null): boolean {
  if (of === null) return false;
  return networks === null || !networks.every((inner) => of.some((outer) => networkWithin(inner, outer)));
}

/** True when the key can commit money, by confirming for both parties or by moving it directly. */
export function movesMoney({ scopes }: Pick<KeyLimits, 'scopes'>): boolean {
  const rights = rightsOfScopes(scopes);
  return rights.has('escrow.write') || rights.has('money.move');
}

/**
 * Returns when a rotated key stops working: after the overlap, but never later than it would have anyway. An
 * overlap is stored as a revocation in the future.
 */
export function endOfOverlap(life: ApiKeyLife, now: Date, overlapSeconds: number): Date {
  const end = now.getTime() + overlapSeconds * 1000;
  const alreadyEnding = life.revokedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(Math.min(end, alreadyEnding));
}

function isBefore(now: Date, end: Date | null): boolean {
  return end === null || now.getTime() < end.getTime();
}
