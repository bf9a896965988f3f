import type { ProblemKind } from './kind.ts';

/** Problems with risk policies and lists. */
export const RISK_PROBLEMS = {
  no_risk_policy: {
    kind: 'conflict',
    means: 'There is no risk policy in the required state.',
    remedy: 'Check GET /v1/policies/risk; start by creating a draft.',
  },
  too_many_list_entries: {
    kind: 'conflict',
    means: 'The account has reached its maximum number of list entries.',
    remedy: 'Remove entries that you no longer need, or let them expire with expiresAt.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
