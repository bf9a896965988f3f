import { apply, type Point, type Similarity } from './image.ts';

/** A small greyscale picture, rows from the top. */
export type Grey = { readonly values: Float32Array; readonly width: number; readonly height: number };

/** Returns the mirror image. */
export function mirrored(picture: Grey): Grey {
  const { values, width } = picture;
  const flipped = values.map((_, at) => values[at - (at % width) + width - 1 - (at % width)] as number);
  return { ...picture, values: flipped };
}

/** Returns a window of the picture. */
export function part(
  { values, width: across }: Grey,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Grey {
  const rows = Array.from({ length: height }, (_, row) => (top + row) * across + left);
  const cut = new Float32Array(width * height);
  for (const [row, from] of rows.entries()) cut.set(values.subarray(from, from + width), row * width);
  return { values: cut, width, height };
}

/** Shift in pixels, scale, rotation in radians: the first steps of the search, coarse and then fine. */
const COARSE = { steps: [2, 2, 0.03, 0.03], rounds: 16 };
const FINE = { steps: [0.5, 0.5, 0.006, 0.006], rounds: 14 };
/** Interpolation is undefined at the rim. */
const RIM = 2;
/** With less overlap, two pictures could be made to agree by sharing nothing. */
const MIN_OVERLAP = 0.4;
/** Anything finer than the first is noise and compression; anything coarser than the second is lighting. */
const DETAIL = { from: 0.8, to: 2.5 };

/**
 * Returns how far one picture is a copy of another that was moved, rotated, scaled, relit or re-encoded, −1
 * to 1: the correlation of their detail at the best alignment. A flat copy fits everywhere at once; a live or
 * three-dimensional subject fits in one place but not in another.
 */
export function flatLikeness(one: Grey, other: Grey, start: Similarity): number {
  const placed = climb(one, other, start, COARSE);
  const [detail, otherDetail] = [detailOf(one), detailOf(other)];
  return correlation(detail, otherDetail, climb(detail, otherDetail, placed, FINE));
}

/**
 * Hill climbing: moves along one axis after another while the correlation improves, then with smaller steps.
 */
function climb(
  one: Grey,
  other: Grey,
  start: Similarity,
  { steps, rounds }: { readonly steps: readonly number[]; readonly rounds: number },
): Similarity {
  const centre: Point = [one.width / 2, one.height / 2];
  let [best, size] = [correlation(one, other, start), 1];
  let placement = start;
  for (let round = 0; round < rounds; round++) {
    let improved = false;
    for (const [axis, step] of steps.entries()) {
      for (const by of [-step * size, step * size]) {
        const tried = moved(placement, axis, by, centre);
        const value = correlation(one, other, tried);
        if (value <= best + 1e-5) continue;
        [best, placement, improved] = [value, tried, true];
      }
    }
    if (!improved) size /= 2;
  }
  return placement;
}

/** Rotates and scales around the centre, so that neither shifts the placement. */
function moved(from: Similarity, axis: number, by: number, centre: Point): Similarity {
  if (axis === 0) return { ...from, tx: from.tx + by };
  if (axis === 1) return { ...from, ty: from.ty + by };
  const scale = axis === 2 ? 1 + by : 1;
  const angle = axis === 3 ? by : 0;
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const a = from.a * cosine - from.b * sine;
  const b = from.b * cosine + from.a * sine;
  const [x, y] = apply(from, centre);
  return { a, b, tx: x - a * centre[0] + b * centre[1], ty: y - b * centre[0] - a * centre[1] };
}

/**
 * Correlates one picture with another through a placement of the first on the second. A verification calls
 * this about two thousand times, so the inner loop allocates nothing and checks nothing twice: each row first
 * determines which of its pixels are on the other picture.
 */
function correlation(one: Grey, other: Grey, { a, b, tx, ty }: Similarity): number {
  let [count, sumOne, sumOther, product, squaresOne, squaresOther] = [0, 0, 0, 0, 0, 0];
  const { values, width } = other;
  const seenRight = width - RIM - 1;
  const seenBottom = other.height - RIM - 1;
  for (let y = RIM; y < one.height - RIM; y++) {
    const rowU = tx - b * y;
    const rowV = ty + a * y;
    const across = within(a, rowU, RIM, seenRight);
    const down = within(b, rowV, RIM, seenBottom);
    const from = Math.max(RIM, across.from, down.from);
    const to = Math.min(one.width - RIM - 1, across.to, down.to);
    const row = y * one.width;
    for (let x = from; x <= to; x++) {
      const u = a * x + rowU;
      const v = b * x + rowV;
      const left = u | 0;
      const top = v | 0;
      const fx = u - left;
      const at = top * width + left;
      const upperLeft = values[at] as number;
      const lowerLeft = values[at + width] as number;
      const upper = upperLeft + ((values[at + 1] as number) - upperLeft) * fx;
      const lower = lowerLeft + ((values[at + width + 1] as number) - lowerLeft) * fx;
      const seen = upper + (lower - upper) * (v - top);
      const value = one.values[row + x] as number;
      sumOne += value;
      sumOther += seen;
      product += value * seen;
      squaresOne += value * value;
      squaresOther += seen * seen;
    }
    count += Math.max(0, to - from + 1);
  }
  if (count < one.width * one.height * MIN_OVERLAP) return -1;
  const covariance = product - (sumOne * sumOther) / count;
  const variances = (squaresOne - sumOne ** 2 / count) * (squaresOther - sumOther ** 2 / count);
  return covariance / Math.sqrt(variances + 1e-9);
}

/** Returns the integers x for which slope · x + offset is from `low` to below `high`. */
function within(slope: number, offset: number, low: number, high: number) {
  if (slope === 0) {
    return offset >= low && offset < high ? { from: -Infinity, to: Infinity } : { from: 1, to: 0 };
  }
  const [one, other] = [(low - offset) / slope, (high - offset) / slope];
  // Slightly inside, so that rounding never reaches beyond the picture.
  const [first, last] = slope > 0 ? [one, other] : [other, one];
  return { from: Math.ceil(first + 1e-9), to: Math.floor(last - 1e-9) };
}

export function detailOf(picture: Grey, band = DETAIL): Grey {
  const coarse = blurred(picture, band.to).values;
  const values = blurred(picture, band.from).values.map((value, at) => value - (coarse[at] as number));
  return { ...picture, values };
}

function blurred(picture: Grey, sigma: number): Grey {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = weights.map((weight) => weight / total);
  return along(along(picture, kernel, reach, 'x'), kernel, reach, 'y');
}

function along({ values, width, height }: Grey, kernel: readonly number[], reach: number, axis: 'x' | 'y') {
  const sums = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let by = -reach; by <= reach; by++) {
        const column = axis === 'x' ? Math.min(width - 1, Math.max(0, x + by)) : x;
        const row = axis === 'y' ? Math.min(height - 1, Math.max(0, y + by)) : y;
        sum += (kernel[by + reach] as number) * (values[row * width + column] as number);
      }
      sums[y * width + x] = sum;
    }
  }
  return { values: sums, width, height };
}
