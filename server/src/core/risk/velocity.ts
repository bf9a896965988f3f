/**
 * Limits on event rates. The store keeps sliding counts that include the event being assessed. Counts are
 * estimates from two buckets: the current one plus the part of the previous one still in the window.
 */
export type VelocityCounts = {
  userPerTenMinutes: number;
  userPerHour: number;
  userPerDay: number;
  /**
   * The total the user moved in the 24 hours before this event, in units of the high-value threshold, so that
   * currencies add up. The event's own amount is excluded: a single large payment is covered by
   * high_value_transaction.
   */
  userThresholdsPerDay: number;
  devicePerHour: number;
  deviceUsersPerDay: number;
  addressPerHour: number;
};

export type VelocityPeak = { ratio: number; reason: string };

type Limit = {
  limit: number;
  /** The ratio beyond which a higher count adds nothing. */
  atMost?: number;
  describe: (count: string) => string;
};
/** Just above the limit and never twice: many users behind one address prove nothing about any of them. */
const BARELY = 1.5;
/** The factor for devices known to serve many users: a kiosk, an agent's tablet. */
const KIOSK_FACTOR = 10;

export const VELOCITY_LIMITS: Record<keyof VelocityCounts, Limit> = {
  userPerTenMinutes: { limit: 8, describe: (n) => `${n} events of this user in 10 minutes` },
  userPerHour: { limit: 15, describe: (n) => `${n} events of this user in an hour` },
  userPerDay: { limit: 40, describe: (n) => `${n} events of this user in a day` },
  userThresholdsPerDay: {
    limit: 3,
    describe: (n) => `amounts of this user in a day came to ${n} times the high-value threshold`,
  },
  devicePerHour: { limit: 15, describe: (n) => `${n} events of this device in an hour` },
  deviceUsersPerDay: { limit: 3, describe: (n) => `${n} users on this device in a day` },
  addressPerHour: {
    limit: 30,
    atMost: BARELY,
    describe: (n) => `${n} events of strangers from this address in an hour`,
  },
};

/** Returns the count furthest above its limit, or null when none is above. */
export function velocityPeak(counts: Partial<VelocityCounts>, kiosk = false): VelocityPeak | null {
  let peak: VelocityPeak | null = null;
  for (const [name, row] of Object.entries(VELOCITY_LIMITS)) {
    const { atMost = Number.POSITIVE_INFINITY, describe } = row;
    const limit = kiosk && name.startsWith('device') ? row.limit * KIOSK_FACTOR : row.limit;
    const count = counts[name as keyof VelocityCounts] ?? 0;
    const ratio = Math.min(atMost, count / limit);
    if (ratio <= 1 || (peak && ratio <= peak.ratio)) continue;
    const shown = Number.isInteger(count) ? String(count) : count.toFixed(1);
    const text = describe(shown);
    peak = { ratio, reason: `${text.charAt(0).toUpperCase()}${text.slice(1)}; the limit is ${limit}.` };
  }
  return peak;
}

/** Returns a sliding count: the current bucket plus the share of the previous one still in the window. */
export function slidingCount(current: number, previous: number, progress: number): number {
  return current + previous * (1 - progress);
}
