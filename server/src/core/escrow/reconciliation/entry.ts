import type { ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';

export const ENTRY_KINDS = ['deposit', 'payout', 'refund'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Where the money is: undecided, where it was to go, or (some of it) back where it came from. */
export const STANDINGS = ['open', 'settled', 'undone'] as const;
export type Standing = (typeof STANDINGS)[number];

type Entry = {
  readonly kind: EntryKind;
  /** The bank's transaction of a deposit; our reference of a payout or refund. */
  readonly key: string;
  readonly at: Date;
  readonly standing: Standing;
  /** How much of it came back, of what is undone. */
  readonly back: Money;
};

/** One record of a bank's: in its list, or on a statement. */
export type BankEntry = Entry & {
  /** Null where only what became of it is known. */
  readonly amount: Money | null;
  readonly currency: string | null;
  readonly sessionId: string | null;
  /** The account that it was paid into, by its number or our reference of it: it tells whose it is. */
  readonly account: string | null;
  /** What tells it from another record under the same key. A record that is listed twice is one. */
  readonly record: string;
};

export type EntryOwner = { readonly developerId: string; readonly agreementId: string };

/** What our books have of a record. */
export type BookEntry = Entry & {
  readonly amount: Money;
  readonly currency: string | null;
  /** What the bank keeps of it: a statement may show the amount without. */
  readonly fee: Money;
  readonly sessionId: string | null;
  /** Null when it is the platform's. */
  readonly owner: EntryOwner | null;
};

/** Ids of a bank's and references of ours are two name spaces. */
export function nameOf({ kind, key }: Pick<Entry, 'kind' | 'key'>): string {
  return `${kind === 'deposit' ? 'in' : 'out'} ${key}`;
}

/** What an entry adds to the money at the bank. What is undecided has added nothing yet. */
export function effectOf({
  kind,
  amount,
  back,
  standing,
}: Entry & { readonly amount: Money | null }): number {
  if (standing === 'open' || amount === null) return 0;
  return kind === 'deposit' ? amount - back : back - amount;
}

export function fromDeposit(deposit: ListedDeposit): BankEntry {
  const { transactionId: key, amount, at, reversed } = deposit;
  return {
    kind: 'deposit',
    key,
    at,
    amount,
    currency: deposit.currency ?? null,
    sessionId: deposit.sessionId ?? null,
    account: 'accountNumber' in deposit ? deposit.accountNumber : deposit.accountReference,
    standing: reversed ? 'undone' : 'settled',
    back: reversed ? amount : ZERO,
    record: `${at.getTime()} ${amount}`,
  };
}

const STANDING_OF = { PENDING: 'open', SUCCEEDED: 'settled', FAILED: 'undone', REVERSED: 'undone' } as const;

export function fromTransfer(transfer: ListedTransfer): BankEntry {
  const { kind, reference: key, amount, currency, at, state } = transfer;
  const standing = STANDING_OF[state.status];
  return {
    ...{ kind, key, at, amount, currency, standing },
    sessionId: state.sessionId ?? null,
    account: null,
    back: standing === 'undone' ? amount : ZERO,
    record: `${at.getTime()} ${amount}`,
  };
}

/** What the bank says when it is asked about one of our references: what became of it, and no more. */
export function fromAnswer(ours: BookEntry, status: ListedTransfer['state']['status']): BankEntry {
  const standing = STANDING_OF[status];
  const { kind, key, at, amount, currency, sessionId } = ours;
  const back = standing === 'undone' ? amount : ZERO;
  return { kind, key, at, amount, currency, sessionId, standing, back, account: null, record: 'asked' };
}
