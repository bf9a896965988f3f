import type { BandSystem } from '#core/risk/bands.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import { mitigationLines } from '#core/risk/mitigations.ts';
import type { PatternRow, PatternRule } from '#core/risk/pattern-rule.ts';
import { patternRules } from '#core/risk/patterns.ts';
import { type CompiledPolicy, policyPoints, sumOf } from '#core/risk/policy/compiled-policy.ts';
import { cardFor, DEFAULT_POINTS, hasMitigation, MAX_SCORE, networkOf, weighted } from '#core/risk/score.ts';
import { cardPoints } from '#core/risk/scorecard/scorecard.ts';
import { isSupportingSignal, remainingSupportPoints } from '#core/risk/supporting-signals.ts';
import { SCORERS } from './signals.ts';

/** A policy's weights for each signal and pattern, precomputed: a backtest uses them a million times. */
type Table = {
  readonly signals: readonly {
    readonly points: (facts: RiskFacts) => number;
    /** Converts the default points; null when they are unchanged. */
    readonly weigh: ((points: number) => number) | null;
  }[];
  readonly patterns: readonly {
    readonly count: PatternRule['count'];
    /** The count that the lowest row requires. */
    readonly least: number;
    /** With the policy's points. */
    readonly rows: readonly PatternRow[];
    readonly isSupportingSignal: boolean;
  }[];
};

const tables = new WeakMap<CompiledPolicy, Table>();

function tableOf(compiledPolicy: CompiledPolicy): Table {
  const known = tables.get(compiledPolicy);
  if (known) return known;
  const { points: weights, ruleSet } = compiledPolicy;
  const made: Table = {
    signals: SCORERS.map(({ signal, points }) => ({
      points,
      weigh: weights[signal] === DEFAULT_POINTS[signal] ? null : (usual) => weighted(weights, signal, usual),
    })),
    patterns: patternRules(ruleSet).map(({ pattern, count, rows }) => ({
      count,
      least: rows.at(-1)?.from ?? Number.POSITIVE_INFINITY,
      rows: rows.map(({ from, points }) => ({ from, points: weighted(weights, pattern, points) })),
      isSupportingSignal: isSupportingSignal(pattern),
    })),
  };
  tables.set(compiledPolicy, made);
  return made;
}

/** Returns the score of scoreRisk() without the reasons. */
export function scoreOnly(facts: RiskFacts, compiledPolicy: CompiledPolicy, bands: BandSystem): number {
  const card = cardFor(facts, compiledPolicy);
  const points = card
    ? cardPoints(card, { facts, endpoint: bands, points: 0 })
    : usualPoints(facts, compiledPolicy, bands);
  return Math.min(MAX_SCORE, policyPoints(points, { facts, bands, compiledPolicy }));
}

function usualPoints(facts: RiskFacts, compiledPolicy: CompiledPolicy, bands: BandSystem): number {
  const { signals, patterns } = tableOf(compiledPolicy);
  const network = networkOf(facts, compiledPolicy.points);
  const anonymised = network.length === 0 ? 0 : sumOf(network);
  let [alone, supportingSignals] = [anonymised, 0];
  for (const { points: pointsOf, weigh } of signals) {
    const points = pointsOf(facts);
    if (points > 0) alone += weigh ? weigh(points) : points;
  }
  if (facts.patterns) {
    for (const pattern of patterns) {
      const count = pattern.count(facts.patterns, facts);
      if (count < pattern.least) continue;
      const points = rowReached(pattern.rows, count);
      if (pattern.isSupportingSignal) supportingSignals += points;
      else alone += points;
    }
  }
  const mitigation = hasMitigation(network, compiledPolicy.ruleSet)
    ? sumOf(mitigationLines(facts, anonymised, compiledPolicy.ruleSet))
    : 0;
  return (
    alone +
    (supportingSignals && Math.min(supportingSignals, remainingSupportPoints(alone, bands))) +
    mitigation
  );
}

function rowReached(rows: readonly PatternRow[], count: number): number {
  for (const { from, points } of rows) if (count >= from) return points;
  return 0;
}
