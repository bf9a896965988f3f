import type { RiskFacts } from '#core/risk/facts.ts';

const PATTERNS = [
  ...(['nearThresholdPerWeek', 'thresholdsPerWeek', 'payeesPerWeek', 'paymentsPerWeek'] as const),
  ...(['paymentsBefore', 'deviceFreshPerDay', 'deviceNetworksPerDay', 'deviceUsersPerDay'] as const),
  ...(['deviceIsKiosk', 'deviceIsTrusted', 'addressFreshPerDay', 'pairSeen', 'payeeSeen'] as const),
  ...(['payersPerWeek', 'freshPayersPerWeek', 'payeeAccountAgeMs', 'paidBack'] as const),
  ...(['payeeSharesDevice', 'troubles', 'payeeTroubles', 'sinceLastMs'] as const),
  ...(['usualHourShare', 'usuallyHiddenShare'] as const),
];
const COUNTS = [
  ...(['userPerTenMinutes', 'userPerHour', 'userPerDay', 'userThresholdsPerDay'] as const),
  ...(['devicePerHour', 'deviceUsersPerDay', 'addressPerHour'] as const),
];

/** As facts were kept when they first had a column of their own. */
export function packAsJson({ patterns, counts, ...rest }: RiskFacts): string {
  return JSON.stringify([
    patterns ? PATTERNS.map((name) => patterns[name]) : null,
    counts ? COUNTS.map((name) => counts[name]) : null,
    rest,
  ]);
}
