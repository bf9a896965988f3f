import { CARD_FACT_NAMES, type CardFactName } from './card-facts.ts';
import { type Cut, type Example, FEWEST_ROWS, type Table } from './columns.ts';
import { type Columns, chanceOf, fitWeights, type Weighting, type Weights } from './logistic.ts';
import { CARD_LIMITS } from './scorecard.ts';

/**
 * Chooses pairs of thresholds that say more together than their two facts do apart: a large amount is
 * ordinary, and so is a new device, but both at once are how stolen cards are spent. Each pair is one more
 * column with a weight that is never negative, so points still only grow as a fact gets worse.
 */
const MOST_CROSSES = CARD_LIMITS.crosses;
/** Pairs that are added before all weights are fitted again, and the rounds of that fit. */
const BATCH = { pairs: 5, rounds: 6 };
/** Thresholds of each fact that are tried in pairs, besides that of the unknown. */
const THRESHOLDS_TRIED = 6;
/** Below this gain in likelihood a pair is chance. */
const LEAST_GAIN = 1;
/** A pair that fewer rings show would recognise those rings and no others. */
const FEWEST_COMPONENTS = 3;
/** Examples that are predicted this well say nothing about pairs. */
const PREDICTED = 1e-4;
const PENALTY = 1.5;

export type Fit = { readonly table: Table; readonly weights: Weights };
/** Positions in the table, the lower first. */
type Pair = readonly [one: number, other: number];
type Cross = { readonly cut: Cut; readonly rows: Int32Array };

export function addCrosses(single: Fit, examples: readonly Example[], weighting: Weighting): Fit {
  const tried = triedOf(single.table);
  const active = activeIn(examples.length, tried, single.table.columns);
  const seen = new Set<number>();
  let { table, weights } = single;
  for (let added = 0; added < MOST_CROSSES; ) {
    const ranked = rankPairs(active, table.columns.length, derivativesOf({ table, weights }, weighting));
    const most = Math.min(BATCH.pairs, MOST_CROSSES - added);
    const crosses = chooseFrom(ranked, most, { table: single.table, examples, seen });
    if (crosses.length === 0) break;
    added += crosses.length;
    table = {
      cuts: [...table.cuts, ...crosses.map(({ cut }) => cut)],
      columns: [...table.columns, ...crosses.map(({ rows }) => rows)],
    };
    weights = fitWeights(table.columns, weighting, { start: weights, rounds: BATCH.rounds });
  }
  const ordered = inOrder({ table, weights });
  const { columns } = ordered.table;
  return { table: ordered.table, weights: fitWeights(columns, weighting, { start: ordered.weights }) };
}

/** Some thresholds of each fact, the mildest and the worst among them, and that of the unknown. */
function triedOf({ cuts }: Table): Int16Array {
  const ofFact = Map.groupBy(cuts.keys(), (index) => cuts[index]?.fact);
  const some = [...ofFact.values()].flatMap((all) => {
    const known = all.filter((index) => cuts[index]?.at !== null);
    const step = Math.max(1, (known.length - 1) / (THRESHOLDS_TRIED - 1));
    const spread = known.filter((_index, n) => n === 0 || Math.floor(n / step) > Math.floor((n - 1) / step));
    return [...all.filter((index) => cuts[index]?.at === null), ...spread, ...known.slice(-1)];
  });
  return Int16Array.from(new Set(some)).sort();
}

/** The tried thresholds that each example reaches. */
function activeIn(count: number, tried: Int16Array, columns: Columns): readonly Int16Array[] {
  const active: number[][] = Array.from({ length: count }, () => []);
  for (const index of tried) for (const row of columns[index] ?? []) active[row]?.push(index);
  return active.map((all) => Int16Array.from(all));
}

/** The first and second derivative of the likelihood by each example's sum. */
type Derivatives = { readonly first: Float64Array; readonly second: Float64Array };

function derivativesOf({ table, weights }: Fit, { rows, frauds }: Weighting): Derivatives {
  const sums = new Float64Array(rows.length).fill(weights.base);
  table.columns.forEach((column, index) => {
    const weight = weights.columns[index] ?? 0;
    if (weight !== 0) for (const row of column) sums[row] = (sums[row] ?? 0) + weight;
  });
  const chances = sums.map(chanceOf);
  return {
    first: chances.map((chance, row) => (rows[row] ?? 0) * ((frauds[row] ?? 0) - chance)),
    second: chances.map((chance, row) => (rows[row] ?? 0) * chance * (1 - chance)),
  };
}

/** Pairs of thresholds by how much a weight for both together would improve the fit, the best first. */
function rankPairs(active: readonly Int16Array[], count: number, { first, second }: Derivatives): Pair[] {
  const [slopes, bends] = [new Float64Array(count * count), new Float64Array(count * count)];
  active.forEach((reached, row) => {
    const [slope, bend] = [first[row] ?? 0, second[row] ?? 0];
    if (Math.abs(slope) < PREDICTED) return;
    for (let one = 0; one < reached.length; one++) {
      const from = (reached[one] ?? 0) * count;
      for (let other = one + 1; other < reached.length; other++) {
        const pair = from + (reached[other] ?? 0);
        slopes[pair] = (slopes[pair] ?? 0) + slope;
        bends[pair] = (bends[pair] ?? 0) + bend;
      }
    }
  });
  const found: { readonly pair: number; readonly gain: number }[] = [];
  slopes.forEach((slope, pair) => {
    const gain = slope > PENALTY ? (slope - PENALTY) ** 2 / ((bends[pair] ?? 0) + PENALTY) : 0;
    if (gain >= LEAST_GAIN) found.push({ pair, gain });
  });
  return found
    .sort((one, other) => other.gain - one.gain || one.pair - other.pair)
    .map(({ pair }) => [Math.floor(pair / count), pair % count]);
}

type From = {
  readonly table: Table;
  readonly examples: readonly Example[];
  /** Pairs that were chosen or refused before. */
  readonly seen: Set<number>;
};

/** The best pairs, one of each two facts: near thresholds have almost the same rows. */
function chooseFrom(ranked: readonly Pair[], most: number, { table, examples, seen }: From): Cross[] {
  const chosen: Cross[] = [];
  const facts = new Set<string>();
  for (const [one, other] of ranked) {
    if (chosen.length === most) break;
    const [cut, condition] = [table.cuts[one], table.cuts[other]];
    const key = one * table.cuts.length + other;
    if (!cut || !condition || cut.fact === condition.fact || seen.has(key)) continue;
    if (facts.has(`${cut.fact} ${condition.fact}`)) continue;
    seen.add(key);
    const among = new Set(table.columns[other]);
    const rows = (table.columns[one] ?? new Int32Array()).filter((row) => among.has(row));
    if (rows.length < FEWEST_ROWS || ringsIn(rows, examples) < FEWEST_COMPONENTS) continue;
    facts.add(`${cut.fact} ${condition.fact}`);
    chosen.push({ cut: { ...cut, combinedWith: condition }, rows });
  }
  return chosen;
}

function ringsIn(rows: Int32Array, examples: readonly Example[]): number {
  const found = new Set<string>();
  for (const row of rows) {
    const example = examples[row];
    if (example?.fraud) found.add(example.component);
  }
  return found.size;
}

/** Brings the thresholds of a fact together that have the same condition, the worst last. */
function inOrder({ table: { cuts, columns }, weights }: Fit): Fit {
  const place = (fact: CardFactName | undefined) => (fact ? CARD_FACT_NAMES.indexOf(fact) : -1);
  const keys = cuts.map(({ fact, at, combinedWith: condition }, index) => [
    ...[place(condition?.fact), condition?.at ?? -1, place(fact)],
    // The unknown comes first; the rows of a worse threshold are among those of a milder one.
    at === null ? Number.NEGATIVE_INFINITY : -(columns[index]?.length ?? 0),
  ]);
  const order = [...cuts.keys()].sort((one, other) => {
    const [left, right] = [keys[one] ?? [], keys[other] ?? []];
    const differs = left.findIndex((value, index) => value !== right[index]);
    return differs < 0 ? one - other : (left[differs] ?? 0) - (right[differs] ?? 0);
  });
  return {
    table: {
      cuts: order.map((index) => cuts[index] as Cut),
      columns: order.map((index) => columns[index] as Int32Array),
    },
    weights: {
      base: weights.base,
      columns: Float64Array.from(order, (index) => weights.columns[index] ?? 0),
    },
  };
}
