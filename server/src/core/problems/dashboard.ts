import type { ProblemKind } from './kind.ts';

/** Only people meet these, at the dashboard or behind the service, so the reference leaves them out. */
export const DASHBOARD_PROBLEMS = {
  invalid_credentials: {
    kind: 'unauthorized',
    means: 'No account has this e-mail address and password.',
    remedy: 'Check both and sign in again.',
  },
  sign_in_expired: {
    kind: 'unauthorized',
    means: 'There is no sign-in that waits for this, or no longer.',
    remedy: 'Begin again with your e-mail address and password.',
  },
  factor_wrong: {
    kind: 'unauthorized',
    means: 'The code is not right, or it was used before.',
    remedy: 'Wait for the next code of your app, or use a recovery code.',
  },
  factor_required: {
    kind: 'forbidden',
    means: 'This asks once more who you are, since it is more than ten minutes since you showed it.',
    remedy: 'Show your second factor, or your password if you have none, and send it again.',
  },
  reset_invalid: {
    kind: 'missing',
    means: 'The link was used, or is older than half an hour.',
    remedy: 'Ask for a new one.',
  },
  reset_not_by_mail: {
    kind: 'conflict',
    means: 'This service sends no mail that leads back to it.',
    remedy: 'Ask whoever runs it for a link: `surety password <e-mail address>`.',
  },
  passkey_wrong: {
    kind: 'unauthorized',
    means: 'The passkey was not recognised, or it took longer than five minutes.',
    remedy: 'Try again, or come in another way.',
  },
  too_many_passkeys: {
    kind: 'conflict',
    means: 'You have as many passkeys as you may have.',
    remedy: 'Remove those of devices that you no longer have.',
  },
  sign_in_unavailable: {
    kind: 'unavailable',
    means: 'The company’s own sign-in cannot be reached.',
    remedy: 'Try again in a moment, or come in another way.',
  },
  provider_refused: {
    kind: 'unauthorized',
    means: 'The company’s own sign-in did not say who you are.',
    remedy: 'Try again from the sign-in page.',
  },
  provider_unverified: {
    kind: 'forbidden',
    means: 'The company’s own sign-in does not say that your e-mail address is really yours.',
    remedy: 'Have it verified there.',
  },
  provider_stranger: {
    kind: 'forbidden',
    means: 'Nobody here is known by what the company’s own sign-in says of you.',
    remedy: 'Ask an owner or admin of your account to invite you.',
  },
  app_exists: {
    kind: 'conflict',
    means: 'An authenticator app is set up already.',
    remedy: 'Turn it off first.',
  },
  two_step_off: {
    kind: 'conflict',
    means: 'There is no second factor, so there is nothing to recover.',
    remedy: 'Set up an authenticator app or a passkey first.',
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
  member_elsewhere: {
    kind: 'conflict',
    means: 'Somebody with this address is in another cell of this installation, and a person is in one.',
    remedy: 'Invite them under another address.',
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
