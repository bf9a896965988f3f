import { z } from 'zod';
import { duration, durationOrOff, embedder, livenessModel, wholeNumber } from './kinds.ts';

const LOADS = ['first_use', 'start'] as const;
const REGISTERS = ['off', 'flutterwave', 'monnify', 'paystack'] as const;

/** Settings of identity verification, part of the table in config.ts. */
export const IDENTITY_SETTINGS = {
  IDENTITY_WORKERS: {
    schema: wholeNumber(0, 64).optional(),
    help: 'Processes that verify identities, about 190 MB each; when not set, one for every two cores, at most 4. 0 leaves it to `surety work --queue identity`',
    fallback: '',
  },
  IDENTITY_LOAD: {
    schema: z.enum(LOADS, { error: `must be one of ${LOADS.join(', ')}` }).default('first_use'),
    help: 'When the models are loaded: first_use, or start (before /readyz answers 200; they then stay loaded)',
    fallback: 'first_use',
  },
  IDENTITY_UNLOAD_AFTER: {
    schema: durationOrOff('15m'),
    help: 'How long models loaded on first use stay loaded after the last verification, or off',
    fallback: '15m',
  },
  IDENTITY_PRIORITY: {
    schema: wholeNumber(0, 19).default(10),
    help: 'The nice value of the processes that verify: 10 keeps the API fast on a busy machine',
    fallback: '10',
  },
  IDENTITY_QUEUE: {
    schema: wholeNumber(0, 10_000).default(32),
    help: 'How many verifications may wait before requests get 503',
    fallback: '32',
  },
  IDENTITY_DEADLINE: {
    schema: duration('25s'),
    help: 'How long a verification may take, including waiting',
    fallback: '25s',
  },
  IDENTITY_ADDRESS: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^/?#@\s]+$/, 'must be an address such as http://10.0.0.7:3000')
      .optional(),
    help: 'The address under which others reach this `surety work --queue identity`; when not set, HOST and PORT, or the machine’s first address',
    fallback: '',
  },
  IDENTITY_REGISTER: {
    schema: z.enum(REGISTERS, { error: `must be one of ${REGISTERS.join(', ')}` }).default('off'),
    help: `Who looks people up in national registers (NIN, BVN): ${REGISTERS.join(', ')}. It needs the settings of that bank, and each lookup costs money`,
    fallback: 'off',
  },
  IDENTITY_REGISTER_BUDGET: {
    schema: wholeNumber(0, 100_000_000_000).default(1_000_000),
    help: 'The most that the lookups of one account may cost a day, in kobo',
    fallback: '1000000',
  },
  FACE_EMBEDDER: {
    schema: embedder,
    help: 'The face embedding model: sface, faceplugin, or JSON for a model of your own (docs/identity-reference.md)',
    fallback: '',
  },
  LIVENESS_MODEL: {
    schema: livenessModel,
    help: 'An anti-spoofing model of your own, as JSON (docs/identity-reference.md)',
    fallback: '',
  },
} as const;
