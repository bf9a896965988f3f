import type { ProblemKind } from './problem-kind.ts';

/** Only the dashboard's own pages meet these; no program does, so the reference leaves them out. */
export const DASHBOARD_PROBLEMS = {
  invalid_credentials: {
    kind: 'unauthorized',
    means: 'No account has this e-mail address and password.',
    remedy: 'Check both and sign in again.',
  },
  signed_out: {
    kind: 'unauthorized',
    means: 'You are not signed in to the dashboard, or no longer.',
    remedy: 'Sign in again. Programs use /v1 with an API key.',
  },
  cross_site_request: {
    kind: 'forbidden',
    means: 'The request did not come from the dashboard’s own pages.',
    remedy: 'Reload the dashboard. Programs use /v1 with an API key.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
