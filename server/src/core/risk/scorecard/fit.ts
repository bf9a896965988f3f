import { type Cut, type Example, tableOf } from './columns.ts';
import { addCrosses } from './crosses.ts';
import { type Columns, fitWeights, type Weights } from './logistic.ts';
import {
  CARD_LIMITS,
  type CardLine,
  type CardRow,
  isSameLine,
  pointsOn,
  type Scorecard,
} from './scorecard.ts';

/** With fewer examples a scorecard would be fitted to chance. */
export const ENOUGH = { frauds: 60, legitimate: 500 } as const;
/** The share of legitimate users who may be asked for more. */
const ASKED_SHARE = 0.01;
const SAMPLES = 20;
const FOLDS = 5;
const MAX_SCORE = 100;
const INTERVAL = [0.05, 0.95] as const;

/** Fits integer points for every threshold, with confidence intervals from bootstrap samples. */
export function fitScorecard(examples: readonly Example[], samples = SAMPLES): Scorecard {
  const single = tableOf(examples);
  const frauds = Uint8Array.from(examples, ({ fraud }) => Number(fraud));
  const all = { rows: new Float64Array(examples.length).fill(1), frauds };
  const alone = fitWeights(single.columns, all);
  const { table, weights } = addCrosses({ table: single, weights: alone }, examples, all);
  const scale = scaleFor(weights, table.columns, examples);
  const card = cardOf(table.cuts, pointsOf(weights, scale));
  if (samples === 0) return card;
  const others = Array.from({ length: samples }, (_none, sample) => {
    const drawn = { rows: drawnRows(examples, sample), frauds };
    return pointsOf(fitWeights(table.columns, drawn, { start: weights }), scale);
  });
  return withIntervals(card, table.cuts, others);
}

/** Scores each example with a card trained without its connected component (cross-validation). */
export function scoreStrangers(examples: readonly Example[]): number[] {
  const foldOf = examples.map(({ component }) => hashOf(component, 0) % FOLDS);
  const scores = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = examples.filter((_example, row) => foldOf[row] !== fold);
    const card = fitScorecard(others, 0);
    examples.forEach(({ values }, row) => {
      if (foldOf[row] === fold) scores[row] = scoreOn(card, values);
    });
  }
  return scores;
}

export function scoreOn(card: Scorecard, values: Example['values']): number {
  return Math.min(MAX_SCORE, pointsOn(card, values));
}

/** Returns the largest scale at which few legitimate users are asked for more. */
function scaleFor({ columns: weights }: Weights, columns: Columns, examples: readonly Example[]): number {
  const legitimate = examples.filter(({ fraud }) => !fraud).length;
  for (let scale = 40; scale > 0.5; scale *= 0.97) {
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
  const lines: { line: CardLine; rows: CardRow[] }[] = [];
  cuts.forEach((cut, index) => {
    const adds = points[index] ?? 0;
    if (adds === 0) return;
    const last = lines.at(-1);
    const rows = last && isSameLine(last.line, cut) ? last.rows : [];
    const before = rows.at(-1);
    const sum = before && before.at !== null ? before.points + adds : adds;
    rows.push({ at: cut.at, points: Math.min(CARD_LIMITS.points, sum) });
    if (rows.length > 1) return;
    const { fact, combinedWith: condition } = cut;
    lines.push({ line: condition ? { fact, combinedWith: condition, rows } : { fact, rows }, rows });
  });
  return lines.map(({ line, rows }) => ({ ...line, rows: fewRows(rows) }));
}

/** Keeps the rows with the largest steps, and always the last and that of the unknown. */
function fewRows(rows: readonly CardRow[]): CardRow[] {
  const unknown = rows.filter(({ at }) => at === null);
  let kept = rows.filter(({ at }) => at !== null);
  while (kept.length > CARD_LIMITS.rows) {
    const steps = kept.slice(0, -1).map(({ points }, row) => (kept[row + 1]?.points ?? 0) - points);
    const least = steps.indexOf(Math.min(...steps));
    kept = kept.filter((_row, index) => index !== least);
  }
  return [...unknown, ...kept];
}

function withIntervals(card: Scorecard, cuts: readonly Cut[], others: readonly number[][]): Scorecard {
  return card.map((line) => ({
    ...line,
    rows: line.rows.map((row) => {
      const sums = others.map((points) => sumUpTo(cuts, points, line, row.at)).sort((a, b) => a - b);
      const [low, high] = INTERVAL.map((share) => sums[Math.round(share * (sums.length - 1))] ?? 0);
      return { ...row, low, high };
    }),
  }));
}

/** The thresholds of a line are in order, the worst last; that of the unknown stands alone. */
function sumUpTo(cuts: readonly Cut[], points: readonly number[], line: CardLine, at: number | null): number {
  const ofLine = [...cuts.keys()].filter((index) => {
    const cut = cuts[index] as Cut;
    return isSameLine(line, cut) && (cut.at === null) === (at === null);
  });
  const last = ofLine.findIndex((index) => cuts[index]?.at === at);
  const sum = ofLine.slice(0, last + 1).reduce((total, index) => total + (points[index] ?? 0), 0);
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
