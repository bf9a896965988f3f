import type {
  Agreement,
  AgreementStatus,
  DeveloperAccount,
  Funding,
  LedgerAccount,
  Milestone,
  MovementKind,
  Refund,
  VirtualAccount,
} from '@surety/sdk';

/** What only the dashboard's own routes answer; everything else is the API's, and so the SDK's. */
export type Session = {
  developer: DeveloperAccount | null;
  expiresAt: string | null;
  openSessions: number;
  sandbox: boolean;
};

export type Settlement =
  | 'OPEN'
  | 'QUEUED'
  | 'RELEASED'
  | 'AWAITING_DETAILS'
  | 'SUBMITTED'
  | 'PAID'
  | 'REFUNDED';

export type AgreementDetail = Omit<Agreement, 'milestones'> & {
  buyerName: string | null;
  buyerEmail: string | null;
  hold: string | null;
  virtualAccount: VirtualAccount | null;
  sellerAccountKnown: boolean;
  funding: Funding;
  /** What came in when the agreement was over. */
  unapplied: number;
  refunds: Refund[];
  milestones: (Milestone & { settlement: Settlement })[];
};

export type RefundPreview = {
  amount: number;
  milestoneIds: string[];
  statusAfter: AgreementStatus;
  postings: { kind: MovementKind; debit: LedgerAccount; credit: LedgerAccount; amount: number }[];
  returnsTo: { transactionId: string; amount: number }[];
};

export type Overview = {
  days: string[];
  money: {
    currency: string;
    agreements: number;
    held: number;
    excess: number;
    queued: number;
    toSellers: number;
    toBuyers: number;
    frozen: number;
  }[];
  cut: boolean;
  daily: { day: string; currency: string; type: string; amount: number }[];
  flags: { day: string; flag: string; count: number }[];
  verifications: { verified: number; failed: number };
  webhooks: {
    id: string;
    url: string;
    enabled: boolean;
    failingSince: string | null;
    delivered: number;
    pending: number;
    failed: number;
  }[];
  toGiveBack: {
    why: 'refused' | 'late';
    agreementId: string;
    buyerExternalId: string;
    amount: number;
    currency: string;
  }[];
  payoutsWithoutAccount: {
    agreementId: string;
    sellerExternalId: string;
    amount: number;
    currency: string;
  }[];
};

export type RiskUser = {
  userId: string;
  firstSeenAt: string | null;
  verifiedAt: string | null;
  country: string | null;
  devices: {
    device: string;
    firstSeenAt: string;
    lastSeenDay: string;
    greens: number;
    trustedUntil: string | null;
  }[];
};

export type LoggedRequest = {
  id: string;
  keyId: string | null;
  method: string;
  path: string;
  status: number;
  code: string | null;
  durationMs: number;
  createdAt: string;
};
