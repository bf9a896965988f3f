import type { Face } from '#vision/faces/find-faces.ts';
import { type Picture, resize } from '#vision/pictures/image.ts';

const SIDE = 32;
/** How far a hand-held camera moves between two frames, in pixels of the downscaled picture. */
const REACH = 4;
/** Hair, ears and neck move with the face, in shares of its box. */
const HEAD = { side: 0.15, above: 0.4, below: 0.15 };
/** With fewer visible pixels beside the face, no statement is possible. */
const MIN_PIXELS = 100;

/** The background of a person, downscaled and in colour, without the head. */
export type Scene = { readonly rgb: Uint8Array; readonly hidden: Uint8Array };

export async function sceneOf(picture: Picture, { box }: Face): Promise<Scene> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const left = ((box.left - HEAD.side * width) / picture.width) * SIDE;
  const right = ((box.right + HEAD.side * width) / picture.width) * SIDE;
  const top = ((box.top - HEAD.above * height) / picture.height) * SIDE;
  const bottom = ((box.bottom + HEAD.below * height) / picture.height) * SIDE;
  const hidden = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5];
    return x > left && x < right && y > top && y < bottom ? 1 : 0;
  });
  return { rgb: await resize(picture, SIDE, SIDE), hidden };
}

/**
 * Returns the similarity of two scenes at their best alignment, −1 to 1; null when the faces hide too much of
 * them.
 */
export function sceneLikeness(one: Scene, other: Scene): number | null {
  let best: number | null = null;
  for (let down = -REACH; down <= REACH; down++) {
    for (let across = -REACH; across <= REACH; across++) {
      const likeness = correlation(one, other, across, down);
      if (likeness !== null && (best === null || likeness > best)) best = likeness;
    }
  }
  return best;
}

function correlation(one: Scene, other: Scene, across: number, down: number): number | null {
  let [count, sumOne, sumOther, product, squaresOne, squaresOther] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(0, -down); y < Math.min(SIDE, SIDE - down); y++) {
    for (let x = Math.max(0, -across); x < Math.min(SIDE, SIDE - across); x++) {
      const at = y * SIDE + x;
      const there = (y + down) * SIDE + x + across;
      if (one.hidden[at] || other.hidden[there]) continue;
      for (let channel = 0; channel < 3; channel++) {
        const value = one.rgb[at * 3 + channel] as number;
        const seen = other.rgb[there * 3 + channel] as number;
        count += 1;
        sumOne += value;
        sumOther += seen;
        product += value * seen;
        squaresOne += value * value;
        squaresOther += seen * seen;
      }
    }
  }
  if (count < MIN_PIXELS * 3) return null;
  const covariance = product - (sumOne * sumOther) / count;
  const variances = (squaresOne - sumOne ** 2 / count) * (squaresOther - sumOther ** 2 / count);
  return covariance / Math.sqrt(variances + 1e-9);
}
