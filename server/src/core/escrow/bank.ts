import type { Money } from './money.ts';

export type VirtualAccount = {
  readonly provider: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
  /** An exact account takes this and nothing else; an open one, without it, takes whatever comes. */
  readonly amount?: Money;
  /** Money that is sent there later bounces at the bank. */
  readonly expiresAt?: Date;
};

/** An account that a bank has just issued, with the reference that it was asked for under. */
export type IssuedAccount = VirtualAccount & { readonly reference: string };

/** What proves to a bank who the buyer is. It is passed on and never kept. */
export type BuyerIdentity = { readonly bvn?: string; readonly nin?: string };

/** What a bank can do, for those who decide what to ask of it. */
export type BankCapabilities = {
  /** Whether it opens accounts that take any amount, and whether only for a buyer who proves who they are. */
  readonly openAccounts: 'always' | 'with identity' | 'never';
  /** Whether it opens accounts for one payment. */
  readonly exactAccounts: boolean;
  /** The smallest payment that it opens such an account for. */
  readonly leastExact: Money;
  /** Whether it closes an open account when it is asked to. One for one payment ends by itself everywhere. */
  readonly closesAccounts: boolean;
  /** Whether it returns a payment the way it came. Without it a refund needs an account to go to. */
  readonly refunds: boolean;
  /** The currencies that it holds. */
  readonly currencies: readonly string[];
};

export type AccountRequest = {
  /** Ours, and the same for the same account: asking twice gives one account. */
  readonly reference: string;
  readonly accountName: string;
  readonly customerEmail: string | null;
  readonly currency: string;
  /** The payment that is expected. An exact account takes this and nothing else. */
  readonly amount: Money;
  readonly identity: BuyerIdentity | null;
};

export type BankDestination = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** What a bank says of money that we asked it to send. PENDING is no answer yet; the others are final. */
export type BankTransferState = {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  readonly reason?: string;
  /** It failed, and would again however often it was tried. */
  readonly hopeless?: true;
  /** What the bank keeps for itself. The amount arrives in full; the platform pays this. */
  readonly fee?: Money;
  /** The name that the banks have for the transfer between them. */
  readonly sessionId?: string | null;
};

/** A reference that we gave to the bank, so that its later word on it finds the agreement. */
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

/** Money goes back the way it came: the bank is told which of its own transactions to return. */
export type RefundOrder = {
  readonly reference: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly currency: string;
};

/** Money that a bank says has arrived. */
type Arrival = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount: Money;
  /** Left out when the bank does not say: an account holds one currency, that of its agreement. */
  readonly currency?: string;
  readonly senderName: string | null;
  /** The bank that it came from, and the name that the banks have for the transfer between them. */
  readonly senderBank?: string | null;
  readonly sessionId?: string | null;
  /** What the bank keeps for itself. The amount is what was paid in; the platform pays this. */
  readonly fee?: Money;
};

/** The account tells whose it is: its reference where the bank has said it, and else its number. */
export type IncomingDeposit = Arrival & {
  readonly accountNumber: string;
  readonly accountReference?: string;
};

/** As a bank tells it. Some name the account by its number, others by the reference that we gave it. */
export type ReportedDeposit = IncomingDeposit | (Arrival & { readonly accountReference: string });

/** A bank takes a deposit back, all of it unless it says how much. */
export type DepositReversal = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount?: Money;
  readonly reason: string | null;
};

/** From the first moment up to, and without, the second. */
export type Period = { readonly from: Date; readonly to: Date };

/** A deposit in a bank's own list, for whoever compares books. */
export type ListedDeposit = ReportedDeposit & { readonly at: Date; readonly reversed: boolean };

/** A payout or refund in a bank's own list, under the reference that we gave it. */
export type ListedTransfer = {
  readonly provider: string;
  readonly kind: 'payout' | 'refund';
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  readonly at: Date;
  readonly state: BankTransferState;
};

/** A request from a bank as it came in: a signature is made over the very text of the body. */
export type BankRequest = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Where it came from, when it came from outside. */
  readonly address?: string;
  /** In the sandbox a developer plays the bank, for accounts of its own. A real bank is nobody's. */
  readonly developerId: string | null;
};

/** What a bank tells us unasked. It may come twice, late, or after a newer one. */
export type BankNotice =
  | { readonly kind: 'deposit'; readonly deposit: ReportedDeposit }
  | ({ readonly kind: 'deposit_reversed' } & DepositReversal)
  | {
      readonly kind: 'transfer';
      readonly provider: string;
      readonly reference: string;
      readonly state: BankTransferState;
    };

/**
 * The bank cannot be asked right now. Whether it did what was asked is open: look it up before asking again.
 */
export class BankUnavailable extends Error {}

/**
 * The bank that has a reference is none of those that the service was started with. Nobody else can be asked
 * about it, and least of all be sent it: it waits until a person has brought the bank back.
 */
export class BankNotConfigured extends BankUnavailable {
  constructor(provider: string) {
    super(`the bank ${provider} has it, but is not configured any more; start the service with it again`);
  }
}

/**
 * A bank as we need it. Every request that moves money carries our reference, and the same reference never
 * moves money twice.
 */
export type Bank = {
  readonly name: string;
  readonly can: BankCapabilities;
  issueAccount(request: AccountRequest): Promise<VirtualAccount>;
  /** Nothing can be paid in any more. An account that is closed already, or never was, is no fault. */
  closeAccount(account: VirtualAccount, reference: string): Promise<void>;
  /** The name on an account, or null when the bank knows no such account. */
  resolveAccount(account: { bankCode: string; accountNumber: string }): Promise<string | null>;
  submitPayout(order: PayoutOrder): Promise<BankTransferState>;
  submitRefund(order: RefundOrder): Promise<BankTransferState>;
  /** What became of a payout or refund with this reference; null when the bank never heard of it. */
  findTransfer(reference: string): Promise<BankTransferState | null>;
  /** Whether a request was made by the bank. It asks nobody, so that the answer can be given at once. */
  isAuthentic(request: BankRequest): boolean;
  /**
   * What an authentic request says, once the bank stands for it: a real bank is asked about what its message
   * names, and its answer is believed, not the message.
   */
  readNotices(request: BankRequest): Promise<readonly BankNotice[]>;
  /** What came in during this time, in the order in which the bank lists it. */
  listDeposits(period: Period): AsyncIterable<ListedDeposit>;
  /** What we asked it to send during this time, and how that stands now. */
  listTransfers(period: Period): AsyncIterable<ListedTransfer>;
  listBanks(): Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** What is there to pay out of. */
  balance(currency: string): Promise<Money>;
};

export type SandboxTransfer = Omit<ListedTransfer, 'provider' | 'state'> & {
  readonly outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** Until then the transfer is PENDING. */
  readonly settlesAt: Date;
  /** When the sandbox tells us of it unasked, as a bank's webhook would. */
  readonly notifyAt: Date | null;
};

/** Where the sandbox bank keeps its books. The store implements it; the bank itself knows no SQL. */
export type SandboxVault = {
  nextSerial(): Promise<number>;
  /**
   * Keeps the account for this reference, and gives back the one that was there first. Null when its number
   * is that of another reference.
   */
  saveAccount(reference: string, account: BankDestination): Promise<BankDestination | null>;
  saveTransfer(transfer: SandboxTransfer): Promise<void>;
  findTransfer(reference: string): Promise<Pick<SandboxTransfer, 'outcome' | 'settlesAt'> | null>;
  listDeposits(period: Period): AsyncIterable<ListedDeposit>;
  listTransfers(period: Period): AsyncIterable<SandboxTransfer>;
  balance(currency: string): Promise<Money>;
};
