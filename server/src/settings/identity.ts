import { z } from 'zod';
import { duration, embedder, livenessModel, wholeNumber } from './kinds.ts';

const REGISTRIES = ['off', 'sandbox'] as const;

/** Settings of identity verification, part of the one table in config.ts. */
export const IDENTITY_SETTINGS = {
  IDENTITY_WORKERS: {
    schema: wholeNumber(0, 64).optional(),
    help: 'Processes that verify identities, about 130 MB each; one for every two cores, at most 4, when not set. 0 leaves it to `surety work --queue identity`, here or on other machines',
    fallback: '',
  },
  IDENTITY_QUEUE: {
    schema: wholeNumber(0, 10_000).default(32),
    help: 'How many verifications may wait for a worker before callers get 503',
    fallback: '32',
  },
  IDENTITY_DEADLINE: {
    schema: duration('25s'),
    help: 'How long a verification may take, waiting included',
    fallback: '25s',
  },
  IDENTITY_ADDRESS: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^/?#@\s]+$/, 'must be an address such as http://10.0.0.7:3000')
      .optional(),
    help: 'Where others reach this `surety work --queue identity`; HOST and PORT, or the first address of this machine where HOST is all of them, when not set',
    fallback: '',
  },
  IDENTITY_REGISTRY: {
    schema: z.enum(REGISTRIES, { error: `must be one of ${REGISTRIES.join(', ')}` }).default('off'),
    help: 'Where national numbers (NIN, BVN) are looked up: off, or sandbox for two made-up people',
    fallback: 'off',
  },
  FACE_EMBEDDER: {
    schema: embedder,
    help: 'Which face embedding: sface, faceplugin, or JSON with one of your own (docs/identity-reference.md)',
    fallback: '',
  },
  LIVENESS_MODEL: {
    schema: livenessModel,
    help: 'An anti-spoofing model of your own, as JSON (docs/identity-reference.md)',
    fallback: '',
  },
} as const;
