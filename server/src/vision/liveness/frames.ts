import { grey, type Picture, resize } from '#vision/pictures/image.ts';
import { likeness } from '#vision/pictures/same-photo.ts';

const THUMBNAIL_SIDE = 48;

/** The whole frame, small and grey: enough to tell a moved camera from a repeated file. */
export async function thumbnail(picture: Picture): Promise<Float32Array> {
  return grey(await resize(picture, THUMBNAIL_SIDE, THUMBNAIL_SIDE));
}

type Comparable = { readonly thumbnail: Float32Array; readonly patch: Float32Array };

/**
 * How far the two least alike frames differ. A person in front of a camera moves between frames; one still,
 * sent again or shifted, stays alike in every pair. Each frame is held against the first and the last, so the
 * work grows with the number of frames and not with its square.
 */
export function compareFrames(frames: readonly Comparable[]): {
  frameDifference: number | null;
  frameLikeness: number | null;
} {
  const first = frames[0];
  const last = frames.at(-1);
  if (!first || !last || frames.length < 2) return { frameDifference: null, frameLikeness: null };
  const pairs = [
    ...frames.slice(1).map((frame) => [first, frame] as const),
    ...frames.slice(1, -1).map((frame) => [frame, last] as const),
  ];
  return {
    frameDifference: Math.max(...pairs.map(([one, other]) => meanDifference(one.thumbnail, other.thumbnail))),
    frameLikeness: Math.min(...pairs.map(([one, other]) => likeness(one.patch, other.patch))),
  };
}

function meanDifference(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] as number) - (other[i] as number));
  return sum / one.length;
}
