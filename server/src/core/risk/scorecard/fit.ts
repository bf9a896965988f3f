import { finish, type Steps } from '#core/steps.ts';
import { CARD_FACT_NAMES } from './card-facts.ts';
import { type Cut, type Example, tableOf } from './columns.ts';
import { type Columns, fitWeights, type Weights } from './logistic.ts';
import { CARD_LIMITS, type CardRow, rowFor, type Scorecard } from './scorecard.ts';

/** With fewer examples a scorecard would be fitted to chance. */
export const ENOUGH = { frauds: 60, legitimate: 500 } as const;
/** The share of legitimate users who may be asked for more. */
const ASKED_SHARE = 0.01;
const SAMPLES = 20;
const FOLDS = 5;
const MAX_SCORE = 100;
const INTERVAL = [0.05, 0.95] as const;

/** Fits integer points for every threshold, with confidence intervals from bootstrap samples. */
function* fittingScorecard(examples: readonly Example[], samples = SAMPLES): Steps<Scorecard> {
  const table = yield* tableOf(examples);
  const frauds = Uint8Array.from(examples, ({ fraud }) => Number(fraud));
  const all = { rows: new Float64Array(examples.length).fill(1), frauds };
  const weights = yield* fitWeights(table.columns, all);
  const scale = yield* scaleFor(weights, table.columns, examples);
  const card = cardOf(table.cuts, pointsOf(weights, scale));
  if (samples === 0) return card;
  const others: number[][] = [];
  for (let sample = 0; sample < samples; sample++) {
    const drawn = { rows: drawnRows(examples, sample), frauds };
    others.push(pointsOf(yield* fitWeights(table.columns, drawn, weights), scale));
  }
  return withIntervals(card, table.cuts, others);
}

export function fitScorecard(examples: readonly Example[], samples = SAMPLES): Scorecard {
  return finish(fittingScorecard(examples, samples));
}

/** Scores each example with a card trained without its connected component (cross-validation). */
export function* scoringStrangers(examples: readonly Example[]): Steps<number[]> {
  const foldOf = examples.map(({ component }) => hashOf(component, 0) % FOLDS);
  const scores = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = examples.filter((_example, row) => foldOf[row] !== fold);
    const card = yield* fittingScorecard(others, 0);
    examples.forEach(({ values }, row) => {
      if (foldOf[row] === fold) scores[row] = scoreOn(card, values);
    });
  }
  return scores;
}

export function scoreOn(card: Scorecard, values: Example['values']): number {
  const sum = card.reduce((total, line) => {
    return total + (rowFor(line, values[CARD_FACT_NAMES.indexOf(line.fact)] ?? null)?.points ?? 0);
  }, 0);
  return Math.min(MAX_SCORE, sum);
}

/** Returns the largest scale at which few legitimate users are asked for more. */
function* scaleFor(
  { columns: weights }: Weights,
  columns: Columns,
  examples: readonly Example[],
): Steps<number> {
  const legitimate = examples.filter(({ fraud }) => !fraud).length;
  for (let scale = 40; scale > 0.5; scale *= 0.97) {
    yield;
    const sums = new Float64Array(examples.length);
    columns.forEach((column, index) => {
      const points = Math.round((weights[index] ?? 0) * scale);
      if (points > 0) for (const row of column) sums[row] = (sums[row] ?? 0) + points;
    });
    const asked = examples.filter(({ fraud, amberFrom }, row) => !fraud && (sums[row] ?? 0) >= amberFrom);
    if (asked.length <= legitimate * ASKED_SHARE) return scale;
  }
  return 0.5;
}

function pointsOf({ columns }: Weights, scale: number): number[] {
  return Array.from(columns, (weight) => Math.round(weight * scale));
}

/** Builds rows with cumulative points; rows that add nothing are left out. */
function cardOf(cuts: readonly Cut[], points: readonly number[]): Scorecard {
  const lines = new Map<Cut['fact'], CardRow[]>();
  cuts.forEach(({ fact, at }, index) => {
    const adds = points[index] ?? 0;
    if (adds === 0) return;
    const rows = lines.get(fact) ?? [];
    const sum = Math.min(CARD_LIMITS.points, (rows.at(-1)?.points ?? 0) + adds);
    rows.push({ at, points: sum });
    lines.set(fact, rows);
  });
  return [...lines].map(([fact, rows]) => ({ fact, rows: fewRows(rows) }));
}

/** Keeps the rows with the largest steps, and always the last. */
function fewRows(rows: readonly CardRow[]): CardRow[] {
  let kept = [...rows];
  while (kept.length > CARD_LIMITS.rows) {
    const steps = kept.slice(0, -1).map(({ points }, row) => (kept[row + 1]?.points ?? 0) - points);
    const least = steps.indexOf(Math.min(...steps));
    kept = kept.filter((_row, index) => index !== least);
  }
  return kept;
}

function withIntervals(card: Scorecard, cuts: readonly Cut[], others: readonly number[][]): Scorecard {
  return card.map(({ fact, rows }) => ({
    fact,
    rows: rows.map((row) => {
      const sums = others.map((points) => sumUpTo(cuts, points, fact, row.at)).sort((a, b) => a - b);
      const [low, high] = INTERVAL.map((share) => sums[Math.round(share * (sums.length - 1))] ?? 0);
      return { ...row, low, high };
    }),
  }));
}

/** The thresholds of a fact are in order, the worst last. */
function sumUpTo(cuts: readonly Cut[], points: readonly number[], fact: Cut['fact'], at: number): number {
  const last = cuts.findIndex((cut) => cut.fact === fact && cut.at === at);
  const sum = points.reduce(
    (total, adds, index) => total + (index <= last && cuts[index]?.fact === fact ? adds : 0),
    0,
  );
  return Math.min(CARD_LIMITS.points, sum);
}

/** Draws connected components with replacement: some not at all, some twice. */
function drawnRows(examples: readonly Example[], sample: number): Float64Array {
  return Float64Array.from(
    examples,
    ({ component }) => TIMES[hashOf(component, sample + 1) % TIMES.length] ?? 1,
  );
}

/** How often one of many is drawn: 37 in 100 never, 37 once, 18 twice (Poisson). */
const TIMES = [37, 37, 18, 6, 2].flatMap((share, times) => new Array<number>(share).fill(times));

/** FNV-1a, so that a component always falls into the same fold. */
function hashOf(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
