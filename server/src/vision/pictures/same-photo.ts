import type { Face } from '#vision/faces/find-faces.ts';
import type { Vertex } from '#vision/faces/pose.ts';
import { apply, fitSimilarity, grey, type Picture, type Point, warp } from './image.ts';
import { detailOf, type Grey, mirrored } from './registration.ts';

const TEMPLATE_SIDE = 64;
/** The positions of the five points: the face fills the patch from hairline to chin. */
const TEMPLATE: readonly Point[] = [
  [21.5, 25.5],
  [42.5, 25.5],
  [32, 38],
  [23.5, 49],
  [40.5, 49],
];
const SIDE = 96;
/** Displacements are computed on a grid of this many cells, and interpolated between. */
const CELLS = 12;
/** How far a vertex of the mesh moves the pixels around it. */
const REACH = 5;
const FAR = (4 * REACH) ** 2;
/** The face without hair and background, which a crop or a frame changes first. */
const AREA = { left: 14, top: 20, right: 82, bottom: 86 };
/** Blocks in each direction. */
const BLOCKS = 4;
/** The mesh is this many pixels off at most. */
const OFF = 3;
/** Opening the mouth or covering an eye changes some of the sixteen blocks: the worst four are left out. */
const BEST = 12;
/** Finer is noise, print and compression; coarser is lighting, which two photographs may share. */
const BAND = { from: 1, to: 4 };

/** Vertices of the mesh on the right and on the left of every face: corners of eyes and mouth, cheeks. */
const OPPOSITE = [
  [33, 263],
  [133, 362],
  [61, 291],
  [234, 454],
] as const;

/**
 * A face for comparing photographs (not people): its detail, where the mesh is in it, and the mesh in space.
 */
export type FaceMap = {
  readonly detail: Grey;
  readonly mesh: readonly Point[];
  readonly shape: readonly Vertex[];
};

export function mapFace(picture: Picture, { points, mesh }: Face): FaceMap {
  const toPatch = fitSimilarity(points, facePoints(SIDE));
  const patch = { values: grey(warp(picture, toPatch, SIDE)), width: SIDE, height: SIDE };
  return { detail: detailOf(patch, BAND), mesh: mesh.map(([x, y]) => apply(toPatch, [x, y])), shape: mesh };
}

/** Returns the positions of the five points in a patch of a given size. */
export function facePoints(side: number): Point[] {
  return TEMPLATE.map(([x, y]): Point => [(x * side) / TEMPLATE_SIDE, (y * side) / TEMPLATE_SIDE]);
}

/**
 * Returns how far two pictures of a face are one photograph, −1 to 1, even if one of them was bent, mirrored,
 * relit, cropped or saved again. The second is bent back by its mesh, then compared block by block. Two
 * photographs of one person differ in their detail; a photograph and its copy do not.
 */
export function copyLikeness(one: FaceMap, other: FaceMap): number {
  return Math.max(likeness(one, other), likeness(one, mirrorImage(other, one)));
}

function likeness(one: FaceMap, other: FaceMap): number {
  const blocks = blockLikenesses(one.detail, bentBack(one, other)).sort((a, b) => b - a);
  return blocks.slice(0, BEST).reduce((sum, value) => sum + value, 0) / BEST;
}

/** Returns the detail of the second face, where it would be if it had the shape of the first. */
function bentBack(one: FaceMap, other: FaceMap): Grey {
  const shifts = displacements(one.mesh, other.mesh);
  const values = new Float32Array(SIDE * SIDE);
  const cell = (SIDE - 1) / CELLS;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [dx, dy] = [
        bilinear(shifts.across, x / cell, y / cell),
        bilinear(shifts.down, x / cell, y / cell),
      ];
      values[y * SIDE + x] = bilinear(other.detail, x + dx, y + dy);
    }
  }
  return { values, width: SIDE, height: SIDE };
}

function displacements(from: readonly Point[], to: readonly Point[]): { across: Grey; down: Grey } {
  const side = CELLS + 1;
  const empty = () => ({ values: new Float32Array(side * side), width: side, height: side });
  const [across, down] = [empty(), empty()];
  for (let at = 0; at < side * side; at++) {
    const x = ((at % side) * (SIDE - 1)) / CELLS;
    const y = (Math.floor(at / side) * (SIDE - 1)) / CELLS;
    let [dx, dy, total] = [0, 0, 0];
    for (let index = 0; index < from.length; index++) {
      const vertex = from[index] as Point;
      const moved = to[index] as Point;
      const square = (vertex[0] - x) ** 2 + (vertex[1] - y) ** 2;
      // The small term decides where no vertex is near.
      const weight = (square < FAR ? Math.exp(-square / (2 * REACH ** 2)) : 0) + 1e-9;
      dx += weight * (moved[0] - vertex[0]);
      dy += weight * (moved[1] - vertex[1]);
      total += weight;
    }
    across.values[at] = dx / total;
    down.values[at] = dy / total;
  }
  return { across, down };
}

function blockLikenesses(one: Grey, other: Grey): number[] {
  const width = (AREA.right - AREA.left) / BLOCKS;
  const height = (AREA.bottom - AREA.top) / BLOCKS;
  const halves = halfPixels(other);
  return Array.from({ length: BLOCKS * BLOCKS }, (_, index) => {
    const left = Math.round(AREA.left + (index % BLOCKS) * width);
    const top = Math.round(AREA.top + Math.floor(index / BLOCKS) * height);
    return bestFit(one, halves, {
      left,
      top,
      right: Math.round(left + width),
      bottom: Math.round(top + height),
    });
  });
}

type Block = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Searches whole pixels, then the halves around the best: half-pixel copies are made once, not per step. */
function bestFit(one: Grey, halves: readonly Grey[], block: Block): number {
  const whole = halves[0] as Grey;
  let [best, across, down] = [-1, 0, 0];
  for (let dy = -OFF; dy <= OFF; dy++) {
    for (let dx = -OFF; dx <= OFF; dx++) {
      const value = correlation(one, whole, block, dx, dy);
      if (value > best) [best, across, down] = [value, dx, dy];
    }
  }
  for (let half = 1; half < halves.length; half++) {
    for (const dy of half === 1 ? [down] : [down - 1, down]) {
      for (const dx of half === 2 ? [across] : [across - 1, across]) {
        best = Math.max(best, correlation(one, halves[half] as Grey, block, dx, dy));
      }
    }
  }
  return best;
}

/** Called about two thousand times a frame, so it reads whole pixels only. The area keeps it inside. */
function correlation(one: Grey, other: Grey, block: Block, dx: number, dy: number): number {
  let [sumOne, sumOther, product, squaresOne, squaresOther] = [0, 0, 0, 0, 0];
  for (let y = block.top; y < block.bottom; y++) {
    const row = y * SIDE;
    const shifted = (y + dy) * SIDE + dx;
    for (let x = block.left; x < block.right; x++) {
      const value = one.values[row + x] as number;
      const seen = other.values[shifted + x] as number;
      sumOne += value;
      sumOther += seen;
      product += value * seen;
      squaresOne += value * value;
      squaresOther += seen * seen;
    }
  }
  const count = (block.right - block.left) * (block.bottom - block.top);
  const covariance = product - (sumOne * sumOther) / count;
  const variances = (squaresOne - sumOne ** 2 / count) * (squaresOther - sumOther ** 2 / count);
  return covariance / Math.sqrt(variances + 1e-9);
}

/** The picture as it is, and half a pixel to the right, down, and both. */
function halfPixels(picture: Grey): Grey[] {
  const moved = (dx: number, dy: number) => {
    const values = picture.values.map((_, at) =>
      bilinear(picture, (at % SIDE) + dx, Math.floor(at / SIDE) + dy),
    );
    return { ...picture, values };
  };
  return [picture, moved(0.5, 0), moved(0, 0.5), moved(0.5, 0.5)];
}

/** Returns the value between pixels; beyond the rim, the value at the rim. */
function bilinear({ values, width, height }: Grey, x: number, y: number): number {
  const u = Math.max(0, Math.min(width - 1.001, x));
  const v = Math.max(0, Math.min(height - 1.001, y));
  const left = u | 0;
  const top = v | 0;
  const at = top * width + left;
  const upper = (values[at] as number) * (1 - u + left) + (values[at + 1] as number) * (u - left);
  const below = at + width;
  const lower = (values[below] as number) * (1 - u + left) + (values[below + 1] as number) * (u - left);
  return upper + (lower - upper) * (v - top);
}

/** Returns the mirror image of the other face, where each vertex is in the place of the one opposite. */
function mirrorImage(other: FaceMap, { shape }: FaceMap): FaceMap {
  const flipped = opposites(shape).map((opposite): Point => {
    const [x, y] = other.mesh[opposite] as Point;
    return [SIDE - 1 - x, y];
  });
  return { ...other, detail: mirrored(other.detail), mesh: flipped };
}

/** Reflects the mesh on the plane between its sides, in space: a head may be turned. */
function opposites(shape: readonly Vertex[]): number[] {
  const at = (index: number) => shape[index] as Vertex;
  const mean = (axis: 0 | 1 | 2, of: (right: number, left: number) => number) =>
    OPPOSITE.reduce((sum, [right, left]) => sum + of(at(right)[axis], at(left)[axis]), 0) / OPPOSITE.length;
  const vector = (of: (right: number, left: number) => number): Vertex => [
    mean(0, of),
    mean(1, of),
    mean(2, of),
  ];
  const across = vector((right, left) => left - right);
  const middle = vector((right, left) => (left + right) / 2);
  const square = dot(across, across) || 1;
  return shape.map((vertex) => {
    const away: Vertex = [vertex[0] - middle[0], vertex[1] - middle[1], vertex[2] - middle[2]];
    const by = (2 * dot(away, across)) / square;
    return nearestTo(shape, [
      vertex[0] - by * across[0],
      vertex[1] - by * across[1],
      vertex[2] - by * across[2],
    ]);
  });
}

function nearestTo(shape: readonly Vertex[], [x, y, z]: Vertex): number {
  let [best, nearest] = [0, Infinity];
  for (let index = 0; index < shape.length; index++) {
    const vertex = shape[index] as Vertex;
    const square = (vertex[0] - x) ** 2 + (vertex[1] - y) ** 2 + (vertex[2] - z) ** 2;
    if (square < nearest) [best, nearest] = [index, square];
  }
  return best;
}

function dot(one: Vertex, other: Vertex): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
