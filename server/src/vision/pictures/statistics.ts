type Values = ArrayLike<number>;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Pearson correlation of two lists of equal length. */
export function correlation(one: Values, other: Values): number {
  const count = one.length;
  let sumOne = 0;
  let sumOther = 0;
  let product = 0;
  let squaresOne = 0;
  let squaresOther = 0;
  for (let i = 0; i < count; i++) {
    const a = one[i] as number;
    const b = other[i] as number;
    sumOne += a;
    sumOther += b;
    product += a * b;
    squaresOne += a * a;
    squaresOther += b * b;
  }
  const covariance = product - (sumOne * sumOther) / count;
  const variances = (squaresOne - sumOne ** 2 / count) * (squaresOther - sumOther ** 2 / count);
  return covariance / Math.sqrt(variances + 1e-9);
}
