// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/** Money that came in for an agreement, and how its sender compares with the buyer. */
export type Deposit = {
  object: 'deposit';
  environment: 'live' | 'test';
  provider: string;
  /** The bank’s id of the transaction. */
  transactionId: string;
  /** In the smallest currency unit. */
  amount: number;
  /** The part that was, or will be, returned to the sender. */
  returned: number;
  /** The part that the bank reversed. */
  reversed: number;
  /** False when it arrived after the agreement had ended. */
  applied: boolean;
  /** As reported by the sender’s bank. */
  senderName: string | null;
  senderBank: string | null;
  /** How the sender’s name compares with buyerName. `unknown` when either name is missing. */
  senderMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How the sender’s name compares with the name on the document that verified the buyer. `unknown` unless
   * the identity policy has keepName.
   */
  identitySenderMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * True when the sender’s name is not the buyer’s: compared with the name on the document if one is kept,
   * otherwise with buyerName. Informational only; it blocks nothing.
   */
  paidByAnother: boolean;
  /** ISO 8601. */
  receivedAt: string;
};

/** A bank that a seller can be paid at. */
export type Bank = {
  object: 'bank';
  environment: 'live' | 'test';
  /** Its `bankCode`. */
  code: string;
  name: string;
};

/** Set a seller’s payout account: `PUT /v1/escrow/payout-accounts/{externalUserId}`. */
export type SetPayoutAccountParams = {
  bankCode: string;
  accountNumber: string;
  /** Defaults to the name at the bank. At most 120 characters. */
  accountName?: string | undefined;
};

export type PayoutAccount = {
  object: 'payout_account';
  environment: 'live' | 'test';
  externalUserId: string;
  /** Increases with each change of this user’s account. */
  version: number;
  bankCode: string;
  accountNumber: string;
  /** The given name, or the bank’s if none was given. */
  accountName: string;
  nameGiven: string | null;
  /** Null when it was set before this was recorded. */
  nameAtBank: string | null;
  /** How the given name compares with the name at the bank. */
  nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How the name on the document that verified this user compares with the name at the bank. `unknown`
   * unless the identity policy has keepName.
   */
  identityNameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * Payouts to this account start only after this time: a changed account cools off for
   * PAYOUT_ACCOUNT_COOL_OFF. ISO 8601.
   */
  usableFrom: string;
  /** ISO 8601. */
  updatedAt: string;
};

/** An account of a seller, and who set it. */
export type PayoutAccountVersion = {
  object: 'payout_account_version';
  environment: 'live' | 'test';
  /** Increases with each change of this user’s account. */
  version: number;
  bankCode: string;
  accountNumber: string;
  /** The given name, or the bank’s if none was given. */
  accountName: string;
  nameGiven: string | null;
  /** Null when it was set before this was recorded. */
  nameAtBank: string | null;
  /** How the given name compares with the name at the bank. */
  nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How the name on the document that verified this user compares with the name at the bank. `unknown`
   * unless the identity policy has keepName.
   */
  identityNameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * Payouts to this account start only after this time: a changed account cools off for
   * PAYOUT_ACCOUNT_COOL_OFF. ISO 8601.
   */
  usableFrom: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who set it. Null when it was set before this was recorded. */
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** The fees that you have earned, by currency. */
export type Commission = {
  object: 'commission';
  environment: 'live' | 'test';
  data: {
    currency: string;
    /** All fees taken so far, less those given back. */
    earned: number;
    /** What the next payout would send. */
    available: number;
    /** In payouts that the bank has not decided about. */
    submitted: number;
    /** In the smallest currency unit. */
    paidOut: number;
  }[];
};

/** A ledger entry with which you earned fees or gave them back. */
export type CommissionEntry = {
  object: 'commission_entry';
  environment: 'live' | 'test';
  agreementId: string;
  milestoneId: string;
  /** Of the entry in the agreement’s ledger. */
  sequence: number;
  /** `returned` by a decision for the buyer. */
  type: 'earned' | 'returned';
  /** In the smallest currency unit. */
  amount: number;
  currency: string;
  buyerExternalId: string;
  sellerExternalId: string;
  /** ISO 8601. */
  createdAt: string;
};

/** List commission entries: `GET /v1/escrow/commission/entries`. */
export type ListCommissionEntriesParams = PageParams & {
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** A payout of your fees to your own account. */
export type CommissionPayout = {
  object: 'commission_payout';
  environment: 'live' | 'test';
  id: string;
  status: 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** In the smallest currency unit. */
  amount: number;
  currency: string;
  /** As the bank knows it. */
  reference: string;
  /** The version of your account that it goes to. */
  accountVersion: number;
  /** The bank’s, if it did not arrive. */
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  settledAt: string | null;
};

/** Pay out your commission now: `POST /v1/escrow/commission/payouts`. */
export type PayCommissionParams = {
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
};

/** List payouts: `GET /v1/payouts`. */
export type ListPayoutsParams = PageParams & {
  status?: 'PENDING' | 'AWAITING_DETAILS' | 'SUBMITTED' | 'SUCCEEDED' | 'CANCELLED' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** At most 255 characters. */
  sellerExternalId?: string | undefined;
  /** At most 255 characters. */
  payeeExternalId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** List an agreement’s payouts: `GET /v1/escrow/agreements/{id}/payouts`. */
export type ListAgreementPayoutsParams = PageParams & {
  status?: 'PENDING' | 'AWAITING_DETAILS' | 'SUBMITTED' | 'SUCCEEDED' | 'CANCELLED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** List commission payouts: `GET /v1/escrow/commission/payouts`. */
export type ListCommissionPayoutsParams = PageParams & {
  status?: 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | 'REVERSED' | undefined;
  /** Only the payout with this reference at the bank. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** One submission of a payout to a bank, with its destination. */
export type PayoutAttempt = {
  /** Also the bank’s reference. */
  reference: string;
  attempt: number;
  /** The bank that makes the payout. */
  provider: string;
  /** In the smallest currency unit. */
  amount: number;
  /** The destination, fixed when the payout was submitted. Null for attempts made before it was recorded. */
  destination: {
    bankCode: string;
    accountNumber: string;
    accountName: string;
    nameAtBank: string | null;
    nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
    /** The version of the seller’s payout account. */
    version: number;
  } | null;
  status: 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** The bank’s reason, when it refused or reversed the payout. */
  reason: string | null;
  /** The interbank id of the transfer (NIBSS), once a bank has reported it. Use it in enquiries to the bank. */
  sessionId: string | null;
  /** ISO 8601. */
  submittedAt: string;
  /** ISO 8601. */
  settledAt: string | null;
};

/** Money that came in, with the agreement that it was for. */
export type ListedDeposit = {
  object: 'deposit';
  environment: 'live' | 'test';
  provider: string;
  /** The bank’s id of the transaction. */
  transactionId: string;
  /** In the smallest currency unit. */
  amount: number;
  /** The part that was, or will be, returned to the sender. */
  returned: number;
  /** The part that the bank reversed. */
  reversed: number;
  /** False when it arrived after the agreement had ended. */
  applied: boolean;
  /** As reported by the sender’s bank. */
  senderName: string | null;
  senderBank: string | null;
  /** ISO 8601. */
  receivedAt: string;
  agreementId: string;
  buyerExternalId: string;
  /** The virtual account that it was paid into. */
  accountNumber: string;
  currency: string;
  /** LATE: it arrived after the agreement had ended. REVERSED: its bank took some of it back. */
  status: 'RECEIVED' | 'LATE' | 'REVERSED';
  /** What your bank charged for receiving it. */
  fee: number;
  /** The session id of the transfer between the banks. */
  sessionId: string | null;
  /** How the sender’s name compares with buyerName. `unknown` when either name is missing. */
  senderMatch: 'match' | 'close' | 'mismatch' | 'unknown';
};

/** List deposits: `GET /v1/deposits`. */
export type ListDepositsParams = PageParams & {
  status?: 'RECEIVED' | 'LATE' | 'REVERSED' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** The payout to the seller for one milestone. */
export type Payout = {
  object: 'payout';
  environment: 'live' | 'test';
  id: string;
  agreementId: string;
  milestoneId: string;
  sellerExternalId: string;
  /** Who is paid: the seller, or the payee of a share. */
  payeeExternalId: string;
  /** In the smallest currency unit. */
  amount: number;
  currency: string;
  /**
   * PENDING: to be sent. AWAITING_DETAILS: waits for the payee’s payout account. SUBMITTED: sent to the
   * bank. SUCCEEDED: the payee has the money. CANCELLED: returned to the buyer instead.
   */
  status: 'PENDING' | 'AWAITING_DETAILS' | 'SUBMITTED' | 'SUCCEEDED' | 'CANCELLED';
  /** ISO 8601. */
  createdAt: string;
  /** Oldest first. */
  attempts: PayoutAttempt[];
  /** The open holds of the release policy. */
  holds: Hold[];
};

/** Why a payout is held, and what lifts the hold. */
export type Hold = {
  object: 'hold';
  environment: 'live' | 'test';
  id: string;
  payoutId: string;
  agreementId: string;
  milestoneId: string;
  /** The rule of the release policy. */
  rule:
    | 'unverified_seller'
    | 'new_account'
    | 'risky_payment'
    | 'name_mismatch'
    | 'first_deals'
    | 'risky_seller';
  /** OVER: the hold was not lifted, but the payout was settled otherwise, such as by a refund to the buyer. */
  status: 'OPEN' | 'LIFTED' | 'OVER';
  /** The reason, as a sentence. */
  because: string;
  /** The condition that lifts it automatically, as a sentence. A person can lift it at any time. */
  liftsWhen: string;
  /** Null when it does not end at a fixed time. ISO 8601. */
  until: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  liftedAt: string | null;
  /** Null also when it was lifted automatically, because its reason no longer applies. */
  liftedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  note: string | null;
};

/** List holds: `GET /v1/holds`. */
export type ListHoldsParams = PageParams & {
  status?: 'OPEN' | 'LIFTED' | 'OVER' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Cancel a payout of a shared milestone: `POST /v1/payouts/{payoutId}/cancel`. */
export type CancelPayoutParams = {
  /** At most 500 characters. */
  reason: string;
};

/** Lift a hold: `POST /v1/holds/{id}/lift`. */
export type LiftHoldParams = {
  /** At most 1000 characters. */
  note: string;
};

/** The rules for holding payouts. */
export type ReleasePolicy = {
  object: 'release_policy';
  environment: 'live' | 'test';
  /** A payout is held by every rule that applies to it. */
  rules: ReleaseRule[];
  /** Increases with each change. 0 when it was never set. */
  version: number;
  /** Null when it was never set. ISO 8601. */
  changedAt: string | null;
  /** Null when it was never set, and for a version that an older version of Surety saved. */
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

declare enum Newer {
  rule = 'one that only a newer server knows',
}

export type UnverifiedSellerReleaseRule = {
  /** Holds payouts above this amount to a seller whose identity is not verified. */
  rule: 'unverified_seller';
  /** In the smallest currency unit. */
  above: number;
  /** ISO 4217. */
  currency: string;
};

export type NewAccountReleaseRule = {
  /** Holds payouts to a payout account for this many days after `usableFrom`. */
  rule: 'new_account';
  /** 1 to 90. */
  days: number;
};

export type RiskyPaymentReleaseRule = {
  /** Holds payouts for this many days after the release, if an assessment of the agreement was not GREEN. */
  rule: 'risky_payment';
  /** 1 to 90. */
  days: number;
};

export type NameMismatchReleaseRule = {
  /**
   * Holds payouts to an account whose nameMatch or identityNameMatch is `mismatch`, until a person lifts the
   * hold or the account changes.
   */
  rule: 'name_mismatch';
};

export type FirstDealsReleaseRule = {
  /**
   * A reserve: until a seller has completed this many deals, the last milestones of an agreement that make
   * up `percent` of it are held for `days` after their release.
   */
  rule: 'first_deals';
  /** 1 to 100. */
  deals: number;
  /** 1 to 100. */
  percent: number;
  /** 1 to 90. */
  days: number;
};

export type RiskySellerReleaseRule = {
  /** Holds payouts for this many days after their release, while the score of the seller is at least `score`. */
  rule: 'risky_seller';
  /** 1 to 100. */
  score: number;
  /** 1 to 90. */
  days: number;
};

/** A rule that this version of the SDK does not know; handle it in `default`. */
export type UnknownReleaseRule = {
  rule: Newer;
  above?: unknown;
  currency?: unknown;
  days?: unknown;
  deals?: unknown;
  percent?: unknown;
  score?: unknown;
};

/** One rule for holding payouts. */
export type ReleaseRule =
  | UnverifiedSellerReleaseRule
  | NewAccountReleaseRule
  | RiskyPaymentReleaseRule
  | NameMismatchReleaseRule
  | FirstDealsReleaseRule
  | RiskySellerReleaseRule
  | UnknownReleaseRule;

/** Change the release policy: `PUT /v1/policies/release`. */
export type ChangeReleasePolicyParams = {
  /**
   * The complete list: rules that are left out no longer apply. An empty list holds nothing. At most 20
   * items.
   */
  rules: ReleaseRule[];
};

export type SandboxEnvironment = { object: 'sandbox'; environment: 'live' | 'test' };

/** Simulate a deposit: `POST /v1/sandbox/deposits`. */
export type SandboxDepositParams = {
  accountNumber: string;
  /** In the smallest currency unit (kobo, cents). */
  amount: number;
  /**
   * The bank’s reference of the transfer. A repeated reference is applied once, and refused with another
   * amount or account. At most 100 characters.
   */
  reference?: string | undefined;
  /** At most 120 characters. */
  senderName?: string | undefined;
  /**
   * Must be the agreement’s currency; others are refused. A real bank’s deposit in another currency becomes
   * an exception.
   */
  currency?: string | undefined;
};

export type SandboxDeposit = {
  object: 'deposit';
  environment: 'live' | 'test';
  reference: string;
  agreementId: string;
  accountNumber: string;
  amount: number;
  senderName: string | null;
  /** False when the agreement had ended and the money is in suspense. */
  applied: boolean;
  /** ISO 8601. */
  receivedAt: string;
};

/** Simulate a reversed deposit: `POST /v1/sandbox/deposits/{reference}/reverse`. */
export type ReverseSandboxDepositParams = {
  /** In the smallest currency unit (kobo, cents). */
  amount?: number | undefined;
  /** At most 200 characters. */
  reason?: string | undefined;
};

export type SandboxReversal = { reference: string; agreementId: string };

/** The clock of a test environment. */
export type TestClock = {
  object: 'test_clock';
  environment: 'live' | 'test';
  /** The time of this environment, which runs on from here. ISO 8601. */
  now: string;
  /** How far that is ahead of the real time. */
  aheadSeconds: number;
  /** When the next job or webhook delivery of this environment is due; null for none. ISO 8601. */
  nextDueAt: string | null;
};

/** The clock of a test environment after a move, and what happened. */
export type MovedTestClock = {
  object: 'test_clock';
  environment: 'live' | 'test';
  /** The time of this environment, which runs on from here. ISO 8601. */
  now: string;
  /** How far that is ahead of the real time. */
  aheadSeconds: number;
  /** When the next job or webhook delivery of this environment is due; null for none. ISO 8601. */
  nextDueAt: string | null;
  /** False when there was more to do than one call has time for. Send the request with `to` again. */
  reached: boolean;
  /** Number of events that happened on the way. */
  eventCount: number;
  /** The first 200 of them, in order. */
  events: {
    id: string;
    type: string;
    /** ISO 8601. */
    createdAt: string;
  }[];
};

/** Move the test clock: `POST /v1/sandbox/clock`. */
export type MoveTestClockParams = {
  /** How far from now. 1 to 316224000. */
  advanceSeconds?: number | undefined;
  /** The time to move to, instead of `advanceSeconds`. ISO 8601. */
  to?: string | undefined;
};

/** A bank notification that needs manual review. */
export type MoneyException = {
  object: 'exception';
  environment: 'live' | 'test';
  id: string;
  type:
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
  status: 'OPEN' | 'CLOSED';
  agreementId: string | null;
  /** The bank’s transaction, or one of our references. */
  subject: string;
  /** The amount at stake: owed to you, or not assigned to anyone. */
  amount: number | null;
  currency: string | null;
  details: Record<string, string | number | null>;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  closedAt: string | null;
  note: string | null;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** List exceptions: `GET /v1/exceptions`. */
export type ListExceptionsParams = PageParams & {
  status?: 'OPEN' | 'CLOSED' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Close an exception: `POST /v1/exceptions/{id}/close`. */
export type CloseExceptionParams = {
  /** At most 1000 characters. */
  note: string;
  /**
   * For a contradiction about the amount of a payout or refund: the difference has been settled
   * with the bank or the payee, so the payment counts as made with the ordered amount.
   */
  paidAsOrdered?: boolean | undefined;
};

/** A report that compares the account’s ledger with the bank’s records. */
export type Reconciliation = {
  object: 'reconciliation';
  environment: 'live' | 'test';
  id: string;
  provider: string;
  /** What the books were compared with: the bank’s own lists, or a statement. */
  source: 'bank' | 'statement';
  /** ISO 8601. */
  from: string;
  /** The end of the period (exclusive). ISO 8601. */
  to: string;
  /** The number of breaks that concern your agreements. */
  breaks: number;
  /** The number of those that are still open. */
  open: number;
  /** ISO 8601. */
  createdAt: string;
};

/** A difference between the account’s ledger and the bank’s records. */
export type ReconciliationBreak = {
  object: 'reconciliation_break';
  environment: 'live' | 'test';
  id: string;
  type: 'missing_here' | 'missing_there' | 'amount_differs' | 'recipient_differs' | 'duplicate' | 'stale';
  /** What differs. */
  movement: 'deposit' | 'payout' | 'refund';
  status: 'OPEN' | 'CLOSED' | 'GONE';
  agreementId: string | null;
  provider: string;
  /** The bank’s transaction, or our reference. */
  subject: string;
  currency: string | null;
  /** The entry in our books. */
  ours: {
    amount: number | null;
    status: 'OPEN' | 'SETTLED' | 'UNDONE';
    /** ISO 8601. */
    bookedAt: string;
  } | null;
  /** The entry at the bank. */
  theirs: {
    amount: number | null;
    status: 'OPEN' | 'SETTLED' | 'UNDONE';
    /** ISO 8601. */
    bookedAt: string;
  } | null;
  /** The bank’s amount minus the amount in our books. */
  difference: number;
  /** ISO 8601. */
  createdAt: string;
  reason: string | null;
  /** ISO 8601. */
  closedAt: string | null;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** List the breaks of a reconciliation: `GET /v1/reconciliations/{id}/breaks`. */
export type ListReconciliationBreaksParams = PageParams & {
  status?: 'OPEN' | 'CLOSED' | 'GONE' | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Close a reconciliation break: `POST /v1/reconciliations/{id}/breaks/{breakId}/close`. */
export type CloseBreakParams = {
  /** At most 1000 characters. */
  reason: string;
};
