import type { BandSystem } from '#core/risk/bands.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import { reliefLines } from '#core/risk/mitigations.ts';
import { type PatternRow, type PatternRule, patternRules } from '#core/risk/patterns.ts';
import { type Steering, steeredPoints, sumOf } from '#core/risk/policy/compiled-policy.ts';
import { cardFor, hasRelief, MAX_SCORE, networkOf, USUAL_POINTS, weighted } from '#core/risk/score.ts';
import { cardPoints } from '#core/risk/scorecard/scorecard.ts';
import { isCompanion, roomForCompanions } from '#core/risk/supporting-signals.ts';
import { SCORERS } from './signals.ts';

/** What a policy makes of each signal and pattern, looked up once: a backtest asks a million times. */
type Table = {
  readonly signals: readonly {
    readonly points: (facts: RiskFacts) => number;
    /** Of the usual points; null where they stay as they are. */
    readonly weigh: ((points: number) => number) | null;
  }[];
  readonly patterns: readonly {
    readonly count: PatternRule['count'];
    /** What the last row asks for. */
    readonly least: number;
    /** With the points that the policy gives. */
    readonly rows: readonly PatternRow[];
    readonly isCompanion: boolean;
  }[];
};

const tables = new WeakMap<Steering, Table>();

function tableOf(steering: Steering): Table {
  const known = tables.get(steering);
  if (known) return known;
  const { points: weights, ruleSet } = steering;
  const made: Table = {
    signals: SCORERS.map(({ signal, points }) => ({
      points,
      weigh: weights[signal] === USUAL_POINTS[signal] ? null : (usual) => weighted(weights, signal, usual),
    })),
    patterns: patternRules(ruleSet).map(({ pattern, count, rows }) => ({
      count,
      least: rows.at(-1)?.from ?? Number.POSITIVE_INFINITY,
      rows: rows.map(({ from, points }) => ({ from, points: weighted(weights, pattern, points) })),
      isCompanion: isCompanion(pattern),
    })),
  };
  tables.set(steering, made);
  return made;
}

/** The score of scoreRisk(), for those who do not tell why. */
export function scoreAlone(facts: RiskFacts, steering: Steering, bands: BandSystem): number {
  const card = cardFor(facts, steering);
  const points = card
    ? cardPoints(card, { facts, endpoint: bands, points: 0 })
    : usualPoints(facts, steering, bands);
  return Math.min(MAX_SCORE, steeredPoints(points, { facts, bands, steering }));
}

function usualPoints(facts: RiskFacts, steering: Steering, bands: BandSystem): number {
  const { signals, patterns } = tableOf(steering);
  const network = networkOf(facts, steering.points);
  const veiled = network.length === 0 ? 0 : sumOf(network);
  let [alone, companions] = [veiled, 0];
  for (const { points: pointsOf, weigh } of signals) {
    const points = pointsOf(facts);
    if (points > 0) alone += weigh ? weigh(points) : points;
  }
  if (facts.patterns) {
    for (const pattern of patterns) {
      const count = pattern.count(facts.patterns, facts);
      if (count < pattern.least) continue;
      const points = rowReached(pattern.rows, count);
      if (pattern.isCompanion) companions += points;
      else alone += points;
    }
  }
  const relief = hasRelief(network, steering.ruleSet) ? sumOf(reliefLines(facts, veiled)) : 0;
  return alone + (companions && Math.min(companions, roomForCompanions(alone, bands))) + relief;
}

function rowReached(rows: readonly PatternRow[], count: number): number {
  for (const { from, points } of rows) if (count >= from) return points;
  return 0;
}
