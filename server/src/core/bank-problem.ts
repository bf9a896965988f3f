import type { ProblemKind } from './problem-kind.ts';

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
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
