import { ACCOUNT_PROBLEMS } from './problems/account.ts';
import { BANK_PROBLEMS } from './problems/bank.ts';
import { DASHBOARD_PROBLEMS } from './problems/dashboard.ts';
import { IDENTITY_PROBLEMS } from './problems/identity.ts';
import type { ProblemKind } from './problems/kind.ts';
import { REQUEST_PROBLEMS } from './problems/request.ts';
import { RISK_PROBLEMS } from './problems/risk.ts';

/**
 * Every code that a client can see, with what it means and what to do about it. The OpenAPI document and the
 * error reference are made from this table, so a code that is not here cannot be sent.
 */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  missing_api_key: {
    kind: 'unauthorized',
    means: 'The x-api-key header is missing.',
    remedy: 'Send your key in the x-api-key header; no other header is read.',
  },
  invalid_api_key: {
    kind: 'unauthorized',
    means: 'The key is unknown, expired or revoked.',
    remedy: 'Use an active key, or create one with POST /v1/developer/api-keys.',
  },
  ...ACCOUNT_PROBLEMS,
  not_found: {
    kind: 'missing',
    means: 'There is no such thing, or it belongs to another account.',
    remedy: 'Check the id and the path.',
  },
  idempotency_key_in_flight: {
    kind: 'conflict',
    means: 'The first request with this Idempotency-Key is still running.',
    remedy: 'Wait a moment and send the same request again.',
  },
  idempotency_key_reused: {
    kind: 'unprocessable',
    means: 'This Idempotency-Key was used for a different request.',
    remedy: 'Make a new key for each new request; repeat a key only with the same body and path.',
  },
  idempotency_answer_sealed: {
    kind: 'conflict',
    means: 'The first answer holds a secret that only the API key which asked for it can read again.',
    remedy: 'Repeat the request with the same x-api-key, or use a new Idempotency-Key.',
  },
  amount_mismatch: {
    kind: 'invalid',
    means: 'Amounts do not add up: milestones to the total, or the two sides of a decision to the milestone.',
    remedy: 'Make them equal; all are integers in the smallest currency unit.',
  },
  not_a_party: {
    kind: 'forbidden',
    means: 'This external user id is not the party that this asks for.',
    remedy:
      'Send the buyerExternalId or sellerExternalId of the agreement; an assessment takes the buyer only.',
  },
  agreement_frozen: {
    kind: 'conflict',
    means: 'The agreement is on hold.',
    remedy: 'Lift the hold with POST /v1/escrow/agreements/:id/unfreeze first.',
  },
  agreement_not_frozen: {
    kind: 'conflict',
    means: 'The agreement is not on hold.',
    remedy: 'There is nothing to lift.',
  },
  agreement_closed: {
    kind: 'conflict',
    means: 'The agreement is over: everything was paid out or refunded.',
    remedy: 'Create a new agreement.',
  },
  agreement_funded: {
    kind: 'conflict',
    means: 'There is money in the agreement, so it cannot be cancelled.',
    remedy: 'Refund it with POST /v1/escrow/agreements/:id/refunds.',
  },
  milestone_completed: {
    kind: 'conflict',
    means: 'Both parties have confirmed the milestone, so its amount belongs to the seller.',
    remedy: 'Leave it out of the refund.',
  },
  milestone_refunded: {
    kind: 'conflict',
    means: 'The milestone was refunded or cancelled.',
    remedy: 'Confirm another milestone, or create a new agreement.',
  },
  milestone_resolved: {
    kind: 'conflict',
    means: 'The platform has decided about the milestone, so nobody can confirm it any more.',
    remedy: 'Look at the event milestone.resolved; it says who gets what.',
  },
  milestone_paid: {
    kind: 'conflict',
    means: 'The seller has the money of this milestone.',
    remedy: 'Settle it between the parties; what was paid out cannot be taken back from here.',
  },
  payout_under_way: {
    kind: 'conflict',
    means: 'The bank has the payout of this milestone and may pay it at any moment.',
    remedy: 'Freeze the agreement and wait for the bank; a payout that fails can be resolved then.',
  },
  resolution_lowered: {
    kind: 'conflict',
    means: 'An earlier decision gave the buyer more of this milestone, and that is going back.',
    remedy: 'Send at least as much for toBuyer as before.',
  },
  nothing_to_refund: {
    kind: 'conflict',
    means: 'There is nothing here that could go back to the buyer.',
    remedy: 'Look at the agreement with ?expand=funding.',
  },
  refund_not_failed: {
    kind: 'conflict',
    means: 'The bank has not given this refund up, so there is nothing to try again.',
    remedy: 'Look at its status. PENDING is under way, SUCCEEDED has arrived.',
  },
  destination_required: {
    kind: 'conflict',
    means: 'The deposit that this refund came from is gone, so the money cannot go back the way it came.',
    remedy: 'Send a destination: the bank account that it should go to.',
  },
  deposit_conflict: {
    kind: 'conflict',
    means: 'A deposit with this reference came in before, with another amount or to another account.',
    remedy: 'Nothing was posted; the first one stands. Give each transfer a reference of its own.',
  },
  wrong_currency: {
    kind: 'conflict',
    means: 'The money is in another currency than the agreement.',
    remedy: 'Nothing was posted. Send the currency of the agreement.',
  },
  hold_over: {
    kind: 'conflict',
    means: 'The hold was lifted before, or the payout went another way.',
    remedy: 'Look at its status; there is nothing to lift.',
  },
  review_over: {
    kind: 'conflict',
    means: 'The review was decided before, or nobody looked at it for too long.',
    remedy: 'Look at its decision; there is nothing to do.',
  },
  review_changed: {
    kind: 'conflict',
    means: 'More people have been found alike since whoever decides has looked at the review.',
    remedy: 'Nothing was decided. Look at the review again, and decide about all whom it names.',
  },
  verification_passed: {
    kind: 'conflict',
    means: 'The verification has passed, so there is nothing to contest.',
    remedy: 'Leave it as it is.',
  },
  exception_closed: {
    kind: 'conflict',
    means: 'The exception was closed before.',
    remedy: 'Its note says why; there is nothing to do.',
  },
  ...RISK_PROBLEMS,
  sum_too_large: {
    kind: 'conflict',
    means: 'The amounts add up to more than a JSON number can hold exactly.',
    remedy: 'Read the ledger of each agreement instead.',
  },
  too_many_webhooks: {
    kind: 'conflict',
    means: 'The account has as many webhook endpoints as it may have.',
    remedy: 'Delete endpoints that are no longer used.',
  },
  webhook_disabled: {
    kind: 'conflict',
    means: 'The webhook endpoint is switched off.',
    remedy: 'Switch it on with PATCH /v1/webhooks/:id {"enabled": true} first.',
  },
  ...BANK_PROBLEMS,
  rate_limited: {
    kind: 'rate_limited',
    means: 'Too many requests in a short time.',
    remedy: 'Wait as long as Retry-After says.',
  },
  quota_exceeded: {
    kind: 'rate_limited',
    means: 'The account has written as much as it may in one day.',
    remedy: 'Wait as long as Retry-After says, or have QUOTA_WRITES or QUOTA_BYTES raised.',
  },
  storage_full: {
    kind: 'unavailable',
    means: 'There is no room left to write to. Nothing was changed.',
    remedy: 'Send the same request again after Retry-After; whoever runs the service has to make room.',
  },
  request_timed_out: {
    kind: 'timed_out',
    means: 'The request did not arrive in full in time.',
    remedy: 'Send it again.',
  },
  service_unavailable: {
    kind: 'unavailable',
    means: 'The service is starting or stopping, or its database cannot be reached or is too busy.',
    remedy: 'Send the same request again after Retry-After; with an Idempotency-Key nothing happens twice.',
  },
  identity_busy: {
    kind: 'unavailable',
    means: 'As many identity verifications run and wait as may, or no process that does them is there.',
    remedy: 'Send the same request again after Retry-After.',
  },
  ...IDENTITY_PROBLEMS,
  internal_error: {
    kind: 'bug',
    means: 'Something broke on our side.',
    remedy: 'Send the same request again; if it persists, report the requestId to whoever runs the service.',
  },
} as const satisfies Record<string, { kind: ProblemKind; means: string; remedy: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export type AnyProblemCode = ProblemCode | keyof typeof DASHBOARD_PROBLEMS;
const ALL_PROBLEMS = { ...PROBLEMS, ...DASHBOARD_PROBLEMS };

export function kindOf(code: AnyProblemCode): ProblemKind {
  return ALL_PROBLEMS[code].kind;
}

export type ProblemDetail = { path: string; message: string };

/** An expected failure: something the caller can understand and act on. Bugs are asserts, not Problems. */
export class Problem extends Error {
  readonly code: AnyProblemCode;
  readonly details: readonly ProblemDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: AnyProblemCode,
    message?: string,
    more: { details?: readonly ProblemDetail[]; retryAfterSeconds?: number } = {},
  ) {
    super(message ?? `${ALL_PROBLEMS[code].means} ${ALL_PROBLEMS[code].remedy}`);
    this.name = 'Problem';
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
