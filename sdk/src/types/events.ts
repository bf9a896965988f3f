// Made from openapi.json by `npm run openapi`, do not edit.

/**
 * - `agreement.created`: An agreement was created
 * - `agreement.assessed`: The buyer’s payment was assessed
 * - `agreement.partially_funded`: Money came in, but not yet all that is due
 * - `agreement.funded`: All that is due came in
 * - `agreement.overfunded`: More than was due came in
 * - `agreement.completed`: Both parties have confirmed every milestone
 * - `agreement.disbursed`: Everything was paid out to the seller
 * - `agreement.refunded`: What was not paid out went back to the buyer
 * - `agreement.frozen`: The agreement was put on hold
 * - `agreement.unfrozen`: The hold was lifted
 * - `agreement.cancelled`: The agreement was cancelled before any money came in
 * - `virtual_account.issued`: The buyer got an account to pay into
 * - `deposit.received`: A deposit was received
 * - `deposit.unapplied`: A deposit came in after the agreement was over
 * - `excess.refunded`: Money beyond the amount due is going back
 * - `milestone.confirmed`: One party confirmed a milestone
 * - `milestone.completed`: Both parties have confirmed a milestone
 * - `milestone.release_queued`: A completed milestone waits for money
 * - `milestone.released`: A milestone’s amount now belongs to the seller
 * - `payout.awaiting_details`: A payout waits for the seller’s bank account
 * - `payout.submitted`: A payout was handed to the bank
 * - `payout.succeeded`: A payout has arrived
 * - `payout.failed`: The bank refused a payout
 * - `payout.reversed`: The bank took a payout back
 * - `refund.created`: A refund was started
 * - `refund.succeeded`: A refund has arrived
 * - `refund.failed`: The bank refused a refund
 * - `refund.retried`: A refund that the bank had refused is sent again
 * - `identity.verified`: A person’s identity was verified
 * - `identity.failed`: A person’s identity could not be verified
 */
export type EventType =
  | 'agreement.created'
  | 'agreement.assessed'
  | 'agreement.partially_funded'
  | 'agreement.funded'
  | 'agreement.overfunded'
  | 'agreement.completed'
  | 'agreement.disbursed'
  | 'agreement.refunded'
  | 'agreement.frozen'
  | 'agreement.unfrozen'
  | 'agreement.cancelled'
  | 'virtual_account.issued'
  | 'deposit.received'
  | 'deposit.unapplied'
  | 'excess.refunded'
  | 'milestone.confirmed'
  | 'milestone.completed'
  | 'milestone.release_queued'
  | 'milestone.released'
  | 'payout.awaiting_details'
  | 'payout.submitted'
  | 'payout.succeeded'
  | 'payout.failed'
  | 'payout.reversed'
  | 'refund.created'
  | 'refund.succeeded'
  | 'refund.failed'
  | 'refund.retried'
  | 'identity.verified'
  | 'identity.failed';

/** Something that happened. It is delivered at least once, so the same `id` may come again. */
export type SuretyEvent = {
  id: string;
  type: string;
  /** ISO 8601. */
  createdAt: string;
  agreementId?: string | undefined;
  /** Gap-free within its agreement. */
  sequence: number;
  data: Record<string, unknown>;
};

/** Everything that happened in the account, in the order it was committed: `GET /v1/events`. */
export type ListEventsParams = {
  /** 1 to 100. Default: 20. */
  limit?: number | undefined;
  type?: EventType | undefined;
  /**
   * An event’s id: answers what was committed after it. Without it, the log from its beginning. At most 100
   * characters.
   */
  after?: string | undefined;
};

/** A part of the log, oldest first. */
export type EventLog = {
  data: SuretyEvent[];
  /** Send it as `after` for the next page. Null at the end of the log. */
  nextCursor: string | null;
  /** Send it as `after` to read on later from where this answer ended. */
  resumeAfter: string | null;
};
