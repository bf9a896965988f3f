import type { ProblemKind } from './kind.ts';

/** What can stand in the way of a person who verifies themselves by a link. */
export const IDENTITY_PROBLEMS = {
  identity_session_over: {
    kind: 'conflict',
    means: 'The session is over: done, failed, expired or canceled.',
    remedy: 'Look at its state; a new session makes a new link.',
  },
  consent_missing: {
    kind: 'conflict',
    means: 'The person has not agreed to be photographed yet.',
    remedy: 'Open the link and agree on its first page.',
  },
  pictures_missing: {
    kind: 'conflict',
    means: 'Not all pictures of this attempt have arrived.',
    remedy: 'Send those named in `details`.',
  },
  challenge_over: {
    kind: 'conflict',
    means: 'These movements were answered before, or not in time, or others have been drawn since.',
    remedy: 'Start the movements again; they come in another order.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
