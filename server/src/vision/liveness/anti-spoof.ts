import type { LivenessSettings } from '#core/identity/engine.ts';
import type { Face } from '#vision/faces/find-faces.ts';
import { modelVersion, ownModelVersion, readModel } from '#vision/models/models.ts';
import { arrange, inputShape } from '#vision/models/pixels.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, run } from '#vision/models/session.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';
import { cropSquare, squareInside } from '#vision/pictures/image.ts';

type Settings = Omit<LivenessSettings, 'path' | 'minLive'>;

/**
 * The bundled model. It looks at the head with its surroundings: a screen's edge or a hand is half of the
 * evidence.
 */
const BUILT_IN: Settings = {
  size: 128,
  layout: 'channels_first',
  color: 'bgr',
  mean: 0,
  std: 1,
  surroundings: 2.7,
  live: 0,
};
/**
 * The model was trained on boxes from the hairline to the chin; the mesh stops at the brow. Measured on 110
 * faces: such a box is 1.17 mesh heights, and its centre is 0.07 higher.
 */
const HEAD_HEIGHT = 1.17;
const HEAD_RISE = 0.07;

export interface AntiSpoof {
  session: Session;
  settings: Settings;
  version: string;
}

export async function openAntiSpoof(own?: LivenessSettings): Promise<AntiSpoof> {
  if (own) {
    const { path, minLive: _minLive, ...settings } = own;
    const version = await ownModelVersion(path, settings);
    return { session: await openSession(path, 'plain'), settings, version };
  }
  const session = await openSession(await readModel('antiSpoof'), 'plain');
  return { session, settings: BUILT_IN, version: modelVersion('antiSpoof') };
}

export interface Head {
  centre: Point;
  side: number;
}

export function headOf({ left, top, right, bottom }: Face): Head {
  const height = bottom - top;
  return {
    centre: [(left + right) / 2, (top + bottom) / 2 - HEAD_RISE * height],
    side: HEAD_HEIGHT * height,
  };
}

/** Returns the probability that the face is a person in front of the camera and not a picture of one, 0–1. */
export async function liveProbability(model: AntiSpoof, picture: Picture, head: Head): Promise<number> {
  const { session, settings } = model;
  const area = squareInside(picture, head.centre, head.side * settings.surroundings);
  const pixels = cropSquare(picture, area, settings.size);
  const outputs = await run(session, arrange(pixels, settings), inputShape(settings), settings.input);
  const output = settings.output ?? (session.outputNames[0] as string);
  return softmaxAt(settings.live, outputs[output]?.data ?? new Float32Array());
}

function softmaxAt(index: number, logits: Float32Array): number {
  const highest = Math.max(...logits);
  const powers = [...logits].map((logit) => Math.exp(logit - highest));
  return (powers[index] as number) / powers.reduce((sum, power) => sum + power, 0);
}
