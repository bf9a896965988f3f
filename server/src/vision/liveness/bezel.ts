import type { Picture } from '#vision/pictures/image.ts';
import { grey, resize } from '#vision/pictures/image.ts';
import type { Head } from './anti-spoof.ts';

const HEIGHT = 160;
const MIN_EDGE = 18;
/** The slopes tried for each line: about eight degrees either way. */
const SLOPES = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12];
const MARGIN = 4;
/** A line has to run through most of the picture. */
const MIN_RUN = 0.7;

/** Pixels with an edge in one direction, and how to walk along it. */
interface Edges {
  marked: Uint8Array;
  /** The number of lines to try, and the offset from one to the next. */
  breadth: number;
  across: number;
  /** The length of each line, and the offset along it. */
  length: number;
  along: number;
}

/**
 * A phone or a sheet of paper held up to the camera shows long straight edges around the face. Returns how
 * complete the third most complete of the four sides is, 0–1: a door frame or a corridor makes two lines, a
 * device or a sheet makes more.
 */
export async function bezelStrength(picture: Picture, head: Head): Promise<number> {
  const width = Math.max(8, Math.round((picture.width * HEIGHT) / picture.height));
  const brightness = blur(grey(await resize(picture, width, HEIGHT)), width);
  const { upright, level } = markEdges(brightness, width);
  const scale = HEIGHT / picture.height;
  const [cx, cy] = [head.centre[0] * scale, head.centre[1] * scale];
  const half = (head.side * scale) / 2;
  const columns = { marked: upright, breadth: width, across: 1, length: HEIGHT, along: width };
  const rows = { marked: level, breadth: HEIGHT, across: width, length: width, along: 1 };
  const sides = [...bothSides(columns, cx - half, cx + half), ...bothSides(rows, cy - half, cy + half)];
  return sides.sort((one, other) => other - one)[2] as number;
}

/** Weights 1-2-1 both ways: sensor noise is not an edge. */
function blur(values: Float32Array, width: number): Float32Array {
  const pass = (from: Float32Array, step: number) =>
    from.map((value, at) => ((from[at - step] ?? value) + 2 * value + (from[at + step] ?? value)) / 4);
  return pass(pass(values, 1), width);
}

function markEdges(values: Float32Array, width: number) {
  const upright = new Uint8Array(values.length);
  const level = new Uint8Array(values.length);
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const horizontal = Math.abs((values[at + 1] as number) - (values[at - 1] as number));
      const vertical = Math.abs((values[at + width] as number) - (values[at - width] as number));
      if (horizontal > MIN_EDGE && horizontal > vertical) upright[at] = 1;
      if (vertical > MIN_EDGE && vertical > horizontal) level[at] = 1;
    }
  }
  return { upright, level };
}

/** Returns the most complete line on each side of the face. */
function bothSides(edges: Edges, faceStart: number, faceEnd: number): [number, number] {
  let before = 0;
  let after = 0;
  for (let position = 2; position < edges.breadth - 2; position++) {
    if (position >= faceStart && position <= faceEnd) continue;
    for (const slope of SLOPES) {
      const share = lineShare(edges, position, slope);
      if (position < faceStart) before = Math.max(before, share);
      else after = Math.max(after, share);
    }
  }
  return [before, after];
}

function lineShare(
  { marked, breadth, across, length, along }: Edges,
  position: number,
  slope: number,
): number {
  let seen = 0;
  let supporting = 0;
  for (let step = MARGIN; step < length - MARGIN; step++) {
    const place = Math.round(position + slope * (step - length / 2));
    if (place < 1 || place >= breadth - 1) continue;
    seen += 1;
    supporting += marked[place * across + step * along] as number;
  }
  return seen < length * MIN_RUN ? 0 : supporting / seen;
}
