import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { VelocityCounts } from '#core/risk/velocity.ts';

/**
 * Where each number stands in what is kept: names are told here once and not in a million rows. A place is
 * never given to another name, and a new name gets the next one. They are written out, since a loop over
 * names would take longer than all the points of an assessment.
 */
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

/** A row that has its own number in each place tells where every name stands. */
const PLACES = Array.from({ length: 100 }, (_none, place) => place);
const PATTERN_PLACES = patternsIn(PLACES) as Readonly<Record<string, number>>;
const COUNT_PLACES = countsIn(PLACES) as Readonly<Record<string, number>>;

export type Kept = readonly [patterns: unknown[] | null, counts: unknown[] | null, rest: RiskFacts];

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
    patterns ? inPlaces(PATTERN_PLACES, patterns) : null,
    counts ? inPlaces(COUNT_PLACES, counts) : null,
    rest,
  ]);
}

export function unpackFacts(kept: string): RiskFacts {
  return named(JSON.parse(kept) as Kept);
}

/** Takes over what was read, which nobody else has. */
export function named([patterns, counts, facts]: Kept): RiskFacts {
  if (patterns) facts.patterns = patternsIn(patterns) as PatternFacts;
  if (counts) facts.counts = countsIn(counts) as VelocityCounts;
  return facts;
}

function inPlaces(places: Readonly<Record<string, number>>, named: Readonly<Record<string, unknown>>) {
  const row: unknown[] = [];
  for (const name in places) row[places[name] as number] = named[name];
  return row;
}
