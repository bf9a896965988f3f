import type { ProblemText } from './kind.ts';

/** Problems with the request itself. */
export const REQUEST_PROBLEMS = {
  validation_failed: {
    kind: 'invalid',
    means: 'The request is not valid.',
    remedy: 'Correct the fields named in `details`.',
  },
  unknown_field: {
    kind: 'invalid',
    means: 'The request contains an unknown field or parameter.',
    remedy: '`details` names it, and the probable field.',
  },
  method_not_allowed: {
    kind: 'wrong_method',
    means: 'The path exists, but not with this method.',
    remedy: 'The Allow header lists its methods.',
  },
  reference_taken: {
    kind: 'conflict',
    means: 'Another object of the same kind has this reference.',
    remedy: '`details` names it.',
  },
  payload_too_large: {
    kind: 'too_large',
    means: 'The body is larger than the limit.',
    remedy:
      'JSON up to 64 KB (agreements, refunds and risk policies up to 256 KB; without a key 4 KB), images up to 10 MB each.',
  },
  unsupported_media_type: {
    kind: 'unsupported',
    means: 'This endpoint does not accept a body of this type.',
    remedy: 'Send application/json, or real JPEG or PNG files where images are required.',
  },
} as const satisfies Record<string, ProblemText>;
