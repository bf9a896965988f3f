import type { PageParams } from '../pages.ts';
import type { Flag, Signal } from './fraud.ts';

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

/** Where the agreement's money is, in the smallest currency unit. */
export type Funding = {
  /** Everything that ever came in. */
  deposited: number;
  /** In escrow now. */
  held: number;
  /** Paid beyond the total, not yet sent back. */
  excess: number;
  /** Confirmed by both, waiting for escrow to cover it. */
  queued: number;
  /** The seller's. */
  released: number;
  /** Arrived at the seller's bank. */
  paidOut: number;
  /** Went back to the buyer, or is on its way. */
  refunded: number;
  /** Still to be paid in. */
  outstanding: number;
};

/** What `retrieve` answers. */
export type AgreementSummary = {
  id: string;
  status: AgreementStatus;
  /** Null until an assessment of the payment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  totalAmount: number;
  currency: string;
  milestones: Milestone[];
  /** Only with `expand: 'funding'`. */
  funding?: Funding | undefined;
};

export type Agreement = {
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  /** Null until an assessment of the payment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  totalAmount: number;
  currency: string;
  createdAt: string;
  milestones: Milestone[];
};

export type CreateAgreementParams = {
  /** Your own id of the buyer. */
  buyerExternalId: string;
  /** Your own id of the seller; not the buyer's. */
  sellerExternalId: string;
  /** In the smallest currency unit; the sum of the milestone amounts. */
  totalAmount: number;
  /** 1 to 100, in order. */
  milestones: { title: string; amount: number }[];
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  buyerEmail?: string | undefined;
  /** Appears on the virtual account. */
  buyerName?: string | undefined;
};

export type ListAgreementsParams = PageParams & {
  status?: AgreementStatus | undefined;
  buyerExternalId?: string | undefined;
  sellerExternalId?: string | undefined;
};

export type AssessPaymentParams = {
  /** The agreement's buyerExternalId. */
  external_user_id: string;
  /** What the buyer is about to pay: the total, or a part of it. */
  transaction_amount: number;
  /** Opaque; the same string for the same device. */
  device_fingerprint?: string | undefined;
  simulate_vpn?: boolean | undefined;
  simulate_impossible_travel?: boolean | undefined;
  /** The buyer's address, not your server's. Without it the network signals are silent. */
  ip_address?: string | undefined;
  /** Where the buyer's device says it is. */
  location?: { latitude: number; longitude: number; accuracy_km?: number | undefined } | undefined;
  /** Of the buyer's device, such as Africa/Lagos. */
  timezone?: string | undefined;
  /** When the buyer's account was created with you, ISO 8601. */
  account_created_at?: string | undefined;
};

export type VirtualAccount = { accountNumber: string; bankCode: string; accountName: string };

export type PaymentAssessment = {
  /** 0 to 100; higher means riskier. */
  score: number;
  flag: Flag;
  /** Where to pay; absent when the flag is RED. */
  virtualAccount?: VirtualAccount | undefined;
  /** On AMBER and RED. */
  triggeredSignals?: Signal[] | undefined;
  /** On RED. */
  recommendation?: string | undefined;
};

export type ConfirmMilestoneParams = {
  /** The agreement's buyerExternalId or sellerExternalId; it decides which side confirms. */
  external_user_id: string;
};

export type MilestoneConfirmation = { message: string; milestone: Milestone };

export type RefundParams = {
  /** Milestones not completed yet; all of them by default. */
  milestoneIds?: string[] | undefined;
  reason?: string | undefined;
  /** Returns what was paid beyond the total, now. Not together with milestoneIds. */
  excess?: true | undefined;
  /** Returns what came in when the agreement was over. Not together with the others. */
  unapplied?: true | undefined;
};

export type Refund = {
  id: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amount: number;
  milestoneIds: string[];
  reason: string | null;
  createdAt: string;
};

export type SetPayoutAccountParams = {
  /** 3 to 6 digits. */
  bankCode: string;
  /** 10 digits. */
  accountNumber: string;
  /** By default the bank's own. */
  accountName?: string | undefined;
};

export type PayoutAccount = {
  externalUserId: string;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  updatedAt: string;
};

export type SandboxDepositParams = {
  /** The virtual account, 10 digits. */
  accountNumber: string;
  amount: number;
  /** The bank's name for the transfer; the same one is taken in once. */
  reference?: string | undefined;
  senderName?: string | undefined;
};

export type SandboxDeposit = {
  reference: string;
  agreementId: string;
  accountNumber: string;
  amount: number;
  senderName: string | null;
  /** False when the agreement was over and the money is in suspense. */
  applied: boolean;
  receivedAt: string;
};
