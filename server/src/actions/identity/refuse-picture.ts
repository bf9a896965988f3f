import type { BadImageReport } from '#core/identity/engine.ts';
import type { ImageFault } from '#core/identity/picture.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';

const DAMAGED = {
  code: 'unsupported_media_type',
  message: 'is damaged or incomplete',
  instead: 'Send a complete JPEG or PNG file.',
} as const;

const REFUSALS: Readonly<Record<ImageFault, { code: ProblemCode; message: string; instead: string }>> = {
  not_an_image: DAMAGED,
  damaged: DAMAGED,
  too_many_pixels: {
    code: 'payload_too_large',
    message: 'has more than 40 million pixels',
    instead: 'Send a smaller picture.',
  },
  too_narrow: {
    code: 'validation_failed',
    message: 'is more than four times as long as it is wide',
    instead: 'Crop it to the document or the face.',
  },
  too_heavy: {
    code: 'payload_too_large',
    message: 'takes too much memory or too many passes to decode',
    instead: 'Save it smaller, with 8 bits a channel, as an ordinary JPEG that is not progressive.',
  },
};

/** The file's signature was right, but it cannot be decoded, or is too expensive to decode. */
export function refusal({ field, fault }: BadImageReport): Problem {
  const { code, message, instead } = REFUSALS[fault];
  return new Problem(code, `${field} ${message}. ${instead}`, { details: [{ path: field, message }] });
}
