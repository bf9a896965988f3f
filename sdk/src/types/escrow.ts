// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { Deposit, Payout } from './bank.ts';
import type { Flag, Signal } from './risk.ts';

export type AgreementStatus =
  | 'PENDING'
  | 'PARTIAL'
  | 'FUNDED'
  | 'OVERFUNDED'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'DISBURSED'
  | 'REFUNDED'
  | 'FROZEN';

export type MilestoneStatus = 'PENDING' | 'BUYER_CONFIRMED' | 'SELLER_CONFIRMED' | 'COMPLETED';

export type Milestone = {
  id: string;
  title: string;
  /** In the smallest currency unit. */
  amount: number;
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  status: MilestoneStatus;
};

/**
 * Where the agreement’s money is: `deposited` ever came in, `held` is in escrow now, `excess` was paid
 * beyond the total and is not yet sent back, `queued` is confirmed by both and waits for escrow to cover
 * it, `released` is the seller’s, `paidOut` has arrived at the seller’s bank, `refunded` went back to the
 * buyer or is on its way, and `outstanding` is still to be paid in.
 */
export type Funding = {
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
  /** What went back to the buyer, or is on its way. */
  refunded: number;
  /** Of that, what the buyer does not have yet. */
  refunding: number;
  /** In the smallest currency unit. */
  outstanding: number;
  /** Where to pay, the newest first. Money on any of them counts. */
  accounts?:
    | {
        accountNumber: string;
        bankCode: string;
        accountName: string;
        /** All that it takes; null when it takes any amount. */
        amount: number | null;
        /** ISO 8601. */
        expiresAt: string | null;
        /** Since when nothing can be paid in, because the agreement has come to its end. ISO 8601. */
        closedAt: string | null;
      }[]
    | undefined;
};

/** What `retrieve` answers. */
export type AgreementSummary = {
  id: string;
  status: AgreementStatus;
  /** Null until an assessment of the payment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  milestones: Milestone[];
  /** Only with ?expand=funding. */
  funding?: Funding | undefined;
  /** Only with ?expand=payouts. */
  payouts?: Payout[] | undefined;
  /** Only with ?expand=deposits: the newest hundred. */
  deposits?: Deposit[] | undefined;
  /** Only with ?expand=parties. */
  parties?: Parties | undefined;
  /** Only with ?expand=metadata. */
  reference?: string | null | undefined;
  /** Only with ?expand=metadata. */
  metadata?: Record<string, string> | undefined;
};

export type Agreement = {
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** ISO 8601. */
  createdAt: string;
  milestones: Milestone[];
};

/** An agreement in a list. */
export type ListedAgreement = {
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** ISO 8601. */
  createdAt: string;
  milestones: Milestone[];
  /** Your own name for it. */
  reference: string | null;
  /** What you have put to it. */
  metadata: Record<string, string>;
};

/** Who buys and who sells. */
export type Parties = {
  buyer: { externalId: string; name: string | null; email: string | null };
  seller: { externalId: string; name: string | null; email: string | null };
};

/** Create an agreement with its milestones: `POST /v1/escrow/agreements`. */
export type CreateAgreementParams = {
  /** At most 255 characters. */
  buyerExternalId: string;
  /** At most 255 characters. */
  sellerExternalId: string;
  /** The sum of the milestone amounts. */
  totalAmount: number;
  /** 1 to 100 of them. */
  milestones: {
    /** At most 200 characters. */
    title: string;
    /** In the smallest currency unit (kobo, cents). */
    amount: number;
  }[];
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /** At most 254 characters. */
  buyerEmail?: string | undefined;
  /** Appears on the virtual account. At most 120 characters. */
  buyerName?: string | undefined;
  /** The seller hears by mail of what is theirs, where mail is set up. At most 254 characters. */
  sellerEmail?: string | undefined;
  /** At most 120 characters. */
  sellerName?: string | undefined;
  /**
   * Your own name for it, such as an order number. No two of one kind may have the same. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 texts of your own, by names of your own. It is stored encrypted, and comes back in lists and
   * events.
   */
  metadata?: Record<string, string> | undefined;
};

/** Retrieve an agreement: `GET /v1/escrow/agreements/{id}`. */
export type RetrieveAgreementParams = {
  /**
   * Adds where the money is, what came in and from whom, what goes to the seller, who the parties are, or
   * what you have put to it; several with commas between them.
   */
  expand?: string | undefined;
};

/** The agreement’s timeline, oldest first unless asked otherwise: `GET /v1/escrow/agreements/{id}/events`. */
export type ListAgreementEventsParams = PageParams & {
  /** Which comes first. Default: oldest. */
  order?: 'oldest' | 'newest' | undefined;
};

/** List agreements, newest first: `GET /v1/escrow/agreements`. */
export type ListAgreementsParams = PageParams & {
  status?: AgreementStatus | undefined;
  /** At most 255 characters. */
  buyerExternalId?: string | undefined;
  /** At most 255 characters. */
  sellerExternalId?: string | undefined;
  /** Your own name for it. At most 200 characters. */
  reference?: string | undefined;
  /** Made then or later. ISO 8601. */
  from?: string | undefined;
  /** Made before then. ISO 8601. */
  to?: string | undefined;
  /** Of so much or more, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Of so much or less. */
  maxAmount?: number | undefined;
};

/**
 * Assess the risk of a payment; unless it is RED, get the account to pay into:
 * `POST /v1/escrow/agreements/{id}/assess`.
 */
export type AssessPaymentParams = {
  /** The agreement’s buyerExternalId. At most 255 characters. */
  external_user_id: string;
  /** What the buyer is about to pay: the total, or a part of it. */
  transaction_amount: number;
  /** The buyer’s Bank Verification Number. Some banks ask for it; it goes there and is not kept. */
  buyer_bvn?: string | undefined;
  /** The same with the National Identification Number. */
  buyer_nin?: string | undefined;
  /** Opaque device or browser fingerprint. At most 4096 characters. */
  device_fingerprint?: string | undefined;
  /** Treats the request as if it came from a VPN. */
  simulate_vpn?: boolean | undefined;
  /** Treats the request as if the user had travelled impossibly fast. */
  simulate_impossible_travel?: boolean | undefined;
  /** What @surety/browser reads of the end user’s browser. */
  device_hints?:
    | {
        /** A program drives the browser. */
        webdriver?: boolean | null | undefined;
        /** The browser has a camera that is a program; null while nobody knows. */
        virtual_camera?: boolean | null | undefined;
      }
    | undefined;
  /** Of the end user; its domain is held against your lists, and nothing is kept. At most 320 characters. */
  email?: string | undefined;
  /** That the end user pays from, or is paid to; held against your lists, and not kept. */
  bank_account?:
    | {
        /** At most 20 characters. */
        bank_code: string;
        /** At most 34 characters. */
        account_number: string;
      }
    | undefined;
  /**
   * The end user’s address, not your server’s; without it the network signals are silent. At most 64
   * characters.
   */
  ip_address?: string | undefined;
  /** Where the end user’s device says it is. */
  location?:
    | {
        /** -90 to 90. */
        latitude: number;
        /** -180 to 180. */
        longitude: number;
        /** How far off the position may be, in kilometres; 5 when absent. 0 to 20000. */
        accuracy_km?: number | undefined;
      }
    | undefined;
  /** Of the end user’s device, such as Africa/Lagos. At most 64 characters. */
  timezone?: string | undefined;
  /** When the end user’s account was created with you. ISO 8601. */
  account_created_at?: string | undefined;
  /**
   * Your own name for it, such as an order number. No two of one kind may have the same. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 texts of your own, by names of your own. It is stored encrypted, and comes back in lists and
   * events.
   */
  metadata?: Record<string, string> | undefined;
};

/** Where the buyer pays. */
export type VirtualAccount = { accountNumber: string; bankCode: string; accountName: string };

export type PaymentAssessment = {
  /** 0 to 100. */
  score: number;
  flag: Flag;
  /** Where to pay; absent when the flag is RED. */
  virtualAccount?: VirtualAccount | undefined;
  /** On AMBER and RED. */
  triggeredSignals?: Signal[] | undefined;
  /** On RED. */
  recommendation?: string | undefined;
};

/**
 * Confirm a milestone for one party; the second confirmation releases it:
 * `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/confirm`.
 */
export type ConfirmMilestoneParams = {
  /**
   * The agreement’s buyerExternalId or sellerExternalId; it decides which side confirms. At most 255
   * characters.
   */
  external_user_id: string;
};

export type MilestoneConfirmation = { message: string; milestone: Milestone };

/** Put on hold: `POST /v1/escrow/agreements/{id}/freeze`. */
export type FreezeAgreementParams = {
  /** At most 500 characters. */
  reason: string;
};

/**
 * Decide who gets a milestone’s money, on hold or not, before it is paid out:
 * `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/resolve`.
 */
export type ResolveMilestoneParams = {
  /** How much of the milestone goes back to the buyer. */
  toBuyer: number;
  /** The rest of its amount. */
  toSeller: number;
  /** At most 500 characters. */
  reason: string;
};

/**
 * Send a refund again that the bank refused, the way it came or to another account:
 * `POST /v1/escrow/agreements/{id}/refunds/{refundId}/retry`.
 */
export type RetryRefundParams = {
  /** Where what was refused goes instead, when the account that it came from is closed. */
  destination?:
    | {
        bankCode: string;
        accountNumber: string;
        /** By default the bank’s own. At most 120 characters. */
        accountName?: string | undefined;
      }
    | undefined;
};

/**
 * Refund milestones, what was paid in excess, or what came too late:
 * `POST /v1/escrow/agreements/{id}/refunds`.
 */
export type RefundParams = {
  /** Milestones not completed yet; all of them by default. 1 to 100 of them. */
  milestoneIds?: string[] | undefined;
  /** At most 500 characters. */
  reason?: string | undefined;
  /** Return what was paid beyond the total, now. */
  excess?: true | undefined;
  /** Return what came in when the agreement was over (the account suspense). */
  unapplied?: true | undefined;
  /**
   * Your own name for it, such as an order number. No two of one kind may have the same. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 texts of your own, by names of your own. It is stored encrypted, and comes back in lists and
   * events.
   */
  metadata?: Record<string, string> | undefined;
};

export type Refund = {
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
};

/** A refund in a list. */
export type ListedRefund = {
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Your own name for it. */
  reference: string | null;
  /** What you have put to it. */
  metadata: Record<string, string>;
};

/**
 * Retrieve a refund with the deposits that it goes back to:
 * `GET /v1/escrow/agreements/{id}/refunds/{refundId}`.
 */
export type RetrieveRefundParams = {
  /** Adds what you have put to it. */
  expand?: string | undefined;
};

/** What of a refund goes back to one deposit, or to an account that was named instead. */
export type RefundPart = {
  /** From 1. */
  number: number;
  /** In the smallest currency unit. */
  amount: number;
  /** The bank that sends it back. */
  provider: string;
  /** The deposit that it goes back to. Null when its bank took that back itself. */
  transactionId: string | null;
  /** Where it goes instead, once somebody has said so. */
  destination: { bankCode: string; accountNumber: string; accountName: string } | null;
  /**
   * PENDING: to be sent. SUBMITTED: the bank has it. SUCCEEDED: the money has arrived. FAILED: the bank
   * refused it until it was given up.
   */
  status: 'PENDING' | 'SUBMITTED' | 'SUCCEEDED' | 'FAILED';
  /** The bank’s, when it refused it the last time. */
  reason: string | null;
  /** How often it was handed to the bank. */
  attempts: number;
  /** What the bank calls the last attempt, too. */
  reference: string | null;
  /** Refused, and sent again then. ISO 8601. */
  retryAt: string | null;
  /** ISO 8601. */
  settledAt: string | null;
};

/** What `retrieveRefund` answers. */
export type RefundWithParts = {
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** In the smallest currency unit. */
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  partCount: number;
  /** One for each deposit that it goes back to: the first 100, and GET …/parts has them all. */
  parts: RefundPart[];
  /** Only with ?expand=metadata. */
  reference?: string | null | undefined;
  /** Only with ?expand=metadata. */
  metadata?: Record<string, string> | undefined;
};

/**
 * The agreement’s refunds, newest first, with those of excess money:
 * `GET /v1/escrow/agreements/{id}/refunds`.
 */
export type ListRefundsParams = PageParams & {
  status?: 'PENDING' | 'SUCCEEDED' | 'FAILED' | undefined;
  /** Your own name for it. At most 200 characters. */
  reference?: string | undefined;
  /** Made then or later. ISO 8601. */
  from?: string | undefined;
  /** Made before then. ISO 8601. */
  to?: string | undefined;
  /** Of so much or more, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Of so much or less. */
  maxAmount?: number | undefined;
};

/**
 * The parts of a refund, one for each deposit that it goes back to:
 * `GET /v1/escrow/agreements/{id}/refunds/{refundId}/parts`.
 */
export type ListRefundPartsParams = PageParams & {
  /**
   * PENDING: to be sent. SUBMITTED: the bank has it. SUCCEEDED: the money has arrived. FAILED: the bank
   * refused it until it was given up.
   */
  status?: 'PENDING' | 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | undefined;
};
