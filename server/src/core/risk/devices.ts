/**
 * When a device becomes one of the user's own.
 * - The user's first device: at its first GREEN (trust on first use).
 * - A later one: by an identity verification that passed with it, by an agreement disbursed from it, or by
 *   several GREENs spread over at least a day.
 */
const DAY_MS = 86_400_000;

export const DEVICE_TRUST = {
  greensNeeded: 3,
  greensSpreadMs: DAY_MS,
  idleMs: 180 * DAY_MS,
} as const;

/** What is known of this device of this user before the event. Times are milliseconds since the epoch. */
export type DeviceHistory = {
  isFirstDevice: boolean;
  userEverTrusted: boolean;
  greens: number;
  firstGreenAt: number | null;
  trustedUntil: number | null;
};

export type DeviceStanding = Pick<DeviceHistory, 'greens' | 'firstGreenAt' | 'trustedUntil'>;

export function isTrusted(trustedUntil: number | null, now: number): boolean {
  return trustedUntil !== null && trustedUntil > now;
}

/** How the device stands after a GREEN. Trust that lapsed has to be earned again from the start. */
export function standingAfterGreen(history: DeviceHistory, now: number): DeviceStanding {
  const trusted = isTrusted(history.trustedUntil, now);
  const lapsed = history.trustedUntil !== null && !trusted;
  const greens = lapsed ? 1 : history.greens + 1;
  const firstGreenAt = lapsed ? now : (history.firstGreenAt ?? now);
  const onFirstUse = history.isFirstDevice && !history.userEverTrusted;
  const earned = greens >= DEVICE_TRUST.greensNeeded && now - firstGreenAt >= DEVICE_TRUST.greensSpreadMs;
  const trustedUntil = trusted || onFirstUse || earned ? now + DEVICE_TRUST.idleMs : history.trustedUntil;
  return { greens, firstGreenAt, trustedUntil };
}
