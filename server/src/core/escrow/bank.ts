import type { Money } from './money.ts';

export type VirtualAccount = {
  readonly provider: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
  /**
   * Set for an exact account, which accepts only this amount. Absent for an open account, which accepts any
   * amount.
   */
  readonly amount?: Money;
  /** The bank rejects money sent after this time. */
  readonly expiresAt?: Date;
};

/** A newly issued account with the reference it was requested under. */
export type IssuedAccount = VirtualAccount & { readonly reference: string };

/** Proof of the buyer's identity for the bank. It is forwarded and never stored. */
export type BuyerIdentity = { readonly bvn?: string; readonly nin?: string };

/** The features a bank supports. */
export type BankCapabilities = {
  /**
   * When the bank opens accounts that accept any amount: always, only with the buyer's identity, or never.
   */
  readonly openAccounts: 'always' | 'with identity' | 'never';
  /** True when the bank opens accounts for a single payment. */
  readonly exactAccounts: boolean;
  /** The smallest payment the bank opens an exact account for. */
  readonly leastExact: Money;
  /**
   * True when the bank closes open accounts on request. Exact accounts expire by themselves at every bank.
   */
  readonly closesAccounts: boolean;
  /**
   * True when the bank can return a payment to its sender. Without this, a refund needs a destination
   * account.
   */
  readonly refunds: boolean;
  /** True when the bank may take a deposit back by itself, which its list then shows. */
  readonly recalls: boolean;
  readonly currencies: readonly string[];
};

export type AccountRequest = {
  /** Our own reference, stable per account: repeating the request returns the same account. */
  readonly reference: string;
  readonly accountName: string;
  readonly customerEmail: string | null;
  readonly currency: string;
  /** The expected payment. An exact account accepts only this amount. */
  readonly amount: Money;
  readonly identity: BuyerIdentity | null;
};

export type BankDestination = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** A bank's report on money we asked it to send. PENDING means no answer yet; the others are final. */
export type BankTransferState = {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  readonly reason?: string;
  /** Set while a PENDING transfer waits for a person at the bank: what they have to do. */
  readonly attention?: string;
  /** Set when the transfer failed permanently and a retry cannot succeed. */
  readonly hopeless?: true;
  /** The bank's fee. The recipient gets the full amount; the platform pays the fee. */
  readonly fee?: Money;
  /**
   * The amount that the bank says it paid, once it has. Any other than the ordered one is a contradiction.
   */
  readonly amount?: Money;
  /** The interbank session ID of the transfer. */
  readonly sessionId?: string | null;
};

/** A reference that we gave to the bank. Later notifications about it lead to the agreement. */
export type BankReference = {
  readonly provider: string;
  readonly reference: string;
  readonly kind: 'payout' | 'refund';
  readonly subjectId: string;
};

export type PayoutOrder = {
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  readonly destination: BankDestination;
  readonly narration: string;
};

/** Returns money to its sender: the order names the bank's own transaction to return. */
export type RefundOrder = {
  readonly reference: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly currency: string;
  /** No request with this reference was made before. */
  readonly since?: Date;
};

/** The account for a refund that the bank cannot return to where the money came from. */
export type RefundDetails = RefundOrder & { readonly destination: BankDestination };

/**
 * Narrows the search for a transfer: no request was made before `since`, and a refund returns this deposit.
 */
export type SentAbout = { readonly since?: Date; readonly transactionId?: string | null };

/** A deposit as a bank reports it. */
type Arrival = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount: Money;
  /** Absent when the bank does not report it: an account holds one currency, its agreement's. */
  readonly currency?: string;
  readonly senderName: string | null;
  /** The sending bank and the interbank session ID. */
  readonly senderBank?: string | null;
  readonly sessionId?: string | null;
  /** The bank's fee. `amount` is the full amount paid in; the platform pays the fee. */
  readonly fee?: Money;
};

/**
 * A deposit whose account number is known. The account reference, if the bank reports it, identifies the
 * agreement; otherwise the number does.
 */
export type IncomingDeposit = Arrival & {
  readonly accountNumber: string;
  readonly accountReference?: string;
};

/** A deposit in the bank's own terms. Some banks name the account by number, others by our reference. */
export type ReportedDeposit = IncomingDeposit | (Arrival & { readonly accountReference: string });

/** A bank's reversal of a deposit: the whole deposit unless `amount` is set. */
export type DepositReversal = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount?: Money;
  /**
   * Set when the bank uses one status for a payment that it has taken back and for one that we have refunded
   * in full. Our own refunds then decide which of the two it is.
   */
  readonly orRefunded?: true;
  readonly reason: string | null;
};

/**
 * A claim on a deposit: a dispute, chargeback or recall that the bank has not decided, or decided against us.
 */
export type DepositDispute = {
  readonly provider: string;
  readonly transactionId: string;
  readonly disputeId: string;
  readonly reason: string | null;
};

/** Half-open interval: `from` is included, `to` is not. */
export type Period = { readonly from: Date; readonly to: Date };

/** A deposit in a bank's own listing, used for reconciliation. */
export type ListedDeposit = ReportedDeposit & {
  readonly at: Date;
  readonly reversed: boolean;
  /** As in DepositReversal. */
  readonly orRefunded?: true;
  /** The bank's id of an open dispute about it. */
  readonly disputeId?: string;
  /** The bank's own id of the deposit in its list of refunds, if it differs from the transaction's. */
  readonly refundedAs?: string;
};

/** A payout or refund in a bank's own listing, under our reference. */
export type ListedTransfer = {
  readonly provider: string;
  readonly kind: 'payout' | 'refund';
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  readonly at: Date;
  readonly state: BankTransferState;
  /** The account number that a payout goes to, if the bank's list shows it. */
  readonly recipient?: string | undefined;
  /** The deposit that a refund returns: its `refundedAs`, or else its transaction. */
  readonly deposit?: string;
};

/** A row of a bank's list that cannot be read. The rest of the list counts. */
export type UnreadableRow = { readonly provider: string; readonly list: string; readonly raw: string };

/**
 * Receives the unreadable rows of a list. Without it, such a row ends the list as an unavailable bank does.
 */
export type OnUnreadable = (row: UnreadableRow) => void;

/** A request from a bank with the body unparsed, because the signature covers its exact text. */
export type BankRequest = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The remote address, for requests from outside. */
  readonly address?: string;
  /** In the sandbox, the developer who plays the bank for their own accounts. Null for a real bank. */
  readonly developerId: string | null;
};

/** An unsolicited bank notification. It may arrive twice, late or out of order. */
export type BankNotice =
  | { readonly kind: 'deposit'; readonly deposit: ReportedDeposit }
  | ({ readonly kind: 'deposit_reversed' } & DepositReversal)
  | ({ readonly kind: 'deposit_disputed' } & DepositDispute)
  | {
      readonly kind: 'transfer';
      readonly provider: string;
      readonly reference: string;
      readonly state: BankTransferState;
    };

/**
 * The bank cannot be reached. It may or may not have done what was asked, so look it up before asking again.
 */
export class BankUnavailable extends Error {}

/** The bank has answered, with something that is not in its documentation. Asking again gives the same. */
export class UnreadableAnswer extends BankUnavailable {
  readonly raw: string;
  constructor(message: string, body: unknown) {
    super(message);
    this.raw = JSON.stringify(body) ?? '';
  }
}

/**
 * The bank that has a reference is not among the configured banks. No other bank may be asked about the
 * reference or sent the transfer, so it waits until an operator configures the bank again.
 */
export class BankNotConfigured extends BankUnavailable {
  constructor(provider: string) {
    super(
      `the bank ${provider} has this transfer but is no longer configured; configure it and restart the service`,
    );
  }
}

/**
 * A bank, as the service uses it. Every request that moves money carries our reference, and one reference
 * never moves money twice.
 */
export type Bank = {
  readonly name: string;
  readonly can: BankCapabilities;
  issueAccount(request: AccountRequest): Promise<VirtualAccount>;
  /** Stops further deposits. Closing an unknown or already closed account is not an error. */
  closeAccount(account: VirtualAccount, reference: string): Promise<void>;
  /** Returns the account holder's name, or null when the bank knows no such account. */
  resolveAccount(account: { bankCode: string; accountNumber: string }): Promise<string | null>;
  submitPayout(order: PayoutOrder): Promise<BankTransferState>;
  submitRefund(order: RefundOrder): Promise<BankTransferState>;
  /**
   * Names the account for a refund that waits for one, and returns its state. One that does not wait stays as
   * it is. Absent at banks whose refunds never wait.
   */
  completeRefund?(details: RefundDetails): Promise<BankTransferState>;
  /** Returns the state of a payout or refund, or null when the bank does not know the reference. */
  findTransfer(reference: string, about?: SentAbout): Promise<BankTransferState | null>;
  /**
   * True when the bank made the request. It makes no network call, so that the webhook can be answered at
   * once.
   */
  isAuthentic(request: BankRequest): boolean;
  /**
   * True for a notification that contains a person's national number: it is acknowledged and never stored.
   * Absent at banks that send none.
   */
  hasNationalNumber?(request: BankRequest): boolean;
  /**
   * Returns the contents of an authentic request after confirming them: a real bank is queried about the
   * objects its message names, and the answer is trusted, not the message.
   */
  readNotices(request: BankRequest): Promise<readonly BankNotice[]>;
  /** Lists the deposits of a period in the bank's own order. */
  listDeposits(period: Period, unreadable?: OnUnreadable): AsyncIterable<ListedDeposit>;
  /** Lists the transfers we requested in a period, with their current state. */
  listTransfers(period: Period, unreadable?: OnUnreadable): AsyncIterable<ListedTransfer>;
  listBanks(): Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** Returns the balance available for payouts. */
  balance(currency: string): Promise<Money>;
};

export type SandboxTransfer = Omit<ListedTransfer, 'provider' | 'state'> & {
  readonly outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** The transfer is PENDING until then. */
  readonly settlesAt: Date;
  /** When the sandbox sends its notification, as a bank's webhook would. */
  readonly notifyAt: Date | null;
};

/** Storage of the sandbox bank. The store implements it, so that the bank contains no SQL. */
type TransferEnd = Pick<SandboxTransfer, 'outcome' | 'settlesAt'>;

export type SandboxVault = {
  nextSerial(): Promise<number>;
  /**
   * Saves the account for this reference and returns the one saved first. Null when its number already
   * belongs to another reference.
   */
  saveAccount(reference: string, account: BankDestination): Promise<BankDestination | null>;
  /** Saves the transfer for this reference and returns how the one saved first ends. */
  saveTransfer(transfer: SandboxTransfer): Promise<TransferEnd>;
  findTransfer(reference: string): Promise<TransferEnd | null>;
  listDeposits(period: Period): AsyncIterable<ListedDeposit>;
  listTransfers(period: Period): AsyncIterable<SandboxTransfer>;
  balance(currency: string): Promise<Money>;
};
