import type { BadImageReport, ChallengeImages } from '#core/identity/engine.ts';
import type { ChallengeReading, FlashReading, HeadPose, LookReading } from '#core/identity/reading.ts';
import { cosine, type Embedder, embed } from '#vision/faces/embed.ts';
import { type Face, type FaceModels, findFacesAtOnce } from '#vision/faces/find-faces.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { load } from '#vision/pictures/load.ts';

/** A face that looks at the camera, to hold the others against. */
export type Posed = { readonly pose: HeadPose; readonly size: number; readonly vector: Float32Array };

type Models = { readonly faces: FaceModels; readonly embedder: Embedder };

/** Small frames: what is measured here are angles, not pores. */
const SIDE = 960;
/** A second face of this size could be the one that moves. */
const COMPANION = 0.6;

/** Measures what a person did while they were asked to, against the selfie frames of the same attempt. */
export async function lookAtMovements(
  models: Models,
  { steps, flashes }: ChallengeImages,
  straight: readonly Posed[],
  onStage: (stage: 'faces') => void,
): Promise<ChallengeReading | { badImage: BadImageReport }> {
  const read: (LookReading | null)[][] = [];
  for (const [step, looks] of steps.entries()) {
    const row: (LookReading | null)[] = [];
    for (const [look, bytes] of looks.entries()) {
      const loaded = await load(bytes, SIDE, `m${step}-${look}`);
      if ('badImage' in loaded) return loaded;
      row.push(await readLook(models, loaded.picture, straight));
      onStage('faces');
    }
    read.push(row);
  }
  const colours: (FlashReading | null)[] = [];
  for (const [index, bytes] of flashes.entries()) {
    const loaded = await load(bytes, SIDE, `f${index}`);
    if ('badImage' in loaded) return loaded;
    const face = await onlyFace(models, loaded.picture);
    colours.push(face && readFlash(loaded.picture, face));
    onStage('faces');
  }
  return { straight: medianOf(straight), steps: read, flashes: colours };
}

async function onlyFace(models: Models, picture: Picture): Promise<Face | null> {
  const [face, other] = await findFacesAtOnce(models.faces, picture);
  if (!face || (other && sizeOf(picture, other) >= COMPANION * sizeOf(picture, face))) return null;
  return face;
}

async function readLook(
  models: Models,
  picture: Picture,
  straight: readonly Posed[],
): Promise<LookReading | null> {
  const face = await onlyFace(models, picture);
  if (!face) return null;
  const vector = await embed(models.embedder, picture, face.points);
  const alike = straight.map((posed) => cosine(vector, posed.vector));
  return { ...face.pose, size: sizeOf(picture, face), cosine: alike.length > 0 ? Math.min(...alike) : 0 };
}

const FOREHEAD = 10;
const CHIN = 152;

/** From forehead to chin in space, over the frame's short side: turning the head does not change it. */
export function sizeOf({ width, height }: Picture, { mesh }: Face): number {
  const [x0, y0, z0] = mesh[FOREHEAD] ?? [0, 0, 0];
  const [x1, y1, z1] = mesh[CHIN] ?? [0, 0, 0];
  return Math.hypot(x1 - x0, y1 - y0, z1 - z0) / Math.min(width, height);
}

function medianOf(straight: readonly Posed[]): ChallengeReading['straight'] {
  if (straight.length === 0) return null;
  const of = (value: (posed: Posed) => number) => {
    const sorted = straight.map(value).sort((one, other) => one - other);
    return sorted[sorted.length >> 1] as number;
  };
  return {
    yaw: of(({ pose }) => pose.yaw),
    pitch: of(({ pose }) => pose.pitch),
    eyes: of(({ pose }) => pose.eyes),
    mouth: of(({ pose }) => pose.mouth),
    size: of(({ size }) => size),
  };
}

/** The face inside its own box, where there is no hair; and what is beside the head, at its height. */
function readFlash(picture: Picture, { left, top, right, bottom }: Face): FlashReading {
  const [width, height] = [right - left, bottom - top];
  const middle = { left: left + width * 0.25, right: right - width * 0.25 };
  const rows = { top: top + height * 0.25, bottom: bottom - height * 0.2 };
  const face = meanColour(picture, { ...middle, ...rows });
  const beside = [
    { left: 0, right: left - width * 0.45, ...rows },
    { left: right + width * 0.45, right: picture.width, ...rows },
  ].filter((part) => part.right - part.left > width * 0.1);
  const around = beside.map((part) => meanColour(picture, part));
  const mean = (axis: 0 | 1 | 2) => around.reduce((sum, colour) => sum + colour[axis], 0) / around.length;
  // A face that fills the frame has nothing beside it to be held against.
  return { face, around: around.length > 0 ? [mean(0), mean(1), mean(2)] : face };
}

type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function meanColour(picture: Picture, part: Part): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, Math.round(part.top)); y < Math.min(picture.height, part.bottom); y += 2) {
    for (let x = Math.max(0, Math.round(part.left)); x < Math.min(picture.width, part.right); x += 2) {
      const at = (y * picture.width + x) * 3;
      sums[0] += picture.data[at] ?? 0;
      sums[1] += picture.data[at + 1] ?? 0;
      sums[2] += picture.data[at + 2] ?? 0;
      count++;
    }
  }
  const mean = (sum: number) => sum / Math.max(1, count);
  return [mean(sums[0]), mean(sums[1]), mean(sums[2])];
}
