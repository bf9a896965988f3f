import type { Face } from '#vision/faces/find-faces.ts';
import {
  fitSimilarity,
  grey,
  type Picture,
  type Point,
  resize,
  type Similarity,
  warp,
} from '#vision/pictures/image.ts';
import { flatLikeness, type Grey, mirrored, part } from '#vision/pictures/registration.ts';
import { facePoints } from '#vision/pictures/same-photo.ts';
import { type Scene, sceneLikeness, sceneOf } from './scene.ts';

const WHOLE_SIDE = 128;
const FACE_SIDE = 96;
const UNMOVED: Similarity = { a: 1, b: 0, tx: 0, ty: 0 };
/**
 * The mean difference of two pictures of 128 pixels, in standard deviations. A picture saved again with
 * little loss measured less than 0.006, and one moved by a single pixel of 640 at least 0.02.
 */
const SAVED_AGAIN = 0.006;
/** Two frames that differ this much are not copies of one still, whatever the others are. */
const CLEARLY_APART = { face: 0.85, whole: 0.93, eyes: 0.95 };
/** The band of the eyes in the face patch: a face that is cut out and moved keeps them unchanged. */
const EYES = { left: 20, top: 26, width: 56, height: 28 };

/** The parts of a frame needed to compare it with others. */
export type Comparable = {
  readonly whole: Grey;
  readonly points: readonly Point[];
  readonly face: Grey;
  readonly scene: Scene;
};

export type BetweenFrames = {
  readonly faceStillness: number | null;
  readonly wholeStillness: number | null;
  readonly eyesStillness: number | null;
  readonly sameScene: number | null;
};

const NOTHING_BETWEEN: BetweenFrames = {
  faceStillness: null,
  wholeStillness: null,
  eyesStillness: null,
  sameScene: null,
};

export async function comparable(picture: Picture, face: Face): Promise<Comparable> {
  const scale = WHOLE_SIDE / Math.max(picture.width, picture.height);
  const width = Math.max(8, Math.round(picture.width * scale));
  const height = Math.max(8, Math.round(picture.height * scale));
  const patch = warp(picture, fitSimilarity(face.points, facePoints(FACE_SIDE)), FACE_SIDE);
  return {
    whole: { values: grey(await resize(picture, width, height)), width, height },
    points: face.points.map(([x, y]): Point => [x * scale, y * scale]),
    face: { values: grey(patch), width: FACE_SIDE, height: FACE_SIDE },
    scene: await sceneOf(picture, face),
  };
}

/**
 * Compares the frames: are they one moment in time, and more than one picture? A person in front of a camera
 * moves between frames, the face by itself and against the background; copies of one still all fit the first.
 * The background stays from one frame to the next, but differs between photographs of an album.
 */
export function compareFrames(frames: readonly Comparable[]): BetweenFrames {
  const [first, ...others] = frames;
  if (!first || others.length === 0) return NOTHING_BETWEEN;
  const neighbours = others.map((frame, index) =>
    sceneLikeness(frame.scene, (frames[index] as Comparable).scene),
  );
  const scenes = neighbours.filter((likeness) => likeness !== null);
  return {
    ...stillness(first, others.toReversed()),
    sameScene: scenes.length > 0 ? Math.min(...scenes) : null,
  };
}

/** Returns how far one face is a copy of the other or of its mirror image, at any scale. */
export function faceLikeness(one: Comparable, other: Comparable): number {
  const faces = [other.face, mirrored(other.face)].map((face) => flatLikeness(one.face, face, UNMOVED));
  return Math.max(...faces);
}

/** True for one picture that was saved twice. A person who holds still is not one. */
export function isSamePicture({ whole: one }: Comparable, { whole: other }: Comparable): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const [first, second] = [standardised(one.values), standardised(other.values)];
  let sum = 0;
  for (const [at, value] of first.entries()) sum += Math.abs(value - (second[at] ?? 0));
  return sum / first.length < SAVED_AGAIN;
}

/** Without brightness and contrast, which are changed easily. */
function standardised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value) => (value - mean) / deviation);
}

/**
 * The frame that is least a copy of the first counts. The last is tried first, because most has happened
 * since.
 */
function stillness(first: Comparable, others: readonly Comparable[]) {
  let [face, whole, eyes] = [1, 1, 1];
  for (const frame of others) {
    face = Math.min(face, faceLikeness(first, frame));
    whole = Math.min(whole, wholeLikeness(first, frame));
    eyes = Math.min(eyes, eyesLikeness(first, frame));
    if (face < CLEARLY_APART.face && whole < CLEARLY_APART.whole && eyes < CLEARLY_APART.eyes) break;
  }
  return { faceStillness: face, wholeStillness: whole, eyesStillness: eyes };
}

function eyesLikeness(one: Comparable, other: Comparable): number {
  const eyes = part(one.face, EYES);
  const others = [other.face, mirrored(other.face)].map((face) => part(face, EYES));
  return Math.max(...others.map((band) => flatLikeness(eyes, band, UNMOVED)));
}

/**
 * Starts the search from the face's position in both and from the frame's: a search from far off finds
 * nothing.
 */
function wholeLikeness(one: Comparable, other: Comparable): number {
  const asItIs = { ...UNMOVED, a: other.whole.width / one.whole.width };
  const starts = [fitSimilarity(one.points, other.points), asItIs];
  return Math.max(...starts.map((start) => flatLikeness(one.whole, other.whole, start)));
}
