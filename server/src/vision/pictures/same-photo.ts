import type { FivePoints } from '#vision/faces/landmarks.ts';
import type { Picture, Point } from './image.ts';
import { fitSimilarity, grey, warp } from './image.ts';
import { mirrored } from './registration.ts';
import { correlation } from './statistics.ts';

const SIDE = 64;
/** The outer ring holds hair and background, which a crop or a frame changes first. */
const RIM = Math.round(SIDE * 0.15);
/** The positions of the five points: the face fills the patch from hairline to chin. */
const TEMPLATE: readonly Point[] = [
  [21.5, 25.5],
  [42.5, 25.5],
  [32, 38],
  [23.5, 49],
  [40.5, 49],
];
/** Shift in pixels, scale, rotation in radians: how far apart two placements of the landmarks can be. */
const FIRST_STEP = [1.5, 1.5, 0.03, 0.03];
const ROUNDS = 12;

type Placement = readonly [dx: number, dy: number, scale: number, turn: number];

/** Returns a small, upright greyscale face for comparing photographs (not people). */
export function facePatch(picture: Picture, points: FivePoints): Float32Array {
  return grey(warp(picture, fitSimilarity(points, TEMPLATE), SIDE));
}

/** Returns the positions of the five points in a patch of another size. */
export function facePoints(side: number): Point[] {
  return TEMPLATE.map(([x, y]): Point => [(x * side) / SIDE, (y * side) / SIDE]);
}

/** A mirrored copy is a copy too. */
export function copyLikeness(one: Float32Array, other: Float32Array): number {
  return Math.max(
    likeness(one, other),
    likeness(one, mirrored({ values: other, width: SIDE, height: SIDE }).values),
  );
}

/**
 * Returns the similarity of two photographs of a face, −1 to 1, at the best alignment of the second with the
 * first. Two photographs of one person differ; a photograph and its copy do not, whatever was done to the
 * copy.
 */
function likeness(one: Float32Array, other: Float32Array): number {
  const target = inner(one);
  let placement: Placement = [0, 0, 1, 0];
  let best = correlation(target, inner(place(other, placement)));
  let step = FIRST_STEP;
  for (let round = 0; round < ROUNDS; round++) {
    let improved = false;
    for (let axis = 0; axis < 4; axis++) {
      for (const sign of [-1, 1]) {
        const tried = placement.map((value, index) =>
          index === axis ? value + sign * (step[axis] as number) : value,
        ) as unknown as Placement;
        const value = correlation(target, inner(place(other, tried)));
        if (value > best + 1e-5) {
          best = value;
          placement = tried;
          improved = true;
        }
      }
    }
    if (!improved) step = step.map((size) => size / 2);
  }
  return best;
}

function place(patch: Float32Array, [dx, dy, scale, angle]: Placement): Float32Array {
  const moved = new Float32Array(patch.length);
  const middle = SIDE / 2;
  const cosine = Math.cos(angle) * scale;
  const sine = Math.sin(angle) * scale;
  for (let y = RIM; y < SIDE - RIM; y++) {
    for (let x = RIM; x < SIDE - RIM; x++) {
      const u = x - middle;
      const v = y - middle;
      const sx = Math.max(0, Math.min(SIDE - 1.01, middle + u * cosine - v * sine + dx));
      const sy = Math.max(0, Math.min(SIDE - 1.01, middle + u * sine + v * cosine + dy));
      const left = sx | 0;
      const top = sy | 0;
      const fx = sx - left;
      const fy = sy - top;
      const at = top * SIDE + left;
      moved[y * SIDE + x] =
        (patch[at] as number) * (1 - fx) * (1 - fy) +
        (patch[at + 1] as number) * fx * (1 - fy) +
        (patch[at + SIDE] as number) * (1 - fx) * fy +
        (patch[at + SIDE + 1] as number) * fx * fy;
    }
  }
  return moved;
}

function inner(patch: Float32Array): Float32Array {
  const side = SIDE - 2 * RIM;
  const values = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    values.set(patch.subarray((y + RIM) * SIDE + RIM, (y + RIM) * SIDE + RIM + side), y * side);
  }
  return values;
}
