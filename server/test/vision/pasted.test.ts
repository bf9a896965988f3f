import { describe, expect, it } from 'vitest';
import { rimOfAnother } from '#vision/documents/pasted.ts';
import type { Picture, Point } from '#vision/pictures/image.ts';

const SIZE = { width: 640, height: 480 };
const HEAD = { centre: [320, 240] as Point, side: 128 };
/** The brightness of each pixel; `beside` is the horizontal distance from the middle. */
type Paint = (place: { readonly x: number; readonly y: number; readonly beside: number }) => number;

function painted(paint: Paint): Picture {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const at = (y * SIZE.width + x) * 3;
      data.fill(paint({ x, y, beside: Math.abs(x - 320) }), at, at + 3);
    }
  }
  return { data, ...SIZE };
}

const PAGE = 230;
/** Dark clothes below, a lighter wall above. */
const portrait = (y: number) => (y < 230 ? 150 : 40);
/** Another person's portrait: roughly the reverse. */
const below = (y: number) => (y < 200 ? 20 : 110 + ((y * 7) % 60));

describe('a rim of another portrait', () => {
  it.each<readonly [what: string, paint: Paint, seen: boolean]>([
    ['is not there on a page with one', ({ y, beside }) => (beside < 110 ? portrait(y) : PAGE), false],
    [
      'is not a frame of one colour',
      ({ y, beside }) => (beside < 100 ? portrait(y) : beside < 110 ? 10 : PAGE),
      false,
    ],
    [
      'is not a line of the wall, through which all goes on',
      ({ y, beside }) => (beside < 90 ? portrait(y) : beside < 110 ? portrait(y) + 40 : PAGE),
      false,
    ],
    [
      'is not seen on one side alone',
      ({ x, y, beside }) => (beside < 100 ? portrait(y) : beside < 110 && x < 320 ? below(y) : PAGE),
      false,
    ],
    [
      'is seen on both',
      ({ y, beside }) => (beside < 100 ? portrait(y) : beside < 110 ? below(y) : PAGE),
      true,
    ],
  ])('%s', async (_what, paint, seen) => {
    const rim = await rimOfAnother(painted(paint), HEAD);
    if (seen) expect(rim).toBeGreaterThan(0.65);
    else expect(rim).toBe(0);
  });

  it.each<readonly [where: string, centre: Point, side: number]>([
    ['at a corner', [3, 3], 128],
    ['beyond the picture', [-400, 240], 128],
    ['larger than the picture', [320, 240], 2_000],
    ['of a few pixels', [320, 240], 0.1],
  ])('is not there round a face %s', async (_where, centre, side) => {
    const blank = painted(() => PAGE);
    expect(await rimOfAnother(blank, { centre, side })).toBe(0);
  });
});
