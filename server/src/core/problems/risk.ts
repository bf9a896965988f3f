import type { ProblemText } from './kind.ts';

/** Problems with risk policies and lists. */
export const RISK_PROBLEMS = {
  no_risk_policy: {
    kind: 'conflict',
    means: 'There is no risk policy in the required state.',
    remedy: 'Start with a draft.',
  },
  draft_changed: {
    kind: 'conflict',
    means: 'The draft of the risk policy was changed since you read it.',
    remedy: 'Read it again, and repeat your change.',
  },
  too_many_list_entries: {
    kind: 'conflict',
    means: 'The account has reached its maximum number of list entries.',
  },
} as const satisfies Record<string, ProblemText>;
