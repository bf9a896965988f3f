import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankReference } from '#core/escrow/bank.ts';
import type { Account, Transfer } from '#core/escrow/ledger.ts';
import type { Refund, RefundPart } from '#core/escrow/refund.ts';
import type { ChainedEvent } from '#core/events/chain.ts';

/** What can be wrong with an agreement's books, one name per promise that was broken. */
export const CHECKS = {
  unreadable: 'every stored fact can be read',
  sealed: 'what names a person is sealed where it stands',
  chain: 'every chain of transfers is whole',
  balances: 'balances equal the sum of transfers',
  equation: 'assets equal liabilities',
  status: 'every status equals its projection',
  events: 'every chain of events is whole',
  mac: 'every MAC matches its agreement',
  history: 'every fact is what the events say',
  registers: 'what a bank knows leads back to its agreement',
  milestones: 'milestones agree with the journal',
  deposits: 'deposits agree with the journal',
  payouts: 'payouts agree with the milestones and the journal',
  refunds: 'refunds agree with the journal',
  orphans: 'every row belongs to an agreement',
  accounts: 'payout accounts are as they were set',
  exceptions: 'exceptions are as they were opened and closed',
  approvals: 'approvals are as they were asked for and decided',
  anchors: 'history is what was anchored',
  acts: 'every chain of acts is whole',
  owed: 'somebody works on all money that is owed',
} as const;
export type Check = keyof typeof CHECKS;

/** `where` names the row, `what` says what is wrong with it. */
export type Fault = { readonly check: Check; readonly where: string; readonly what: string };

export type StoredTransfer = Transfer & { readonly hash: string };
export type StoredDeposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly senderName: string | null;
  readonly senderBank: string | null;
  readonly sessionId: string | null;
  readonly fee: number;
  readonly amount: number;
  readonly returned: number;
  readonly reversed: number;
  readonly applied: boolean;
  /** The agreement that the global register of bank transactions names for it; null when it names none. */
  readonly registeredFor: string | null;
};
/** Without a hash it is older than the chain. */
export type StoredEvent = Omit<ChainedEvent, 'developerId' | 'streamId'> & {
  readonly hash: string | null;
  /** Some of its data is sealed and was not opened, so that its hash cannot be worked out. */
  readonly closed?: true;
};
export type StoredPart = Pick<
  RefundPart,
  'position' | 'provider' | 'transactionId' | 'amount' | 'status' | 'attempts' | 'stem' | 'destination'
>;
export type StoredRefund = Refund & { readonly status: string; readonly rows: readonly StoredPart[] };

export type StoredAttempt = {
  readonly milestoneId: string;
  readonly attempt: number;
  readonly reference: string;
  readonly provider: string;
  readonly amount: number;
  /** Where it went; nothing of it is known of what an older version has sent. */
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly nameAtBank: string | null;
  readonly nameMatch: string | null;
  /** The bank that the global register of references names for it; null when it names none. */
  readonly registeredWith: string | null;
};

export type StoredHold = {
  readonly id: string;
  readonly milestoneId: string;
  readonly rule: string;
  readonly lifted: boolean;
};

/** A row whose sealed fields did not open, and why. */
export type Unopened = { readonly where: string; readonly what: string };

/** One agreement with all its rows, as they lie in the database. Nothing here is believed. */
export type Books = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly version: number;
  /** Null when the stored facts are no agreement at all; `unreadable` says why. */
  readonly agreement: Agreement | null;
  readonly unreadable: string | null;
  /** What the caller has put to it. */
  readonly callerMetadata: CallerMetadata;
  /** Rows of which nobody knows here whom they name: those facts are not compared. */
  readonly unopened: readonly Unopened[];
  /** Nothing could be opened for want of the secret, which is no fault. */
  readonly locked: boolean;
  readonly storedStatus: string;
  readonly balances: Readonly<Record<Account, number>>;
  readonly deposited: number;
  readonly refunded: number;
  readonly reversed: number;
  readonly transferCount: number;
  readonly chainHead: string;
  readonly eventCount: number;
  readonly eventHead: string;
  readonly chainedFrom: number;
  readonly mac: string | null;
  /** The agreement that the global register names for its virtual account; null when it names none. */
  readonly accountRegisteredFor: string | null;
  /** In order of their sequence. */
  readonly transfers: readonly StoredTransfer[];
  readonly events: readonly StoredEvent[];
  readonly deposits: readonly StoredDeposit[];
  readonly refunds: readonly StoredRefund[];
  readonly references: readonly BankReference[];
  /** The milestones that a payout was begun for. */
  readonly payoutsFor: readonly string[];
  readonly attempts: readonly StoredAttempt[];
  readonly payoutHolds: readonly StoredHold[];
};

export type Report = (check: Check, where: string, what: string) => void;
