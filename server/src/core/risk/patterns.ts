import { isKiosk, isTrusted } from './devices.ts';
import type { RiskHistory } from './history.ts';

/**
 * What shows over days and between people, beside the nine signals. Its points stand among the contributions
 * and are no triggered signals. Each counts something that only grows with what is wrong, so more of it
 * never lowers a score; the rows are few and far apart, so that ordinary people meet none of them.
 */
export const PATTERNS = ['structuring', 'fresh_accounts', 'copied_device', 'sudden_return'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Kept with each assessment, whether they add points today or not: history cannot be counted afterwards. */
export type PatternFacts = {
  /** Payments just below the high-value threshold, and what was moved in thresholds, in seven days. */
  readonly nearThresholdPerWeek: number;
  readonly thresholdsPerWeek: number;
  readonly payeesPerWeek: number;
  /** Accounts less than a day old, and changes of network, on this device within a day. */
  readonly deviceFreshPerDay: number;
  readonly deviceNetworksPerDay: number;
  readonly deviceUsersPerDay: number;
  /** It has long served many: a kiosk, an agent's tablet. */
  readonly deviceIsKiosk: boolean;
  readonly deviceIsTrusted: boolean;
  readonly addressFreshPerDay: number;
  readonly pairSeen: number;
  readonly payeeSeen: number;
  readonly payersPerWeek: number;
  readonly freshPayersPerWeek: number;
  readonly payeeAccountAgeMs: number | null;
  readonly sinceLastMs: number | null;
  /** The share of the user's payments that began within two hours of this one's hour; null below ten. */
  readonly usualHourShare: number | null;
};

type Row = { from: number; points: number };
type Rule = {
  readonly pattern: Pattern;
  readonly count: (facts: PatternFacts) => number;
  /** The first row that the count reaches applies. */
  readonly rows: readonly Row[];
  readonly describe: (count: string) => string;
};

const DAY_MS = 86_400_000;

const RULES: readonly Rule[] = [
  {
    pattern: 'structuring',
    count: ({ nearThresholdPerWeek }) => nearThresholdPerWeek,
    rows: [
      { from: 6, points: 44 },
      { from: 4, points: 34 },
      { from: 3, points: 24 },
    ],
    describe: (n) => `${n} payments just below the high-value threshold in a week.`,
  },
  {
    pattern: 'fresh_accounts',
    count: ({ deviceFreshPerDay, deviceIsKiosk }) => (deviceIsKiosk ? 0 : deviceFreshPerDay),
    rows: [
      { from: 6, points: 40 },
      { from: 4, points: 24 },
    ],
    describe: (n) => `${n} accounts less than a day old on this device in a day.`,
  },
  {
    // A phone goes from one network to another all day, but with one person in hand.
    pattern: 'copied_device',
    count: ({ deviceNetworksPerDay, deviceUsersPerDay }) => Math.min(deviceNetworksPerDay, deviceUsersPerDay),
    rows: [
      { from: 6, points: 40 },
      { from: 4, points: 28 },
    ],
    describe: (n) => `${n} or more people with this device on as many networks in a day.`,
  },
  {
    pattern: 'sudden_return',
    count: ({ sinceLastMs, deviceIsTrusted }) => (deviceIsTrusted ? 0 : (sinceLastMs ?? 0) / DAY_MS),
    rows: [{ from: 90, points: 10 }],
    describe: (n) => `Back after ${n} days, on a device that is not the user's.`,
  },
];

/** The most that each can add. */
export const PATTERN_POINTS = Object.fromEntries(
  RULES.map(({ pattern, rows }) => [pattern, rows[0]?.points ?? 0]),
) as Readonly<Record<Pattern, number>>;

export type PatternLine = { readonly signal: Pattern; readonly points: number; readonly reason: string };

export function patternLines(facts: PatternFacts): PatternLine[] {
  return RULES.flatMap(({ pattern, count, rows, describe }) => {
    const counted = count(facts);
    const row = rows.find(({ from }) => counted >= from);
    return row
      ? [{ signal: pattern, points: row.points, reason: describe(String(Math.floor(counted))) }]
      : [];
  });
}

const HABIT = { payments: 10, hoursAround: 2 };

function usualHourShare(hours: readonly number[], at: Date): number | null {
  const all = hours.reduce((sum, count) => sum + count, 0);
  if (all < HABIT.payments) return null;
  const away = (hour: number) => {
    const apart = Math.abs(hour - at.getUTCHours());
    return Math.min(apart, 24 - apart);
  };
  const near = hours.reduce((sum, count, hour) => sum + (away(hour) <= HABIT.hoursAround ? count : 0), 0);
  return near / all;
}

export function patternsOf(history: RiskHistory, at: Date): PatternFacts {
  const { week, device, payee, counts } = history;
  const since = (moment: Date | null | undefined) => (moment ? at.getTime() - moment.getTime() : null);
  return {
    nearThresholdPerWeek: week.nearThreshold,
    thresholdsPerWeek: week.thresholds,
    payeesPerWeek: week.payees,
    deviceFreshPerDay: device?.freshPerDay ?? 0,
    deviceNetworksPerDay: device?.networksPerDay ?? 0,
    deviceUsersPerDay: counts.deviceUsersPerDay,
    deviceIsKiosk: device !== null && isKiosk(device, at),
    deviceIsTrusted: device !== null && isTrusted(device.trustedUntil, at.getTime()),
    addressFreshPerDay: history.freshAtAddressPerDay,
    pairSeen: payee?.pairSeen ?? 0,
    payeeSeen: payee?.seen ?? 0,
    payersPerWeek: payee?.payersPerWeek ?? 0,
    freshPayersPerWeek: payee?.freshPayersPerWeek ?? 0,
    payeeAccountAgeMs: since(payee?.accountSince),
    sinceLastMs: since(history.lastPaidAt),
    usualHourShare: usualHourShare(history.hours, at),
  };
}
