import type { ProblemKind } from './problem-kind.ts';

/** Only people meet these, at the dashboard or behind the service, so the reference leaves them out. */
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
  account_switched: {
    kind: 'conflict',
    means: 'This browser works in another account now.',
    remedy: 'Reload the page. Nothing was changed.',
  },
  no_membership: {
    kind: 'forbidden',
    means: 'You are not a member of any account, or no longer.',
    remedy: 'Ask an owner or admin of your account to invite you.',
  },
  change_settled: {
    kind: 'conflict',
    means: 'No change of this payout account is cooling off, so there is none to stop.',
    remedy: 'Set the right account. Freeze the agreements of this seller until it has cooled off.',
  },
  invitation_invalid: {
    kind: 'missing',
    means: 'The invitation was used, withdrawn or is older than seven days.',
    remedy: 'Ask whoever invited you for a new link.',
  },
  member_exists: {
    kind: 'conflict',
    means: 'Somebody with this e-mail address is a member already.',
    remedy: 'Change their role instead.',
  },
  too_many_members: {
    kind: 'conflict',
    means: 'The account has as many members as it may have.',
    remedy: 'Remove those who are gone, or withdraw invitations.',
  },
  last_owner: {
    kind: 'conflict',
    means: 'An account has at least one owner, and this is the last.',
    remedy: 'Make somebody else an owner first.',
  },
  cross_site_request: {
    kind: 'forbidden',
    means: 'The request did not come from the dashboard’s own pages.',
    remedy: 'Reload the dashboard. Programs use /v1 with an API key.',
  },
  operators_only: {
    kind: 'unauthorized',
    means: 'This is for whoever runs the service.',
    remedy: 'Set METRICS_TOKEN and send it in Authorization: Bearer …',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
