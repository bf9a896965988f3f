import type { RiskFacts } from './facts.ts';
import type { PatternFacts } from './pattern-facts.ts';

/**
 * Patterns over days and between people, besides the nine signals. Their points appear among the
 * contributions, but not among the triggered signals. Each counts something that only grows with risk, so
 * more of it never lowers a score. The rows are few and far apart, so that ordinary users do not reach them.
 */
export const PATTERNS = [
  'structuring',
  'fresh_accounts',
  'copied_device',
  'sudden_return',
  'steady_drain',
  'self_dealing',
  'collecting_account',
  'strange_hands',
  'large_for_newcomer',
  'repeated_trouble',
  'hopping',
  'out_of_habit',
  'false_place',
  'scripted_browser',
  'labelled_fraud',
  'suspect_seller',
  'card_testing',
  'unusual_payee',
  'round_trip',
  'newcomer_spending',
  'newcomer_spree',
  'second_account',
  'fresh_address',
  'strange_spending',
  'newcomers_money',
  'unverified_volume',
] as const;
export type Pattern = (typeof PATTERNS)[number];
/** Lines that take points off. */
export const MITIGATIONS = ['usual_network'] as const;
export type Mitigation = (typeof MITIGATIONS)[number];

export type PatternRow = { from: number; points: number };
export type PatternRule = {
  readonly pattern: Pattern;
  /** The rule set that introduced it, and the last one that has it. */
  readonly since: number;
  readonly until?: number;
  readonly count: (patterns: PatternFacts, facts: RiskFacts) => number;
  /** The first row that the count reaches applies. */
  readonly rows: readonly PatternRow[];
  readonly describe: (count: string, patterns: PatternFacts) => string;
};

/** Highest first. */
export const rows = (...all: [from: number, points: number][]): PatternRow[] =>
  all.map(([from, points]) => ({ from, points }));
