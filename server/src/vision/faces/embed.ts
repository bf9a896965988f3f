import type { EmbedderName, EmbedderSettings, OwnEmbedder } from '#core/identity/engine.ts';
import { EMBEDDERS } from '#core/identity/engine.ts';
import { type ModelName, modelVersion, ownModelVersion, readModel } from '#vision/models/models.ts';
import { arrange, inputShape } from '#vision/models/pixels.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, run } from '#vision/models/session.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';
import { fitSimilarity, warp } from '#vision/pictures/image.ts';
import type { FivePoints } from './landmarks.ts';

/** The positions of the five points in ArcFace-style models, in a patch of 112 pixels. */
const ARCFACE_TEMPLATE: readonly Point[] = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];
const ARCFACE_SIDE = 112;

type Settings = Omit<OwnEmbedder, 'path' | 'calibrationPoints'>;

/** Both are MobileFaceNets. SFace scales the pixels itself; the other uses BGR order. */
const BUILT_IN: Readonly<Record<EmbedderName, Settings & { readonly model: ModelName }>> = {
  sface: {
    model: 'sface',
    size: ARCFACE_SIDE,
    layout: 'channels_first',
    color: 'rgb',
    mean: 0,
    std: 1,
  },
  faceplugin: {
    model: 'faceplugin',
    size: ARCFACE_SIDE,
    layout: 'channels_first',
    color: 'bgr',
    mean: 127.5,
    std: 128,
  },
};

export interface Embedder {
  session: Session;
  settings: Settings;
  version: string;
}

export async function openEmbedder(chosen: EmbedderSettings = EMBEDDERS[0]): Promise<Embedder> {
  if (typeof chosen !== 'string') {
    const { path, calibrationPoints: _calibrationPoints, ...settings } = chosen;
    const version = await ownModelVersion(path, settings);
    return { session: await openSession(path, 'plain'), settings, version };
  }
  const { model, ...settings } = BUILT_IN[chosen];
  return {
    session: await openSession(await readModel(model), 'plain'),
    settings,
    version: modelVersion(model),
  };
}

/** Returns a face as a unit vector. The cosine of two of them is their similarity. */
export async function embed(embedder: Embedder, picture: Picture, points: FivePoints): Promise<Float32Array> {
  const { session, settings } = embedder;
  const template = settings.template ?? ARCFACE_TEMPLATE.map(scaleTo(settings.size));
  const patch = warp(picture, fitSimilarity(points, template), settings.size);
  const outputs = await run(session, arrange(patch, settings), inputShape(settings), settings.input);
  const output = settings.output ?? (session.outputNames[0] as string);
  return normalise(Float32Array.from(outputs[output]?.data ?? []));
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number);
  return sum;
}

/** Returns the mean of several embeddings of one face. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = vectors;
  return normalise(first.map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] as number), 0)));
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function scaleTo(size: number) {
  return ([x, y]: Point): Point => [(x * size) / ARCFACE_SIDE, (y * size) / ARCFACE_SIDE];
}
