import sharp from 'sharp';
import { imageKind } from '#core/identity/picture.ts';
import type { Picture } from './image.ts';

/**
 * libvips can read some forty formats, among them SVG, which may name other files. Only the two we promise
 * are left switched on, for the whole process, before the first picture is touched.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

/** A 10 MB file can claim to hold a poster: 40 megapixels is above any phone's full-page photo. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;

export type ImageFault = 'not_an_image' | 'damaged' | 'too_many_pixels';

/** The file is at fault, not the service: `fault` says which of the three ways. */
export class BadImage extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Decodes a JPEG or PNG, upright, at most `maxSide` pixels long, on white where it was transparent. */
export async function decode(bytes: Uint8Array, maxSide: number): Promise<Picture> {
  if (imageKind(bytes) === null) throw new BadImage('not_an_image');
  await checkSize(bytes);
  try {
    const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const rgb = info.channels === 3 ? data : spreadGrey(data, info.channels);
    return { data: rgb, width: info.width, height: info.height };
  } catch {
    throw new BadImage('damaged');
  }
}

/** Reads the header alone, so that a bomb costs nothing. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new BadImage('damaged');
    });
  if (width * height > MAX_PIXELS) throw new BadImage('too_many_pixels');
}

function spreadGrey(grey: Uint8Array, channels: number): Uint8Array {
  const rgb = new Uint8Array((grey.length / channels) * 3);
  for (let pixel = 0; pixel * 3 < rgb.length; pixel++) {
    rgb.fill(grey[pixel * channels] as number, pixel * 3, pixel * 3 + 3);
  }
  return rgb;
}
