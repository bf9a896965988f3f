import type { ProblemKind } from './kind.ts';

/** What can be wrong about rules and lists. */
export const RISK_PROBLEMS = {
  no_risk_policy: {
    kind: 'conflict',
    means: 'There is no risk policy in the state that this asks for.',
    remedy: 'Look at GET /v1/fraud/policy; a draft comes first.',
  },
  too_many_list_entries: {
    kind: 'conflict',
    means: 'The account has as many entries on its lists as it may have.',
    remedy: 'Take off what is no longer needed, or let entries run out with expiresAt.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
