import { createHash } from 'node:crypto';
import type { BadImageReport, ChallengeImages } from '#core/identity/engine.ts';
import type { ChallengeReading, FlashReading, HeadPose, LookReading } from '#core/identity/reading.ts';
import { cosine, type Embedder, embed } from '#vision/faces/embed.ts';
import { type Face, type FaceModels, findFacesAtOnce } from '#vision/faces/find-faces.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { load } from '#vision/pictures/load.ts';
import { type Comparable, comparable, faceLikeness, isSamePicture } from './frames.ts';
import { type Scene, sceneLikeness, sceneOf } from './scene.ts';

/** A face that looks at the camera, as a reference for the others. */
export type Posed = {
  readonly pose: HeadPose;
  readonly size: number;
  readonly vector: Float32Array;
  readonly comparable: Comparable;
};

type Models = { readonly faces: FaceModels; readonly embedder: Embedder };

/** Small frames suffice: angles are measured, not skin texture. */
const SIDE = 960;
/** A second face of this relative size could be the one that moves. */
const COMPANION = 0.6;
/** From this change of size on, up or down, the frame is checked for being a scaled copy. */
const GROWN = 1.1;

/** The reading of a frame and its background. */
type Seen<Reading> = { readonly reading: Reading; readonly scene: Scene } | null;
type SeenLook = NonNullable<Seen<LookReading>> & { readonly own: Comparable };

/** Measures the requested movements against the selfie frames of the same attempt. */
export async function lookAtMovements(
  models: Models,
  { steps, flashes }: ChallengeImages,
  straight: readonly Posed[],
  onStage: (stage: 'faces') => void,
): Promise<ChallengeReading | { badImage: BadImageReport }> {
  const look = async <Result>(
    name: string,
    bytes: Uint8Array,
    read: (picture: Picture) => Promise<Result>,
  ) => {
    const loaded = await load(bytes, SIDE, name);
    if ('badImage' in loaded) throw new Unusable(loaded.badImage);
    const seen = await read(loaded.picture);
    onStage('faces');
    return seen;
  };
  try {
    const moved: Seen<LookReading>[][] = [];
    // No camera takes the same picture twice: a file that is sent again, or saved again, is no further look.
    const files = new Set<string>();
    const pictures: Comparable[] = [];
    for (const [step, looks] of steps.entries()) {
      const row: Seen<LookReading>[] = [];
      for (const [nth, bytes] of looks.entries()) {
        const file = createHash('sha256').update(bytes).digest('base64');
        const isKnown = files.has(file);
        files.add(file);
        const seen = isKnown
          ? null
          : await look(`m${step}-${nth}`, bytes, (picture) => readLook(models, picture, straight));
        const isCopy = seen !== null && pictures.some((other) => isSamePicture(other, seen.own));
        if (seen) pictures.push(seen.own);
        row.push(isCopy ? null : seen);
      }
      moved.push(row);
    }
    const lit: Seen<FlashReading>[] = [];
    for (const [nth, bytes] of flashes.entries()) {
      lit.push(await look(`f${nth}`, bytes, (picture) => lookAtFlash(models, picture)));
    }
    return {
      straight: medianOf(straight),
      steps: moved.map((row) => row.map((seen) => seen?.reading ?? null)),
      flashes: lit.map((seen) => seen?.reading ?? null),
      sameScene: leastAlike([
        straight.map(({ comparable: { scene } }) => scene),
        ...[...moved, lit].map(scenesOf),
      ]),
    };
  } catch (error) {
    if (error instanceof Unusable) return { badImage: error.report };
    throw error;
  }
}

class Unusable extends Error {
  readonly report: BadImageReport;
  constructor(report: BadImageReport) {
    super(report.fault);
    this.report = report;
  }
}

const scenesOf = (row: readonly Seen<unknown>[]) => row.flatMap((seen) => seen?.scene ?? []);

/** Between two steps the best-fitting pair counts, because the camera may have moved. */
function leastAlike(rows: readonly (readonly Scene[])[]): number | null {
  const seen = rows.filter((row) => row.length > 0);
  const steps = seen.slice(1).flatMap((row, index) => {
    const pairs = row.flatMap((scene) =>
      (seen[index] ?? []).flatMap((before) => sceneLikeness(before, scene) ?? []),
    );
    return pairs.length > 0 ? [Math.max(...pairs)] : [];
  });
  return steps.length > 0 ? Math.min(...steps) : null;
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
): Promise<SeenLook | null> {
  const face = await onlyFace(models, picture);
  if (!face) return null;
  const vector = await embed(models.embedder, picture, face.points);
  const alike = straight.map((posed) => cosine(vector, posed.vector));
  const size = sizeOf(picture, face);
  const grown = straight.filter((posed) => Math.max(size / posed.size, posed.size / size) >= GROWN);
  const own = await comparable(picture, face);
  const copies = grown.map((posed) => faceLikeness(posed.comparable, own));
  return {
    own,
    scene: own.scene,
    reading: {
      ...face.pose,
      size,
      cosine: alike.length > 0 ? Math.min(...alike) : 0,
      copy: copies.length > 0 ? Math.max(...copies) : null,
    },
  };
}

async function lookAtFlash(models: Models, picture: Picture): Promise<Seen<FlashReading>> {
  const face = await onlyFace(models, picture);
  return face && { reading: readFlash(picture, face), scene: await sceneOf(picture, face) };
}

const FOREHEAD = 10;
const CHIN = 152;

/**
 * Returns the 3D distance from forehead to chin over the frame's short side, which turning the head does not
 * change.
 */
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

/** Measures the face inside its box, without hair, and the area beside the head at its height. */
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
  // A face that fills the frame has nothing beside it to compare with.
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
