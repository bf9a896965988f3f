// Made from openapi.json by `npm run openapi`, do not edit.

export type LedgerAccount =
  | 'bank'
  | 'receivable'
  | 'fees'
  | 'escrow'
  | 'excess'
  | 'refund_payable'
  | 'seller'
  | 'payout_clearing'
  | 'suspense'
  | 'platform';

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
  | 'receivable_settled';

export type LedgerBalances = {
  bank: number;
  receivable: number;
  fees: number;
  escrow: number;
  excess: number;
  refund_payable: number;
  seller: number;
  payout_clearing: number;
  suspense: number;
  platform: number;
};

/** One movement of money. Entries are never changed or removed. */
export type LedgerEntry = {
  sequence: number;
  kind: MovementKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  /** The milestone, refund, payout or bank transaction behind it. */
  cause: string;
  /** SHA-256 over the previous hash and this entry. */
  hash: string;
  /** ISO 8601. */
  createdAt: string;
};

/** The books of one agreement. */
export type AgreementLedger = {
  currency: string;
  balances: LedgerBalances;
  entries: LedgerEntry[];
  /** Null on the last page. */
  nextCursor: string | null;
};

/** The books of the account: `balanced` says that what lies at the bank is what is owed. */
export type TrialBalance = {
  data: {
    currency: string;
    agreements: number;
    debits: number;
    credits: number;
    /** Debits equal credits, and each agreement’s balances are what its entries in the journal come to. */
    balanced: boolean;
    accounts: LedgerBalances;
  }[];
};

/** The signed head of the account’s log of anchors. */
export type Anchor = {
  /** The name of the log. */
  origin: string;
  /** How many entries it has. */
  size: number;
  /** The head of its Merkle tree (RFC 6962), in base64. */
  rootHash: string;
  /** The same, signed: a C2SP checkpoint. Keep it where nobody who runs the database can reach. */
  checkpoint: string;
  /** What its signature is checked with, as C2SP’s signed notes write a verifier key. */
  publicKey: string;
  /** ISO 8601. */
  createdAt: string;
};
