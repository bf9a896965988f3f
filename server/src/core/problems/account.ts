import type { ProblemText } from './kind.ts';

/** Problems with accounts, keys and permissions. */
export const ACCOUNT_PROBLEMS = {
  forbidden: {
    kind: 'forbidden',
    means: 'The key’s scopes or the member’s role do not allow this.',
    remedy: '`message` names the scope; an owner or admin can change the role.',
  },
  email_taken: {
    kind: 'conflict',
    means: 'An account with this e-mail address already exists.',
    remedy: 'Sign in to the dashboard to create an API key, or sign up with another address.',
  },
  too_many_keys: {
    kind: 'conflict',
    means: 'The account has reached its maximum number of active keys.',
  },
  key_revoked: {
    kind: 'conflict',
    means: 'The key was revoked or has expired, so it cannot be rotated.',
  },
  key_would_outlive_caller: {
    kind: 'forbidden',
    means: 'The new key would outlive the key that creates it.',
    remedy: 'Send an earlier `expiresAt`, or create the key in the dashboard.',
  },
  key_exceeds_caller: {
    kind: 'forbidden',
    means: 'The new key would have more rights than its creator.',
    remedy: 'Send fewer `scopes` or narrower `networks`.',
  },
  network_not_allowed: {
    kind: 'forbidden',
    means: 'The key does not work from this address.',
  },
  key_limit_reached: {
    kind: 'forbidden',
    means: 'This exceeds the key’s daily limit.',
    remedy: 'Wait for the next UTC day, or use another key.',
  },
  approval_own: {
    kind: 'forbidden',
    means: 'You made this request, or created the key that made it: another member has to decide.',
  },
  approval_root_unknown: {
    kind: 'conflict',
    means: 'The creator of the key that made this request is unknown, so any approver could be that person.',
    remedy: 'Rotate the key in the dashboard and request again.',
  },
  approval_newcomer: {
    kind: 'forbidden',
    means:
      'One of you invited or promoted the other, or another member both, less than 72 hours ago: you count as one person.',
  },
  approval_of_another: {
    kind: 'forbidden',
    means: 'Someone else made this request.',
    remedy: 'Only they can withdraw it; for a request of a key, any key can.',
  },
  approval_settled: {
    kind: 'conflict',
    means: 'The request was already approved, rejected or withdrawn, or it expired.',
  },
  approval_outdated: {
    kind: 'conflict',
    means: 'The request would have a different effect now than when it was made.',
    remedy: 'Have a new request made.',
  },
  approval_asker_gone: {
    kind: 'conflict',
    means: 'The requester no longer has the right to do this.',
  },
  approval_needs_two: {
    kind: 'conflict',
    means: 'Fewer than two members can decide, so some requests could never be approved.',
  },
  too_many_approvals: {
    kind: 'conflict',
    means: 'The environment has reached its maximum number of pending approvals.',
  },
  signup_closed: {
    kind: 'forbidden',
    means: 'Sign-up is closed or by invitation only.',
    remedy: 'Ask the operator for one (`surety invite <email>`) and send its token as `invitation`.',
  },
} as const satisfies Record<string, ProblemText>;
