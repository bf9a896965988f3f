import sharp, { type Sharp } from 'sharp';

/** A decoded picture: RGB, one byte per channel, rows from the top. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** x' = a·x − b·y + tx, y' = b·x + a·y + ty: rotation, scale and translation, without distorting a face. */
export interface Similarity {
  a: number;
  b: number;
  tx: number;
  ty: number;
}

export function open(picture: Picture): Sharp {
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

export async function resize(picture: Picture, width: number, height: number): Promise<Uint8Array> {
  return open(picture).resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
}

/** Encodes a JPEG of limited size at good photographic quality. */
export async function redraw(picture: Picture, maxSide: number): Promise<Uint8Array> {
  const small = open(picture).resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  return small.jpeg({ quality: 82 }).toBuffer();
}

export async function crop(picture: Picture, area: Rectangle): Promise<Picture> {
  const data = await open(picture).extract(area).raw().toBuffer();
  return { data, width: area.width, height: area.height };
}

export async function turn(picture: Picture, degrees: number): Promise<Picture> {
  if (degrees % 360 === 0) return picture;
  const { data, info } = await open(picture).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns a point's position after a clockwise rotation in quarter turns. */
export function turnedPoint([x, y]: Point, { width, height }: Picture, degrees: number): Point {
  switch (degrees % 360) {
    case 90:
      return [height - y, x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [y, width - x];
    default:
      return [x, y];
  }
}

export async function pad(picture: Picture, share: number): Promise<Picture> {
  const margin = Math.round(Math.max(picture.width, picture.height) * share);
  const { data, info } = await open(picture)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Fits the best similarity from one set of points to another (Umeyama in two dimensions). */
export function fitSimilarity(from: readonly Point[], to: readonly Point[]): Similarity {
  const centreFrom = centroid(from);
  const centreTo = centroid(to);
  let along = 0;
  let across = 0;
  let spread = 0;
  for (const [index, point] of from.entries()) {
    const target = to[index] as Point;
    const x = point[0] - centreFrom[0];
    const y = point[1] - centreFrom[1];
    const u = target[0] - centreTo[0];
    const v = target[1] - centreTo[1];
    along += x * u + y * v;
    across += x * v - y * u;
    spread += x * x + y * y;
  }
  const a = along / spread;
  const b = across / spread;
  return {
    a,
    b,
    tx: centreTo[0] - a * centreFrom[0] + b * centreFrom[1],
    ty: centreTo[1] - b * centreFrom[0] - a * centreFrom[1],
  };
}

export function centroid(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point[0];
    y += point[1];
  }
  return [x / points.length, y / points.length];
}

export function invert({ a, b, tx, ty }: Similarity): Similarity {
  const scale = a * a + b * b;
  return { a: a / scale, b: -b / scale, tx: -(a * tx + b * ty) / scale, ty: (b * tx - a * ty) / scale };
}

export function apply({ a, b, tx, ty }: Similarity, [x, y]: Point): Point {
  return [a * x - b * y + tx, b * x + a * y + ty];
}

/**
 * Extracts a `size`×`size` patch through a similarity that maps the picture onto the patch. Values stay
 * 0–255. When the patch is smaller than the area it shows, blocks of pixels are averaged first; without that,
 * a face in a large photo aliases and its embedding drifts.
 */
export function warp(picture: Picture, toPatch: Similarity, size: number): Float32Array {
  const back = invert(toPatch);
  const block = Math.floor(Math.hypot(back.a, back.b) + 0.25);
  if (block < 2) return sample(picture, back, size);
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  const seen = corners.map((corner) => apply(back, corner));
  const left = Math.max(0, Math.floor(Math.min(...seen.map(([x]) => x))) - block);
  const top = Math.max(0, Math.floor(Math.min(...seen.map(([, y]) => y))) - block);
  const right = Math.min(picture.width, Math.ceil(Math.max(...seen.map(([x]) => x))) + block);
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...seen.map(([, y]) => y))) + block);
  const shrunk = averageBlocks(picture, left, top, right, bottom, block);
  // The centre of block 0 is (block − 1) / 2 pixels into the picture.
  const offset = (block - 1) / 2;
  return sample(
    shrunk,
    {
      a: back.a / block,
      b: back.b / block,
      tx: (back.tx - left - offset) / block,
      ty: (back.ty - top - offset) / block,
    },
    size,
  );
}

function averageBlocks(
  from: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
  block: number,
) {
  const width = Math.max(1, Math.floor((right - left) / block));
  const height = Math.max(1, Math.floor((bottom - top) / block));
  const sums = new Uint32Array(width * 3);
  const data = new Uint8Array(width * height * 3);
  const area = block * block;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = 0; row < block; row++) {
      let at = ((top + y * block + row) * from.width + left) * 3;
      for (let x = 0; x < width * 3; x += 3) {
        for (let column = 0; column < block; column++, at += 3) {
          sums[x] = (sums[x] as number) + (from.data[at] as number);
          sums[x + 1] = (sums[x + 1] as number) + (from.data[at + 1] as number);
          sums[x + 2] = (sums[x + 2] as number) + (from.data[at + 2] as number);
        }
      }
    }
    for (let i = 0; i < sums.length; i++) data[y * width * 3 + i] = ((sums[i] as number) + area / 2) / area;
  }
  return { data, width, height };
}

/** Bilinear. Outside the picture counts as black, as it did when the models' thresholds were measured. */
function sample({ data, width, height }: Picture, { a, b, tx, ty }: Similarity, size: number): Float32Array {
  const patch = new Float32Array(size * size * 3);
  for (let v = 0, to = 0; v < size; v++) {
    for (let u = 0; u < size; u++, to += 3) {
      const x = a * u - b * v + tx;
      const y = b * u + a * v + ty;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < -1 || top < -1 || left >= width || top >= height) continue;
      const before = left >= 0 ? 1 - (x - left) : 0;
      const after = left + 1 < width ? x - left : 0;
      const above = top >= 0 ? 1 - (y - top) : 0;
      const below = top + 1 < height ? y - top : 0;
      // A corner outside the picture has no weight, so it may be read from any existing pixel.
      const row0 = Math.max(0, top) * width;
      const row1 = Math.min(height - 1, top + 1) * width;
      const x0 = Math.max(0, left);
      const x1 = Math.min(width - 1, left + 1);
      for (let channel = 0; channel < 3; channel++) {
        patch[to + channel] =
          above * before * (data[(row0 + x0) * 3 + channel] as number) +
          above * after * (data[(row0 + x1) * 3 + channel] as number) +
          below * before * (data[(row1 + x0) * 3 + channel] as number) +
          below * after * (data[(row1 + x1) * 3 + channel] as number);
      }
    }
  }
  return patch;
}

/** Returns a square of the picture, resized to `size`×`size`. */
export function cropSquare(picture: Picture, area: Rectangle, size: number): Float32Array {
  const scale = size / area.width;
  const offset = 0.5 * scale - 0.5;
  return warp(
    picture,
    { a: scale, b: 0, tx: offset - area.left * scale, ty: offset - area.top * scale },
    size,
  );
}

/** Returns perceptual brightness. */
export function grey(rgb: Uint8Array | Float32Array): Float32Array {
  const values = new Float32Array(rgb.length / 3);
  for (let i = 0, at = 0; i < values.length; i++, at += 3) {
    values[i] =
      0.299 * (rgb[at] as number) + 0.587 * (rgb[at + 1] as number) + 0.114 * (rgb[at + 2] as number);
  }
  return values;
}

/** Returns a square around a centre, shrunk and moved until it is inside the picture. */
export function squareInside(picture: Picture, [cx, cy]: Point, wanted: number): Rectangle {
  const side = Math.max(2, Math.floor(Math.min(wanted, picture.width, picture.height)));
  const left = Math.round(Math.max(0, Math.min(picture.width - side, cx - side / 2)));
  const top = Math.round(Math.max(0, Math.min(picture.height - side, cy - side / 2)));
  return { left, top, width: side, height: side };
}
