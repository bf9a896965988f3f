// Made from server/src/http/dashboard by `npm run openapi`, do not edit.
import type {
  AgreementStatus,
  Amendment,
  ApiKey,
  Deposit,
  DeveloperAccount,
  FeeLine,
  Flag,
  Funding,
  InspectionClock,
  LedgerAccount,
  Milestone,
  MilestoneStatus,
  MovementKind,
  Note,
  Parties,
  Payout,
  Refund,
  Share,
  SuretyEvent,
} from '@surety/sdk';

export type Role = 'owner' | 'admin' | 'finance' | 'risk' | 'support' | 'developer' | 'auditor';

export type Permission =
  | 'account.read'
  | 'escrow.read'
  | 'escrow.write'
  | 'escrow.hold'
  | 'notes.write'
  | 'money.move'
  | 'disputes.decide'
  | 'disputes.evidence'
  | 'release_policy.write'
  | 'payout_accounts.write'
  | 'payout_accounts.stop'
  | 'exceptions.write'
  | 'reconciliation.write'
  | 'risk.read'
  | 'risk.write'
  | 'risk.label'
  | 'reviews.read'
  | 'reviews.write'
  | 'risk_policy.write'
  | 'risk_lists.write'
  | 'identity.read'
  | 'identity.write'
  | 'identity.documents'
  | 'identity.review'
  | 'identity.pictures'
  | 'identity_policy.write'
  | 'webhooks.read'
  | 'webhooks.write'
  | 'mail.read'
  | 'mail.write'
  | 'privacy.read'
  | 'privacy.write'
  | 'audit.read'
  | 'requests.read'
  | 'keys.read'
  | 'keys.write'
  | 'approvals.read'
  | 'approvals.write'
  | 'approvals.decide'
  | 'members.read'
  | 'members.write'
  | 'owners.write';

export type SignedInMember = {
  id: string;
  email: string;
  name: string;
  role: Role;
  permissions: { live: Permission[]; test: Permission[] };
};

export type Session = {
  developer: DeveloperAccount | null;
  member: SignedInMember | null;
  accounts: { id: string; name: string }[];
  /** ISO 8601. */
  expiresAt: string | null;
  owesFactor: boolean;
  factorsAsked: ('code' | 'passkey')[] | null;
  openSessions: number;
  sandbox: boolean;
  signUps: 'open' | 'invited' | 'closed';
  provider: string | null;
  passkeysAt: string;
  resetByMail: boolean;
};

export type AskedOfDevice = { options: Record<string, unknown> };

export type PasswordReset = { email: string };

export type Invitation = {
  accountName: string;
  email: string;
  role: Role;
  known: boolean;
  /** ISO 8601. */
  expiresAt: string;
};

export type ProviderAddress = { address: string };

export type EndedSessions = { endedSessions: number };

export type OwnSession = {
  id: string;
  current: boolean;
  browser: string | null;
  network: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  seenAt: string;
};

export type Security = {
  hasPassword: boolean;
  app: {
    /** ISO 8601. */
    since: string;
  } | null;
  factors: ('code' | 'passkey')[];
  recoveryCodesLeft: number;
  passkeysAt: string;
};

export type NewApp = { secret: string; address: string };

export type AddedFactor = { recoveryCodes: string[] | null; endedSessions: number };

export type RecoveryCodes = { recoveryCodes: string[] };

export type Passkey = {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  usedAt: string | null;
};

export type ListedMember = {
  id: string;
  email: string;
  name: string;
  role: Role;
  state: 'invited' | 'active' | 'removed';
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  joinedAt: string | null;
  /** ISO 8601. */
  removedAt: string | null;
  /** ISO 8601. */
  invitedUntil: string | null;
  /** Null for none since 0.2.0. ISO 8601. */
  lastSignIn: string | null;
  secondFactor: boolean;
};

export type ActorName = { id: string; name: string; state: 'invited' | 'active' | 'removed' };

export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  state: 'invited' | 'active' | 'removed';
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  joinedAt: string | null;
  /** ISO 8601. */
  removedAt: string | null;
  /** ISO 8601. */
  invitedUntil: string | null;
};

export type InvitedMember = {
  member: Member;
  path: string | null;
  /** ISO 8601. */
  expiresAt: string;
  mailed: boolean;
};

export type Overview = {
  days: string[];
  money: {
    currency: string;
    agreements: number;
    frozen: number;
    /** In the smallest currency unit, as a string of digits. */
    held: string;
    /** In the smallest currency unit, as a string of digits. */
    excess: string;
    /** In the smallest currency unit, as a string of digits. */
    queued: string;
    /** In the smallest currency unit, as a string of digits. */
    toSellers: string;
    /** In the smallest currency unit, as a string of digits. */
    toBuyers: string;
    /** In the smallest currency unit, as a string of digits. */
    sellersWait: string;
    /** In the smallest currency unit, as a string of digits. */
    buyersWait: string;
  }[];
  daily: {
    day: string;
    currency: string;
    type: string;
    /** In the smallest currency unit, as a string of digits. */
    amount: string;
  }[];
  flags: { day: string; flag: string; count: number }[];
  verifications: { verified: number; failed: number };
  webhooks: {
    id: string;
    url: string;
    enabled: boolean;
    /** ISO 8601. */
    failingSince: string | null;
    delivered: number;
    pending: number;
    retrying: number;
    failed: number;
  }[];
};

export type RiskUser = {
  userId: string;
  /** ISO 8601. */
  firstSeenAt: string | null;
  /** ISO 8601. */
  verifiedAt: string | null;
  country: string | null;
  devices: {
    device: string;
    /** ISO 8601. */
    firstSeenAt: string;
    /** ISO 8601. */
    lastSeenDay: string;
    greens: number;
    /** ISO 8601. */
    trustedUntil: string | null;
  }[];
};

export type Notices = {
  /** ISO 8601. */
  moneyPausedSince: string | null;
  uncompared: { provider: string; days: string[] }[];
};

export type Mentions = { data: Note[] };

export type PendingApprovals = { pending: number };

export type OpenReviews = { open: number; overdue: number };

export type AgreementRow = {
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  /** Null until a payment assessment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
  /** ISO 8601. */
  createdAt: string;
  /** The agreement ends if it is not paid by then. Only with this limit. ISO 8601. */
  fundBy?: string | undefined;
  milestones: Milestone[];
  funding?: Funding | undefined;
  /** Only with `expand=payouts`. */
  payouts?: Payout[] | undefined;
  /** The newest hundred. Only with `expand=deposits`. */
  deposits?: Deposit[] | undefined;
  parties?: Parties | undefined;
  /** The last amendment, open or closed; null without one. Only with `expand=amendment`. */
  amendment?: Amendment | null | undefined;
  buyerName: string | null;
  sellerName: string | null;
};

export type Settlement =
  | 'OPEN'
  | 'QUEUED'
  | 'RELEASED'
  | 'AWAITING_DETAILS'
  | 'SUBMITTED'
  | 'PAID'
  | 'REFUNDED';

export type AgreementDetail = {
  id: string;
  developerId: string;
  buyerExternalId: string;
  sellerExternalId: string;
  status: AgreementStatus;
  /** Null until a payment assessment is GREEN or AMBER. */
  virtualAccountNo: string | null;
  /** In the smallest currency unit. */
  totalAmount: number;
  currency: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
  /** ISO 8601. */
  createdAt: string;
  /** The agreement ends if it is not paid by then. Only with this limit. ISO 8601. */
  fundBy?: string | undefined;
  milestones: {
    id: string;
    title: string;
    /** In the smallest currency unit. */
    amount: number;
    buyerConfirmed: boolean;
    sellerConfirmed: boolean;
    status: MilestoneStatus;
    /** Your fees, as they were agreed. Only with fees. */
    fees?: FeeLine[] | undefined;
    /** What other payees than the seller get when it is released in full, as it was agreed. Only with shares. */
    shares?: Share[] | undefined;
    /** When the seller has to confirm. Only with this limit. ISO 8601. */
    deliverBy?: string | undefined;
    /** How long the buyer may inspect. Only with an inspection window. */
    inspectionSeconds?: number | undefined;
    /** What happens when the window ends without an answer. Only with an inspection window. */
    onSilence?: 'release' | 'hold' | undefined;
    /** The inspection window; null without one. Only with `expand=clock`. */
    clock?: InspectionClock | null | undefined;
    settlement: Settlement;
    dispute: { id: string; status: 'OPEN' | 'NEGOTIATING' | 'ESCALATED' | 'DECIDED' | 'CLOSED' } | null;
  }[];
  funding: Funding;
  /** Only with `expand=payouts`. */
  payouts?: Payout[] | undefined;
  /** The newest hundred. Only with `expand=deposits`. */
  deposits?: Deposit[] | undefined;
  parties?: Parties | undefined;
  amendment: Amendment | null;
  buyerName: string | null;
  buyerEmail: string | null;
  sellerName: string | null;
  sellerEmail: string | null;
  hold: string | null;
  virtualAccount: { accountNumber: string; bankCode: string; accountName: string } | null;
  /** The latest assessment of a payment. */
  assessment: { id: string; flag: Flag; score: number } | null;
  sellerAccountKnown: boolean;
  /** Money that arrived after the agreement had ended. */
  unapplied: number;
  refunds: Refund[];
};

export type RefundPreview = {
  amount: number;
  milestoneIds: string[];
  statusAfter: AgreementStatus;
  postings: {
    /** Equal to `type`; the name of version 0.1.0. */
    kind: MovementKind;
    debit: LedgerAccount;
    credit: LedgerAccount;
    amount: number;
  }[];
  returnsTo: { transactionId: string; amount: number }[];
};

export type MoneyRow = {
  id: string;
  agreementId: string;
  /** The payout or refund; null for a deposit. */
  subjectId: string | null;
  /** The buyer of a deposit or refund, the seller of a payout. */
  externalId: string;
  name: string | null;
  /** The sender, or the holder of the account. */
  party: string | null;
  bank: string | null;
  accountNumber: string | null;
  reference: string | null;
  sessionId: string | null;
  state: string;
  reason: string | null;
  amount: number;
  currency: string;
  /** ISO 8601. */
  at: string;
};

export type MoneySum = { currency: string; count: number; amount: string };

export type MoneySums = { data: MoneySum[] };

export type WorkQueue = {
  queue:
    | 'disputes'
    | 'exceptions'
    | 'payouts'
    | 'refunds'
    | 'late'
    | 'approvals'
    | 'reviews'
    | 'breaks'
    | 'held'
    | 'frozen'
    | 'overpaid'
    | 'alarms'
    | 'deadlines';
  count: number;
  /** ISO 8601. */
  oldest: string;
  sums: { currency: string; amount: string }[];
};

export type WorkQueues = { data: WorkQueue[] };

export type WorkRow = {
  id: string;
  queue:
    | 'disputes'
    | 'exceptions'
    | 'payouts'
    | 'refunds'
    | 'late'
    | 'approvals'
    | 'reviews'
    | 'breaks'
    | 'held'
    | 'frozen'
    | 'overpaid'
    | 'alarms'
    | 'deadlines';
  kind: string;
  subject: string | null;
  agreementId: string | null;
  /** The party that it is about. */
  externalId: string | null;
  name: string | null;
  amount: number | null;
  currency: string | null;
  /** ISO 8601. */
  since: string;
  /** ISO 8601. */
  dueAt: string | null;
  /** The id of the member who is on it. */
  owner: string | null;
};

export type DisputeRow = {
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
  /** Of the milestone. */
  title: string;
  buyerExternalId: string;
  buyerName: string | null;
  sellerExternalId: string;
  sellerName: string | null;
};

export type DisputeDetail = {
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
  /** Of the milestone. */
  title: string;
  buyerExternalId: string;
  buyerName: string | null;
  sellerExternalId: string;
  sellerName: string | null;
  /** False when you opened it or spoke in it for a party. */
  impartial: boolean;
};

export type Division = {
  buyer: number;
  seller: number;
  shares: { externalUserId: string; amount: number }[];
  platform: number;
};

export type OpenDisputes = { decide: number };

export type LoggedRequest = {
  id: string;
  keyId: string | null;
  memberId: string | null;
  method: string;
  path: string;
  status: number;
  code: string | null;
  durationMs: number;
  /** ISO 8601. */
  createdAt: string;
};

export type Person = {
  externalId: string;
  /** The latest name that you sent for this person. */
  name: string | null;
  email: string | null;
  money: {
    side: 'buyer' | 'seller';
    currency: string;
    agreements: number;
    /** In the smallest currency unit, as a string of digits. */
    deposited: string;
    /** In the smallest currency unit, as a string of digits. */
    held: string;
    /** In the smallest currency unit, as a string of digits. */
    refunded: string;
    /** In the smallest currency unit, as a string of digits. */
    onItsWay: string;
    /** In the smallest currency unit, as a string of digits. */
    paidOut: string;
  }[];
};

export type PersonName = { externalId: string; name: string };

export type PeopleNames = { data: PersonName[] };

export type IdentityPictures = {
  pictures: {
    /** `document`, or `face-1`, `face-2` and so on. */
    name: string;
    contentType: 'image/jpeg' | 'image/png';
    base64: string;
  }[];
  /** ISO 8601. */
  keptUntil: string;
};

export type WebhookTest = {
  id: string;
  status: number | null;
  error: string | null;
  /** Null for tests that an older version made. */
  latencyMs: number | null;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

export type WebhookTests = { data: WebhookTest[] };

export type SignedWebhook = {
  url: string;
  /** In the order in which they are sent. */
  headers: Record<string, string>;
  /** The exact text that the signature covers. */
  body: string;
};

export type KeyActivity = {
  key: ApiKey;
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  spentToday: number | null;
  requests: LoggedRequest[];
  events: SuretyEvent[];
};
