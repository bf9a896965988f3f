import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';

/**
 * Where each number stands in what is kept: names are told here once and not in a million rows. A place is
 * never given to another name, and a new name gets the next one.
 */
const PATTERNS: Readonly<Record<keyof PatternFacts, number>> = {
  nearThresholdPerWeek: 0,
  thresholdsPerWeek: 1,
  payeesPerWeek: 2,
  paymentsPerWeek: 3,
  paymentsBefore: 4,
  deviceFreshPerDay: 5,
  deviceNetworksPerDay: 6,
  deviceUsersPerDay: 7,
  deviceIsKiosk: 8,
  deviceIsTrusted: 9,
  addressFreshPerDay: 10,
  pairSeen: 11,
  payeeSeen: 12,
  payersPerWeek: 13,
  freshPayersPerWeek: 14,
  payeeAccountAgeMs: 15,
  paidBack: 16,
  payeeSharesDevice: 17,
  troubles: 18,
  payeeTroubles: 19,
  sinceLastMs: 20,
  usualHourShare: 21,
  usuallyHiddenShare: 22,
};
const COUNTS: Readonly<Record<keyof VelocityCounts, number>> = {
  userPerTenMinutes: 0,
  userPerHour: 1,
  userPerDay: 2,
  userThresholdsPerDay: 3,
  devicePerHour: 4,
  deviceUsersPerDay: 5,
  addressPerHour: 6,
};

type Kept = readonly [patterns: unknown[] | null, counts: unknown[] | null, rest: RiskFacts];

/** A row with facts that were kept either way: now in a column of their own, before in its detail. */
export type FactsRow = { readonly kept: string | null; readonly facts: RiskFacts | null };
export const FACTS_OF = (row: string) =>
  `${row}.facts AS kept, CASE WHEN ${row}.facts IS NULL THEN ${row}.detail -> 'facts' END AS facts`;
/** Patterns come first, so that one sees without reading on whether there are any. */
export const HAS_PATTERNS = (row: string) =>
  `(${row}.facts LIKE '[[%' OR ${row}.facts IS NULL AND ${row}.detail -> 'facts' -> 'patterns' IS NOT NULL)`;

export function factsOf({ kept, facts }: FactsRow): RiskFacts | null {
  return kept === null ? facts : unpackFacts(kept);
}

/** As text: the database only hands it out again, and would spend most of a commit on taking it apart. */
export function packFacts({ patterns, counts, ...rest }: RiskFacts): string {
  return JSON.stringify([
    patterns ? inPlaces(PATTERNS, patterns) : null,
    counts ? inPlaces(COUNTS, counts) : null,
    rest,
  ]);
}

export function unpackFacts(kept: string): RiskFacts {
  const [patterns, counts, rest] = JSON.parse(kept) as Kept;
  return {
    ...rest,
    ...(patterns ? { patterns: byName(PATTERNS, patterns) as PatternFacts } : {}),
    ...(counts ? { counts: byName(COUNTS, counts) as VelocityCounts } : {}),
  };
}

function inPlaces(places: Readonly<Record<string, number>>, named: Readonly<Record<string, unknown>>) {
  const row: unknown[] = [];
  for (const name in places) row[places[name] as number] = named[name];
  return row;
}

function byName(places: Readonly<Record<string, number>>, row: readonly unknown[]): object {
  const named: Record<string, unknown> = {};
  for (const name in places) named[name] = row[places[name] as number];
  return named;
}
