import type { ProblemKind } from './kind.ts';

/** About who asks: accounts, keys, and what they may do. */
export const ACCOUNT_PROBLEMS = {
  forbidden: {
    kind: 'forbidden',
    means: 'The key’s scopes, or the member’s role, do not include this.',
    remedy: 'Use a key with the scope that `message` names, or have an owner or admin change the role.',
  },
  email_taken: {
    kind: 'conflict',
    means: 'An account with this e-mail address exists.',
    remedy: 'Sign in with it, or use another address.',
  },
  too_many_keys: {
    kind: 'conflict',
    means: 'The account has as many active keys as it may have.',
    remedy: 'Revoke keys that are no longer used.',
  },
  key_revoked: {
    kind: 'conflict',
    means: 'The key was revoked or has expired, so it cannot be rotated.',
    remedy: 'Create a new key instead.',
  },
  key_would_outlive_caller: {
    kind: 'forbidden',
    means: 'The new key would go on working after the key that asks for it has ended.',
    remedy: 'Ask for an earlier `expiresAt`, use a key that lives longer, or make the key in the dashboard.',
  },
  key_exceeds_caller: {
    kind: 'forbidden',
    means: 'The new key could do more than whoever asks for it.',
    remedy:
      'Ask for fewer `scopes` or narrower `networks`, or have the key made by somebody who may do as much.',
  },
  network_not_allowed: {
    kind: 'forbidden',
    means: 'The key does not work from this address.',
    remedy: 'Send the request from one of the networks of the key, or make a key for this one.',
  },
  key_limit_reached: {
    kind: 'forbidden',
    means: 'The key has a limit per day, and this goes beyond it. Nothing was changed.',
    remedy: 'Wait for the next day of UTC, or use a key with a higher limit or none.',
  },
  approval_own: {
    kind: 'forbidden',
    means: 'You asked for this, or made the key that did, so somebody else has to decide about it.',
    remedy: 'Have another member decide, or withdraw it.',
  },
  approval_of_another: {
    kind: 'forbidden',
    means: 'Somebody else asked for this.',
    remedy: 'Only they withdraw it; any key withdraws what a key asked for. Another member can reject it.',
  },
  approval_settled: {
    kind: 'conflict',
    means: 'The request was approved, rejected, withdrawn, or nobody decided in time.',
    remedy: 'Look at its state; ask again where that is wanted.',
  },
  approval_outdated: {
    kind: 'conflict',
    means: 'What was asked for would do something else by now. Nothing was changed.',
    remedy: 'Reject it, and have it asked for again as things are now.',
  },
  approval_asker_gone: {
    kind: 'conflict',
    means: 'Whoever asked for this may not do it any more, such as a member who was removed.',
    remedy: 'Reject it, and have it asked for by somebody who may.',
  },
  approval_needs_two: {
    kind: 'conflict',
    means: 'Fewer than two members could decide, so some of it could never be approved.',
    remedy: 'Invite another owner, admin or finance member first.',
  },
  too_many_approvals: {
    kind: 'conflict',
    means: 'As many requests wait for approval as an environment may have.',
    remedy: 'Have some of them decided or withdrawn first.',
  },
  signup_closed: {
    kind: 'forbidden',
    means: 'Nobody can sign up here, or only who was invited.',
    remedy:
      'Ask whoever runs the service for an invitation (`surety invite <email>`) and send its token as `invitation`.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
