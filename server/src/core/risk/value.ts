/**
 * What counts as a lot of money: by law, and for this user. Amounts are compared in units of the currency's
 * high-value threshold, so that one history can hold several currencies.
 */
export type HighValue = { ratio: number; reason: string };
export type Thresholds = Readonly<Record<string, number>>;

/**
 * In the smallest unit. NGN is the reporting threshold for individuals of Nigeria's Money Laundering
 * (Prevention and Prohibition) Act 2022; USD, EUR and GBP are the 10,000 of their own rules. The others are
 * round figures near 10,000 US dollars. A currency that is not listed has no threshold: the signal is off.
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

/** Just below where somebody would look. */
const NEAR_THRESHOLD_FROM = 0.7;

export function isNearThreshold(units: number | null): boolean {
  return units !== null && units >= NEAR_THRESHOLD_FROM && units < 1;
}

/** The user's habit: an exponentially weighted mean of ln(amount / threshold). */
export type Baseline = { count: number; meanLog: number };

/** Below five payments there is no habit, and a tenth of the threshold is nobody's sudden fortune. */
const HABIT = { minimumCount: 5, multiple: 5, floor: 0.1 };
/** A new payment weighs at least this much, so that old habits fade. */
export const BASELINE_MINIMUM_WEIGHT = 0.05;

/** What is being paid, and what that is held against. */
export type Payment = {
  readonly amount: number;
  readonly currency: string;
  /** From where on it is a lot; null where the currency has no threshold. */
  readonly threshold: number | null;
  /** What this user usually pays, in the same currency; null as long as nobody can say. */
  readonly usual: number | null;
};

/** What amounts in a currency are measured by. */
export type Yardstick = {
  /** Of the account, else of everybody; null where there is none. */
  readonly threshold: number | null;
  /** What habits are kept in: it stays the same when an account moves its threshold. */
  readonly habit: number | null;
};

export function yardstickOf(currency: string, own: Thresholds, usual: Thresholds): Yardstick {
  const threshold = (own[currency] ?? usual[currency]) || null;
  return { threshold, habit: usual[currency] || threshold };
}

/** Nothing is measured where there is nothing to measure by. */
export function inUnits(amount: number, unit: number | null): number | null {
  return unit === null ? null : amount / unit;
}

/** A habit that is kept in one unit, in another. */
export function habitIn({ count, meanLog }: Baseline, { threshold, habit }: Yardstick): Baseline {
  return { count, meanLog: meanLog + Math.log((habit ?? 1) / (threshold ?? habit ?? 1)) };
}

/** What somebody usually pays; null as long as there is no habit. */
export function usualAmount({ count, meanLog }: Baseline, { habit }: Yardstick): number | null {
  return habit === null || count < HABIT.minimumCount ? null : Math.exp(meanLog) * habit;
}

/**
 * Whether a payment that was kept is a lot by another threshold than the one of its time. It is asked for a
 * score that nobody is told the reasons of, so there is none.
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

/** The store applies the same step in SQL, in place, so that parallel payments lose nothing. */
export function nextBaseline({ count, meanLog }: Baseline, units: number): Baseline {
  const weight = Math.max(BASELINE_MINIMUM_WEIGHT, 1 / (count + 1));
  return { count: count + 1, meanLog: meanLog + weight * (Math.log(units) - meanLog) };
}
