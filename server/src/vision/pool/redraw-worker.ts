import type { Redrawn } from '#core/escrow/disputes/evidence.ts';
import { BadImage, decode } from '#vision/pictures/decode.ts';
import { redraw } from '#vision/pictures/image.ts';
import { drawLogo } from '#vision/pictures/logo.ts';
import type { PictureTask } from './redraw.ts';
import { serveTasks } from './serve-tasks.ts';

/** Enough to read a receipt or a serial number. */
const MAX_SIDE = 2560;
/** A picture of a whole conversation is much longer than wide. */
const MAX_RATIO = 20;

await serveTasks(async () => async ({ purpose, bytes }: PictureTask): Promise<Redrawn> => {
  try {
    if (purpose === 'logo') return { picture: await drawLogo(bytes) };
    return { picture: await redraw(await decode(bytes, MAX_SIDE, { maxRatio: MAX_RATIO }), MAX_SIDE) };
  } catch (error) {
    if (error instanceof BadImage) return { fault: error.fault === 'not_an_image' ? 'damaged' : error.fault };
    throw error;
  }
});
