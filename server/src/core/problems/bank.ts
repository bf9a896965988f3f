import type { ProblemKind } from './kind.ts';

/** About banks: what they tell us, and what we ask of them. */
export const BANK_PROBLEMS = {
  provider_unavailable: {
    kind: 'unavailable',
    means: 'The bank cannot be reached right now. Nothing was lost.',
    remedy: 'Send the same request again after Retry-After.',
  },
  invalid_signature: {
    kind: 'unauthorized',
    means: 'The request was not signed by the bank whose webhook this is.',
    remedy: 'Nothing, unless you are that bank: check that its secret in the settings is the right one.',
  },
  break_closed: {
    kind: 'conflict',
    means: 'The break was closed before, or the books agree by now.',
    remedy: 'Look at its status and reason; there is nothing to do.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
