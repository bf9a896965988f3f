import sharp from 'sharp';
import type { ImageFault } from '#core/identity/picture.ts';
import { faultOf, MAX_PIXELS } from './header.ts';
import type { Picture } from './image.ts';

/**
 * libvips can read some forty formats, among them SVG, which may reference other files. Only the two
 * supported formats stay enabled, for the whole process, before the first picture is opened.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

const TIMEOUT_SECONDS = 10;

/** The file is at fault, not the service; `fault` says how. */
export class BadImage extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The machine was too busy to decode a picture, which says nothing about the file. */
export class OutOfTime extends Error {}

type Decoding = { readonly maxRatio?: number; readonly background?: string };

/** Decodes a JPEG or PNG, upright, at most `maxSide` pixels long, with transparency on a background. */
export async function decode(
  bytes: Uint8Array,
  maxSide: number,
  { maxRatio, background = '#fff' }: Decoding = {},
): Promise<Picture> {
  const fault = faultOf(bytes, maxRatio);
  if (fault) throw new BadImage(fault);
  const startedAt = performance.now();
  try {
    const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const rgb = info.channels === 3 ? data : spreadGrey(data, info.channels);
    return { data: rgb, width: info.width, height: info.height };
  } catch {
    throw failureAfter(performance.now() - startedAt);
  }
}

/** The decoder's errors have no codes, but only its time limit ends it this late. */
export function failureAfter(elapsedMs: number): Error {
  return elapsedMs >= TIMEOUT_SECONDS * 1_000 ? new OutOfTime() : new BadImage('damaged');
}

function spreadGrey(grey: Uint8Array, channels: number): Uint8Array {
  const rgb = new Uint8Array((grey.length / channels) * 3);
  for (let pixel = 0; pixel * 3 < rgb.length; pixel++) {
    rgb.fill(grey[pixel * channels] as number, pixel * 3, pixel * 3 + 3);
  }
  return rgb;
}
