/** Everything that can happen. */
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
  /** An EventType; a newer server may know more of them. */
  type: string;
  createdAt: string;
  agreementId?: string | undefined;
  /** Gap-free within its agreement. */
  sequence: number;
  data: Record<string, unknown>;
};

export type ListEventsParams = {
  /** Only events of this type. */
  type?: EventType | undefined;
  /** An event's id: begins after it. Without it, at the beginning of the log. */
  after?: string | undefined;
  /** Events a page, 1 to 100. */
  limit?: number | undefined;
};

/** A part of the log, oldest first. */
export type EventLog = {
  data: SuretyEvent[];
  /** Send it as `after` for the next page. Null at the end of the log. */
  nextCursor: string | null;
  /** Send it as `after` to read on later from where this answer ended. */
  resumeAfter: string | null;
};
