import { readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, run } from '#vision/models/session.ts';
import { readTfjsModel } from '#vision/models/tfjs-model.ts';
import { convertToOnnx } from '#vision/models/tfjs-to-onnx.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';
import { resize } from '#vision/pictures/image.ts';

/** A face as BlazeFace returns it: a box and the two eyes, in pixels of the picture. */
export interface FaceBox {
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  eyes: readonly [Point, Point];
}

const INPUT_SIDE = 256;
const VALUES_PER_ANCHOR = 16;
const MIN_SCORE = 0.5;
const MAX_OVERLAP = 0.3;

/** Anchors are at the centre of each cell: two on the fine grid, six on the coarse one. */
const GRIDS = [
  { stride: 16, perCell: 2, scores: 'fineScores', boxes: 'fineBoxes' },
  { stride: 32, perCell: 6, scores: 'coarseScores', boxes: 'coarseBoxes' },
] as const;

export async function openDetector(): Promise<Session> {
  const [topology, weights] = await Promise.all([
    readModel('blazefaceTopology'),
    readModel('blazefaceWeights'),
  ]);
  return openSession(
    convertToOnnx(readTfjsModel(topology, weights), {
      inputShape: [INPUT_SIDE, INPUT_SIDE, 3],
      outputs: {
        fineScores: { node: 'Identity', shape: [1, 512, 1] },
        coarseScores: { node: 'Identity_1', shape: [1, 384, 1] },
        fineBoxes: { node: 'Identity_2', shape: [1, 512, VALUES_PER_ANCHOR] },
        coarseBoxes: { node: 'Identity_3', shape: [1, 384, VALUES_PER_ANCHOR] },
      },
    }),
    'blocked',
  );
}

/** Returns all faces in the picture, the most certain first. */
export async function detectFaces(detector: Session, picture: Picture): Promise<FaceBox[]> {
  const scale = INPUT_SIDE / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const left = Math.floor((INPUT_SIDE - width) / 2);
  const top = Math.floor((INPUT_SIDE - height) / 2);
  const input = letterbox(await resize(picture, width, height), width, height, left, top);
  const outputs = await run(detector, input, [1, INPUT_SIDE, INPUT_SIDE, 3]);

  const toPicture = (x: number, y: number): Point => [(x - left) / scale, (y - top) / scale];
  const found = GRIDS.flatMap((grid) => {
    const scores = outputs[grid.scores]?.data as Float32Array;
    const boxes = outputs[grid.boxes]?.data as Float32Array;
    return readGrid(grid, scores, boxes, toPicture);
  });
  return withoutOverlaps(found.sort((one, other) => other.score - one.score));
}

/** Centres the pixels, as −1…1, in a black square. */
function letterbox(pixels: Uint8Array, width: number, height: number, left: number, top: number) {
  const input = new Float32Array(INPUT_SIDE * INPUT_SIDE * 3).fill(-1);
  for (let y = 0; y < height; y++) {
    const from = y * width * 3;
    const to = ((y + top) * INPUT_SIDE + left) * 3;
    for (let i = 0; i < width * 3; i++) input[to + i] = (pixels[from + i] as number) / 127.5 - 1;
  }
  return input;
}

function readGrid(
  { stride, perCell }: (typeof GRIDS)[number],
  scores: Float32Array,
  boxes: Float32Array,
  toPicture: (x: number, y: number) => Point,
): FaceBox[] {
  const cells = INPUT_SIDE / stride;
  const found: FaceBox[] = [];
  for (const [index, logit] of scores.entries()) {
    const score = 1 / (1 + Math.exp(-logit));
    if (score < MIN_SCORE) continue;
    const cell = Math.floor(index / perCell);
    const anchorX = stride * ((cell % cells) + 0.5);
    const anchorY = stride * (Math.floor(cell / cells) + 0.5);
    const value = (offset: number) => boxes[index * VALUES_PER_ANCHOR + offset] as number;
    const [halfWidth, halfHeight] = [value(2) / 2, value(3) / 2];
    const [x, y] = [anchorX + value(0), anchorY + value(1)];
    const [boxLeft, boxTop] = toPicture(x - halfWidth, y - halfHeight);
    const [boxRight, boxBottom] = toPicture(x + halfWidth, y + halfHeight);
    found.push({
      score,
      left: boxLeft,
      top: boxTop,
      right: boxRight,
      bottom: boxBottom,
      eyes: [
        toPicture(anchorX + value(4), anchorY + value(5)),
        toPicture(anchorX + value(6), anchorY + value(7)),
      ],
    });
  }
  return found;
}

function withoutOverlaps(faces: readonly FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = [];
  for (const face of faces) {
    if (kept.every((other) => overlap(face, other) < MAX_OVERLAP)) kept.push(face);
  }
  return kept;
}

function overlap(one: FaceBox, other: FaceBox): number {
  const width = Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));
  const height = Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const shared = width * height;
  return shared / (area(one) + area(other) - shared);
}

function area({ left, top, right, bottom }: FaceBox): number {
  return (right - left) * (bottom - top);
}
