import type { BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';
import type { RiskFacts, Signal } from './facts.ts';
import { mitigationLines } from './mitigations.ts';
import { PATTERN_POINTS, type PatternLine, patternLines } from './patterns.ts';
import { isAnonymised, NETWORK_POINTS, networkLines } from './points/network.ts';
import { SCORERS, SIGNAL_POINTS } from './points/signals.ts';
import {
  type CompiledPolicy,
  NO_READS,
  type Points,
  policyLines,
  sumOf,
  type Weighed,
} from './policy/compiled-policy.ts';
import { cardLines } from './scorecard/scorecard.ts';
import { boundSupportingSignals } from './supporting-signals.ts';

/**
 * How a risk score is made. The score is a plain sum of integer points, so that every answer can be explained
 * line by line and one more warning signal never lowers it. All weights are in the tables of points/ and
 * patterns.ts; an account can change them and add rules of its own.
 */

/**
 * The version of the built-in points; raise it with every change to them. A stored assessment is recomputed
 * with the points of its time; those older than FIRST_RULE_SET cannot be recomputed.
 */
export const FIRST_RULE_SET = 2;
export const RULE_SET = 7;
const MITIGATION_SINCE = 3;
export type RiskScore = { score: number; contributions: Contribution[]; triggeredSignals: Signal[] };

export const MAX_SCORE = 100;
const LIST_POINTS = { watch_list: 30, trust_list: 30 };

/** The maximum points of each line. An account's own weight scales all rows of a signal alike. */
export const DEFAULT_POINTS: Points = {
  ...NETWORK_POINTS,
  ...SIGNAL_POINTS,
  ...PATTERN_POINTS,
  ...LIST_POINTS,
};

/** The policy of an account without one. */
export const DEFAULT_POLICY: CompiledPolicy = {
  version: null,
  ruleSet: RULE_SET,
  points: DEFAULT_POINTS,
  thresholds: {},
  rules: [],
  reads: NO_READS,
  scorecard: null,
};

/** Converts default points by an account's weight: a whole number, and zero only for a zero weight. */
export function weighted(weights: Points, name: Weighed, points: number): number {
  const weight = weights[name];
  const usual = DEFAULT_POINTS[name];
  if (weight === usual) return points;
  return weight === 0 ? 0 : Math.max(1, Math.round((points * weight) / usual));
}

const NONE: readonly never[] = [];

export function networkOf(facts: RiskFacts, weights: Points): readonly Contribution[] {
  return isAnonymised(facts)
    ? networkLines(facts, (anonymiser, points) => weighted(weights, anonymiser, points))
    : NONE;
}

type SignalLine = { readonly signal: Signal; readonly points: number; readonly reason: string };

function signalLines(facts: RiskFacts): SignalLine[] {
  const lines: SignalLine[] = [];
  for (const { signal, points: pointsOf, reason } of SCORERS) {
    const points = pointsOf(facts);
    if (points > 0) lines.push({ signal, points, reason: reason(facts) });
  }
  return lines;
}

/** Includes an anonymiser whose group has no points left, and signals that the account gives no points. */
function triggeredBy(
  facts: RiskFacts,
  network: readonly Contribution[],
  signals: readonly SignalLine[],
): Signal[] {
  const triggered = signals.map(({ signal }) => signal);
  if (!isAnonymised(facts)) return triggered;
  const anonymisers = new Set(network.map(({ signal }) => signal as Signal));
  if (facts.vpn) anonymisers.add('vpn_detected');
  if (facts.proxies.length > 0) anonymisers.add('proxy_detected');
  return [...anonymisers, ...triggered];
}

/** Returns the lines of the built-in points with the account's weights. */
function usualLines(
  facts: RiskFacts,
  { network, signals }: Found,
  { points: weights, ruleSet }: CompiledPolicy,
  bands: BandSystem,
): Contribution[] {
  const lines: Contribution[] = [...network];
  for (const one of signals) addWeighed(lines, one, weights);
  for (const one of patternLines(facts, ruleSet)) addWeighed(lines, one, weights);
  const bound = boundSupportingSignals(lines, bands);
  return hasMitigation(network, ruleSet)
    ? [...bound, ...mitigationLines(facts, sumOf(network), ruleSet)]
    : bound;
}

function addWeighed(lines: Contribution[], one: SignalLine | PatternLine, weights: Points): void {
  const points = weighted(weights, one.signal, one.points);
  if (points > 0) lines.push(points === one.points ? one : { ...one, points });
}

export function hasMitigation(network: readonly Contribution[], ruleSet: number): boolean {
  return ruleSet >= MITIGATION_SINCE && network.length > 0;
}

/** A simulated call is for trying out the signals, which no scorecard contains. */
export function cardFor({ vpn, travel }: RiskFacts, { scorecard }: CompiledPolicy) {
  return vpn === 'simulated' || travel === 'simulated' ? null : scorecard;
}

/** The signals that fired, before weighting. */
type Found = { readonly network: readonly Contribution[]; readonly signals: readonly SignalLine[] };

export function scoreRisk(
  facts: RiskFacts,
  compiledPolicy: CompiledPolicy = DEFAULT_POLICY,
  bands: BandSystem = 'fraud',
): RiskScore {
  const found = { network: networkOf(facts, compiledPolicy.points), signals: signalLines(facts) };
  const card = cardFor(facts, compiledPolicy);
  const lines = card
    ? cardLines(card, { facts, endpoint: bands, points: 0 })
    : usualLines(facts, found, compiledPolicy, bands);
  const points = sumOf(lines);
  const added = policyLines(points, { facts, bands, compiledPolicy });
  const sum = points + sumOf(added);
  const contributions = [...lines, ...added];
  if (sum > MAX_SCORE) {
    contributions.push({ signal: 'cap', points: MAX_SCORE - sum, reason: 'The score ends at 100.' });
  }
  const triggeredSignals = triggeredBy(facts, found.network, found.signals);
  return { score: Math.min(MAX_SCORE, sum), contributions, triggeredSignals };
}
