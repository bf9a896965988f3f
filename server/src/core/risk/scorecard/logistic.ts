import type { Steps } from '#core/steps.ts';

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
/** The bound of a Newton step, so that it never overshoots. */
const LARGEST_STEP = 1.5;

export function* fitWeights(columns: Columns, { rows, frauds }: Weighting, start?: Weights): Steps<Weights> {
  const weights = Float64Array.from(start?.columns ?? new Float64Array(columns.length));
  const sums = new Float64Array(rows.length);
  let base = start?.base ?? startingBase(rows, frauds);
  sums.fill(base);
  for (const [index, column] of columns.entries()) shift(sums, column, weights[index] ?? 0);

  const everything = Int32Array.from(rows, (_weight, row) => row);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = newton(everything, sums, rows, frauds, 0, 0);
    base += step;
    shift(sums, everything, step);
    let largest = Math.abs(step);
    for (const [index, column] of columns.entries()) {
      yield;
      const before = weights[index] ?? 0;
      const after = Math.max(0, before + newton(column, sums, rows, frauds, before, PENALTY.lasso));
      if (after === before) continue;
      weights[index] = after;
      shift(sums, column, after - before);
      largest = Math.max(largest, Math.abs(after - before));
    }
    if (largest < SETTLED) break;
  }
  return { base, columns: weights };
}

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
    const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
    const counts = rows[row] ?? 0;
    slope += counts * ((frauds[row] ?? 0) - chance);
    bend += counts * chance * (1 - chance);
  }
  return Math.min(LARGEST_STEP, Math.max(-LARGEST_STEP, slope / bend));
}
