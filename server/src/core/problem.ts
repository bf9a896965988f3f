import { ACCOUNT_PROBLEMS } from './problems/account.ts';
import { BANK_PROBLEMS } from './problems/bank.ts';
import { DASHBOARD_PROBLEMS } from './problems/dashboard.ts';
import { DISPUTE_PROBLEMS } from './problems/disputes.ts';
import { IDENTITY_PROBLEMS } from './problems/identity.ts';
import type { ProblemKind, ProblemText } from './problems/kind.ts';
import { PRIVACY_PROBLEMS } from './problems/privacy.ts';
import { REQUEST_PROBLEMS } from './problems/request.ts';
import { RISK_PROBLEMS } from './problems/risk.ts';

/**
 * Every error code that a client can see, with its meaning and remedy. The OpenAPI document and the error
 * reference are generated from this table, so a code that is not here cannot be sent.
 */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  missing_api_key: {
    kind: 'unauthorized',
    means: 'The x-api-key header is missing.',
    remedy: 'No other header is read.',
  },
  invalid_api_key: {
    kind: 'unauthorized',
    means: 'The key is unknown, expired or revoked.',
  },
  altered_record: {
    kind: 'forbidden',
    means:
      'A stored record that this request relies on does not match its MAC: it was changed in the database.',
    remedy: 'The operator finds it with `surety verify`.',
  },
  ...ACCOUNT_PROBLEMS,
  not_found: {
    kind: 'missing',
    means: 'Not found in this account.',
    remedy: 'Check the id, and the environment of the key.',
  },
  unknown_endpoint: {
    kind: 'missing',
    means: 'There is no endpoint with this path.',
  },
  statement_too_long: {
    kind: 'conflict',
    means: 'The month has more than 2,000 entries of this seller.',
    remedy: 'Read them from the ledgers of the agreements.',
  },
  day_closed: {
    kind: 'conflict',
    means: 'The day, or a later one, is closed. A closed day never changes.',
    remedy: 'A correction falls on the next day.',
  },
  day_not_over: {
    kind: 'conflict',
    means: 'The day is not over yet in its time zone.',
    remedy: 'Close it after its end.',
  },
  day_out_of_order: {
    kind: 'conflict',
    means: 'A day before it is not closed.',
    remedy: 'Close the days in order.',
  },
  not_anchored: {
    kind: 'conflict',
    means: 'The entry is not in a published anchor yet.',
    remedy: 'Try again in a few minutes (`ANCHOR_EVERY`).',
  },
  idempotency_key_in_flight: {
    kind: 'conflict',
    means: 'The first request with this Idempotency-Key is still running.',
    remedy: 'Send it again in a moment.',
  },
  idempotency_key_reused: {
    kind: 'unprocessable',
    means: 'This Idempotency-Key was used for a different request.',
    remedy: 'Use a new key for each new request.',
  },
  idempotency_answer_sealed: {
    kind: 'conflict',
    means: 'The first response contains a secret, which only the API key of that request can read again.',
    remedy: 'Use that key, or a new Idempotency-Key.',
  },
  amount_mismatch: {
    kind: 'invalid',
    means: 'The milestones do not add up to the total, or the two shares of a decision to the milestone.',
  },
  not_a_party: {
    kind: 'forbidden',
    means: 'This external user ID is not the party required here.',
    remedy: 'Send the agreement’s buyerExternalId or sellerExternalId; for an assessment, the buyer’s.',
  },
  agreement_frozen: {
    kind: 'conflict',
    means: 'The agreement is on hold.',
    remedy: 'Lift the hold with POST /v1/escrow/agreements/:id/unfreeze first.',
  },
  agreement_not_frozen: {
    kind: 'conflict',
    means: 'The agreement is not on hold.',
  },
  destination_mismatch: {
    kind: 'conflict',
    means: 'The bank’s name for the account is neither the buyer’s nor the sender’s.',
    remedy: 'Name an account of the buyer, or remove the rule name_mismatch from the release policy.',
  },
  recall_unsettled: {
    kind: 'conflict',
    means: 'The bank took back a deposit after its money had been released.',
    remedy: 'Resolve the released milestone for the buyer, or pay the amount in and close the exception.',
  },
  agreement_closed: {
    kind: 'conflict',
    means: 'The agreement has ended: it was paid out, refunded or cancelled, or not paid in time.',
    remedy: 'Create a new agreement.',
  },
  agreement_funded: {
    kind: 'conflict',
    means: 'The agreement holds money, so it cannot be cancelled.',
    remedy: 'Refund it with POST /v1/escrow/agreements/:id/refunds.',
  },
  milestone_confirmed: {
    kind: 'conflict',
    means: 'The milestone is confirmed by a party or has ended: its title cannot change.',
  },
  milestone_completed: {
    kind: 'conflict',
    means: 'Both parties have confirmed the milestone: its amount belongs to the seller.',
    remedy: 'Leave it out of the refund.',
  },
  milestone_refunded: {
    kind: 'conflict',
    means: 'The milestone was refunded or cancelled.',
    remedy: 'Confirm another milestone, or create a new agreement.',
  },
  inspection_not_started: {
    kind: 'conflict',
    means: 'The inspection window has not started.',
    remedy: 'It starts when the seller has confirmed and the held money covers the milestone.',
  },
  inspection_ended: {
    kind: 'conflict',
    means: 'The inspection window of the milestone has ended.',
  },
  already_extended: {
    kind: 'conflict',
    means:
      'The buyer has extended the inspection window, which is possible once. The seller may still extend it.',
  },
  extension_too_long: {
    kind: 'conflict',
    means: 'The extensions would be longer than the first inspection window.',
  },
  milestone_disputed: {
    kind: 'conflict',
    means: 'The milestone is disputed.',
    remedy: 'Settle, withdraw or decide the dispute first.',
  },
  milestone_not_funded: {
    kind: 'conflict',
    means: 'The money for this milestone has not been paid in.',
  },
  milestone_not_amendable: {
    kind: 'conflict',
    means: 'The milestone is confirmed by a party, disputed or has ended.',
  },
  amendment_open: {
    kind: 'conflict',
    means: 'Another amendment of the agreement is open.',
    remedy: 'Wait for its answer, or withdraw it first.',
  },
  amendment_closed: {
    kind: 'conflict',
    means: 'The amendment is not open, or what it would change has moved on.',
    remedy: 'See ?expand=amendment of the agreement, and propose another one.',
  },
  amendment_action_refused: {
    kind: 'conflict',
    means: 'This side cannot do that with the amendment.',
    remedy: 'Choose from `allowedActions` of the amendment.',
  },
  fee_terms_unknown: {
    kind: 'conflict',
    means: 'An earlier version created the agreement, and kept only the fees of its milestones.',
    remedy: 'Only titles and limits can change, and milestones be dropped.',
  },
  ...DISPUTE_PROBLEMS,
  milestone_resolved: {
    kind: 'conflict',
    means: 'The platform has decided about the milestone.',
  },
  amount_changed: {
    kind: 'conflict',
    means: 'An amendment has changed the milestone’s amount since the party saw it.',
    remedy: 'Show the party the milestone again, and confirm the new amount.',
  },
  milestone_paid: {
    kind: 'conflict',
    means: 'The seller has been paid for this milestone.',
  },
  payout_under_way: {
    kind: 'conflict',
    means: 'The bank has the payout of this milestone and may pay it at any moment.',
    remedy: 'Freeze the agreement and wait: if the payout fails, you can resolve the milestone.',
  },
  payout_not_refused: {
    kind: 'conflict',
    means: 'The payout does not wait after a refusal of the bank.',
    remedy: 'It is sent by itself, or waits for a payout account, which you can set.',
  },
  payout_cancelled: {
    kind: 'conflict',
    means: 'The payout of a payee of this milestone was cancelled: it cannot be divided as a whole.',
    remedy: 'Cancel its other payouts that are not sent yet.',
  },
  payout_not_shared: {
    kind: 'conflict',
    means: 'The seller is the only payee of this milestone.',
    remedy: 'Resolve the milestone for the buyer.',
  },
  resolution_lowered: {
    kind: 'conflict',
    means: 'An earlier decision awarded the buyer more of this milestone, and that refund is under way.',
  },
  commission_paid_out: {
    kind: 'conflict',
    means: 'Your fees of this milestone would go back, but were paid out to you.',
    remedy: 'Try again when the fees of other agreements cover it, or decide for the seller.',
  },
  quote_expired: {
    kind: 'conflict',
    means: 'The quote is more than 24 hours old.',
  },
  no_commission: {
    kind: 'conflict',
    means: 'No commission can be paid out in this currency now.',
    remedy: 'Fees can be paid out once their milestone is paid or refunded.',
  },
  no_commission_account: {
    kind: 'conflict',
    means: 'There is no account that commission can be paid to.',
    remedy: 'Set one with PUT /v1/escrow/payout-accounts/surety:commission, or wait until it is usable.',
  },
  nothing_to_refund: {
    kind: 'conflict',
    means: 'There is nothing to refund.',
    remedy: 'Check the agreement’s funding with ?expand=funding.',
  },
  refund_not_failed: {
    kind: 'conflict',
    means: 'The refund has neither failed nor waits for an account.',
    remedy: 'PENDING is under way, SUCCEEDED has arrived.',
  },
  destination_required: {
    kind: 'conflict',
    means: 'The money cannot go back to its sender: the deposit was reversed, or the bank needs an account.',
    remedy: 'Send a `destination`, the bank account to pay to.',
  },
  deposit_conflict: {
    kind: 'conflict',
    means: 'A deposit with this reference exists with a different amount or account.',
    remedy: 'Use a new reference for each transfer.',
  },
  wrong_currency: {
    kind: 'conflict',
    means: 'The deposit is not in the agreement’s currency.',
  },
  hold_over: {
    kind: 'conflict',
    means: 'The hold was already lifted, or its payout is no longer waiting.',
  },
  review_over: {
    kind: 'conflict',
    means: 'The review was already decided, or it expired.',
  },
  review_changed: {
    kind: 'conflict',
    means: 'More matching people were added to the review since you loaded it.',
    remedy: 'Load the review again.',
  },
  verification_passed: {
    kind: 'conflict',
    means: 'The verification passed.',
  },
  exception_closed: {
    kind: 'conflict',
    means: 'The exception is already closed.',
  },
  no_payment_open: {
    kind: 'conflict',
    means:
      'The exception is not about a payment of another amount than ordered, or the payment is already booked.',
    remedy: 'Close it without `paidAsOrdered`.',
  },
  ...RISK_PROBLEMS,
  sum_too_large: {
    kind: 'conflict',
    means: 'The amounts add up to more than a JSON number can hold exactly.',
    remedy: 'Read the ledger of each agreement instead.',
  },
  too_many_webhooks: {
    kind: 'conflict',
    means: 'The account has reached its maximum number of webhook endpoints.',
  },
  webhook_disabled: {
    kind: 'conflict',
    means: 'The webhook endpoint is disabled.',
    remedy: 'Enable it first.',
  },
  ...BANK_PROBLEMS,
  rate_limited: {
    kind: 'rate_limited',
    means: 'Too many requests in a short time.',
    remedy: 'Wait as long as Retry-After says.',
  },
  quota_exceeded: {
    kind: 'rate_limited',
    means: 'The account has reached its daily limit for writes.',
    remedy: 'The operator can raise QUOTA_WRITES or QUOTA_BYTES.',
  },
  storage_full: {
    kind: 'unavailable',
    means: 'The service has no storage space left.',
    remedy: 'The operator has to free space.',
  },
  request_timed_out: {
    kind: 'timed_out',
    means: 'The request did not arrive completely in time.',
  },
  service_unavailable: {
    kind: 'unavailable',
    means: 'The service is starting or stopping, or its database is unreachable or too busy.',
    remedy: 'Send the same request again.',
  },
  identity_busy: {
    kind: 'unavailable',
    means: 'The queue for identity verifications is full, or no process handles them.',
    remedy: 'Send the same request again.',
  },
  ...IDENTITY_PROBLEMS,
  ...PRIVACY_PROBLEMS,
  internal_error: {
    kind: 'bug',
    means: 'An unexpected error occurred on our side.',
    remedy: 'Send it again; if it persists, report the requestId to the operator.',
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof PROBLEMS;

export type AnyProblemCode = ProblemCode | keyof typeof DASHBOARD_PROBLEMS;
const ALL_PROBLEMS: Readonly<Record<AnyProblemCode, ProblemText>> = { ...PROBLEMS, ...DASHBOARD_PROBLEMS };

export function kindOf(code: AnyProblemCode): ProblemKind {
  return ALL_PROBLEMS[code].kind;
}

/** The meaning and, if it says more, the remedy. */
export function problemText({ means, remedy }: ProblemText): string {
  return remedy === undefined ? means : `${means} ${remedy}`;
}

export type ProblemDetail = { path: string; message: string };

/**
 * An expected failure that the caller can understand and act on. Bugs are thrown as plain errors, not
 * Problems.
 */
export class Problem extends Error {
  readonly code: AnyProblemCode;
  readonly details: readonly ProblemDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: AnyProblemCode,
    message?: string,
    more: { details?: readonly ProblemDetail[]; retryAfterSeconds?: number } = {},
  ) {
    super(message ?? problemText(ALL_PROBLEMS[code]));
    this.name = 'Problem';
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
