import sharp from 'sharp';
import { rememberedPicture } from './identity/remembered.ts';

type Sample = (x: number, y: number, channel: number) => number;
type Shade = (x: number, y: number, channel: number, sample: Sample) => number;

/**
 * A selfie shown on a phone that is held up to the camera: dark rim, pixel grid beating against the sensor.
 */
export function onScreen(selfie: Buffer): Promise<Buffer> {
  return redraw('on a screen', selfie, (x, y, channel, sample, { width, height }) => {
    const [left, top, right, bottom] = [width * 0.09, height * 0.07, width * 0.91, height * 0.93];
    const rim = width * 0.035;
    if (x < left - rim || x > right + rim || y < top - rim || y > bottom + rim)
      return 150 + 10 * Math.sin(y / 90);
    if (x < left || x > right || y < top || y > bottom) return 14;
    const u = ((x - left) / (right - left)) * width;
    const v = ((y - top) / (bottom - top)) * height;
    const grid = 0.7 + 0.3 * Math.cos(2 * Math.PI * (x * 0.37 + y * 0.21));
    const tint = [0.92, 1, 1.1][channel] as number;
    return sample(u, v, channel) * grid * tint + 8;
  });
}

const TWITCH = 0.3;

/**
 * The same head a moment later, turned a little: the middle of the face moves more than its rim, and every
 * part moves a little on its own, as live faces do.
 */
export function turned(selfie: Buffer, amount: number): Promise<Buffer> {
  return redraw(`turned by ${amount}`, selfie, (x, y, channel, sample, { width, height }) => {
    const u = (x - width / 2) / (width / 2);
    const v = (y - height / 2) / (height / 2);
    const depth = Math.exp(-(u * u + v * v) * 3);
    const twitch = amount * TWITCH * depth;
    const across = amount * depth + amount * 0.3 + twitch * Math.sin(22 * v + 9 * u);
    const down = amount * 0.4 * depth * v + twitch * Math.sin(20 * u - 11 * v);
    return sample(x + across, y + down, channel);
  });
}
/** The same picture, shifted and saved again: the attack of someone who has a single photo. */
export function shifted(selfie: Buffer, pixels: number): Promise<Buffer> {
  return sharp(selfie)
    .extend({ left: pixels, right: 0, top: pixels, bottom: 0, extendWith: 'copy' })
    .extract({ left: 0, top: 0, width: 720, height: 960 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * The head is cut out of a photograph and moved in front of it: the outline changes but the face does not.
 */
export function cutOut(selfie: Buffer, [across, down]: readonly [number, number]): Promise<Buffer> {
  return redraw(`cut out ${across} ${down}`, selfie, (x, y, channel, sample, { width, height }) => {
    const u = (x - across - width / 2) / (width * 0.18);
    const v = (y - down - height / 2) / (height * 0.18);
    return u * u + v * v < 1 ? sample(x - across, y - down, channel) : sample(x, y, channel);
  });
}

/** Mirroring a photograph made it pass for another one until the check looked for mirrored pictures. */
export function mirrored(picture: Buffer): Promise<Buffer> {
  return sharp(picture).flop().jpeg({ quality: 85 }).toBuffer();
}

type Redrawn = (...given: [...Parameters<Shade>, { width: number; height: number }]) => number;

/** Cached: each takes a good part of a second, and most test files need the same pictures. */
function redraw(how: string, picture: Buffer, shade: Redrawn): Promise<Buffer> {
  return rememberedPicture(['redrawn', how, picture], () => shadePixels(picture, shade));
}

async function shadePixels(picture: Buffer, shade: Redrawn): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const sample: Sample = (x, y, channel) => {
    const px = Math.max(0, Math.min(width - 1.01, x));
    const py = Math.max(0, Math.min(height - 1.01, y));
    const [left, top] = [Math.floor(px), Math.floor(py)];
    const [fx, fy] = [px - left, py - top];
    const at = (row: number, column: number) => data[(row * width + column) * 3 + channel] as number;
    const upper = at(top, left) * (1 - fx) + at(top, left + 1) * fx;
    const lower = at(top + 1, left) * (1 - fx) + at(top + 1, left + 1) * fx;
    return upper * (1 - fy) + lower * fy;
  };
  const drawn = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = shade(x, y, channel, sample, info);
        drawn[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
