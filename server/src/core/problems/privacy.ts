import type { ProblemText } from './kind.ts';

/** Problems with privacy requests. */
export const PRIVACY_PROBLEMS = {
  person_in_agreements: {
    kind: 'conflict',
    means: 'The person is a party of agreements that are not over, so they cannot be erased yet.',
    remedy: 'Finish, cancel or refund the agreements that the message names.',
  },
  member_in_team: {
    kind: 'conflict',
    means: 'The member can still sign in, so they cannot be erased yet.',
    remedy: 'Remove the member first.',
  },
  person_restricted: {
    kind: 'conflict',
    means: 'The person asked to restrict the use of their data, so no score may be computed.',
    remedy: 'Decide without a score, or lift the restriction.',
  },
  nothing_to_appeal: {
    kind: 'conflict',
    means:
      'There is nothing to contest: the assessment is not RED, or nothing of the agreement is frozen, held or RED.',
  },
  privacy_request_closed: {
    kind: 'conflict',
    means: 'The privacy request was completed or refused.',
  },
  grievance_answered: {
    kind: 'conflict',
    means: 'The grievance was answered already.',
  },
  too_many_grievances: {
    kind: 'conflict',
    means: 'The account has 1,000 grievances that are not answered, and takes no more.',
  },
  breach_closed: {
    kind: 'conflict',
    means: 'The breach was closed, so it cannot change any more.',
  },
  too_many_notices: {
    kind: 'conflict',
    means: 'The breach has 100 notices, which is the most it can have.',
  },
  bundle_expired: {
    kind: 'missing',
    means:
      'The request has no bundle: it is not completed, is not a request for access, or the bundle expired.',
  },
} as const satisfies Record<string, ProblemText>;
