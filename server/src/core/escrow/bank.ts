export type VirtualAccount = {
  readonly provider: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
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
};

/** The bank cannot be asked right now. Whether it did what was asked is open: look it up before asking again. */
export class BankUnavailable extends Error {}

/**
 * A bank as we need it. Every request that moves money carries our reference, and the same reference never
 * moves money twice.
 */
export type Bank = {
  readonly name: string;
  issueAccount(request: {
    reference: string;
    accountName: string;
    customerEmail: string | null;
    currency: string;
  }): Promise<VirtualAccount>;
  /** The name on an account, or null when the bank knows no such account. */
  resolveAccount(account: { bankCode: string; accountNumber: string }): Promise<string | null>;
  submitPayout(request: {
    reference: string;
    amount: number;
    currency: string;
    destination: BankDestination;
    narration: string;
  }): Promise<BankTransferState>;
  submitRefund(request: {
    reference: string;
    transactionId: string;
    amount: number;
    currency: string;
  }): Promise<BankTransferState>;
  /** What became of a payout or refund with this reference; null when the bank never heard of it. */
  findTransfer(reference: string): Promise<BankTransferState | null>;
};

export type SandboxTransfer = {
  readonly reference: string;
  readonly amount: number;
  readonly outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** Until then the transfer is PENDING. */
  readonly settlesAt: Date;
  /** When the sandbox tells us of it unasked, as a bank's webhook would. */
  readonly notifyAt: Date | null;
};

/** Where the sandbox bank keeps its books. The store implements it; the bank itself knows no SQL. */
export type SandboxVault = {
  nextSerial(): Promise<number>;
  /** Keeps the account for this reference, and gives back the one that was there first. */
  saveAccount(
    reference: string,
    accountNumber: string,
    accountName: string,
  ): Promise<{ accountNumber: string; accountName: string }>;
  saveTransfer(transfer: SandboxTransfer): Promise<void>;
  findTransfer(
    reference: string,
  ): Promise<{ outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED'; settlesAt: Date } | null>;
};
