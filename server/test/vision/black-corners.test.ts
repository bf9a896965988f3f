import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutBlackCorners } from '#vision/liveness/black-corners.ts';
import type { Picture } from '#vision/pictures/image.ts';

const [WIDTH, HEIGHT] = [300, 400];
const WALL = { r: 150, g: 120, b: 100 };

async function drawn(svg: string, background = 'rgb(150,120,100)'): Promise<Picture> {
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } });
  const whole = `<svg width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`;
  // As a JPEG, because its artefacts beside an edge matter.
  const jpeg = await picture
    .composite([{ input: Buffer.from(whole) }])
    .jpeg({ quality: 75 })
    .toBuffer();
  return { data: await sharp(jpeg).raw().toBuffer(), width: WIDTH, height: HEIGHT };
}

async function turnedBy(degrees: number): Promise<Picture> {
  const upright = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } }).png();
  const turned = await sharp(await upright.toBuffer())
    .rotate(degrees, { background: '#000' })
    .toBuffer();
  const jpeg = await sharp(turned).resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 75 }).toBuffer();
  return { data: await sharp(jpeg).raw().toBuffer(), width: WIDTH, height: HEIGHT };
}

/** The share of the picture that is much darker than the wall. */
const dark = ({ data }: Picture) => data.reduce((sum, value) => sum + (value < 60 ? 1 : 0), 0) / data.length;

describe('black corners', () => {
  it.each([-14, -5, 3, 8, 15])('of a photograph that was rotated by %d° are filled', async (degrees) => {
    const turned = await turnedBy(degrees);
    expect(dark(turned)).toBeGreaterThan(0.02);
    const filled = await withoutBlackCorners(turned);
    // Except for the last pixels of a tip.
    expect(dark(filled)).toBeLessThan(0.015);
    expect([filled.width, filled.height, filled.data.length]).toEqual([WIDTH, HEIGHT, turned.data.length]);
  });

  /** Rotated about the middle, so that the corners around it are black. */
  const turnedAbout = (degrees: number, inside: string) =>
    drawn(`<g transform="rotate(${degrees} 150 200)">${inside}</g>`, '#000');
  const room = '<rect x="0" y="10" width="300" height="380" fill="#96785f"/>';

  it.each([-9, 8, 12])('are filled where dark clothes run into them, at %d°', async (degrees) => {
    const clothes = '<path d="M40,420 Q60,290 150,290 Q240,290 260,420Z"/>';
    const turned = await turnedAbout(degrees, `${room}${clothes}`);
    const filled = await withoutBlackCorners(turned);
    const top = (picture: Picture) => ({ ...picture, data: picture.data.subarray(0, WIDTH * 200 * 3) });
    expect(dark(top(turned))).toBeGreaterThan(0.03);
    expect(dark(top(filled))).toBeLessThan(0.01);
    // The clothes stay dark.
    expect(dark(filled)).toBeGreaterThan(0.1);
  });

  it('of one that was also shifted are filled: a band with a slanted edge', async () => {
    const moved = await drawn(`<polygon points="0,340 ${WIDTH},370 ${WIDTH},${HEIGHT} 0,${HEIGHT}"/>`);
    expect(dark(await withoutBlackCorners(moved))).toBeLessThan(0.005);
  });

  it.each([
    ['there are none', ''],
    [
      'a person sits in front of black',
      '<rect width="300" height="400"/><ellipse cx="150" cy="230" rx="110" ry="200" fill="#a87"/><rect x="20" y="330" width="260" height="70" fill="#456"/>',
    ],
    [
      'most of the picture is black, as round a telephone',
      '<path fill-rule="evenodd" d="M0,0H300V400H0Z M60,60H240V340H60Z"/>',
    ],
    [
      'they are dark and not black, as the frame of a device',
      '<polygon fill="#0a0a0c" points="0,0 300,0 300,20 0,50"/>',
    ],
    [
      'a room is dark at its edges, and ragged',
      '<path d="M0,0H300V60L240,30 210,70 160,20 120,64 80,24 40,90 24,150 60,190 18,240 44,300 0,330Z"/><path d="M300,400V250L262,290 282,330 240,360 200,340 150,400Z"/>',
    ],
    [
      'a device stands upright, and a sleeve before it',
      '<path fill-rule="evenodd" d="M0,0H300V400H0Z M24,30H276V370H24Z"/><path d="M0,200Q150,180 160,400H0Z"/>',
    ],
    ['black hair reaches the edge', '<circle cx="0" cy="150" r="90"/>'],
  ])('stay as they are where %s', async (_, svg) => {
    const picture = await drawn(svg);
    expect(await withoutBlackCorners(picture)).toBe(picture);
  });
});
