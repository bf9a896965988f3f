import type { ProblemText } from './kind.ts';

/** Problems with privacy requests. */
export const PRIVACY_PROBLEMS = {
  person_in_agreements: {
    kind: 'conflict',
    means: 'The person is a party of agreements that are not over.',
    remedy: 'Finish, cancel or refund those that the message names.',
  },
  member_in_team: {
    kind: 'conflict',
    means: 'The member can still sign in.',
    remedy: 'Remove the member first.',
  },
  person_restricted: {
    kind: 'conflict',
    means: 'The person asked to restrict the use of their data: no score may be computed.',
    remedy: 'Decide without a score, or lift the restriction.',
  },
  nothing_to_appeal: {
    kind: 'conflict',
    means: 'The assessment is not RED, or nothing of the agreement is frozen, held or RED.',
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
    means: 'The account has 1,000 unanswered grievances.',
  },
  breach_closed: {
    kind: 'conflict',
    means: 'The breach is closed.',
  },
  too_many_notices: {
    kind: 'conflict',
    means: 'The breach has 100 notices, the maximum.',
  },
  bundle_expired: {
    kind: 'missing',
    means:
      'The request has no bundle: it is not completed, is not a request for access, or the bundle expired.',
  },
} as const satisfies Record<string, ProblemText>;
