import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { BankReference } from '#core/escrow/bank.ts';
import type { Account, Transfer } from '#core/escrow/ledger.ts';
import type { Refund, RefundPart } from '#core/escrow/refund.ts';
import type { ChainedEvent } from '#core/events/chain.ts';

/** The checks of an agreement's books, one name per invariant. */
export const CHECKS = {
  unreadable: 'every stored fact can be read',
  encrypted: 'personal data is encrypted',
  chain: 'every chain of transfers is whole',
  balances: 'balances equal the sum of transfers',
  equation: 'assets equal liabilities',
  status: 'every status equals its projection',
  events: 'every chain of events is whole',
  mac: 'every MAC matches its agreement',
  history: 'every fact is what the events say',
  registers: 'the bank registers lead back to the agreement',
  milestones: 'milestones agree with the journal',
  deposits: 'deposits agree with the journal',
  payouts: 'payouts agree with the milestones and the journal',
  refunds: 'refunds agree with the journal',
  orphans: 'every row belongs to an agreement',
  accounts: 'payout accounts are as they were set',
  exceptions: 'exceptions are as they were opened and closed',
  approvals: 'approvals are as they were requested and decided',
  anchors: 'history is what was anchored',
  audit: 'every chain of the audit log is whole',
  platform: 'the platform’s own books have their reasons',
  commission: 'commission payouts are as they were made, and no more than was earned',
  messages: 'bank notifications had their effect',
  controls: 'roles, keys, rules and policies are as they were set',
  erasures: 'people are erased when it was ordered, and only then',
  owed: 'all money that is owed has a job that pays it',
  deadlines: 'everything that falls due is in the list of deadlines',
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
  /** The agreement for which the global register of bank transactions has this deposit; null for none. */
  readonly registeredFor: string | null;
};
/** A stored event. Events from before the chain have no hash. */
export type StoredEvent = Omit<ChainedEvent, 'developerId' | 'streamId'> & {
  readonly hash: string | null;
  /** Set when some of the data is encrypted and was not decrypted, so that the hash cannot be computed. */
  readonly closed?: true;
  /** Set when a person whom the event names was erased. */
  readonly erased?: boolean;
};
export type StoredPart = Pick<
  RefundPart,
  'position' | 'provider' | 'transactionId' | 'amount' | 'status' | 'attempts' | 'stem' | 'destination'
>;
export type StoredRefund = Refund & { readonly status: string; readonly rows: readonly StoredPart[] };

export type StoredAttempt = {
  /** What it pays: the part of one payee. */
  readonly partId: string;
  readonly milestoneId: string;
  readonly attempt: number;
  readonly reference: string;
  readonly status: string;
  /** True when an exception says that the bank contradicted itself: the status is then its last answer. */
  readonly contradicted: boolean;
  readonly provider: string;
  readonly amount: number;
  /** The destination. Unknown for attempts by older versions. */
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly nameAtBank: string | null;
  readonly nameMatch: string | null;
  /** The bank that the global register of references names for it; null for none. */
  readonly registeredWith: string | null;
};

export type StoredHold = {
  readonly id: string;
  /** The id of the part whose payout is held. */
  readonly milestoneId: string;
  readonly rule: string;
  readonly lifted: boolean;
};

/** A row that could not be decrypted, and why. */
export type Unopened = { readonly where: string; readonly what: string };

/** One agreement with all its rows as stored. Nothing here is trusted. */
export type Books = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly version: number;
  /** Null when the stored facts do not form an agreement; `unreadable` says why. */
  readonly agreement: Agreement | null;
  readonly unreadable: string | null;
  readonly callerMetadata: CallerMetadata;
  /** Rows that could not be decrypted. Their personal data is not compared. */
  readonly unopened: readonly Unopened[];
  /** True when nothing was decrypted because the secret is not available, which is not a fault. */
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
  /** The agreement for which the global register has its virtual account; null for none. */
  readonly accountRegisteredFor: string | null;
  /** Ordered by sequence number. */
  readonly transfers: readonly StoredTransfer[];
  readonly events: readonly StoredEvent[];
  readonly deposits: readonly StoredDeposit[];
  readonly refunds: readonly StoredRefund[];
  readonly references: readonly BankReference[];
  /** The parts that have a payout. */
  readonly payoutsFor: readonly string[];
  readonly attempts: readonly StoredAttempt[];
  readonly payoutHolds: readonly StoredHold[];
  /** The projection of what falls due, in ISO 8601. */
  readonly deadlines: readonly {
    readonly kind: string;
    readonly milestoneId: string;
    readonly dueAt: string;
  }[];
};

export type Report = (check: Check, where: string, what: string) => void;
