import type { Session } from '#vision/models/session.ts';
import type { Picture, Point, Rectangle } from '#vision/pictures/image.ts';
import { crop, pad, squareInside, turn } from '#vision/pictures/image.ts';
import type { FaceBox } from './detect.ts';
import { detectFaces } from './detect.ts';
import type { Landmarks } from './landmarks.ts';
import { findLandmarks } from './landmarks.ts';

export interface FaceModels {
  detector: Session;
  mesh: Session;
}

export interface Face extends Landmarks {
  box: FaceBox;
  /** True when the mesh fits better upside down: the box is then only approximate. */
  onItsHead: boolean;
}

/** The faces, and the picture their coordinates refer to: a sideways photo is returned upright. */
export interface FoundFaces {
  picture: Picture;
  faces: readonly Face[];
}

const MIN_CONFIDENCE = 0.5;
const SURE_SCORE = 0.8;
/** The mesh runs on at most this many faces; a crowd is not a selfie and must not cost more. */
const MAX_FACES = 3;
const TILE_SHARE = 0.75;
const PADDING_SHARE = 0.3;
/** Below this share of the long side a face has 17 pixels for the detector, whose box may miss half of it. */
const SMALL_SHARE = 0.065;
/** How much of its surroundings a second look takes in, in widths of the box. */
const CLOSER = 4;

/**
 * Finds faces, largest first. Most pictures need one look. A small portrait on a large page, a face that
 * fills the frame, and a photo taken sideways each need another look: tiles, a margin, and quarter turns, in
 * that order, stopping at the first that finds a face.
 */
export async function findFaces(models: FaceModels, picture: Picture): Promise<FoundFaces> {
  const atOnce = await look(models, picture, picture, 0, 0);
  if (atOnce[0]?.onItsHead) {
    const turned = await turn(picture, 180);
    const faces = await look(models, turned, turned, 0, 0);
    if (faces.length > 0) return { picture: turned, faces };
  }
  if (atOnce.length > 0) return { picture, faces: await closer(models, picture, atOnce) };

  const tiled: Face[] = [];
  for (const tile of tiles(picture)) {
    tiled.push(...(await look(models, picture, await crop(picture, tile), tile.left, tile.top)));
  }
  if (tiled.length > 0) return { picture, faces: bySize(tiled) };

  const padded = await pad(picture, PADDING_SHARE);
  const faces = await look(models, padded, padded, 0, 0);
  if (faces.length > 0) return { picture: padded, faces };

  return bestTurn(models, picture);
}

/** Looks again, from closer, at a largest face that is small: a wrong box misplaces the landmarks. */
async function closer(
  models: FaceModels,
  picture: Picture,
  faces: readonly Face[],
): Promise<readonly Face[]> {
  const [{ box } = { box: null }, ...others] = faces;
  if (!box) return faces;
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  if (side >= SMALL_SHARE * Math.max(picture.width, picture.height)) return faces;
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const area = squareInside(picture, centre, side * CLOSER);
  const [face] = await look(models, picture, await crop(picture, area), area.left, area.top);
  return face ? [face, ...others] : faces;
}

/**
 * A single look, for sequences of many frames, where a face that has to be searched for is not a valid
 * answer.
 */
export function findFacesAtOnce(models: FaceModels, picture: Picture): Promise<readonly Face[]> {
  return look(models, picture, picture, 0, 0);
}

/** An upside-down face can pass for a face: of all turns, the one whose mesh fits best is upright. */
async function bestTurn(models: FaceModels, picture: Picture): Promise<FoundFaces> {
  let best: FoundFaces = { picture, faces: [] };
  let confidence = 0;
  for (const degrees of [90, 180, 270]) {
    const turned = await turn(picture, degrees);
    const faces = await look(models, turned, turned, 0, 0);
    const surest = Math.max(0, ...faces.map((face) => face.confidence));
    if (surest > confidence) {
      best = { picture: turned, faces };
      confidence = surest;
    }
  }
  return best;
}

/**
 * Returns the rotation in quarter turns that brings a face upright: 0 when it is upright, 90 when it lies on
 * its left.
 */
export function quarterTurn({ points: [leftEye, rightEye] }: Face): number {
  const tilt = Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]);
  return (360 - Math.round(tilt / (Math.PI / 2)) * 90) % 360;
}

/** Detects in one view, then places the landmarks on the whole picture. */
async function look(models: FaceModels, picture: Picture, view: Picture, left: number, top: number) {
  const boxes = bySize((await detectFaces(models.detector, view)).map(moveBy(left, top)));
  const faces: Face[] = [];
  for (const box of boxes.slice(0, MAX_FACES)) {
    const face = await meshEitherWayUp(models.mesh, picture, box);
    if (face.confidence >= MIN_CONFIDENCE) faces.push(face);
  }
  return faces;
}

/**
 * The detector takes an upside-down face for an upright one, with the eyes where the mouth is, but with lower
 * confidence. The mesh is then tried both ways, and fits better the right way up.
 */
async function meshEitherWayUp(mesh: Session, picture: Picture, box: FaceBox): Promise<Face> {
  const found = { ...(await findLandmarks(mesh, picture, box)), box, onItsHead: false };
  if (box.score >= SURE_SCORE) return found;
  const [left, right] = box.eyes;
  const turned = { ...box, eyes: [right, left] as const };
  const other = { ...(await findLandmarks(mesh, picture, turned)), box: turned, onItsHead: true };
  return other.confidence > found.confidence ? other : found;
}

/** Returns overlapping squares of three quarters of the short side that cover the picture. */
function tiles({ width, height }: Picture): Rectangle[] {
  const side = Math.round(Math.min(width, height) * TILE_SHARE);
  const columns = starts(width, side);
  return starts(height, side).flatMap((top) =>
    columns.map((left) => ({ left, top, width: side, height: side })),
  );
}

function starts(length: number, side: number): number[] {
  const steps = Math.ceil((length - side) / (side * 0.6));
  return Array.from({ length: steps + 1 }, (_, step) =>
    Math.round(((length - side) * step) / Math.max(1, steps)),
  );
}

function bySize<T extends { left: number; right: number; top: number; bottom: number }>(faces: T[]): T[] {
  const area = (face: T) => (face.right - face.left) * (face.bottom - face.top);
  return faces.sort((one, other) => area(other) - area(one));
}

function moveBy(dx: number, dy: number) {
  return (box: FaceBox): FaceBox => ({
    score: box.score,
    left: box.left + dx,
    right: box.right + dx,
    top: box.top + dy,
    bottom: box.bottom + dy,
    eyes: [
      [box.eyes[0][0] + dx, box.eyes[0][1] + dy],
      [box.eyes[1][0] + dx, box.eyes[1][1] + dy],
    ],
  });
}
