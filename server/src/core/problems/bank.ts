import type { ProblemText } from './kind.ts';

/** Problems with banks. */
export const BANK_PROBLEMS = {
  provider_unavailable: {
    kind: 'unavailable',
    means: 'The bank cannot be reached.',
    remedy: 'Send the same request again.',
  },
  invalid_signature: {
    kind: 'unauthorized',
    means: 'The webhook is not signed by its provider.',
    remedy: 'Operators: check the provider’s webhook secret.',
  },
  break_closed: {
    kind: 'conflict',
    means: 'The break is already closed, or the books agree by now.',
  },
} as const satisfies Record<string, ProblemText>;
