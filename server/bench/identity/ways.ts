import sharp from 'sharp';

/** Ways in which people photograph a paper. */
export type Way = (paper: Buffer) => Promise<Buffer>;

type Corner = readonly [x: number, y: number];
type Scene = {
  /** The positions of the paper's corners in the photograph, as shares, from the upper left clockwise. */
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  readonly width?: number;
  readonly light?: (x: number, y: number) => number;
  readonly tint?: readonly [number, number, number];
  readonly blur?: number;
  readonly noise?: number;
  readonly quality?: number;
};

const STRAIGHT = box(0.06, 0.08, 0.94, 0.92);
const WAYS_BY_NAME: Readonly<Record<string, Scene>> = {
  'flat, close': { corners: STRAIGHT },
  'scanned to the edge': { corners: box(0.005, 0.005, 0.995, 0.995), quality: 85 },
  'turned by four degrees': {
    corners: [
      [0.09, 0.06],
      [0.95, 0.12],
      [0.91, 0.94],
      [0.05, 0.88],
    ],
  },
  'from the left': {
    corners: [
      [0.06, 0.05],
      [0.93, 0.13],
      [0.93, 0.87],
      [0.06, 0.95],
    ],
  },
  'from below': {
    corners: [
      [0.13, 0.09],
      [0.87, 0.09],
      [0.96, 0.93],
      [0.04, 0.93],
    ],
  },
  'in the evening': { corners: STRAIGHT, light: () => 0.45, noise: 7, tint: [1.08, 1, 0.82] },
  'under a cold lamp': { corners: STRAIGHT, tint: [0.9, 1, 1.12], light: (x) => 0.8 + 0.3 * x },
  'with a shadow': { corners: STRAIGHT, light: (x, y) => (x + y > 1.15 ? 0.6 : 1) },
  'with glare': {
    corners: STRAIGHT,
    light: (x, y) => 1 + 0.9 * Math.exp(-((x - 0.78) ** 2 + (y - 0.9) ** 2) / 0.006),
  },
  'a little out of focus': { corners: STRAIGHT, blur: 1.1 },
  'by a cheap phone': { corners: STRAIGHT, noise: 9, quality: 50, blur: 0.6 },
  'on a table, from afar': { corners: box(0.2, 0.22, 0.8, 0.78), width: 1600 },
};
export const WAYS: Readonly<Record<string, Way>> = Object.fromEntries(
  Object.entries(WAYS_BY_NAME).map(([name, scene]) => [name, (paper: Buffer) => photograph(paper, scene)]),
);

function box(left: number, top: number, right: number, bottom: number): Scene['corners'] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

async function photograph(paper: Buffer, scene: Scene): Promise<Buffer> {
  const { data, info } = await sharp(paper).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const width = scene.width ?? 1400;
  const height = Math.round((width * info.height) / info.width);
  const toPaper = homography(scene.corners.map(([x, y]): Corner => [x * width, y * height]));
  const random = sequence(width + scene.corners.length);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = toPaper(x, y);
      const light = scene.light?.(x / width, y / height) ?? 1;
      const grain = scene.noise ? scene.noise * (random() + random() + random() - 1.5) : 0;
      for (let channel = 0; channel < 3; channel++) {
        const table = (TABLE[channel] ?? 0) + 8 * Math.sin(x / 37 + y / 91);
        const inside = u >= 0 && v >= 0 && u < 1 && v < 1;
        const value = inside ? pixel(data, info, u, v, channel) : table;
        const lit = value * light * (scene.tint?.[channel] ?? 1) + grain;
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, lit));
      }
    }
  }
  const photo = sharp(out, { raw: { width, height, channels: 3 } });
  if (scene.blur) photo.blur(scene.blur);
  return photo.jpeg({ quality: scene.quality ?? 88 }).toBuffer();
}

const TABLE = [96, 84, 74];

function pixel(data: Buffer, of: { width: number; height: number }, u: number, v: number, channel: number) {
  const x = Math.min(of.width - 1.01, u * of.width);
  const y = Math.min(of.height - 1.01, v * of.height);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (row: number, column: number) => data[(row * of.width + column) * 3 + channel] ?? 0;
  const upper = at(top, left) + (at(top, left + 1) - at(top, left)) * (x - left);
  const lower = at(top + 1, left) + (at(top + 1, left + 1) - at(top + 1, left)) * (x - left);
  return upper + (lower - upper) * (y - top);
}

/** Maps the corners to the unit square, by eight linear equations. */
function homography(corners: readonly Corner[]): (x: number, y: number) => Corner {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const rows = corners.flatMap(([x, y], at) => {
    const [u, v] = square[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const w = g * x + h * y + 1;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  };
}

/** Gauss elimination with the largest pivot. */
function solve(rows: readonly (readonly number[])[]): number[] {
  const matrix = rows.map((row) => [...row]);
  const size = matrix.length;
  const get = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at; row < size; row++) if (Math.abs(get(row, at)) > Math.abs(get(best, at))) best = row;
    [matrix[at], matrix[best]] = [matrix[best] ?? [], matrix[at] ?? []];
    for (let row = 0; row < size; row++) {
      if (row === at) continue;
      const factor = get(row, at) / get(at, at);
      matrix[row] = (matrix[row] ?? []).map((value, column) => value - factor * get(at, column));
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
