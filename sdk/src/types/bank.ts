// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/** Money that came in for an agreement, and whether the buyer has sent it. */
export type Deposit = {
  provider: string;
  /** What the bank calls it. */
  transactionId: string;
  /** In the smallest currency unit. */
  amount: number;
  /** What went back to where it came from, or is promised to. */
  returned: number;
  /** What its bank took back. */
  reversed: number;
  /** False: it came after the end of the agreement. */
  applied: boolean;
  /** As the sender’s bank says it. */
  senderName: string | null;
  senderBank: string | null;
  /** How the sender’s name compares with buyerName; unknown where one of them is not known. */
  senderMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How it compares with the name on the document that verified the buyer; unknown unless the identity
   * policy says keepName.
   */
  identitySenderMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * The sender’s name is not the buyer’s: not that of the document where one is kept, else not buyerName. It
   * stops nothing.
   */
  paidByAnother: boolean;
  /** ISO 8601. */
  receivedAt: string;
};

/** A bank that a seller can be paid at. */
export type Bank = {
  /** Its `bankCode`. */
  code: string;
  name: string;
};

/**
 * Say where a seller’s money goes; payouts that waited for it start:
 * `PUT /v1/escrow/payout-accounts/{externalUserId}`.
 */
export type SetPayoutAccountParams = {
  bankCode: string;
  accountNumber: string;
  /** By default the bank’s own. At most 120 characters. */
  accountName?: string | undefined;
};

export type PayoutAccount = {
  externalUserId: string;
  /** Counts the changes of this user’s account. */
  version: number;
  bankCode: string;
  accountNumber: string;
  /** The name given, else the bank’s own. */
  accountName: string;
  nameGiven: string | null;
  /** Null when it was set before this was kept. */
  nameAtBank: string | null;
  /** How the name given compares with the one at the bank. */
  nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How the name on the document that verified this user compares with the one at the bank; unknown unless
   * the identity policy says keepName.
   */
  identityNameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /** No payout goes there before: a changed account cools off for PAYOUT_ACCOUNT_COOL_OFF. ISO 8601. */
  usableFrom: string;
  /** ISO 8601. */
  updatedAt: string;
};

/** An account that a seller’s money went to, and who set it. */
export type PayoutAccountVersion = {
  /** Counts the changes of this user’s account. */
  version: number;
  bankCode: string;
  accountNumber: string;
  /** The name given, else the bank’s own. */
  accountName: string;
  nameGiven: string | null;
  /** Null when it was set before this was kept. */
  nameAtBank: string | null;
  /** How the name given compares with the one at the bank. */
  nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /**
   * How the name on the document that verified this user compares with the one at the bank; unknown unless
   * the identity policy says keepName.
   */
  identityNameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  /** No payout goes there before: a changed account cools off for PAYOUT_ACCOUNT_COOL_OFF. ISO 8601. */
  usableFrom: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who set it. Null when it was set before this was kept. */
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** List payouts to sellers, newest first: `GET /v1/payouts`. */
export type ListPayoutsParams = PageParams & {
  status?: 'PENDING' | 'AWAITING_DETAILS' | 'SUBMITTED' | 'SUCCEEDED' | 'CANCELLED' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** At most 255 characters. */
  sellerExternalId?: string | undefined;
};

/** One time that a payout was handed to a bank, and where it went. */
export type PayoutAttempt = {
  /** What the bank calls it, too. */
  reference: string;
  attempt: number;
  /** The bank that has it. */
  provider: string;
  /** In the smallest currency unit. */
  amount: number;
  /** Where it went, fixed when it was submitted. Null when that was not kept yet. */
  destination: {
    bankCode: string;
    accountNumber: string;
    accountName: string;
    nameAtBank: string | null;
    nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
    /** Of the seller’s payout account. */
    version: number;
  } | null;
  status: 'SUBMITTED' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** The bank’s, when it refused it or took it back. */
  reason: string | null;
  /** What the banks call the transfer between them (NIBSS), once one has said so: ask them by it. */
  sessionId: string | null;
  /** ISO 8601. */
  submittedAt: string;
  /** ISO 8601. */
  settledAt: string | null;
};

/** What goes to the seller for one milestone. */
export type Payout = {
  id: string;
  agreementId: string;
  milestoneId: string;
  sellerExternalId: string;
  /** In the smallest currency unit. */
  amount: number;
  currency: string;
  /**
   * PENDING: to be sent. AWAITING_DETAILS: waits for the seller’s account. SUBMITTED: the bank has it.
   * SUCCEEDED: the seller has the money. CANCELLED: it went back to the buyer instead.
   */
  status: 'PENDING' | 'AWAITING_DETAILS' | 'SUBMITTED' | 'SUCCEEDED' | 'CANCELLED';
  /** ISO 8601. */
  createdAt: string;
  /** Oldest first. */
  attempts: PayoutAttempt[];
  /** What holds it back now, by the release policy. */
  holds: Hold[];
};

/** Why a payout is not sent, and what would let it go. */
export type Hold = {
  id: string;
  payoutId: string;
  agreementId: string;
  milestoneId: string;
  /** Of the release policy. */
  rule: 'unverified_seller' | 'new_account' | 'risky_payment' | 'name_mismatch' | 'first_deals';
  /** over: it was never lifted, but the payout went another way, such as back to the buyer. */
  status: 'open' | 'lifted' | 'over';
  /** Why, in words. */
  because: string;
  /** What would lift it by itself, in words. A person can, too. */
  liftsWhen: string;
  /** Null where it is no matter of time. ISO 8601. */
  until: string | null;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  liftedAt: string | null;
  /** Null, too, when it was lifted by itself: what it was held back for is no longer so. */
  liftedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  note: string | null;
};

/** Payouts that are or were held back, and why, newest first: `GET /v1/holds`. */
export type ListHoldsParams = PageParams & {
  status?: 'open' | 'over' | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
};

/**
 * Let a payout go in spite of a rule; it is sent when nothing else holds it back:
 * `POST /v1/holds/{id}/lift`.
 */
export type LiftHoldParams = {
  /** At most 1000 characters. */
  note: string;
};

/** What payouts are held back for. */
export type ReleasePolicy = {
  /** Each that applies to a payout holds it back. */
  rules: ReleaseRule[];
  /** Null: nobody has ever set one. ISO 8601. */
  changedAt: string | null;
};

declare enum Newer {
  rule = 'one that only a newer server knows',
}

export type UnverifiedSellerReleaseRule = {
  /** A payout above this wants a seller whose identity is verified. */
  rule: 'unverified_seller';
  /** In the smallest currency unit. */
  above: number;
  /** ISO 4217. */
  currency: string;
};

export type NewAccountReleaseRule = {
  /** A payout account gets nothing for so many days after it may be used at all. */
  rule: 'new_account';
  /** 1 to 90. */
  days: number;
};

export type RiskyPaymentReleaseRule = {
  /** What was paid in at an assessment other than GREEN waits after its release. */
  rule: 'risky_payment';
  /** 1 to 90. */
  days: number;
};

export type NameMismatchReleaseRule = {
  /** An account whose nameMatch or identityNameMatch is mismatch waits for a person, or for another account. */
  rule: 'name_mismatch';
};

export type FirstDealsReleaseRule = {
  /**
   * A reserve: while a seller has fewer deals than this behind them, the last milestones of an agreement
   * that make up `percent` of it wait after their release.
   */
  rule: 'first_deals';
  /** 1 to 100. */
  deals: number;
  /** 1 to 100. */
  percent: number;
  /** 1 to 90. */
  days: number;
};

/** Of a rule that this version has not heard of: what `default` is left with. */
export type UnknownReleaseRule = {
  rule: Newer;
  above?: unknown;
  currency?: unknown;
  days?: unknown;
  deals?: unknown;
  percent?: unknown;
};

/** One thing that payouts are held back for. */
export type ReleaseRule =
  | UnverifiedSellerReleaseRule
  | NewAccountReleaseRule
  | RiskyPaymentReleaseRule
  | NameMismatchReleaseRule
  | FirstDealsReleaseRule
  | UnknownReleaseRule;

/**
 * Say what payouts are held back for; those that are held back now are looked at again:
 * `PUT /v1/release-policy`.
 */
export type ChangeReleasePolicyParams = {
  /** All of them: what is not here is no longer asked. An empty list holds nothing back. At most 20 of them. */
  rules: ReleaseRule[];
};

export type SandboxEnvironment = { environment: 'live' | 'test' };

/** Pay money into a virtual account, as the buyer’s bank would: `POST /v1/sandbox/deposits`. */
export type SandboxDepositParams = {
  accountNumber: string;
  /** In the smallest currency unit (kobo, cents). */
  amount: number;
  /**
   * The bank’s name for the transfer; the same one is taken in once, and refused with another amount or
   * account. At most 100 characters.
   */
  reference?: string | undefined;
  /** At most 120 characters. */
  senderName?: string | undefined;
  /** Another one than the agreement’s is refused, as a real bank’s would be set aside. */
  currency?: string | undefined;
};

export type SandboxDeposit = {
  reference: string;
  agreementId: string;
  accountNumber: string;
  amount: number;
  senderName: string | null;
  /** False when the agreement was over and the money is in suspense. */
  applied: boolean;
  /** ISO 8601. */
  receivedAt: string;
};

/**
 * Take a deposit back, as a bank does after a fraud or a mistake:
 * `POST /v1/sandbox/deposits/{reference}/reverse`.
 */
export type ReverseSandboxDepositParams = {
  /** In the smallest currency unit (kobo, cents). */
  amount?: number | undefined;
  /** At most 200 characters. */
  reason?: string | undefined;
};

export type SandboxReversal = { reference: string; agreementId: string };

/** A word of a bank that does not fit, and waits for a person. */
export type MoneyException = {
  id: string;
  kind:
    | 'deposit_conflict'
    | 'deposit_reversed'
    | 'unmatched_deposit'
    | 'wrong_currency'
    | 'unknown_reference'
    | 'paid_twice'
    | 'contradiction';
  status: 'open' | 'closed';
  agreementId: string | null;
  /** What it is about: a bank’s transaction, or a reference of ours. */
  subject: string;
  /** How much is at stake: what is owed to you, or what belongs to nobody. */
  amount: number | null;
  currency: string | null;
  details: Record<string, string | number | null>;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  closedAt: string | null;
  note: string | null;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** What a bank told us that does not fit and waits for a person, newest first: `GET /v1/exceptions`. */
export type ListExceptionsParams = PageParams & { status?: 'open' | 'closed' | undefined };

/** Say what became of it; what is owed because of it counts as settled: `POST /v1/exceptions/{id}/close`. */
export type CloseExceptionParams = {
  /** At most 1000 characters. */
  note: string;
};

/** A report of our books held against the bank’s. */
export type Reconciliation = {
  id: string;
  provider: string;
  /** What the books were held against: the bank’s own lists, or a statement. */
  source: 'bank' | 'statement';
  /** ISO 8601. */
  from: string;
  /** Up to, and without, this moment. ISO 8601. */
  to: string;
  /** What it found about agreements of yours. */
  breaks: number;
  /** Those of them that nobody has closed. */
  open: number;
  /** ISO 8601. */
  createdAt: string;
};

/** Where our books and the bank’s differ. */
export type ReconciliationBreak = {
  id: string;
  type: 'missing_here' | 'missing_there' | 'amount_differs' | 'duplicate' | 'stale';
  kind: 'deposit' | 'payout' | 'refund';
  status: 'open' | 'closed' | 'gone';
  agreementId: string | null;
  provider: string;
  /** The bank’s transaction, or our reference. */
  subject: string;
  currency: string | null;
  /** What our books have. */
  ours: {
    amount: number | null;
    state: 'open' | 'settled' | 'undone';
    /** ISO 8601. */
    at: string;
  } | null;
  /** What the bank has. */
  theirs: {
    amount: number | null;
    state: 'open' | 'settled' | 'undone';
    /** ISO 8601. */
    at: string;
  } | null;
  /** What the bank has more than our books; below zero when less. */
  difference: number;
  /** ISO 8601. */
  foundAt: string;
  reason: string | null;
  /** ISO 8601. */
  closedAt: string | null;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/**
 * Say why the books differ; the difference is posted to suspense:
 * `POST /v1/reconciliations/breaks/{id}/close`.
 */
export type CloseBreakParams = {
  /** At most 1000 characters. */
  reason: string;
};
