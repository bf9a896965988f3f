import { z } from 'zod';
import { text } from '#http/pipeline/schemas.ts';

/** A code from an authenticator app, or a recovery code. */
export const code = text('code', { max: 40 });

/** Exchanged between the browser and the WebAuthn library; its contents are defined by the standard. */
const foreign = z.record(z.string(), z.unknown());
export const fromDevice = foreign;
export const toDevice = z.object({ options: foreign }).meta({ title: 'AskedOfDevice' });

export const AddedFactor = z
  .object({
    /** Shown only once. Null when the person already has some. */
    recoveryCodes: z.array(z.string()).nullable(),
    endedSessions: z.int(),
  })
  .meta({ title: 'AddedFactor' });
