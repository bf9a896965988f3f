// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

export type LedgerAccount =
  | 'bank'
  | 'receivable'
  | 'fees'
  | 'escrow'
  | 'excess'
  | 'refund_payable'
  | 'seller'
  | 'shares'
  | 'payout_clearing'
  | 'suspense'
  | 'platform'
  | 'commission';

export type MovementKind =
  | 'deposit'
  | 'deposit_excess'
  | 'deposit_unapplied'
  | 'deposit_reversed'
  | 'deposit_reversed_excess'
  | 'deposit_reversed_unapplied'
  | 'deposit_reversed_owed'
  | 'fee'
  | 'release'
  | 'payout_submitted'
  | 'payout_succeeded'
  | 'payout_failed'
  | 'payout_reversed'
  | 'payout_late'
  | 'refund'
  | 'excess_return'
  | 'unapplied_return'
  | 'release_return'
  | 'refund_paid'
  | 'refund_reversed'
  | 'overpaid'
  | 'overpaid_returned'
  | 'receivable_settled'
  | 'release_recalled'
  | 'receivable_recovered'
  | 'commission'
  | 'commission_returned'
  | 'share_returned'
  | 'amendment_excess'
  | 'excess_applied';

export type LedgerBalances = {
  bank: number;
  receivable: number;
  fees: number;
  escrow: number;
  excess: number;
  refund_payable: number;
  seller: number;
  shares: number;
  payout_clearing: number;
  suspense: number;
  platform: number;
  commission: number;
};

/** One movement of money. Entries are never changed or removed. */
export type LedgerEntry = {
  sequence: number;
  type: MovementKind;
  /** Equal to `type`; the name of version 0.1.0. */
  kind: MovementKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  /** The milestone, refund, payout or bank transaction that caused it. */
  cause: string;
  /** SHA-256 over the previous hash and this entry. */
  hash: string;
  /** ISO 8601. */
  createdAt: string;
};

/** Retrieve an agreement’s ledger: `GET /v1/escrow/agreements/{id}/ledger`. */
export type RetrieveLedgerParams = PageParams & {
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /**
   * The books as they were before this time, or before the start of this day in UTC. Without it, as they are
   * now.
   */
  asOf?: string | undefined;
};

/** The journal and balances of one agreement. */
export type AgreementLedger = {
  object: 'ledger';
  environment: 'live' | 'test';
  currency: string;
  balances: LedgerBalances;
  entries: LedgerEntry[];
  /** Null on the last page. */
  nextCursor: string | null;
};

/** A day of the books: what was at the bank, what came and went, and what is there at the end. */
export type Day = {
  object: 'day';
  environment: 'live' | 'test';
  day: string;
  timeZone: string;
  /** ISO 8601. */
  from: string;
  /** ISO 8601. */
  to: string;
  currencies: {
    currency: string;
    /** What was at the bank when the day began: the closing of the day before, in the smallest currency unit. */
    opening: number;
    /** What arrived from buyers, in the smallest currency unit. */
    deposits: number;
    /** Payouts and refunds that the bank returned, in the smallest currency unit. */
    returned: number;
    /** Payouts that the bank has paid; negative, in the smallest currency unit. */
    payouts: number;
    /** Refunds that the bank has paid; negative, in the smallest currency unit. */
    refunds: number;
    /** Deposits that the bank took back; negative, in the smallest currency unit. */
    reversals: number;
    /** Your fees that were paid out to you; negative, in the smallest currency unit. */
    fees: number;
    /**
     * The part of these movements that was booked after the day before had been closed, in the smallest
     * currency unit.
     */
    late: number;
    /** The opening and all movements: the trial balance of that instant, in the smallest currency unit. */
    closing: number;
    /** Asked when the day was closed. Null if the bank cannot be asked. */
    bank: {
      provider: string;
      /** The balance that the bank reported. */
      balance: number;
      /** What your books had at the bank at that moment. */
      books: number;
      /** Money at the bank that is not on your books, such as of other accounts. */
      difference: number;
    } | null;
  }[];
  /** The figures with the latest anchor, as a C2SP signed note. Null until it is closed. */
  note: string | null;
  /** The verifier key for the signature. */
  publicKey: string;
  /** Null while it may still change. ISO 8601. */
  closedAt: string | null;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** Retrieve a day: `GET /v1/days/{day}`. */
export type RetrieveDayParams = {
  /** Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters. */
  timeZone?: string | undefined;
};

/** Close a day: `POST /v1/days/{day}/close`. */
export type CloseDayParams = {
  /** Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters. */
  timeZone?: string | undefined;
  /**
   * The bank’s statement. It is compared, and its SHA-256 with the result is signed with the
   * day; the text is not kept. At most 1000000 characters.
   */
  statement?: string | undefined;
};

/** The entries of a day beside a statement of the bank. */
export type DayComparison = {
  object: 'day_comparison';
  environment: 'live' | 'test';
  day: string;
  timeZone: string;
  /** The bank whose entries were compared. */
  provider: string;
  /** The lines of the statement, also of other days. */
  lines: number;
  /** The transactions of this day on the statement. */
  listed: number;
  /** The number of those that agree with your books. */
  matched: number;
  /**
   * The number of your entries that the statement does not show and may show later: it does not
   * reach three days beyond the day, or the bank has not settled them.
   */
  undecided: number;
  /** The number of differences. */
  different: number;
  /** At most 200. */
  differences: {
    type: 'missing_here' | 'missing_there' | 'amount_differs' | 'recipient_differs' | 'duplicate' | 'stale';
    movement: 'deposit' | 'payout' | 'refund';
    /** Our reference, or the bank’s, or the text of the line. */
    subject: string;
    agreementId: string | null;
    currency: string | null;
    /** The amount in your books. */
    ours: number | null;
    /** The amount on the statement. */
    theirs: number | null;
    /** The bank’s amount minus the amount in your books. */
    difference: number;
  }[];
};

/** Compare a day with a statement: `POST /v1/days/{day}/compare`. */
export type CompareDayParams = {
  /** The text of the bank’s statement: CSV, SWIFT MT940 or ISO 20022 camt.053. At most 1000000 characters. */
  statement: string;
  /** Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters. */
  timeZone?: string | undefined;
};

/** A receipt or a statement that proves itself. */
export type SignedFile = {
  object: 'signed_file';
  environment: 'live' | 'test';
  /** A name for the files, without an ending. */
  name: string;
  /**
   * The signed file. Save it as it is: one changed byte makes it invalid. Anyone can check it without this
   * service.
   */
  json: string;
  /** The same as a PDF that contains the signed file, in base64. */
  pdf: string;
};

/** Retrieve the statement of a month: `GET /v1/escrow/statements/{month}`. */
export type RetrieveStatementParams = {
  /** At most 255 characters. */
  sellerExternalId?: string | undefined;
};

/** The account’s balances. `balanced` is true when the money at the bank equals the money owed. */
export type TrialBalance = {
  object: 'trial_balance';
  environment: 'live' | 'test';
  data: {
    currency: string;
    agreements: number;
    debits: number;
    credits: number;
    /** True when debits equal credits, and each agreement’s balances equal the sum of its journal entries. */
    balanced: boolean;
    accounts: LedgerBalances;
  }[];
};

/** The signed head of the account’s anchor log. */
export type Anchor = {
  object: 'anchor';
  environment: 'live' | 'test';
  /** The name of the log. */
  origin: string;
  /** The number of entries in the log. */
  size: number;
  /** The root hash of its Merkle tree (RFC 6962), in base64. */
  rootHash: string;
  /** The signed tree head, as a C2SP checkpoint. Store it out of reach of anyone who can change the database. */
  checkpoint: string;
  /** The verifier key for the signature, in the format of C2SP signed notes. */
  publicKey: string;
  /** ISO 8601. */
  createdAt: string;
};
