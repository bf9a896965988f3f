import sharp from 'sharp';
import type { Move } from '#core/identity/challenge.ts';
import { openDetector } from '#vision/faces/detect.ts';
import { findFaces } from '#vision/faces/find-faces.ts';
import { openMesh } from '#vision/faces/landmarks.ts';
import type { Vertex } from '#vision/faces/pose.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { rememberedPicture } from './remembered.ts';

/** Degrees as core/identity/challenge.ts counts them, opening as a share of the mouth's width, and scale. */
export type Posture = { yaw?: number; pitch?: number; mouth?: number; scale?: number };
export type Puppet = (posture: Posture) => Promise<Buffer>;

/** A posture that clearly performs the movement. */
export const POSTURES: Readonly<Record<Move, Posture>> = {
  turn_left: { yaw: 26 },
  turn_right: { yaw: -26 },
  look_up: { pitch: -22 },
  look_down: { pitch: 20 },
  open_mouth: { mouth: 0.6 },
  // People do not hold their face perfectly still meanwhile.
  come_closer: { scale: 1.35, yaw: 5, pitch: 4, mouth: 0.12 },
  move_away: { scale: 0.72, yaw: -5, pitch: -4, mouth: 0.12 },
};

/** The picture a moment later: a hand that holds a camera does not keep it perfectly still. */
export async function shaken(picture: Buffer, by: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: by, top: by, width: width - 2 * by, height: height - 2 * by })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The page's English instruction for each movement. */
export const WORDS: Readonly<Record<Move, string>> = {
  turn_left: 'Turn your head to your left',
  turn_right: 'Turn your head to your right',
  look_up: 'Lift your chin',
  look_down: 'Lower your chin',
  open_mouth: 'Open your mouth wide',
  come_closer: 'Come closer to the camera',
  move_away: 'Move away from the camera',
};

const INSIDE_MOUTH = [52, 18, 20];
const GRID = 48;

/**
 * A photograph whose face is warped as if the head had moved: its mesh is rotated in space, and the picture
 * follows. This is what software makes of one photograph; it stands in for real people, whose videos must not
 * be kept in this repository.
 */
export function openPuppet(photo: Buffer): Puppet {
  let face: ReturnType<typeof openFace> | undefined;
  return (posture) =>
    rememberedPicture(['puppet', JSON.stringify(posture), photo], async () => {
      face ??= openFace(photo);
      const { picture, mesh } = await face;
      const { scale = 1, ...turned } = posture;
      const flat = bent(picture, mesh, turned);
      return shown(scale === 1 ? flat : await nearer(flat, mesh, scale))
        .jpeg({ quality: 90 })
        .toBuffer();
    });
}

async function openFace(photo: Buffer) {
  const models = { detector: await openDetector(), mesh: await openMesh() };
  // Does not use our own decoder, which blocks every other format in this process.
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data, width: info.width, height: info.height };
  const mesh = (await findFaces(models, picture)).faces[0]?.mesh;
  if (!mesh) throw new Error('a puppet needs a photo with a face');
  return { picture, mesh };
}

function shown({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const at = (mesh: readonly Vertex[], index: number): Vertex => mesh[index] ?? [0, 0, 0];

/** The centre of rotation of a head: between the cheeks, and between forehead and chin. */
function middleOf(mesh: readonly Vertex[]): Vertex {
  const rim = [234, 454, 10, 152].map((index) => at(mesh, index));
  const mean = (axis: 0 | 1 | 2) => rim.reduce((sum, vertex) => sum + vertex[axis], 0) / rim.length;
  return [mean(0), mean(1), mean(2)];
}

function bent(picture: Picture, mesh: readonly Vertex[], posture: Posture): Picture {
  const { yaw = 0, pitch = 0, mouth = 0 } = posture;
  const [cx, cy, cz] = middleOf(mesh);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const moved = mesh.map(([x, y, z]): readonly [number, number] => {
    const [dx, dy, dz] = [x - cx, y - cy, z - cz];
    const depth = dx * Math.sin(radians(yaw)) + dz * Math.cos(radians(yaw));
    return [
      cx + dx * Math.cos(radians(yaw)) - dz * Math.sin(radians(yaw)),
      cy + dy * Math.cos(radians(pitch)) - depth * Math.sin(radians(pitch)),
    ];
  });
  const field = fieldOf(picture, mesh, moved);
  const gapAt = jawOf(mesh, mouth);
  const { width, height } = picture;
  const drawn = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const gap = gapAt(x, y);
      const [dx, dy] = field(x, y - gap.fall);
      const from =
        (Math.round(clamp(y - gap.fall + dy, height)) * width + Math.round(clamp(x + dx, width))) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const value = gap.open ? INSIDE_MOUTH[channel] : picture.data[from + channel];
        drawn[(y * width + x) * 3 + channel] = value ?? 0;
      }
    }
  }
  return { data: drawn, width, height };
}

/** Everything below the lips moves down, less and less towards the neck; the opening between is dark. */
function jawOf(mesh: readonly Vertex[], mouth: number) {
  const [left, right] = [at(mesh, 78), at(mesh, 308)];
  const half = Math.abs(right[0] - left[0]) / 2;
  const chin = at(mesh, 152)[1];
  const lipLine = (at(mesh, 13)[1] + at(mesh, 14)[1]) / 2;
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  const middle = (left[0] + right[0]) / 2;
  return (x: number, y: number): { open: boolean; fall: number } => {
    const across = (x - middle) / half;
    const line = lipLine + slope * (x - middle);
    const fall = mouth * half * 2 * Math.sqrt(Math.max(0, 1 - (across / 1.9) ** 2));
    const open = mouth * half * 2 * Math.sqrt(Math.max(0, 1 - across ** 2));
    if (mouth === 0 || y < line) return { open: false, fall: 0 };
    if (y < line + open) return { open: true, fall: 0 };
    const below = (y - line - fall) / Math.max(1, chin - line);
    return { open: false, fall: fall * Math.min(1, Math.max(0, 2.2 - below)) };
  };
}

/** The source of each pixel: it follows the vertices near it, and less and less beyond the face. */
function fieldOf(
  { width, height }: Picture,
  mesh: readonly Vertex[],
  moved: readonly (readonly [number, number])[],
): (x: number, y: number) => readonly [number, number] {
  const reach = Math.abs(at(mesh, 454)[0] - at(mesh, 234)[0]);
  const [stepX, stepY] = [(width - 1) / GRID, (height - 1) / GRID];
  const grid = Array.from({ length: (GRID + 2) ** 2 }, (_, cell) => {
    const x = (cell % (GRID + 2)) * stepX;
    const y = Math.floor(cell / (GRID + 2)) * stepY;
    let [sx, sy, sum, nearest] = [0, 0, 0, Infinity];
    for (const [index, [toX, toY]] of moved.entries()) {
      const [fromX, fromY] = at(mesh, index);
      const square = (toX - x) ** 2 + (toY - y) ** 2;
      const weight = Math.exp(-square / (2 * (reach * 0.055) ** 2)) + 1e-9 / (1 + square);
      sx += weight * (fromX - toX);
      sy += weight * (fromY - toY);
      sum += weight;
      nearest = Math.min(nearest, square);
    }
    const fade = Math.exp(-nearest / (2 * (reach * 0.22) ** 2));
    return [(sx / sum) * fade, (sy / sum) * fade] as const;
  });
  return (x, y) => {
    const [left, top] = [Math.floor(x / stepX), Math.floor(y / stepY)];
    const [fx, fy] = [x / stepX - left, y / stepY - top];
    const cell = (row: number, column: number) => grid[row * (GRID + 2) + column] ?? [0, 0];
    const blend = (axis: 0 | 1) =>
      (cell(top, left)[axis] * (1 - fx) + cell(top, left + 1)[axis] * fx) * (1 - fy) +
      (cell(top + 1, left)[axis] * (1 - fx) + cell(top + 1, left + 1)[axis] * fx) * fy;
    return [blend(0), blend(1)];
  };
}

/**
 * Scales the head but not the background, which does not move when a person comes closer. Where a smaller
 * head leaves a gap, the picture is stretched over it.
 */
async function nearer(flat: Picture, mesh: readonly Vertex[], scale: number): Promise<Picture> {
  const [cx, cy] = middleOf(mesh);
  const { width, height } = flat;
  const scaled = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(clamp(cx + (x - cx) / scale, width));
      const fromY = Math.round(clamp(cy + (y - cy) / scale, height));
      const from = (fromY * width + fromX) * 3;
      scaled.set(flat.data.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  const head = headOf(mesh);
  const soft = await shown(flat)
    .blur(head[0] / 3)
    .raw()
    .toBuffer();
  const room = scale < 1 ? pasted(flat, soft, [cx, cy], head) : flat;
  return pasted(room, scaled, [cx, cy], [head[0] * scale, head[1] * scale]);
}

/** Half the width and half the height of a head, with its hair and ears. */
function headOf(mesh: readonly Vertex[]): [number, number] {
  const across = Math.abs(at(mesh, 454)[0] - at(mesh, 234)[0]);
  const down = Math.abs(at(mesh, 152)[1] - at(mesh, 10)[1]);
  return [across * 0.75, down * 0.85];
}

const SOFT_EDGE = 0.25;

/** One picture over another, within an ellipse that fades out. */
function pasted(
  under: Picture,
  over: Uint8Array,
  [cx, cy]: readonly [number, number],
  [across, down]: readonly [number, number],
): Picture {
  const data = under.data.map((value, index) => {
    const pixel = Math.floor(index / 3);
    const [x, y] = [pixel % under.width, Math.floor(pixel / under.width)];
    const far = Math.hypot((x - cx) / across, (y - cy) / down);
    const share = Math.max(0, Math.min(1, (1 - far) / SOFT_EDGE));
    return Math.round(value * (1 - share) + (over[index] ?? 0) * share);
  });
  return { ...under, data };
}

function clamp(value: number, below: number): number {
  return Math.max(0, Math.min(below - 1, value));
}
