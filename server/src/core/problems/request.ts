import type { ProblemKind } from './kind.ts';

/** About what was sent, whoever sent it and whatever for. */
export const REQUEST_PROBLEMS = {
  validation_failed: {
    kind: 'invalid',
    means: 'The request is not well formed.',
    remedy: 'Correct the fields named in `details` and send it again.',
  },
  unknown_field: {
    kind: 'invalid',
    means: 'The request has a field or a parameter that is not known here. Nothing was done.',
    remedy: 'Look at `details`: it names the field, and the one that was most likely meant.',
  },
  method_not_allowed: {
    kind: 'wrong_method',
    means: 'There is such a path, but not with this method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  reference_taken: {
    kind: 'conflict',
    means: 'Another thing of the same kind has this reference.',
    remedy: 'Look at the one that `details` names, or choose another reference.',
  },
  payload_too_large: {
    kind: 'too_large',
    means: 'The body is larger than the limit.',
    remedy: 'Send less: JSON up to 1 MB, images up to 10 MB each.',
  },
  unsupported_media_type: {
    kind: 'unsupported',
    means: 'The body is not of a type that this endpoint reads.',
    remedy: 'Send application/json, or real JPEG or PNG files where images are asked for.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
