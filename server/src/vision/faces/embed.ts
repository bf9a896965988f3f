import type { EmbedderSettings } from '#core/identity/engine.ts';
import { modelVersion, readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, run } from '#vision/models/session.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';
import { fitSimilarity, warp } from '#vision/pictures/image.ts';
import type { FivePoints } from './landmarks.ts';

/** Where ArcFace and its relatives expect the five points, in a patch of 112 pixels. */
const ARCFACE_TEMPLATE: readonly Point[] = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];
const ARCFACE_SIDE = 112;

/** The model that comes with the service: a 512-number MobileFaceNet that reads blue before red. */
const BUILT_IN: EmbedderSettings = {
  size: ARCFACE_SIDE,
  layout: 'channels_first',
  color: 'bgr',
  mean: 127.5,
  std: 128,
};

export interface Embedder {
  session: Session;
  settings: EmbedderSettings;
  version: string;
}

export async function openEmbedder(settings: EmbedderSettings = BUILT_IN): Promise<Embedder> {
  if (settings.path === undefined) {
    const session = await openSession(await readModel('faceEmbedding'), 'plain');
    return { session, settings, version: modelVersion('faceEmbedding') };
  }
  return { session: await openSession(settings.path, 'plain'), settings, version: settings.path };
}

/** A face as a unit vector: the cosine of two of them says how alike the faces are. */
export async function embed(embedder: Embedder, picture: Picture, points: FivePoints): Promise<Float32Array> {
  const { session, settings } = embedder;
  const { size } = settings;
  const template = settings.template ?? ARCFACE_TEMPLATE.map(scaleTo(size));
  const patch = warp(picture, fitSimilarity(points, template), size);
  const shape = settings.layout === 'channels_first' ? [1, 3, size, size] : [1, size, size, 3];
  const outputs = await run(session, arrange(patch, settings), shape, settings.input);
  const output = settings.output ?? (session.outputNames[0] as string);
  return normalise(Float32Array.from(outputs[output]?.data ?? []));
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number);
  return sum;
}

/** Brings pixels into the order, colour sequence and range that the model was trained on. */
function arrange(patch: Float32Array, { size, layout, color, mean, std }: EmbedderSettings): Float32Array {
  const area = size * size;
  const input = new Float32Array(area * 3);
  for (let pixel = 0; pixel < area; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const source = color === 'bgr' ? 2 - channel : channel;
      const value = ((patch[pixel * 3 + source] as number) - mean) / std;
      input[layout === 'channels_first' ? channel * area + pixel : pixel * 3 + channel] = value;
    }
  }
  return input;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function scaleTo(size: number) {
  return ([x, y]: Point): Point => [(x * size) / ARCFACE_SIDE, (y * size) / ARCFACE_SIDE];
}
