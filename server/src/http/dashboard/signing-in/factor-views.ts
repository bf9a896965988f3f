import { z } from 'zod';
import { text } from '#http/pipeline/schemas.ts';

/** Of an app, or one of those for when it is lost. */
export const code = text('code', { max: 40 });

/** Between a browser and the library that speaks WebAuthn: neither side is ours to describe. */
const foreign = z.record(z.string(), z.unknown());
export const fromDevice = foreign;
export const toDevice = z.object({ options: foreign }).meta({ title: 'AskedOfDevice' });

export const AddedFactor = z
  .object({
    /** Shown this once; null where there are some from before. */
    recoveryCodes: z.array(z.string()).nullable(),
    endedSessions: z.int(),
  })
  .meta({ title: 'AddedFactor' });
