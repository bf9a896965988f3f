// Made from openapi.json by `npm run openapi`, do not edit.
import type { ApprovalType } from './approvals.ts';
import type { DocumentType, LivenessLevel, RejectionReason } from './identity.ts';
import type { ReviewDecision, ReviewType } from './reviews.ts';
import type { Flag } from './risk.ts';

/** Everything that is needed to compute a hash again. */
export type ChainProof = {
  /** 1: the hash covers personal data. 2: it covers commitments to them. */
  version: 1 | 2;
  tenant: string;
  /** Null for audit records. */
  stream: string | null;
  previousHash: string;
  /** Null for events from before there were hash chains. */
  hash: string | null;
  /** What the hash covers in plain text: the data without personal fields in version 2. */
  clear: Record<string, unknown>;
  /** The amounts of an event that recorded them: the last element of what is hashed. */
  funding: string | null;
  /** HMAC-SHA-256 of `["field",value]` with the salt as key, for each personal field. */
  commitments: Record<string, string>;
  /** The salt of each commitment, except for people who were erased. */
  salts: Record<string, string>;
};

/** The agreement that an event belongs to. */
export type EventAgreement = {
  /** Your own reference of the agreement. */
  reference: string | null;
  buyerExternalId: string;
  sellerExternalId: string;
  /** In the smallest currency unit. */
  totalAmount: number;
  /** ISO 4217. Applies to every amount in the event. */
  currency: string;
};

/**
 * Where the agreement’s money was right after the change that the event reports, however late it is
 * delivered. Absent from events of agreements whose money last moved before version 0.2.0.
 */
export type EventFunding = {
  /** In the smallest currency unit. */
  deposited: number;
  /** In the smallest currency unit. */
  held: number;
  /** In the smallest currency unit. */
  excess: number;
  /** In the smallest currency unit. */
  queued: number;
  /** In the smallest currency unit. */
  released: number;
  /** In the smallest currency unit. */
  paidOut: number;
  /** In the smallest currency unit. */
  refunded: number;
  /** In the smallest currency unit. */
  refunding: number;
  /** In the smallest currency unit. */
  outstanding: number;
};

/**
 * - `agreement.created`: An agreement was created
 * - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
 * are sent
 * - `agreement.assessed`: The buyer’s payment was assessed
 * - `agreement.partially_funded`: A deposit arrived, but the agreement is not fully funded yet
 * - `agreement.funded`: The agreement is fully funded
 * - `agreement.overfunded`: More than the amount due was paid in
 * - `agreement.completed`: Every milestone that is not refunded is completed
 * - `agreement.disbursed`: Everything was paid out to the seller and the payees of shares
 * - `agreement.refunded`: Everything that was not paid out was returned to the buyer
 * - `agreement.frozen`: The agreement was put on hold
 * - `agreement.unfrozen`: The hold was lifted
 * - `agreement.cancelled`: The agreement was cancelled before any money arrived
 * - `virtual_account.issued`: The buyer was given an account to pay into
 * - `deposit.received`: A deposit was received
 * - `deposit.unapplied`: A deposit arrived after the agreement had ended
 * - `deposit.reversed`: The bank reversed a deposit
 * - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
 * answer
 * - `milestone.completed`: Both parties confirmed a milestone, or the inspection window ended
 * - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and
 * seller
 * - `milestone.release_queued`: A completed milestone waits for a deposit
 * - `milestone.released`: A milestone’s amount, less the seller’s fees and the shares, now belongs to the
 * seller
 * - `payout.awaiting_details`: A payout waits for the payee’s bank account: the seller’s, unless a payee
 * is named
 * - `payout.submitted`: A payout was submitted to the bank
 * - `payout.succeeded`: The bank reported a payout as paid
 * - `payout.failed`: The bank refused a payout
 * - `payout.reversed`: The bank reversed a payout
 * - `payout.overpaid`: The bank paid a payout that it had refused, in addition to its replacement
 * - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
 * - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
 * - `payout.held`: A rule of the release policy holds a payout
 * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
 * - `milestone.inspection_started`: The inspection window started: the seller has confirmed, and the money
 * is there
 * - `milestone.inspection_ending`: The inspection window ends soon
 * - `milestone.inspection_extended`: A party extended the inspection window
 * - `milestone.inspection_paused`: The inspection window stopped, and keeps the rest of its time
 * - `milestone.inspection_resumed`: The inspection window runs again
 * - `milestone.inspection_ended`: The inspection window ended without an answer, and the milestone is not
 * released by itself
 * - `milestone.overdue`: The seller has not confirmed a milestone by the agreed time
 * - `agreement.funding_ending`: The time to pay ends soon
 * - `agreement.expired`: The agreement was not paid in time and has ended
 * - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
 * - `dispute.message_added`: A party or the platform wrote a message in a dispute
 * - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was sent,
 * `fileSha256` of the file as it is kept. The other party can read it once it is shared
 * - `dispute.evidence_shared`: A party let the other one read a file
 * - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of the
 * dispute
 * - `dispute.offer_declined`: A party declined the other’s offer
 * - `dispute.offer_withdrawn`: A party withdrew its offer
 * - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came in
 * time
 * - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
 * - `dispute.appealed`: A party appealed, and the platform decides once more
 * - `dispute.decision_overdue`: The platform has not decided a dispute in time
 * - `dispute.paused`: The agreement was put on hold, so the clock of the dispute stopped
 * - `dispute.resumed`: The hold was lifted, and the clock of the dispute runs again
 * - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came in
 * time, or the bank has paid the milestone after all
 * - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that would
 * change; one that is only in `after` would be added, one that is only in `before` dropped
 * - `amendment.accepted`: A party accepted an amendment
 * - `amendment.declined`: A party declined an amendment
 * - `amendment.withdrawn`: The side that proposed an amendment withdrew it
 * - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it would
 * change has moved on
 * - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer,
 * `fromExcess` was paid before and counts now
 * - `payout_account.changed`: A seller’s payout account was set or changed
 * - `excess.refunded`: Money beyond the amount due is being returned
 * - `refund.created`: A refund was started
 * - `refund.succeeded`: The bank reported a refund as paid
 * - `refund.failed`: The bank refused a refund
 * - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
 * - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
 * one
 * - `refund.reversed`: The bank reversed a refund that it had paid
 * - `anchor.published`: The head of the account’s anchor log was signed
 * - `exception.opened`: An exception was opened: a person has to look at it
 * - `exception.closed`: A person looked at the exception and closed it
 * - `approval.requested`: A request that needs another person’s approval was made
 * - `approval.approved`: Another person approved the request, and it was carried out
 * - `approval.rejected`: Another person rejected the request
 * - `approval.withdrawn`: The requester withdrew the request
 * - `approval.expired`: The request expired without a decision
 * - `assessment.created`: A transaction or user was assessed with POST /v1/fraud/assess
 * - `risk_policy.changed`: A version of the risk policy entered shadow mode, went live or was retired
 * - `identity.verified`: A person’s identity was verified
 * - `identity.failed`: A person’s identity could not be verified
 * - `identity.reviewed`: A person reviewed a verification, and that decision now counts
 * - `identity.session.completed`: A person finished their verification session: verified, or out of
 * attempts
 * - `identity.session.expired`: A person’s verification session expired before they finished
 * - `link.opened`: A link for the buyer or the seller was opened for the first time, by a person or a
 * program
 * - `review.opened`: A case was added to the review queue
 * - `review.decided`: A person decided a case in the review queue
 */
export type EventType =
  | 'agreement.created'
  | 'agreement.updated'
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
  | 'deposit.reversed'
  | 'milestone.confirmed'
  | 'milestone.completed'
  | 'milestone.resolved'
  | 'milestone.release_queued'
  | 'milestone.released'
  | 'payout.awaiting_details'
  | 'payout.submitted'
  | 'payout.succeeded'
  | 'payout.failed'
  | 'payout.reversed'
  | 'payout.overpaid'
  | 'payout.retried'
  | 'payout.cancelled'
  | 'payout.held'
  | 'payout.hold_lifted'
  | 'milestone.inspection_started'
  | 'milestone.inspection_ending'
  | 'milestone.inspection_extended'
  | 'milestone.inspection_paused'
  | 'milestone.inspection_resumed'
  | 'milestone.inspection_ended'
  | 'milestone.overdue'
  | 'agreement.funding_ending'
  | 'agreement.expired'
  | 'dispute.opened'
  | 'dispute.message_added'
  | 'dispute.evidence_added'
  | 'dispute.evidence_shared'
  | 'dispute.offer_made'
  | 'dispute.offer_declined'
  | 'dispute.offer_withdrawn'
  | 'dispute.escalated'
  | 'dispute.decided'
  | 'dispute.appealed'
  | 'dispute.decision_overdue'
  | 'dispute.paused'
  | 'dispute.resumed'
  | 'dispute.closed'
  | 'amendment.proposed'
  | 'amendment.accepted'
  | 'amendment.declined'
  | 'amendment.withdrawn'
  | 'amendment.lapsed'
  | 'agreement.amended'
  | 'payout_account.changed'
  | 'excess.refunded'
  | 'refund.created'
  | 'refund.succeeded'
  | 'refund.failed'
  | 'refund.retried'
  | 'refund.redirected'
  | 'refund.reversed'
  | 'anchor.published'
  | 'exception.opened'
  | 'exception.closed'
  | 'approval.requested'
  | 'approval.approved'
  | 'approval.rejected'
  | 'approval.withdrawn'
  | 'approval.expired'
  | 'assessment.created'
  | 'risk_policy.changed'
  | 'identity.verified'
  | 'identity.failed'
  | 'identity.reviewed'
  | 'identity.session.completed'
  | 'identity.session.expired'
  | 'link.opened'
  | 'review.opened'
  | 'review.decided';

declare enum Newer {
  type = 'one that only a newer server knows',
}

/** The fields that all of them share. */
export type EventBase = {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** test: no real money moved. */
  environment: 'live' | 'test';
  agreementId?: string | undefined;
  agreement?: EventAgreement | undefined;
  funding?: EventFunding | undefined;
  /** Gap-free within its agreement. */
  sequence: number;
  /** Who caused it. Null for events older than this field. */
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** Only with `expand=proof`. */
  proof?: ChainProof | undefined;
};

/** An agreement was created. */
export type AgreementCreatedEvent = EventBase & {
  type: 'agreement.created';
  agreementId: string;
  data: {
    buyerExternalId: string;
    sellerExternalId: string;
    buyerEmail?: string | null | undefined;
    buyerName?: string | null | undefined;
    sellerEmail?: string | null | undefined;
    sellerName?: string | null | undefined;
    /** In the smallest currency unit. */
    totalAmount: number;
    currency: string;
    fundBy?: string | undefined;
    milestones?:
      | {
          id: string;
          title: string;
          /** In the smallest currency unit. */
          amount: number;
          fees?:
            | {
                name: string;
                /** In the smallest currency unit. */
                buyer: number;
                /** In the smallest currency unit. */
                seller: number;
                refund: 'share' | 'all' | 'none';
              }[]
            | undefined;
          shares?:
            | {
                externalUserId: string;
                /** In the smallest currency unit. */
                amount: number;
              }[]
            | undefined;
          deliverBy?: string | undefined;
          inspectionSeconds?: number | undefined;
          onSilence?: 'release' | 'hold' | undefined;
        }[]
      | undefined;
    feeTerms?:
      | {
          name: string;
          basisPoints: number;
          /** In the smallest currency unit. */
          fixed: number;
          /** In the smallest currency unit. */
          min: number | null;
          /** In the smallest currency unit. */
          max: number | null;
          buyerBasisPoints: number;
          refund: 'share' | 'all' | 'none';
        }[]
      | undefined;
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** The reference, metadata, titles or contact addresses changed. Only changed fields are sent. */
export type AgreementUpdatedEvent = EventBase & {
  type: 'agreement.updated';
  agreementId: string;
  data: {
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
    buyerEmail?: string | null | undefined;
    sellerEmail?: string | null | undefined;
    milestones?: { id: string; title: string }[] | undefined;
  };
};

/** The buyer’s payment was assessed. */
export type AgreementAssessedEvent = EventBase & {
  type: 'agreement.assessed';
  agreementId: string;
  data: {
    assessmentId: string;
    score: number;
    flag: Flag;
    triggeredSignals: string[];
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** A deposit arrived, but the agreement is not fully funded yet. */
export type AgreementPartiallyFundedEvent = EventBase & {
  type: 'agreement.partially_funded';
  agreementId: string;
  data: {
    /** In the smallest currency unit. */
    held: number;
    /** In the smallest currency unit. */
    excess: number;
    /** In the smallest currency unit. */
    outstanding: number;
  };
};

/** The agreement is fully funded. */
export type AgreementFundedEvent = EventBase & {
  type: 'agreement.funded';
  agreementId: string;
  data: {
    /** In the smallest currency unit. */
    held: number;
    /** In the smallest currency unit. */
    excess: number;
    /** In the smallest currency unit. */
    outstanding: number;
  };
};

/** More than the amount due was paid in. */
export type AgreementOverfundedEvent = EventBase & {
  type: 'agreement.overfunded';
  agreementId: string;
  data: {
    /** In the smallest currency unit. */
    held: number;
    /** In the smallest currency unit. */
    excess: number;
    /** In the smallest currency unit. */
    outstanding: number;
  };
};

/** Every milestone that is not refunded is completed. */
export type AgreementCompletedEvent = EventBase & {
  type: 'agreement.completed';
  agreementId: string;
  data: { status: 'COMPLETED' };
};

/** Everything was paid out to the seller and the payees of shares. */
export type AgreementDisbursedEvent = EventBase & {
  type: 'agreement.disbursed';
  agreementId: string;
  data: { status: 'DISBURSED' };
};

/** Everything that was not paid out was returned to the buyer. */
export type AgreementRefundedEvent = EventBase & {
  type: 'agreement.refunded';
  agreementId: string;
  data: { status: 'REFUNDED' };
};

/** The agreement was put on hold. */
export type AgreementFrozenEvent = EventBase & {
  type: 'agreement.frozen';
  agreementId: string;
  data: { reason: string };
};

/** The hold was lifted. */
export type AgreementUnfrozenEvent = EventBase & {
  type: 'agreement.unfrozen';
  agreementId: string;
  data: Record<string, never>;
};

/** The agreement was cancelled before any money arrived. */
export type AgreementCancelledEvent = EventBase & {
  type: 'agreement.cancelled';
  agreementId: string;
  data: { status: 'REFUNDED' };
};

/** The buyer was given an account to pay into. */
export type VirtualAccountIssuedEvent = EventBase & {
  type: 'virtual_account.issued';
  agreementId: string;
  data: {
    provider?: string | undefined;
    accountNumber: string;
    bankCode: string;
    accountName: string;
    /** In the smallest currency unit. */
    amount?: number | null | undefined;
    expiresAt?: string | null | undefined;
  };
};

/** A deposit was received. */
export type DepositReceivedEvent = EventBase & {
  type: 'deposit.received';
  agreementId: string;
  data: {
    provider: string;
    transactionId: string;
    accountNumber: string;
    /** In the smallest currency unit. */
    amount: number;
    senderName?: string | null | undefined;
    senderBank?: string | null | undefined;
    sessionId?: string | null | undefined;
    /** In the smallest currency unit. */
    fee?: number | undefined;
    /** In the smallest currency unit. */
    escrow: number;
    /** In the smallest currency unit. */
    excess: number;
    senderMatch?: 'match' | 'close' | 'mismatch' | 'unknown' | undefined;
  };
};

/** A deposit arrived after the agreement had ended. */
export type DepositUnappliedEvent = EventBase & {
  type: 'deposit.unapplied';
  agreementId: string;
  data: {
    provider: string;
    transactionId: string;
    accountNumber: string;
    /** In the smallest currency unit. */
    amount: number;
    senderName?: string | null | undefined;
    senderBank?: string | null | undefined;
    sessionId?: string | null | undefined;
    /** In the smallest currency unit. */
    fee?: number | undefined;
    reason: 'agreement_closed';
  };
};

/** The bank reversed a deposit. */
export type DepositReversedEvent = EventBase & {
  type: 'deposit.reversed';
  agreementId: string;
  data: {
    provider: string;
    transactionId: string;
    accountNumber: string;
    /** In the smallest currency unit. */
    amount: number;
    senderName?: string | null | undefined;
    senderBank?: string | null | undefined;
    sessionId?: string | null | undefined;
    /** In the smallest currency unit. */
    held: number;
    /** In the smallest currency unit. */
    owed: number;
    reason: string | null;
  };
};

/** One party confirmed a milestone, or its inspection window ended without an answer. */
export type MilestoneConfirmedEvent = EventBase & {
  type: 'milestone.confirmed';
  agreementId: string;
  data: {
    milestoneId: string;
    by: 'buyer' | 'seller' | 'inspection';
    method?: 'delivery_code' | undefined;
    typedAt?: string | undefined;
  };
};

/** Both parties confirmed a milestone, or the inspection window ended. */
export type MilestoneCompletedEvent = EventBase & {
  type: 'milestone.completed';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
  };
};

/** The platform decided how a milestone’s amount is divided between buyer and seller. */
export type MilestoneResolvedEvent = EventBase & {
  type: 'milestone.resolved';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    toBuyer: number;
    /** In the smallest currency unit. */
    toSeller: number;
    reason: string;
    /** In the smallest currency unit. */
    recovered?: number | undefined;
  };
};

/** A completed milestone waits for a deposit. */
export type MilestoneReleaseQueuedEvent = EventBase & {
  type: 'milestone.release_queued';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
  };
};

/** A milestone’s amount, less the seller’s fees and the shares, now belongs to the seller. */
export type MilestoneReleasedEvent = EventBase & {
  type: 'milestone.released';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    /** In the smallest currency unit. */
    commission?: number | undefined;
    shares?:
      | {
          externalUserId: string;
          /** In the smallest currency unit. */
          amount: number;
        }[]
      | undefined;
  };
};

/** A payout waits for the payee’s bank account: the seller’s, unless a payee is named. */
export type PayoutAwaitingDetailsEvent = EventBase & {
  type: 'payout.awaiting_details';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    sellerExternalId: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
  };
};

/** A payout was submitted to the bank. */
export type PayoutSubmittedEvent = EventBase & {
  type: 'payout.submitted';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
    provider?: string | undefined;
    bankCode?: string | undefined;
    accountNumber?: string | undefined;
    accountName?: string | undefined;
    nameAtBank?: string | null | undefined;
    nameMatch?: 'match' | 'close' | 'mismatch' | 'unknown' | undefined;
  };
};

/** The bank reported a payout as paid. */
export type PayoutSucceededEvent = EventBase & {
  type: 'payout.succeeded';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
  };
};

/** The bank refused a payout. */
export type PayoutFailedEvent = EventBase & {
  type: 'payout.failed';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
    reason: string | null;
  };
};

/** The bank reversed a payout. */
export type PayoutReversedEvent = EventBase & {
  type: 'payout.reversed';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
    reason: string | null;
  };
};

/** The bank paid a payout that it had refused, in addition to its replacement. */
export type PayoutOverpaidEvent = EventBase & {
  type: 'payout.overpaid';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    payoutId?: string | undefined;
    payeeExternalId?: string | undefined;
  };
};

/** A payout that the bank had refused is sent again to the payee’s account. */
export type PayoutRetriedEvent = EventBase & {
  type: 'payout.retried';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    payoutId: string;
    payeeExternalId?: string | undefined;
  };
};

/** The platform gave what one payee was to get of a milestone back to the buyer. */
export type PayoutCancelledEvent = EventBase & {
  type: 'payout.cancelled';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    payoutId: string;
    reason: string;
    /** In the smallest currency unit. */
    recovered: number;
    payeeExternalId?: string | undefined;
  };
};

/** A rule of the release policy holds a payout. */
export type PayoutHeldEvent = EventBase & {
  type: 'payout.held';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    payoutId: string;
    holdId: string;
    payeeExternalId?: string | undefined;
    rule:
      | 'unverified_seller'
      | 'new_account'
      | 'risky_payment'
      | 'name_mismatch'
      | 'first_deals'
      | 'risky_seller';
    until: string | null;
  };
};

/** A rule of the release policy no longer holds a payout. */
export type PayoutHoldLiftedEvent = EventBase & {
  type: 'payout.hold_lifted';
  agreementId: string;
  data: {
    milestoneId: string;
    /** In the smallest currency unit. */
    amount: number;
    payoutId: string;
    holdId: string;
    payeeExternalId?: string | undefined;
    rule:
      | 'unverified_seller'
      | 'new_account'
      | 'risky_payment'
      | 'name_mismatch'
      | 'first_deals'
      | 'risky_seller';
    by: 'condition' | 'person';
    note: string | null;
  };
};

/** The inspection window started: the seller has confirmed, and the money is there. */
export type MilestoneInspectionStartedEvent = EventBase & {
  type: 'milestone.inspection_started';
  agreementId: string;
  data: { milestoneId: string; endsAt: string; onSilence: 'release' | 'hold' };
};

/** The inspection window ends soon. */
export type MilestoneInspectionEndingEvent = EventBase & {
  type: 'milestone.inspection_ending';
  agreementId: string;
  data: { milestoneId: string; endsAt: string; remainingSeconds: number };
};

/** A party extended the inspection window. */
export type MilestoneInspectionExtendedEvent = EventBase & {
  type: 'milestone.inspection_extended';
  agreementId: string;
  data: { milestoneId: string; by: 'buyer' | 'seller'; seconds: number; endsAt: string | null };
};

/** The inspection window stopped, and keeps the rest of its time. */
export type MilestoneInspectionPausedEvent = EventBase & {
  type: 'milestone.inspection_paused';
  agreementId: string;
  data: { milestoneId: string; reason: 'frozen' | 'disputed' | 'uncovered'; remainingSeconds: number };
};

/** The inspection window runs again. */
export type MilestoneInspectionResumedEvent = EventBase & {
  type: 'milestone.inspection_resumed';
  agreementId: string;
  data: { milestoneId: string; endsAt: string };
};

/** The inspection window ended without an answer, and the milestone is not released by itself. */
export type MilestoneInspectionEndedEvent = EventBase & {
  type: 'milestone.inspection_ended';
  agreementId: string;
  data: { milestoneId: string };
};

/** The seller has not confirmed a milestone by the agreed time. */
export type MilestoneOverdueEvent = EventBase & {
  type: 'milestone.overdue';
  agreementId: string;
  data: { milestoneId: string; deliverBy: string };
};

/** The time to pay ends soon. */
export type AgreementFundingEndingEvent = EventBase & {
  type: 'agreement.funding_ending';
  agreementId: string;
  data: {
    fundBy: string;
    /** In the smallest currency unit. */
    outstanding: number;
  };
};

/** The agreement was not paid in time and has ended. */
export type AgreementExpiredEvent = EventBase & {
  type: 'agreement.expired';
  agreementId: string;
  data: {
    fundBy: string;
    /** In the smallest currency unit. */
    held: number;
    /** In the smallest currency unit. */
    outstanding: number;
  };
};

/** A party opened a dispute about a milestone. Its money stays where it is. */
export type DisputeOpenedEvent = EventBase & {
  type: 'dispute.opened';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    openedBy: 'buyer' | 'seller';
    reason: string;
    /** In the smallest currency unit. */
    toBuyer: number;
    /** In the smallest currency unit. */
    toSeller: number;
    statement: string | null;
  };
};

/** A party or the platform wrote a message in a dispute. */
export type DisputeMessageAddedEvent = EventBase & {
  type: 'dispute.message_added';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller' | 'platform';
    statement: string;
  };
};

/**
 * A party added a file to a dispute. `sha256` is of the file as it was sent, `fileSha256` of the file as
 * it is kept. The other party can read it once it is shared.
 */
export type DisputeEvidenceAddedEvent = EventBase & {
  type: 'dispute.evidence_added';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    evidenceId: string;
    mediaType: 'image/jpeg' | 'application/pdf';
    bytes: number;
    sha256: string;
    fileSha256: string;
    shared: boolean;
  };
};

/** A party let the other one read a file. */
export type DisputeEvidenceSharedEvent = EventBase & {
  type: 'dispute.evidence_shared';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    evidenceId: string;
  };
};

/** A party offered how to divide the milestone. It replaces every open offer of the dispute. */
export type DisputeOfferMadeEvent = EventBase & {
  type: 'dispute.offer_made';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    offerId: string;
    /** In the smallest currency unit. */
    toBuyer: number;
    /** In the smallest currency unit. */
    toSeller: number;
    returnBy: string | null;
    statement: string | null;
  };
};

/** A party declined the other’s offer. */
export type DisputeOfferDeclinedEvent = EventBase & {
  type: 'dispute.offer_declined';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    offerId: string;
  };
};

/** A party withdrew its offer. */
export type DisputeOfferWithdrawnEvent = EventBase & {
  type: 'dispute.offer_withdrawn';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    offerId: string;
  };
};

/** The platform has to decide a dispute: a party asked for it, or no answer came in time. */
export type DisputeEscalatedEvent = EventBase & {
  type: 'dispute.escalated';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller' | 'platform' | 'silence';
  };
};

/** The platform decided a dispute. The money moves when the time to appeal is over. */
export type DisputeDecidedEvent = EventBase & {
  type: 'dispute.decided';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    /** In the smallest currency unit. */
    toBuyer: number;
    /** In the smallest currency unit. */
    toSeller: number;
    code: string;
    statement: string;
  };
};

/** A party appealed, and the platform decides once more. */
export type DisputeAppealedEvent = EventBase & {
  type: 'dispute.appealed';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    by: 'buyer' | 'seller';
    statement: string;
  };
};

/** The platform has not decided a dispute in time. */
export type DisputeDecisionOverdueEvent = EventBase & {
  type: 'dispute.decision_overdue';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
  };
};

/** The agreement was put on hold, so the clock of the dispute stopped. */
export type DisputePausedEvent = EventBase & {
  type: 'dispute.paused';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    remainingSeconds: number;
  };
};

/** The hold was lifted, and the clock of the dispute runs again. */
export type DisputeResumedEvent = EventBase & {
  type: 'dispute.resumed';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
  };
};

/**
 * A dispute is over: settled, withdrawn, decided, granted because no answer came in time, or the bank has
 * paid the milestone after all.
 */
export type DisputeClosedEvent = EventBase & {
  type: 'dispute.closed';
  agreementId: string;
  data: {
    disputeId: string;
    milestoneId: string;
    status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
    turn: string | null;
    dueAt: string | null;
    outcome: 'SETTLED' | 'WITHDRAWN' | 'DECIDED' | 'DEFAULTED' | 'PAID';
    /** In the smallest currency unit. */
    toBuyer: number | null;
    /** In the smallest currency unit. */
    toSeller: number | null;
  };
};

/**
 * A side proposed other terms. `before` and `after` have the milestones that would change; one that is
 * only in `after` would be added, one that is only in `before` dropped.
 */
export type AmendmentProposedEvent = EventBase & {
  type: 'amendment.proposed';
  agreementId: string;
  data: {
    amendmentId: string;
    by: 'buyer' | 'seller' | 'platform';
    /** In the smallest currency unit. */
    totalBefore: number;
    /** In the smallest currency unit. */
    totalAmount: number;
    fundBy?: string | null | undefined;
    before: {
      id: string;
      title: string;
      /** In the smallest currency unit. */
      amount: number;
      fees?:
        | {
            name: string;
            /** In the smallest currency unit. */
            buyer: number;
            /** In the smallest currency unit. */
            seller: number;
            refund: 'share' | 'all' | 'none';
          }[]
        | undefined;
      shares?:
        | {
            externalUserId: string;
            /** In the smallest currency unit. */
            amount: number;
          }[]
        | undefined;
      deliverBy?: string | undefined;
      inspectionSeconds?: number | undefined;
      onSilence?: 'release' | 'hold' | undefined;
    }[];
    after: {
      id: string;
      title: string;
      /** In the smallest currency unit. */
      amount: number;
      fees?:
        | {
            name: string;
            /** In the smallest currency unit. */
            buyer: number;
            /** In the smallest currency unit. */
            seller: number;
            refund: 'share' | 'all' | 'none';
          }[]
        | undefined;
      shares?:
        | {
            externalUserId: string;
            /** In the smallest currency unit. */
            amount: number;
          }[]
        | undefined;
      deliverBy?: string | undefined;
      inspectionSeconds?: number | undefined;
      onSilence?: 'release' | 'hold' | undefined;
    }[];
    expiresAt: string;
    statement: string | null;
  };
};

/** A party accepted an amendment. */
export type AmendmentAcceptedEvent = EventBase & {
  type: 'amendment.accepted';
  agreementId: string;
  data: { amendmentId: string; by: 'buyer' | 'seller' };
};

/** A party declined an amendment. */
export type AmendmentDeclinedEvent = EventBase & {
  type: 'amendment.declined';
  agreementId: string;
  data: { amendmentId: string; by: 'buyer' | 'seller' };
};

/** The side that proposed an amendment withdrew it. */
export type AmendmentWithdrawnEvent = EventBase & {
  type: 'amendment.withdrawn';
  agreementId: string;
  data: { amendmentId: string; by: 'buyer' | 'seller' | 'platform' };
};

/** An amendment came to nothing: without an answer in time, or because what it would change has moved on. */
export type AmendmentLapsedEvent = EventBase & {
  type: 'amendment.lapsed';
  agreementId: string;
  data: { amendmentId: string; reason: 'silence' | 'overtaken' };
};

/**
 * The terms of an agreement changed. `toExcess` goes back to the buyer, `fromExcess` was paid before and
 * counts now.
 */
export type AgreementAmendedEvent = EventBase & {
  type: 'agreement.amended';
  agreementId: string;
  data: {
    amendmentId: string;
    /** In the smallest currency unit. */
    totalBefore: number;
    /** In the smallest currency unit. */
    totalAmount: number;
    fundBy?: string | null | undefined;
    before: {
      id: string;
      title: string;
      /** In the smallest currency unit. */
      amount: number;
      fees?:
        | {
            name: string;
            /** In the smallest currency unit. */
            buyer: number;
            /** In the smallest currency unit. */
            seller: number;
            refund: 'share' | 'all' | 'none';
          }[]
        | undefined;
      shares?:
        | {
            externalUserId: string;
            /** In the smallest currency unit. */
            amount: number;
          }[]
        | undefined;
      deliverBy?: string | undefined;
      inspectionSeconds?: number | undefined;
      onSilence?: 'release' | 'hold' | undefined;
    }[];
    after: {
      id: string;
      title: string;
      /** In the smallest currency unit. */
      amount: number;
      fees?:
        | {
            name: string;
            /** In the smallest currency unit. */
            buyer: number;
            /** In the smallest currency unit. */
            seller: number;
            refund: 'share' | 'all' | 'none';
          }[]
        | undefined;
      shares?:
        | {
            externalUserId: string;
            /** In the smallest currency unit. */
            amount: number;
          }[]
        | undefined;
      deliverBy?: string | undefined;
      inspectionSeconds?: number | undefined;
      onSilence?: 'release' | 'hold' | undefined;
    }[];
    /** In the smallest currency unit. */
    toExcess: number;
    /** In the smallest currency unit. */
    fromExcess: number;
  };
};

/** A seller’s payout account was set or changed. */
export type PayoutAccountChangedEvent = EventBase & {
  type: 'payout_account.changed';
  data: {
    externalUserId: string;
    version: number;
    bankCode: string;
    accountNumber: string;
    accountName: string;
    nameGiven: string | null;
    nameAtBank: string | null;
    nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
    usableFrom: string;
    stopped?: boolean | undefined;
    previousBankCode: string | null;
    previousAccountNumber: string | null;
    previousAccountName: string | null;
  };
};

/** Money beyond the amount due is being returned. */
export type ExcessRefundedEvent = EventBase & {
  type: 'excess.refunded';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
    milestoneIds: string[];
    reason: string | null;
    parts?:
      | {
          provider: string;
          transactionId: string | null;
          /** In the smallest currency unit. */
          amount: number;
        }[]
      | undefined;
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** A refund was started. */
export type RefundCreatedEvent = EventBase & {
  type: 'refund.created';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
    milestoneIds: string[];
    reason: string | null;
    parts?:
      | {
          provider: string;
          transactionId: string | null;
          /** In the smallest currency unit. */
          amount: number;
        }[]
      | undefined;
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** The bank reported a refund as paid. */
export type RefundSucceededEvent = EventBase & {
  type: 'refund.succeeded';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
  };
};

/** The bank refused a refund. */
export type RefundFailedEvent = EventBase & {
  type: 'refund.failed';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
    reason: string | null;
  };
};

/** A refund that the bank had refused, or that waited for an account, goes on. */
export type RefundRetriedEvent = EventBase & {
  type: 'refund.retried';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
  };
};

/** A refund that the bank had refused, or that waited for an account, goes to this one. */
export type RefundRedirectedEvent = EventBase & {
  type: 'refund.redirected';
  agreementId: string;
  data: {
    refundId: string;
    bankCode: string;
    accountNumber: string;
    accountName: string;
    nameGiven?: string | null | undefined;
    nameMatch?: 'match' | 'close' | 'mismatch' | 'unknown' | undefined;
    buyerMatch?: 'match' | 'close' | 'mismatch' | 'unknown' | undefined;
    senderMatch?: 'match' | 'close' | 'mismatch' | 'unknown' | undefined;
    usableFrom?: string | undefined;
  };
};

/** The bank reversed a refund that it had paid. */
export type RefundReversedEvent = EventBase & {
  type: 'refund.reversed';
  agreementId: string;
  data: {
    refundId: string;
    /** In the smallest currency unit. */
    amount: number;
    reference: string;
    reason: string | null;
  };
};

/** The head of the account’s anchor log was signed. */
export type AnchorPublishedEvent = EventBase & {
  type: 'anchor.published';
  data: { origin: string; size: number; rootHash: string; checkpoint: string };
};

/** An exception was opened: a person has to look at it. */
export type ExceptionOpenedEvent = EventBase & {
  type: 'exception.opened';
  data: {
    exceptionId: string;
    kind:
      | 'deposit_conflict'
      | 'deposit_reversed'
      | 'deposit_disputed'
      | 'unmatched_deposit'
      | 'wrong_currency'
      | 'unknown_reference'
      | 'unreadable_row'
      | 'paid_twice'
      | 'contradiction'
      | 'needs_attention';
    agreementId: string | null;
    subject: string;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
  };
};

/** A person looked at the exception and closed it. */
export type ExceptionClosedEvent = EventBase & {
  type: 'exception.closed';
  data: {
    exceptionId: string;
    kind:
      | 'deposit_conflict'
      | 'deposit_reversed'
      | 'deposit_disputed'
      | 'unmatched_deposit'
      | 'wrong_currency'
      | 'unknown_reference'
      | 'unreadable_row'
      | 'paid_twice'
      | 'contradiction'
      | 'needs_attention';
    agreementId: string | null;
    subject: string;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
    note: string;
    /** In the smallest currency unit. */
    settled: number;
  };
};

/** A request that needs another person’s approval was made. */
export type ApprovalRequestedEvent = EventBase & {
  type: 'approval.requested';
  data: {
    approvalId: string;
    kind: ApprovalType;
    agreementId: string | null;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
    expiresAt: string;
  };
};

/** Another person approved the request, and it was carried out. */
export type ApprovalApprovedEvent = EventBase & {
  type: 'approval.approved';
  data: {
    approvalId: string;
    kind: ApprovalType;
    agreementId: string | null;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
    requestedByType: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    requestedById: string | null;
  };
};

/** Another person rejected the request. */
export type ApprovalRejectedEvent = EventBase & {
  type: 'approval.rejected';
  data: {
    approvalId: string;
    kind: ApprovalType;
    agreementId: string | null;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
    reason: string;
  };
};

/** The requester withdrew the request. */
export type ApprovalWithdrawnEvent = EventBase & {
  type: 'approval.withdrawn';
  data: {
    approvalId: string;
    kind: ApprovalType;
    agreementId: string | null;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
  };
};

/** The request expired without a decision. */
export type ApprovalExpiredEvent = EventBase & {
  type: 'approval.expired';
  data: {
    approvalId: string;
    kind: ApprovalType;
    agreementId: string | null;
    /** In the smallest currency unit. */
    amount: number | null;
    currency: string | null;
  };
};

/** A transaction or user was assessed with POST /v1/fraud/assess. */
export type AssessmentCreatedEvent = EventBase & {
  type: 'assessment.created';
  data: {
    assessmentId: string;
    score: number;
    flag: Flag;
    triggeredSignals: string[];
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
    platformUserId: string;
    agreementId: string | null;
    /** In the smallest currency unit. */
    transactionAmount: number;
    currency: string;
    simulated: boolean;
  };
};

/** A version of the risk policy entered shadow mode, went live or was retired. */
export type RiskPolicyChangedEvent = EventBase & {
  type: 'risk_policy.changed';
  data: { version: number; state: 'shadow' | 'live' | 'retired'; previousState: 'draft' | 'shadow' | 'live' };
};

/** A person’s identity was verified. */
export type IdentityVerifiedEvent = EventBase & {
  type: 'identity.verified';
  data: {
    id: string;
    externalUserId: string;
    identityVerified: boolean;
    identityMatchScore: number;
    livenessPassed: boolean;
    documentType: DocumentType;
    /** 0 to 1. */
    documentTypeConfidence: number;
    documentSeenBefore?: boolean | undefined;
    underAge?: boolean | undefined;
    rejectionReasons: RejectionReason[];
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** A person’s identity could not be verified. */
export type IdentityFailedEvent = EventBase & {
  type: 'identity.failed';
  data: {
    id: string;
    externalUserId: string;
    identityVerified: boolean;
    identityMatchScore: number;
    livenessPassed: boolean;
    documentType: DocumentType;
    /** 0 to 1. */
    documentTypeConfidence: number;
    documentSeenBefore?: boolean | undefined;
    underAge?: boolean | undefined;
    rejectionReasons: RejectionReason[];
    reference?: string | null | undefined;
    metadata?: Record<string, string> | undefined;
  };
};

/** A person reviewed a verification, and that decision now counts. */
export type IdentityReviewedEvent = EventBase & {
  type: 'identity.reviewed';
  data: { id: string; externalUserId: string; identityVerified: boolean; previouslyVerified: boolean };
};

/** A person finished their verification session: verified, or out of attempts. */
export type IdentitySessionCompletedEvent = EventBase & {
  type: 'identity.session.completed';
  data: {
    id: string;
    externalUserId: string;
    livenessLevel: LivenessLevel;
    attempts: number;
    state: 'DONE' | 'FAILED';
    verificationId: string;
    identityVerified: boolean;
  };
};

/** A person’s verification session expired before they finished. */
export type IdentitySessionExpiredEvent = EventBase & {
  type: 'identity.session.expired';
  data: {
    id: string;
    externalUserId: string;
    livenessLevel: LivenessLevel;
    attempts: number;
    state: 'EXPIRED';
  };
};

/** A link for the buyer or the seller was opened for the first time, by a person or a program. */
export type LinkOpenedEvent = EventBase & {
  type: 'link.opened';
  data: {
    id: string;
    agreementId: string;
    party: 'buyer' | 'seller';
    purposes: ('pay' | 'track' | 'confirm' | 'proof' | 'appeal' | 'deliver' | 'dispute' | 'amend')[];
  };
};

/** A case was added to the review queue. */
export type ReviewOpenedEvent = EventBase & {
  type: 'review.opened';
  data: {
    reviewId: string;
    kind: ReviewType;
    subjectId: string;
    externalUserId: string;
    agreementId: string | null;
    flag: string | null;
    dueAt: string;
  };
};

/** A person decided a case in the review queue. */
export type ReviewDecidedEvent = EventBase & {
  type: 'review.decided';
  data: {
    reviewId: string;
    kind: ReviewType;
    subjectId: string;
    externalUserId: string;
    agreementId: string | null;
    flag: string | null;
    decision: ReviewDecision;
  };
};

/** A type that this version of the SDK does not know; handle it in `default`. */
export type UnknownEvent = EventBase & { type: Newer; data: Record<string, unknown> };

/** An event. Events are delivered at least once, so the same `id` may come again. */
export type SuretyEvent =
  | AgreementCreatedEvent
  | AgreementUpdatedEvent
  | AgreementAssessedEvent
  | AgreementPartiallyFundedEvent
  | AgreementFundedEvent
  | AgreementOverfundedEvent
  | AgreementCompletedEvent
  | AgreementDisbursedEvent
  | AgreementRefundedEvent
  | AgreementFrozenEvent
  | AgreementUnfrozenEvent
  | AgreementCancelledEvent
  | VirtualAccountIssuedEvent
  | DepositReceivedEvent
  | DepositUnappliedEvent
  | DepositReversedEvent
  | MilestoneConfirmedEvent
  | MilestoneCompletedEvent
  | MilestoneResolvedEvent
  | MilestoneReleaseQueuedEvent
  | MilestoneReleasedEvent
  | PayoutAwaitingDetailsEvent
  | PayoutSubmittedEvent
  | PayoutSucceededEvent
  | PayoutFailedEvent
  | PayoutReversedEvent
  | PayoutOverpaidEvent
  | PayoutRetriedEvent
  | PayoutCancelledEvent
  | PayoutHeldEvent
  | PayoutHoldLiftedEvent
  | MilestoneInspectionStartedEvent
  | MilestoneInspectionEndingEvent
  | MilestoneInspectionExtendedEvent
  | MilestoneInspectionPausedEvent
  | MilestoneInspectionResumedEvent
  | MilestoneInspectionEndedEvent
  | MilestoneOverdueEvent
  | AgreementFundingEndingEvent
  | AgreementExpiredEvent
  | DisputeOpenedEvent
  | DisputeMessageAddedEvent
  | DisputeEvidenceAddedEvent
  | DisputeEvidenceSharedEvent
  | DisputeOfferMadeEvent
  | DisputeOfferDeclinedEvent
  | DisputeOfferWithdrawnEvent
  | DisputeEscalatedEvent
  | DisputeDecidedEvent
  | DisputeAppealedEvent
  | DisputeDecisionOverdueEvent
  | DisputePausedEvent
  | DisputeResumedEvent
  | DisputeClosedEvent
  | AmendmentProposedEvent
  | AmendmentAcceptedEvent
  | AmendmentDeclinedEvent
  | AmendmentWithdrawnEvent
  | AmendmentLapsedEvent
  | AgreementAmendedEvent
  | PayoutAccountChangedEvent
  | ExcessRefundedEvent
  | RefundCreatedEvent
  | RefundSucceededEvent
  | RefundFailedEvent
  | RefundRetriedEvent
  | RefundRedirectedEvent
  | RefundReversedEvent
  | AnchorPublishedEvent
  | ExceptionOpenedEvent
  | ExceptionClosedEvent
  | ApprovalRequestedEvent
  | ApprovalApprovedEvent
  | ApprovalRejectedEvent
  | ApprovalWithdrawnEvent
  | ApprovalExpiredEvent
  | AssessmentCreatedEvent
  | RiskPolicyChangedEvent
  | IdentityVerifiedEvent
  | IdentityFailedEvent
  | IdentityReviewedEvent
  | IdentitySessionCompletedEvent
  | IdentitySessionExpiredEvent
  | LinkOpenedEvent
  | ReviewOpenedEvent
  | ReviewDecidedEvent
  | UnknownEvent;

/** List events: `GET /v1/events`. */
export type ListEventsParams = {
  /** 1 to 100. Default: 20. */
  limit?: number | undefined;
  type?: EventType | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /**
   * The id of an event. Returns the events committed after it. Defaults to the start of the log. At most 100
   * characters.
   */
  after?: string | undefined;
  /**
   * `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
   * them.
   */
  expand?: 'proof' | 'proof'[] | undefined;
};

/** A page of the event log, oldest first. */
export type EventLog = {
  data: SuretyEvent[];
  /** Send it as `after` to get the next page. Null at the end of the log. */
  nextCursor: string | null;
  /** Send it as `after` to continue later from the end of this page. */
  resumeAfter: string | null;
};
