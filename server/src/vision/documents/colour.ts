import type { Head } from '#vision/liveness/anti-spoof.ts';
import type { Picture, Rectangle } from '#vision/pictures/image.ts';
import { crop, resize } from '#vision/pictures/image.ts';
import { deviation, mean } from '#vision/pictures/statistics.ts';
import type { Page } from './boxes.ts';

const STEPS = 64;

/**
 * Returns the spread of colours in the area of print and portrait, in byte steps. A lamp tints grey paper
 * evenly, so once the tint is removed nothing is left. Behind the print of many cards is one pale colour, but
 * a photocopy's portrait is as grey as its print.
 */
export async function colourSpread({ picture, boxes }: Page, portrait: Head | null): Promise<number> {
  if (boxes.length === 0) return 0;
  const face = portrait ? [headBox(portrait)] : [];
  const printed = await crop(picture, around(picture, [...boxes, ...face]));
  // Downscaled, so that the colours that JPEG leaves at the edges of letters disappear.
  const pixels = await resize(printed, STEPS, STEPS);
  const channel = (offset: number) =>
    Array.from({ length: STEPS * STEPS }, (_, at) => pixels[at * 3 + offset] ?? 0);
  const channels = [channel(0), channel(1), channel(2)] as const;
  const level = mean(channels.map(mean));
  const [red, green, blue] = channels.map((values) => {
    const gain = level / (mean(values) || 1);
    return values.map((value) => value * gain);
  });
  const apart = (one: readonly number[] = [], other: readonly number[] = []) =>
    deviation(one.map((value, at) => value - (other[at] ?? 0)));
  return Math.hypot(apart(red, green), apart(blue, green));
}

function headBox({ centre: [cx, cy], side }: Head): Box {
  return { cx, cy, width: side, height: side };
}

type Box = Pick<Page['boxes'][number], 'cx' | 'cy' | 'width' | 'height'>;

function around(picture: Picture, boxes: readonly Box[]): Rectangle {
  const left = Math.max(0, Math.min(...boxes.map((box) => box.cx - box.width / 2)));
  const right = Math.min(picture.width, Math.max(...boxes.map((box) => box.cx + box.width / 2)));
  const top = Math.max(0, Math.min(...boxes.map((box) => box.cy - box.height / 2)));
  const bottom = Math.min(picture.height, Math.max(...boxes.map((box) => box.cy + box.height / 2)));
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.max(1, Math.floor(right) - Math.floor(left)),
    height: Math.max(1, Math.floor(bottom) - Math.floor(top)),
  };
}
