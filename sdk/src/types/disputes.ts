// Made from openapi.json by `npm run openapi`, do not edit.
import type { ImageSource } from '../images.ts';
import type { PageParams } from '../pages.ts';

/** A dispute about a milestone. */
export type Dispute = {
  object: 'dispute';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  milestoneId: string;
  /** The amount of the milestone, in the smallest currency unit. */
  amount: number;
  currency: string;
  openedBy: 'buyer' | 'seller';
  reason:
    | 'not_delivered'
    | 'late'
    | 'not_as_described'
    | 'incomplete'
    | 'damaged'
    | 'counterfeit'
    | 'not_ordered'
    | 'unauthorised_payment'
    | 'buyer_does_not_confirm'
    | 'buyer_unreachable'
    | 'other';
  /** How the party that opened it wants the milestone divided. */
  claim: { toBuyer: number; toSeller: number };
  /**
   * OPEN: the other party has not answered. NEGOTIATING: both talk. ESCALATED: you decide. DECIDED: the
   * decision takes effect at `dueAt` unless a party appeals. CLOSED: over.
   */
  status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED';
  /** Who has to act; null once it is closed. */
  turn: 'buyer' | 'seller' | 'platform' | 'either' | null;
  /** When `onSilence` happens. Null during a hold of the agreement, and once it is closed. ISO 8601. */
  dueAt: string | null;
  /**
   * What happens at `dueAt` by itself: the claim is granted, you have to decide, you are reminded, or the
   * decision is carried out.
   */
  onSilence: 'grant_claim' | 'escalate' | 'alert' | 'carry_out' | null;
  /** The open offer. A counter-offer replaces it. */
  offer: {
    id: string;
    by: 'buyer' | 'seller';
    /** In the smallest currency unit. */
    toBuyer: number;
    /** In the smallest currency unit. */
    toSeller: number;
    /** The goods have to come back by then. ISO 8601. */
    returnBy: string | null;
    /** ISO 8601. */
    createdAt: string;
  } | null;
  /** Your last decision. */
  decision: { toBuyer: number; toSeller: number; code: string } | null;
  appealed: boolean;
  /**
   * SETTLED by an offer, WITHDRAWN, DECIDED, DEFAULTED because the other party never answered, or PAID
   * because the bank has paid a payout that it had refused before.
   */
  outcome: 'SETTLED' | 'WITHDRAWN' | 'DECIDED' | 'DEFAULTED' | 'PAID' | null;
  /** What each side may do now. */
  allowedActions: {
    buyer: (
      | 'message'
      | 'add_evidence'
      | 'share_evidence'
      | 'offer'
      | 'accept_offer'
      | 'decline_offer'
      | 'withdraw_offer'
      | 'escalate'
      | 'withdraw'
      | 'decide'
      | 'appeal'
    )[];
    seller: (
      | 'message'
      | 'add_evidence'
      | 'share_evidence'
      | 'offer'
      | 'accept_offer'
      | 'decline_offer'
      | 'withdraw_offer'
      | 'escalate'
      | 'withdraw'
      | 'decide'
      | 'appeal'
    )[];
    platform: (
      | 'message'
      | 'add_evidence'
      | 'share_evidence'
      | 'offer'
      | 'accept_offer'
      | 'decline_offer'
      | 'withdraw_offer'
      | 'escalate'
      | 'withdraw'
      | 'decide'
      | 'appeal'
    )[];
  };
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  closedAt: string | null;
};

/** Open a dispute about a milestone: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/disputes`. */
export type OpenDisputeParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
  reason:
    | 'not_delivered'
    | 'late'
    | 'not_as_described'
    | 'incomplete'
    | 'damaged'
    | 'counterfeit'
    | 'not_ordered'
    | 'unauthorised_payment'
    | 'buyer_does_not_confirm'
    | 'buyer_unreachable'
    | 'other';
  /** In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters. */
  statement?: string | undefined;
  /** What the buyer should get. Left out: all of it if the buyer opens the dispute, none if the seller does. */
  toBuyer?: number | undefined;
};

/** List disputes: `GET /v1/disputes`. */
export type ListDisputesParams = PageParams & {
  status?: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED' | undefined;
  /** `agr_…`. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Add a message to a dispute: `POST /v1/disputes/{id}/messages`. */
export type AddDisputeMessageParams = {
  /** The party that writes. Left out, the platform writes. At most 255 characters. */
  externalUserId?: string | undefined;
  /** In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters. */
  statement: string;
};

/** Make an offer: `POST /v1/disputes/{id}/offers`. */
export type MakeDisputeOfferParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
  /** What the buyer would get. The rest is the seller’s. */
  toBuyer: number;
  /** The offer holds if the goods come back by then. ISO 8601. */
  returnBy?: string | undefined;
  /** In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters. */
  statement?: string | undefined;
};

/** Accept an offer: `POST /v1/disputes/{id}/offers/{offerId}/accept`. */
export type AcceptDisputeOfferParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
  /** The buyer’s part of the milestone. */
  toBuyer: number;
  /** The rest. */
  toSeller: number;
};

/** Escalate a dispute: `POST /v1/disputes/{id}/escalate`. */
export type EscalateDisputeParams = {
  /** The party that asks. Left out, the platform asks. At most 255 characters. */
  externalUserId?: string | undefined;
};

/** Withdraw a dispute: `POST /v1/disputes/{id}/withdraw`. */
export type DisputeParty = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
};

/** Decide a dispute: `POST /v1/disputes/{id}/decide`. */
export type DecideDisputeParams = {
  /** The buyer’s part of the milestone. */
  toBuyer: number;
  /** The rest. */
  toSeller: number;
  /** A code of your own for the reason, such as `proof_of_delivery`. */
  code: string;
  /** The reasons, for both parties. At most 2000 characters. */
  statement: string;
};

/** Appeal a decision: `POST /v1/disputes/{id}/appeal`. */
export type AppealDisputeParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
  /** In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters. */
  statement: string;
};

/** A file that a party added to a dispute. */
export type DisputeEvidence = {
  object: 'dispute_evidence';
  environment: 'live' | 'test';
  id: string;
  by: 'buyer' | 'seller';
  /** Pictures are kept as JPEG, whatever was sent. */
  mediaType: 'image/jpeg' | 'application/pdf';
  /** The size of the file as it is kept. */
  bytes: number;
  /** Hex, of the file as it was sent. */
  sha256: string;
  /** Hex, of the file as it is kept. */
  fileSha256: string;
  /** False while the other party may not read it. */
  shared: boolean;
  /** True when the time to keep it was over, or the person was erased. The hashes stay. */
  deleted: boolean;
  /** ISO 8601. */
  createdAt: string;
};

/** Add evidence to a dispute: `POST /v1/disputes/{id}/evidence`. */
export type AddDisputeEvidenceParams = {
  /** The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters. */
  externalUserId: string;
  /** JPEG, PNG or PDF, at most 10 MB. */
  file: ImageSource;
  /** False to keep the other party from reading it until it is shared. */
  shared?: boolean | undefined;
};

/** Retrieve a file of a dispute: `GET /v1/disputes/{id}/evidence/{evidenceId}/file`. */
export type RetrieveEvidenceFileParams = {
  /** The party that reads the file. Left out, you read it for the platform. At most 255 characters. */
  externalUserId?: string | undefined;
};
