import { type Picture, type Point, resize } from '#vision/pictures/image.ts';

/** Fine enough for the slant of an edge, coarse enough to lose the JPEG artefacts beside it. */
const SIDE = 80;
/** JPEG leaves black pixels beside bright ones slightly brighter. */
const BLACK = 8;
/**
 * Software fills corners with exact black, for the most part. The dark of a room or of a device hardly ever
 * is.
 */
const NOTHING = 2;
const MOSTLY_NOTHING = 0.7;
const MAX_SHARE = 1 / 3;
/** How far the remaining area may fall short of its convex hull. */
const MAX_DENT = 0.025;
/**
 * Dark clothes at the edge make dents and remove corners. The remaining area must then fit a clearly turned
 * rectangle, beside a good share of black, with visible content along most of its edges. The dark of a room
 * is ragged, and devices are upright: with these limits none of 34 attacks counts as turned, as they are or
 * darkened, and 18 of 34 photographs do that had been refused.
 */
const TURNED = { leastDegrees: 2, mostDegrees: 30, minBlack: 0.06, minAlong: 0.6 };
const STEP_DEGREES = 0.5;
/** Pixels of a downscaled row that belong to both sides of an edge. */
const SEAM = 2;

/** The start and end of the non-black part of a row. */
type Row = readonly [from: number, to: number];

/**
 * A photograph rotated by software has black corners, which look like the frame of a device to the network
 * and to the eye. This fills them by mirroring their surroundings, but only if they are what rotation leaves:
 * pure black, a small part, and bounded by straight lines.
 */
export async function withoutBlackCorners(picture: Picture): Promise<Picture> {
  const height = Math.max(8, Math.round((picture.height * SIDE) / picture.width));
  const small = { data: await resize(picture, SIDE, height), width: SIDE, height };
  const rows = photographIn(small);
  return rows ? mirrorInwards(picture, rows) : picture;
}

function brightest({ data, width }: Picture, x: number, y: number): number {
  const at = (y * width + x) * 3;
  return Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number);
}

function rowOf(picture: Picture, y: number): Row {
  let [from, to] = [0, picture.width];
  while (from < to && brightest(picture, from, y) <= BLACK) from += 1;
  while (to > from && brightest(picture, to - 1, y) <= BLACK) to -= 1;
  return [from, to];
}

/** Returns null when nothing is black, or when it is not what rotation leaves. */
function photographIn(picture: Picture): readonly Row[] | null {
  const { width, height } = picture;
  const seen = Array.from({ length: height }, (_, y) => rowOf(picture, y));
  const all = width * height;
  if (areaOf(seen) === all) return null;
  const hull = hullOf(seen);
  const hasDents = hullArea(hull) - areaOf(seen) > all * MAX_DENT;
  const degrees = hasDents ? turnOf(hull, seen, picture) : null;
  if (hasDents && degrees === null) return null;
  const rows = degrees === null ? seen : rectangleRows(hull, degrees, picture);
  if (areaOf(rows) < all * (1 - MAX_SHARE)) return null;
  const edges = rows.flatMap(([from, to], y) => [
    ...(from > SEAM ? [brightest(picture, 0, y)] : []),
    ...(to < width - SEAM ? [brightest(picture, width - 1, y)] : []),
  ]);
  if (edges.filter((value) => value <= NOTHING).length < edges.length * MOSTLY_NOTHING) return null;
  // The outermost pixels of a hull are those that an edge runs through.
  return degrees === null ? rows : rectangleRows(hull, degrees, picture, 1);
}

const areaOf = (rows: readonly Row[]) => rows.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * Returns the rotation of the smallest rectangle around the hull; null when it is not rotated or not a
 * rectangle.
 */
function turnOf(hull: readonly Point[], seen: readonly Row[], picture: Picture): number | null {
  const { leastDegrees, mostDegrees, minBlack, minAlong } = TURNED;
  const most = picture.width * picture.height * (1 - minBlack);
  if (hullArea(hull) > most) return null;
  let best = { degrees: 0, area: Infinity };
  for (let degrees = -mostDegrees; degrees <= mostDegrees; degrees += STEP_DEGREES) {
    const area = areaOf(rectangleRows(hull, degrees, picture));
    if (area < best.area) best = { degrees, area };
  }
  if (Math.abs(best.degrees) < leastDegrees || best.area > most) return null;
  const gaps = rectangleRows(hull, best.degrees, picture).flatMap(([from, to], y) => {
    const [begin, end] = seen[y] as Row;
    return [...(from > 0 ? [begin - from] : []), ...(to < picture.width ? [to - end] : [])];
  });
  return gaps.filter((gap) => gap <= SEAM).length >= gaps.length * minAlong ? best.degrees : null;
}

/** Returns the rows of the rectangle around the hull, clipped to the picture. */
function rectangleRows(hull: readonly Point[], degrees: number, picture: Picture, inset = 0): Row[] {
  const { width, height } = picture;
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const across = hull.map(([x, y]) => x * cosine + y * sine);
  const down = hull.map(([x, y]) => y * cosine - x * sine);
  const [left, right] = [Math.min(...across) + inset, Math.max(...across) - inset];
  const [top, bottom] = [Math.min(...down) + inset, Math.max(...down) - inset];
  const isInside = (x: number, y: number) => {
    const [u, v] = [x * cosine + y * sine, y * cosine - x * sine];
    return u > left && u < right && v > top && v < bottom;
  };
  return Array.from({ length: height }, (_, y) => {
    let [from, to] = [0, width];
    while (from < to && !isInside(from + 0.5, y + 0.5)) from += 1;
    while (to > from && !isInside(to - 0.5, y + 0.5)) to -= 1;
    return [from, to];
  });
}

/** Returns the convex hull of all rows. */
function hullOf(rows: readonly Row[]): Point[] {
  const corners = rows.flatMap(([from, to], y): Point[] =>
    from === to
      ? []
      : [from, to].flatMap((x): Point[] => [
          [x, y],
          [x, y + 1],
        ]),
  );
  corners.sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  return [...halfHull(corners), ...halfHull(corners.toReversed())];
}

function hullArea(hull: readonly Point[]): number {
  const twice = hull.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function halfHull(corners: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const next of corners) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, next)) hull.pop();
    hull.push(next);
  }
  return hull.slice(0, -1);
}

function turnsLeft([x, y]: Point, [midX, midY]: Point, [toX, toY]: Point): boolean {
  return (midX - x) * (toY - y) - (midY - y) * (toX - x) > 0;
}

function mirrorInwards(picture: Picture, rows: readonly Row[]): Picture {
  const { width, height, data } = picture;
  const [across, down] = [width / SIDE, height / rows.length];
  const whole = rows.map((_, y): Row => {
    // A nearly level edge runs through many pixels of a row and through the rows beside it.
    const near = rows.slice(Math.max(0, y - 1), y + 2);
    const from = Math.max(...near.map(([begin]) => begin));
    const to = Math.min(...near.map(([, end]) => end));
    const left = from === 0 ? 0 : Math.ceil((from + SEAM) * across);
    return [left, to === SIDE ? width : Math.floor((to - SEAM) * across)];
  });
  const isWide = ([left, right]: Row) => right - left > width / 4;
  const [first, last] = [whole.findIndex(isWide), whole.findLastIndex(isWide)];
  const [top, bottom] = [Math.ceil(first * down), Math.floor((last + 1) * down)];
  const filled = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const fromY = mirrored(y, top, bottom);
    const [left, right] = whole[Math.min(rows.length - 1, Math.floor(fromY / down))] as Row;
    for (let x = 0; x < width; x++) {
      const at = (fromY * width + mirrored(x, left, right)) * 3;
      filled.set(data.subarray(at, at + 3), (y * width + x) * 3);
    }
  }
  return { data: filled, width, height };
}

/** Reflects an outside position to the inside. */
function mirrored(at: number, from: number, to: number): number {
  if (at < from) return Math.min(to - 1, 2 * from - at);
  return at < to ? at : Math.max(from, 2 * (to - 1) - at);
}
