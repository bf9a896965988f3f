import { DAY_MS } from '#core/time.ts';

/**
 * When a device becomes trusted. The user's first device: at its first GREEN (trust on first use). A later
 * one: after a passed identity verification on it, after an agreement disbursed from it, or after several
 * GREENs spread over at least a day.
 */
export const DEVICE_TRUST = {
  greensNeeded: 3,
  greensSpreadMs: DAY_MS,
  idleMs: 180 * DAY_MS,
} as const;

/** The user's history on this device before the event. Times are milliseconds since the epoch. */
export type DeviceHistory = {
  /** Also true while the user has no device. */
  isFirstDevice: boolean;
  userEverTrusted: boolean;
  greens: number;
  firstGreenAt: number | null;
  trustedUntil: number | null;
};

export type DeviceStanding = Pick<DeviceHistory, 'greens' | 'firstGreenAt' | 'trustedUntil'>;

/**
 * True when the device is one of the user's own. Lapsed trust does not count while another device is trusted,
 * but it still counts when all trust has lapsed because the user was away: a return on the old device is the
 * user, a return on a device that was never trusted is a stranger.
 */
export function isOwn(trustedUntil: number | null, userTrustedUntil: number | null, now: number): boolean {
  if (trustedUntil === null) return false;
  return isTrusted(trustedUntil, now) || !isTrusted(userTrustedUntil, now);
}

export function isTrusted(trustedUntil: number | null, now: number): boolean {
  return trustedUntil !== null && trustedUntil > now;
}

/** True when a GREEN now would make it trusted as the first device, which only one device can be. */
function isFirstUse({ isFirstDevice, userEverTrusted }: DeviceHistory): boolean {
  return isFirstDevice && !userEverTrusted;
}

/** A smaller part of what the user usually pays earns no trust: four payments of ₦1 prove nothing. */
const EARNING_SHARE = 0.25;

/** True when a payment is large enough to earn trust. Both are in one unit, and null when unknown. */
export function earnsTrust(amount: number | null, usual: number | null): boolean {
  return amount === null || usual === null || amount >= usual * EARNING_SHARE;
}

/**
 * Returns the device's standing after a GREEN. Lapsed trust has to be earned again from the start; `earns` is
 * false for a payment that only keeps the trust there is.
 */
export function standingAfterGreen(history: DeviceHistory, now: number, earns = true): DeviceStanding {
  const trusted = isTrusted(history.trustedUntil, now);
  if (!earns && !trusted) {
    const { greens, firstGreenAt, trustedUntil } = history;
    return { greens, firstGreenAt, trustedUntil };
  }
  const lapsed = history.trustedUntil !== null && !trusted;
  const greens = lapsed ? 1 : history.greens + 1;
  const firstGreenAt = lapsed ? now : (history.firstGreenAt ?? now);
  const earned = greens >= DEVICE_TRUST.greensNeeded && now - firstGreenAt >= DEVICE_TRUST.greensSpreadMs;
  const trustedUntil =
    trusted || isFirstUse(history) || earned ? now + DEVICE_TRUST.idleMs : history.trustedUntil;
  return { greens, firstGreenAt, trustedUntil };
}

/**
 * A device that has served many users for a long time, with few new accounts recently, is shared by nature.
 */
const KIOSK = { users: 10, ageMs: 7 * DAY_MS, freshPerDay: 3 } as const;

export function isKiosk(
  device: { usersEver: number; knownSince: Date | null; freshPerDay: number },
  at: Date,
): boolean {
  const { usersEver, knownSince, freshPerDay } = device;
  if (knownSince === null || freshPerDay > KIOSK.freshPerDay) return false;
  return usersEver >= KIOSK.users && at.getTime() - knownSince.getTime() >= KIOSK.ageMs;
}
