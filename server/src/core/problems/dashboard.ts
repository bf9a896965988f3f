import type { ProblemText } from './kind.ts';

/** Problems that only appear in the dashboard or the operator endpoints. The API reference omits them. */
export const DASHBOARD_PROBLEMS = {
  invalid_credentials: {
    kind: 'unauthorized',
    means: 'No account has this e-mail address and password.',
  },
  sign_in_expired: {
    kind: 'unauthorized',
    means: 'No sign-in is pending, or it has expired.',
    remedy: 'Start again with your e-mail address and password.',
  },
  factor_wrong: {
    kind: 'unauthorized',
    means: 'The code is wrong or was already used.',
    remedy: 'Wait for the next code in your app, or use a recovery code.',
  },
  factor_required: {
    kind: 'forbidden',
    means:
      'This action requires you to confirm your identity again, because the last confirmation is more than ten minutes old.',
    remedy: 'Confirm with your second factor, or with your password if you have none, and try again.',
  },
  second_factor_required: {
    kind: 'forbidden',
    means: 'This account requires a second factor of its members, and you have none.',
    remedy: 'Set one up in the dashboard under Settings → Security (/dashboard/settings/security).',
  },
  second_factor_missing: {
    kind: 'conflict',
    means: 'You have no second factor yourself, so you cannot require one of the members.',
    remedy: 'Set up an authenticator app or a passkey first.',
  },
  reset_invalid: {
    kind: 'missing',
    means: 'The link was already used, or is older than half an hour.',
    remedy: 'Request a new one.',
  },
  reset_not_by_mail: {
    kind: 'conflict',
    means: 'This service cannot send password links by mail.',
    remedy: 'Ask the operator of the service for a link: `surety password <e-mail address>`.',
  },
  passkey_wrong: {
    kind: 'unauthorized',
    means: 'The passkey was not recognised, or signing in took longer than five minutes.',
    remedy: 'Try again, or sign in another way.',
  },
  too_many_passkeys: {
    kind: 'conflict',
    means: 'You have reached the maximum number of passkeys.',
  },
  sign_in_unavailable: {
    kind: 'unavailable',
    means: 'The company’s sign-in cannot be reached.',
    remedy: 'Try again in a moment, or sign in another way.',
  },
  provider_refused: {
    kind: 'unauthorized',
    means: 'The company’s sign-in did not confirm who you are.',
    remedy: 'Try again from the sign-in page.',
  },
  provider_unverified: {
    kind: 'forbidden',
    means: 'The company’s sign-in does not confirm your e-mail address as verified.',
    remedy: 'Verify the address there, then sign in again.',
  },
  provider_stranger: {
    kind: 'forbidden',
    means: 'No member matches your identity at the company’s sign-in.',
    remedy: 'Open the link of your invitation, or ask an owner or admin of your account for one.',
  },
  app_exists: {
    kind: 'conflict',
    means: 'An authenticator app is already set up.',
    remedy: 'Remove it first.',
  },
  two_step_off: {
    kind: 'conflict',
    means: 'You have no second factor, so there is nothing to recover.',
    remedy: 'Set up an authenticator app or a passkey first.',
  },
  signed_out: {
    kind: 'unauthorized',
    means: 'You are not signed in to the dashboard, or your session has ended.',
    remedy: 'Sign in again. Programs use /v1 with an API key.',
  },
  account_switched: {
    kind: 'conflict',
    means: 'This browser is now signed in to a different account.',
    remedy: 'Reload the page. Nothing was changed.',
  },
  no_membership: {
    kind: 'forbidden',
    means: 'You are not a member of any account, or no longer.',
    remedy: 'Ask an owner or admin of your account to invite you.',
  },
  change_settled: {
    kind: 'conflict',
    means: 'No change of this payout account is in its cool-off period, so there is nothing to stop.',
    remedy:
      'Set the right account, and freeze this seller’s agreements until its cool-off period has passed.',
  },
  invitation_invalid: {
    kind: 'missing',
    means: 'The invitation was used, was withdrawn or is older than seven days.',
    remedy: 'Ask the person who invited you for a new link.',
  },
  member_exists: {
    kind: 'conflict',
    means: 'Someone with this e-mail address is already a member.',
    remedy: 'Change their role instead.',
  },
  member_elsewhere: {
    kind: 'conflict',
    means:
      'Someone with this e-mail address belongs to another cell of this installation, and a person can belong to only one.',
    remedy: 'Invite them with a different address.',
  },
  too_many_members: {
    kind: 'conflict',
    means: 'The account has reached its maximum number of members.',
  },
  last_owner: {
    kind: 'conflict',
    means: 'An account needs at least one owner, and this is the last one.',
    remedy: 'Make someone else an owner first.',
  },
  cross_site_request: {
    kind: 'forbidden',
    means: 'The request did not come from the dashboard’s own pages.',
    remedy: 'Reload the dashboard. Programs use /v1 with an API key.',
  },
  operators_only: {
    kind: 'unauthorized',
    means: 'Only the operator of the service can use this.',
    remedy: 'Set METRICS_TOKEN and send it in Authorization: Bearer …',
  },
} as const satisfies Record<string, ProblemText>;
