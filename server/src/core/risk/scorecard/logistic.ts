/**
 * Logistic regression on binary columns with non-negative weights: a warning sign may turn out to mean
 * nothing, but never that a payment is legitimate. Coordinate descent with bounded Newton steps until no
 * weight moves. Deterministic.
 */
export type Columns = readonly Int32Array[];

export type Weighting = {
  /** The weight of each row: a whole number, as in a sample drawn with replacement. */
  readonly rows: Float64Array;
  readonly frauds: Uint8Array;
};

export type Weights = { readonly base: number; readonly columns: Float64Array };

/** Lasso removes weights without merit; ridge keeps a few rows from making a weight large. */
const PENALTY = { lasso: 1.5, ridge: 0.5 };
const MOST_ROUNDS = 60;
const SETTLED = 1e-3;
/** Most weights are zero and stay so: they are looked at in every fourth round only. */
const FULL_EVERY = 4;
/** The bound of a Newton step, so that it never overshoots. */
const LARGEST_STEP = 1.5;

type Fitting = { readonly start?: Weights; readonly rounds?: number };

/** `start` may lack the last columns, which then start at zero. */
export function fitWeights(
  columns: Columns,
  { rows, frauds }: Weighting,
  { start, rounds = MOST_ROUNDS }: Fitting = {},
): Weights {
  const weights = Float64Array.from(columns, (_column, index) => start?.columns[index] ?? 0);
  const sums = new Float64Array(rows.length);
  let base = start?.base ?? startingBase(rows, frauds);
  sums.fill(base);
  for (const [index, column] of columns.entries()) shift(sums, column, weights[index] ?? 0);

  const everything = Int32Array.from(rows, (_weight, row) => row);
  for (let round = 0; round < rounds; round++) {
    const step = newton(everything, sums, rows, frauds, 0, 0);
    base += step;
    shift(sums, everything, step);
    let largest = Math.abs(step);
    const isFull = round % FULL_EVERY === 0;
    for (const [index, column] of columns.entries()) {
      const before = weights[index] ?? 0;
      if (before === 0 && !isFull) continue;
      const after = Math.max(0, before + newton(column, sums, rows, frauds, before, PENALTY.lasso));
      if (after === before) continue;
      weights[index] = after;
      shift(sums, column, after - before);
      largest = Math.max(largest, Math.abs(after - before));
    }
    if (largest < SETTLED && isFull) break;
  }
  return { base, columns: weights };
}

export const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum));

function startingBase(rows: Float64Array, frauds: Uint8Array): number {
  let [fraud, legitimate] = [0.5, 0.5];
  rows.forEach((weight, row) => {
    if (frauds[row]) fraud += weight;
    else legitimate += weight;
  });
  return Math.log(fraud / legitimate);
}

function shift(sums: Float64Array, column: Int32Array, by: number): void {
  if (by === 0) return;
  for (const row of column) sums[row] = (sums[row] ?? 0) + by;
}

function newton(
  column: Int32Array,
  sums: Float64Array,
  rows: Float64Array,
  frauds: Uint8Array,
  weight: number,
  lasso: number,
): number {
  let slope = -lasso - (lasso > 0 ? PENALTY.ridge * weight : 0);
  let bend = lasso > 0 ? PENALTY.ridge : 1e-9;
  for (const row of column) {
    const chance = chanceOf(sums[row] ?? 0);
    const counts = rows[row] ?? 0;
    slope += counts * ((frauds[row] ?? 0) - chance);
    bend += counts * chance * (1 - chance);
  }
  return Math.min(LARGEST_STEP, Math.max(-LARGEST_STEP, slope / bend));
}
