import type { Head } from '#vision/liveness/anti-spoof.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { crop, resize } from '#vision/pictures/image.ts';
import { correlation, deviation } from '#vision/pictures/statistics.ts';

/** The size a head is scaled to, in pixels. All lengths below are shares of it, or such pixels. */
const HEAD = 128;
const WIDE = 1.9;
/** In a smaller head a rim cannot be told from blur. */
const SMALLEST = 24;
/** The edges of a portrait are beyond the head and run along all of it. */
const NEAREST = 0.45;
const REACH = 0.75;
const STEP = 2;
/** About five degrees either way: documents are straight, or nearly so. */
const SLOPES = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09];
/** The minimum difference across an edge, in the channel where it is largest. */
const MIN_EDGE = 14;
const MIN_RUN = 0.6;
/** Limits the cost of a striped picture. */
const MOST_EDGES = 12;
const WIDTHS = [4, 30] as const;
/** A rim has about the same width on both sides. */
const UNEVEN = 8;
/**
 * Brightness variation along the strip, in byte steps: a frame or a margin is uniform, a photograph is not …
 */
const MIN_VARIETY = 9;
/** … and the page beyond it is mostly uniform. */
const MAX_PAGE_VARIETY = 14;
const PAGE = [2, 5] as const;
/** A door behind the person continues into the portrait; another photograph is unrelated to it. */
const MAX_LIKENESS = 0.7;

type Strip = { readonly width: number; readonly run: number };

/**
 * A portrait pasted over another leaves a rim of it: two parallel edges on both sides of the face, with a
 * strip between them that is neither page nor portrait. Returns how complete these edges are, 0–1, and 0
 * without any. A pasted portrait that fits exactly leaves no rim and is not detected.
 */
export async function rimOfAnother(picture: Picture, head: Head): Promise<number> {
  const view = head.side < SMALLEST ? null : await around(picture, head);
  if (!view) return 0;
  const left = stripsBeside(view, -1);
  const right = stripsBeside(view, 1);
  // In a loop: stripes can make more pairs than a call accepts arguments.
  let best = 0;
  for (const one of left) {
    for (const other of right) {
      if (Math.abs(one.width - other.width) <= UNEVEN) best = Math.max(best, Math.min(one.run, other.run));
    }
  }
  return best;
}

type View = { readonly pixels: Uint8Array; readonly width: number; readonly height: number } & {
  readonly cx: number;
  readonly cy: number;
};

async function around(picture: Picture, { centre: [x, y], side }: Head): Promise<View | null> {
  const left = Math.max(0, Math.round(x - WIDE * side));
  const top = Math.max(0, Math.round(y - side));
  const right = Math.min(picture.width, Math.round(x + WIDE * side));
  const bottom = Math.min(picture.height, Math.round(y + side));
  // Most of a face may be outside the picture.
  if (right <= left || bottom <= top) return null;
  const cut = await crop(picture, { left, top, width: right - left, height: bottom - top });
  const scale = HEAD / side;
  const [width, height] = [Math.ceil(cut.width * scale), Math.ceil(cut.height * scale)];
  const pixels = await resize(cut, width, height);
  return { pixels, width, height, cx: (x - left) * scale, cy: (y - top) * scale };
}

/** Parallel lines of one slope, from the face outwards; each is the pixels it crosses. */
type Lines = { readonly at: (distance: number) => Uint8Array; readonly first: number; readonly last: number };

function stripsBeside(view: View, way: -1 | 1): Strip[] {
  return SLOPES.flatMap((slope) => {
    const { at, first, last } = linesBeside(view, way, slope);
    const runs: number[] = [];
    for (let line = first + 1; line < last; line++) runs[line] = edgeShare(at(line - 1), at(line + 1));
    const run = (line: number) => runs[line] ?? 0;
    const edges = [...runs.keys()]
      .filter((line) => run(line) >= MIN_RUN && run(line) >= run(line - 1) && run(line) > run(line + 1))
      .sort((one, other) => run(other) - run(one))
      .slice(0, MOST_EDGES);
    const pairs = edges.flatMap((inner) => edges.map((outer) => ({ inner, outer, width: outer - inner })));
    return pairs
      .filter(({ width, outer }) => width >= WIDTHS[0] && width <= WIDTHS[1] && outer + PAGE[1] <= last)
      .filter(({ inner, outer }) => isOfAnother(at, inner, outer))
      .map(({ inner, outer, width }) => ({ width, run: Math.min(run(inner), run(outer)) }));
  });
}

function linesBeside({ pixels, width, height, cx, cy }: View, way: -1 | 1, slope: number): Lines {
  const steps: number[] = [];
  for (let step = -REACH * HEAD; step <= REACH * HEAD; step += STEP) {
    if (cy + step >= 0 && Math.round(cy + step) < height) steps.push(step);
  }
  const lean = Math.ceil(Math.abs(slope) * REACH * HEAD);
  const space = way < 0 ? cx : width - 1 - cx;
  const known = new Map<number, Uint8Array>();
  const read = (distance: number) => {
    const line = new Uint8Array(steps.length * 3);
    let at = 0;
    for (const step of steps) {
      const x = Math.round(cx + way * distance + slope * step);
      const from = (Math.round(cy + step) * width + x) * 3;
      line[at++] = pixels[from] as number;
      line[at++] = pixels[from + 1] as number;
      line[at++] = pixels[from + 2] as number;
    }
    known.set(distance, line);
    return line;
  };
  const last = Math.min(Math.floor(WIDE * HEAD), Math.floor(space - lean) - 1);
  return {
    at: (distance) => known.get(distance) ?? read(distance),
    first: Math.floor(NEAREST * HEAD),
    last,
  };
}

/** Returns the share of the length along which two neighbouring lines differ. */
function edgeShare(one: Uint8Array, other: Uint8Array): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (isEdge(one, other, at) || isEdge(one, other, at + 1) || isEdge(one, other, at + 2)) differing += 1;
  }
  return (3 * differing) / one.length;
}

function isEdge(one: Uint8Array, other: Uint8Array, at: number): boolean {
  return Math.abs((one[at] as number) - (other[at] as number)) > MIN_EDGE;
}

function isOfAnother(at: Lines['at'], inner: number, outer: number): boolean {
  const strip = brightness(at, inner + 2, outer - 2);
  if (deviation(strip) < MIN_VARIETY) return false;
  if (deviation(brightness(at, outer + PAGE[0], outer + PAGE[1])) > MAX_PAGE_VARIETY) return false;
  return correlation(strip, brightness(at, inner - 4, inner - 2)) < MAX_LIKENESS;
}

/** Returns the mean brightness of several lines, step by step. */
function brightness(at: Lines['at'], from: number, to: number): number[] {
  const lines = Array.from({ length: to - from + 1 }, (_, index) => at(from + index));
  const steps = (lines[0]?.length ?? 0) / 3;
  return Array.from({ length: steps }, (_, step) => {
    let sum = 0;
    for (const line of lines) for (let at = 3 * step; at < 3 * step + 3; at++) sum += line[at] as number;
    return sum / (3 * lines.length);
  });
}
