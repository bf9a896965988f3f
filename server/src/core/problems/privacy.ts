import type { ProblemKind } from './kind.ts';

/** Problems with privacy requests. */
export const PRIVACY_PROBLEMS = {
  person_in_agreements: {
    kind: 'conflict',
    means: 'The person is a party of agreements that are not over, so they cannot be erased yet.',
    remedy: 'Finish, cancel or refund the agreements that the message names, then try again.',
  },
  member_in_team: {
    kind: 'conflict',
    means: 'The member can still sign in, so they cannot be erased yet.',
    remedy: 'Remove the member from the team, then try again.',
  },
  person_restricted: {
    kind: 'conflict',
    means: 'The person asked to restrict the use of their data, so no score may be computed.',
    remedy:
      'Decide without a score, or lift the restriction with POST /v1/privacy/people/:externalUserId/lift-restriction.',
  },
  nothing_to_appeal: {
    kind: 'conflict',
    means: 'The assessment is not RED, or nothing of the agreement is held: there is nothing to contest.',
    remedy: 'Appeal while the agreement is frozen, a payout is held, or the latest assessment is RED.',
  },
  privacy_request_closed: {
    kind: 'conflict',
    means: 'The privacy request was completed or refused.',
    remedy: 'Retrieve it to see how it ended; open a new request for anything else.',
  },
  bundle_expired: {
    kind: 'missing',
    means:
      'The request has no bundle: it is not completed, is not a request for access, or the bundle expired.',
    remedy: 'Complete the request for access, or open a new one.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;
