import type { Actor } from '#core/actor.ts';
import type { Environment } from '#core/environment.ts';
import { networkWithin } from '#core/network-address.ts';
import { rightsOfScopes, type Scope } from './permissions.ts';

/** What a key may send on its way in a day of UTC, to sellers and back to buyers, and in which currency. */
export type DailyLimit = { readonly amount: number; readonly currency: string };

/** The limit with the name under which it is counted, which outlives the key that is rotated. */
export type Budget = DailyLimit & { readonly id: string };

/** What narrows a key down; null where nothing does. */
export type KeyLimits = {
  readonly scopes: readonly Scope[] | null;
  /** Where requests may come from, as networks such as 203.0.113.0/24. */
  readonly networks: readonly string[] | null;
  readonly budget: Budget | null;
};

export const NO_LIMITS: KeyLimits = { scopes: null, networks: null, budget: null };

/** More addresses than a platform sends from. */
export const MAX_NETWORKS = 20;

/** The life of an API key, as facts. Whether it opens the door is one pure function of them and the time. */
export type ApiKey = KeyLimits & {
  readonly id: string;
  readonly developerId: string;
  readonly prefix: string;
  readonly label: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** Null of keys that are older than this. */
  readonly createdBy: Actor | null;
};

export type ApiKeyLife = Pick<ApiKey, 'expiresAt' | 'revokedAt'>;

const SECRET_HEX_DIGITS = 48;
const PREFIX_HEX_DIGITS = 8;

/** More than any platform needs, and few enough that the list of them stays one page of thought. */
export const MAX_ACTIVE_KEYS = 100;
export const MAX_ROTATION_OVERLAP_SECONDS = 7 * 24 * 60 * 60;

/** A key says in clear where it works, so that nobody takes one for the other. */
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

/** What a key says of itself, whether or not it is one. */
export function environmentOfKey(apiKey: string): Environment {
  return apiKey.startsWith('svc_test_') ? 'test' : 'live';
}

/** A cheap look at the shape, so that nonsense never costs a database look-up. */
export function looksLikeApiKey(candidate: string): boolean {
  return /^svc_(?:live|test)_[0-9a-f]{48,128}$/.test(candidate);
}

export function isActive(life: ApiKeyLife, now: Date): boolean {
  return isBefore(now, life.revokedAt) && isBefore(now, life.expiresAt);
}

/** When the key stops working; null when nobody has said that it ever does. */
export function endOf({ expiresAt, revokedAt }: ApiKeyLife): Date | null {
  const ends = [expiresAt, revokedAt].flatMap((end) => (end ? [end.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Whether what ends at this time would still be there when the key has stopped working. */
export function outlives(end: Date | null, life: ApiKeyLife): boolean {
  const last = endOf(life);
  return last !== null && (end === null || end.getTime() > last.getTime());
}

/** Whether everything that is within the one is within the other. */
export function reachBeyond(networks: readonly string[] | null, of: readonly string[] | null): boolean {
  if (of === null) return false;
  return networks === null || !networks.every((inner) => of.some((outer) => networkWithin(inner, outer)));
}

/** Whether a key can send money on its way: by a confirmation for both sides, or off it. */
export function movesMoney({ scopes }: Pick<KeyLimits, 'scopes'>): boolean {
  const rights = rightsOfScopes(scopes);
  return rights.has('escrow.write') || rights.has('money.move');
}

/**
 * The moment a rotated key dies: after the overlap, but never later than it would have died anyway.
 * A revocation that lies in the future is how an overlap is stored.
 */
export function endOfOverlap(life: ApiKeyLife, now: Date, overlapSeconds: number): Date {
  const end = now.getTime() + overlapSeconds * 1000;
  const alreadyDying = life.revokedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return new Date(Math.min(end, alreadyDying));
}

function isBefore(now: Date, end: Date | null): boolean {
  return end === null || now.getTime() < end.getTime();
}
