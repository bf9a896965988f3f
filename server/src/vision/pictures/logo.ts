import type { Sharp } from 'sharp';
import { MAX_LOGO_BYTES } from '#core/parties/logo.ts';
import { decode } from './decode.ts';
import { open, type Picture } from './image.ts';

/** Twice the size at which pages show it, for phones with fine screens. */
const MAX_WIDTH = 320;
/** At the last of them, pure noise takes 2.3 kB. */
const HEIGHTS = [80, 64, 48, 32];
/** The name of a company can be a long line. */
const MAX_RATIO = 8;
const LIGHT = '#ffffff';
const DARK = '#171c1a';
/** Logos have few colours, and are sharper as PNG; photographs are better as JPEG. */
const ENCODINGS: readonly ((picture: Sharp) => Sharp)[] = [
  ...[256, 16].map((colours) => (picture: Sharp) => picture.png({ palette: true, colours, effort: 4 })),
  (picture) => picture.jpeg({ quality: 75, mozjpeg: true }),
];

/**
 * Encodes a logo anew, small enough to stand in a page itself. Transparent parts become the background on
 * which the logo can be seen, so that it looks the same on light and dark pages.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const decoded = (background: string) => decode(bytes, MAX_WIDTH, { maxRatio: MAX_RATIO, background });
  const [onLight, onDark] = [await decoded(LIGHT), await decoded(DARK)];
  const picture = contrastOf(onLight) < 0.5 * contrastOf(onDark) ? onDark : onLight;
  for (const height of HEIGHTS) {
    const small = await shrunk(picture, height);
    const encoded = await Promise.all(ENCODINGS.map((encode) => encode(open(small)).toBuffer()));
    const fitting = encoded.filter(({ length }) => length <= MAX_LOGO_BYTES);
    const errors = await Promise.all(fitting.map((one) => errorOf(one, small)));
    const best = fitting[errors.indexOf(Math.min(...errors))];
    if (best) return best;
  }
  throw new Error('a logo of 32 pixels does not fit');
}

async function shrunk(picture: Picture, height: number): Promise<Picture> {
  const small = open(picture).resize(MAX_WIDTH, height, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The sum of the squared differences between a picture and what was encoded of it. */
async function errorOf(encoded: Uint8Array, { data }: Picture): Promise<number> {
  const shown = await decode(encoded, MAX_WIDTH, { maxRatio: MAX_WIDTH });
  return data.reduce((sum, value, at) => sum + (value - (shown.data[at] as number)) ** 2, 0);
}

/** The standard deviation of the brightness: next to nothing for a white logo on white. */
function contrastOf({ data }: Picture): number {
  const pixels = data.length / 3;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = data.subarray(at, at + 3) as unknown as [number, number, number];
    const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / pixels - (sum / pixels) ** 2));
}
