/**
 * Large amounts, by law and for this user. Amounts are compared in units of the currency's
 * high-value threshold, so that one history can hold several currencies.
 */
export type HighValue = { ratio: number; reason: string };
export type Thresholds = Readonly<Record<string, number>>;

/**
 * In the smallest unit. NGN is the reporting threshold for individuals of Nigeria's Money Laundering
 * (Prevention and Prohibition) Act 2022; USD, EUR and GBP are the 10,000 of their own rules. The others are
 * round figures near 10,000 US dollars. A currency that is not listed has no threshold, so the signal is off.
 */
export const DEFAULT_THRESHOLDS: Thresholds = {
  NGN: 500_000_000,
  USD: 1_000_000,
  EUR: 1_000_000,
  GBP: 1_000_000,
  CAD: 1_000_000,
  AUD: 1_500_000,
  CHF: 1_000_000,
  AED: 4_000_000,
  CNY: 7_000_000,
  EGP: 50_000_000,
  GHS: 12_000_000,
  INR: 85_000_000,
  JPY: 1_500_000,
  KES: 130_000_000,
  RWF: 14_000_000,
  TZS: 2_600_000_000,
  UGX: 37_000_000,
  XAF: 6_000_000,
  XOF: 6_000_000,
  ZAR: 18_000_000,
  ZMW: 25_000_000,
};

/** Amounts just below the reporting threshold count in full, smaller ones less and less. */
const NEAR_THRESHOLD = { from: 0.4, full: 0.7 };

/** From 0 to 1, in hundredths, so that there is no amount to stay just below. */
export function nearnessToThreshold(units: number | null): number {
  if (units === null || units >= 1) return 0;
  const { from, full } = NEAR_THRESHOLD;
  const share = Math.min(1, Math.max(0, (units - from) / (full - from)));
  return Math.round(share * 100) / 100;
}

/** The user's habit: an exponentially weighted mean of ln(amount / threshold). */
export type Baseline = { count: number; meanLog: number };

/**
 * Fewer than five payments are no habit, and amounts below a tenth of the threshold never count as unusual.
 */
const HABIT = { minimumCount: 5, multiple: 5, floor: 0.1 };
/** The minimum weight of a new payment, so that old habits fade. */
const BASELINE_MINIMUM_WEIGHT = 0.05;

/** A payment and its reference values. */
export type Payment = {
  readonly amount: number;
  readonly currency: string;
  /** The high-value threshold; null when the currency has none. */
  readonly threshold: number | null;
  /** The user's usual amount in this currency; null while unknown. */
  readonly usual: number | null;
};

/** The reference values of a currency. */
export type Yardstick = {
  /** The account's threshold, or the default; null when there is neither. */
  readonly threshold: number | null;
  /** The unit of stored habits. It does not change when an account changes its threshold. */
  readonly habit: number | null;
};

export function yardstickOf(currency: string, own: Thresholds, usual: Thresholds): Yardstick {
  const threshold = (own[currency] ?? usual[currency]) || null;
  return { threshold, habit: usual[currency] || threshold };
}

/** Returns null when there is no unit. */
export function inUnits(amount: number, unit: number | null): number | null {
  return unit === null ? null : amount / unit;
}

/** Converts a habit from its stored unit to the threshold. */
export function habitIn({ count, meanLog }: Baseline, { threshold, habit }: Yardstick): Baseline {
  return { count, meanLog: meanLog + Math.log((habit ?? 1) / (threshold ?? habit ?? 1)) };
}

/** Returns the user's usual amount, or null while there is no habit. */
export function usualAmount({ count, meanLog }: Baseline, { habit }: Yardstick): number | null {
  return habit === null || count < HABIT.minimumCount ? null : Math.exp(meanLog) * habit;
}

/**
 * Recomputes a stored payment's high value with another threshold. Only the score is needed, so there is no
 * reason text.
 */
export function highValueOf({ amount, threshold, usual }: Payment): HighValue | null {
  if (threshold === null) return null;
  const units = amount / threshold;
  const ratio = Math.max(units, usual === null ? 0 : habitRatioOf(units, usual / threshold));
  return ratio < 1 ? null : { ratio, reason: '' };
}

export function highValue(units: number | null, baseline: Baseline): HighValue | null {
  if (units === null) return null;
  const usual = Math.exp(baseline.meanLog);
  const habitRatio = baseline.count >= HABIT.minimumCount ? habitRatioOf(units, usual) : 0;
  const ratio = Math.max(units, habitRatio);
  if (ratio < 1) return null;
  const reason =
    habitRatio > units
      ? `${(units / usual).toFixed(1)} times what this user usually pays.`
      : `${units.toFixed(1)} times the high-value threshold.`;
  return { ratio, reason };
}

function habitRatioOf(units: number, usual: number): number {
  return units >= HABIT.floor ? units / (HABIT.multiple * usual) : 0;
}

export function nextBaseline({ count, meanLog }: Baseline, units: number): Baseline {
  const weight = Math.max(BASELINE_MINIMUM_WEIGHT, 1 / (count + 1));
  return { count: count + 1, meanLog: meanLog + weight * (Math.log(units) - meanLog) };
}
