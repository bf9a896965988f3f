import type { Face } from '#vision/faces/find-faces.ts';
import { readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, runSingle } from '#vision/models/session.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';
import { cropSquare, squareInside } from '#vision/pictures/image.ts';

const INPUT_SIDE = 128;
/** The model looks at the head with its surroundings: a screen's edge or a hand is half of the evidence. */
const SURROUNDINGS = 2.7;
/**
 * The model was trained on boxes from the hairline to the chin; the mesh stops at the brow. Measured on 110
 * faces: such a box is 1.17 mesh heights, and its middle lies 0.07 higher.
 */
const HEAD_HEIGHT = 1.17;
const HEAD_RISE = 0.07;

export function openAntiSpoof(): Promise<Session> {
  return readModel('antiSpoof').then((model) => openSession(model, 'plain'));
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

/** How likely the face is a person in front of the camera rather than a picture of one, 0–1. */
export async function liveProbability(session: Session, picture: Picture, head: Head): Promise<number> {
  const area = squareInside(picture, head.centre, head.side * SURROUNDINGS);
  const pixels = cropSquare(picture, area, INPUT_SIDE);
  const count = INPUT_SIDE * INPUT_SIDE;
  const input = new Float32Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      input[(2 - channel) * count + pixel] = pixels[pixel * 3 + channel] as number;
    }
  }
  const { data } = await runSingle(session, input, [1, 3, INPUT_SIDE, INPUT_SIDE]);
  return softmaxFirst(data);
}

function softmaxFirst(logits: Float32Array): number {
  const highest = Math.max(...logits);
  const powers = [...logits].map((logit) => Math.exp(logit - highest));
  return (powers[0] as number) / powers.reduce((sum, power) => sum + power, 0);
}
