import type { PictureFault } from '#core/escrow/disputes/evidence.ts';

/** A page with such a logo is still a single answer of less than 14 kB. */
export const MAX_LOGO_BYTES = 4_096;

/** Of the file that is sent, from which the logo is drawn. */
export const MAX_LOGO_FILE_BYTES = 150_000;

/** The faults of a file that was sent as a logo. */
export const LOGO_FAULTS: Readonly<Record<PictureFault, string>> = {
  damaged: 'must be a complete PNG or JPEG file',
  too_many_pixels: 'has more than 40 million pixels: send a smaller picture',
  too_narrow: 'is more than 8 times as long as it is wide: send a picture that is less narrow',
  too_heavy:
    'takes too much memory or too many passes to decode: save it smaller, as an ordinary PNG or JPEG',
};
