import type { BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';
import type { RiskFacts, Signal } from './facts.ts';
import { mitigationLines } from './mitigations.ts';
import { PATTERN_POINTS, type PatternLine, patternLines } from './patterns.ts';
import { isAnonymised, NETWORK_POINTS, networkLines } from './points/network.ts';
import { SCORERS, SIGNAL_POINTS } from './points/signals.ts';
import {
  type CompiledPolicy,
  type Points,
  policyLines,
  sumOf,
  type Weighed,
} from './policy/compiled-policy.ts';
import { cardLines } from './scorecard/scorecard.ts';
import { boundSupportingSignals } from './supporting-signals.ts';

/**
 * How a risk score is made. The score is a plain sum of integer points, so that every answer can be explained
 * line by line and one more warning sign never lowers it. All weights stand in the tables of points/ and of
 * patterns.ts; an account can have others, and rules of its own beside them.
 */

/**
 * Which points these are. One more with every change of them: an assessment is made again with those of its
 * time, and what was made with older ones than the first that are known here is not made again.
 */
export const FIRST_RULE_SET = 2;
export const RULE_SET = 4;
const MITIGATION_SINCE = 3;
export type RiskScore = { score: number; contributions: Contribution[]; triggeredSignals: Signal[] };

export const MAX_SCORE = 100;
const LIST_POINTS = { watch_list: 30, trust_list: 30 };

/** The most that each can add. An account's own weight stretches all rows of a signal alike. */
export const DEFAULT_POINTS: Points = {
  ...NETWORK_POINTS,
  ...SIGNAL_POINTS,
  ...PATTERN_POINTS,
  ...LIST_POINTS,
};

/** Of an account that has not said anything. */
export const DEFAULT_POLICY: CompiledPolicy = {
  ...{ version: null, ruleSet: RULE_SET, points: DEFAULT_POINTS, thresholds: {} },
  ...{ rules: [], scorecard: null },
};

/** What becomes of the usual points of a line under the weights of an account: whole, and never nothing. */
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

/** A anonymiser for which its group has no points left is still there, and so is what an account gives none. */
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

/** The lines of everybody's points, as an account weighs them. */
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
  return hasMitigation(network, ruleSet) ? [...bound, ...mitigationLines(facts, sumOf(network))] : bound;
}

function addWeighed(lines: Contribution[], one: SignalLine | PatternLine, weights: Points): void {
  const points = weighted(weights, one.signal, one.points);
  if (points > 0) lines.push(points === one.points ? one : { ...one, points });
}

export function hasMitigation(network: readonly Contribution[], ruleSet: number): boolean {
  return ruleSet >= MITIGATION_SINCE && network.length > 0;
}

/** A simulated call tries out the signals, which are in no scorecard. */
export function cardFor({ vpn, travel }: RiskFacts, { scorecard }: CompiledPolicy) {
  return vpn === 'simulated' || travel === 'simulated' ? null : scorecard;
}

/** What the signals say, before anybody has weighed them. */
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
  const steered = policyLines(points, { facts, bands, compiledPolicy });
  const sum = points + sumOf(steered);
  const contributions = [...lines, ...steered];
  if (sum > MAX_SCORE) {
    contributions.push({ signal: 'cap', points: MAX_SCORE - sum, reason: 'The score ends at 100.' });
  }
  const triggeredSignals = triggeredBy(facts, found.network, found.signals);
  return { score: Math.min(MAX_SCORE, sum), contributions, triggeredSignals };
}
