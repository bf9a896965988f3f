import type { ProblemKind } from './kind.ts';

/** Problems with banks. */
export const BANK_PROBLEMS = {
  provider_unavailable: {
    kind: 'unavailable',
    means: 'The bank cannot be reached right now. Nothing was lost.',
    remedy: 'Send the same request again after Retry-After.',
  },
  invalid_signature: {
    kind: 'unauthorized',
    means: 'The request is not signed by the bank that this webhook belongs to.',
    remedy: 'If you operate this service, check the bank’s webhook secret in the settings.',
  },
  break_closed: {
    kind: 'conflict',
    means: 'The break is already closed, or the books agree by now.',
    remedy: 'Check its status and reason; there is nothing to do.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
