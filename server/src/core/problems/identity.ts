import type { ProblemKind } from './kind.ts';

/** Problems with verification sessions. */
export const IDENTITY_PROBLEMS = {
  identity_session_over: {
    kind: 'conflict',
    means: 'The session has ended: done, failed, expired or cancelled.',
    remedy: 'Check its status; create a new session for a new link.',
  },
  consent_missing: {
    kind: 'conflict',
    means: 'The person has not consented to being photographed yet.',
    remedy: 'Open the link and give consent on its first page.',
  },
  pictures_missing: {
    kind: 'conflict',
    means: 'Some pictures of this attempt are missing.',
    remedy: 'Send the pictures named in `details`.',
  },
  challenge_over: {
    kind: 'conflict',
    means: 'This challenge was already answered, has expired, or was replaced by a newer one.',
    remedy: 'Start the movements again; they will come in a different order.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
