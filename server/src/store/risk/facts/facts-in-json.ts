import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';

/**
 * An intermediate format of facts, between those in the detail and those in fields: JSON with unnamed counts.
 */
export type KeptAsJson = readonly [patterns: unknown[] | null, counts: unknown[] | null, rest: RiskFacts];

/** Modifies and returns the parsed facts, which the caller no longer uses. */
export function named([patterns, counts, facts]: KeptAsJson): RiskFacts {
  if (patterns) facts.patterns = patternsIn(patterns) as PatternFacts;
  if (counts) facts.counts = countsIn(counts) as VelocityCounts;
  return facts;
}

function patternsIn(row: readonly unknown[]): Record<keyof PatternFacts, unknown> {
  return {
    nearThresholdPerWeek: row[0],
    thresholdsPerWeek: row[1],
    payeesPerWeek: row[2],
    paymentsPerWeek: row[3],
    paymentsBefore: row[4],
    deviceFreshPerDay: row[5],
    deviceNetworksPerDay: row[6],
    deviceUsersPerDay: row[7],
    deviceIsKiosk: row[8],
    deviceIsTrusted: row[9],
    addressFreshPerDay: row[10],
    pairSeen: row[11],
    payeeSeen: row[12],
    payersPerWeek: row[13],
    freshPayersPerWeek: row[14],
    payeeAccountAgeMs: row[15],
    paidBack: row[16],
    payeeSharesDevice: row[17],
    troubles: row[18],
    payeeTroubles: row[19],
    sinceLastMs: row[20],
    usualHourShare: row[21],
    usuallyHiddenShare: row[22],
  };
}
function countsIn(row: readonly unknown[]): Record<keyof VelocityCounts, unknown> {
  return {
    userPerTenMinutes: row[0],
    userPerHour: row[1],
    userPerDay: row[2],
    userThresholdsPerDay: row[3],
    devicePerHour: row[4],
    deviceUsersPerDay: row[5],
    addressPerHour: row[6],
  };
}
