import type { ProblemText } from './kind.ts';

/** Problems with verification sessions. */
export const IDENTITY_PROBLEMS = {
  identity_session_over: {
    kind: 'conflict',
    means: 'The session has ended: done, failed, expired or cancelled.',
    remedy: 'Create a new session.',
  },
  consent_missing: {
    kind: 'conflict',
    means: 'The person has not consented to being photographed yet.',
    remedy: 'The first page of the link asks for it.',
  },
  register_check_missing: {
    kind: 'conflict',
    means: 'The national register has not named the person yet.',
    remedy: 'The person gives their number on the page of the link.',
  },
  register_check_over: {
    kind: 'conflict',
    means: 'The register has named the person, or all lookups of this session are used up.',
    remedy: 'Create a new session.',
  },
  register_unavailable: {
    kind: 'conflict',
    means: 'No provider for this national register is configured.',
    remedy: '`GET /v1/identity/registers` lists those that are.',
  },
  pictures_missing: {
    kind: 'conflict',
    means: 'Some pictures of this attempt are missing.',
    remedy: '`details` names them.',
  },
  challenge_over: {
    kind: 'conflict',
    means: 'This challenge was already answered, has expired, or was replaced by a newer one.',
    remedy: 'Start the movements again.',
  },
} as const satisfies Record<string, ProblemText>;
