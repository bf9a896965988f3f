import { DAY_MS } from '#core/time.ts';

/**
 * When a device becomes one of the user's own.
 * - The user's first device: at its first GREEN (trust on first use).
 * - A later one: by an identity verification that passed with it, by an agreement disbursed from it, or by
 *   several GREENs spread over at least a day.
 */
export const DEVICE_TRUST = {
  greensNeeded: 3,
  greensSpreadMs: DAY_MS,
  idleMs: 180 * DAY_MS,
} as const;

/** What is known of this device of this user before the event. Times are milliseconds since the epoch. */
export type DeviceHistory = {
  /** True also while the user has none. */
  isFirstDevice: boolean;
  userEverTrusted: boolean;
  greens: number;
  firstGreenAt: number | null;
  trustedUntil: number | null;
};

export type DeviceStanding = Pick<DeviceHistory, 'greens' | 'firstGreenAt' | 'trustedUntil'>;

/**
 * Is this one of the user's own? Trust that has lapsed is forgotten while another device has it, but not when
 * the user was away altogether: whoever comes back to an account that slept with a device that was never
 * theirs is a stranger, and whoever comes back with the old one is not.
 */
export function isOwn(trustedUntil: number | null, userTrustedUntil: number | null, now: number): boolean {
  if (trustedUntil === null) return false;
  return isTrusted(trustedUntil, now) || !isTrusted(userTrustedUntil, now);
}

export function isTrusted(trustedUntil: number | null, now: number): boolean {
  return trustedUntil !== null && trustedUntil > now;
}

/** A GREEN now would make it trusted for being the first, which only one device can be. */
export function isFirstUse({ isFirstDevice, userEverTrusted }: DeviceHistory): boolean {
  return isFirstDevice && !userEverTrusted;
}

/** How the device stands after a GREEN. Trust that lapsed has to be earned again from the start. */
export function standingAfterGreen(history: DeviceHistory, now: number): DeviceStanding {
  const trusted = isTrusted(history.trustedUntil, now);
  const lapsed = history.trustedUntil !== null && !trusted;
  const greens = lapsed ? 1 : history.greens + 1;
  const firstGreenAt = lapsed ? now : (history.firstGreenAt ?? now);
  const earned = greens >= DEVICE_TRUST.greensNeeded && now - firstGreenAt >= DEVICE_TRUST.greensSpreadMs;
  const trustedUntil =
    trusted || isFirstUse(history) || earned ? now + DEVICE_TRUST.idleMs : history.trustedUntil;
  return { greens, firstGreenAt, trustedUntil };
}

/** A device that has served many for long, and few new accounts of late, is shared by nature. */
const KIOSK = { users: 10, ageMs: 7 * DAY_MS, freshPerDay: 3 } as const;

export function isKiosk(
  device: { usersEver: number; knownSince: Date | null; freshPerDay: number },
  at: Date,
): boolean {
  const { usersEver, knownSince, freshPerDay } = device;
  if (knownSince === null || freshPerDay > KIOSK.freshPerDay) return false;
  return usersEver >= KIOSK.users && at.getTime() - knownSince.getTime() >= KIOSK.ageMs;
}
