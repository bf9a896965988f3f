import type { ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';

export const ENTRY_KINDS = ['deposit', 'payout', 'refund'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Where the money is: undecided, at its destination, or back (at least in part) where it came from. */
export const STANDINGS = ['open', 'settled', 'undone'] as const;
export type Standing = (typeof STANDINGS)[number];

type Entry = {
  readonly kind: EntryKind;
  /** The bank's transaction for a deposit; our reference for a payout or refund. */
  readonly key: string;
  readonly at: Date;
  readonly standing: Standing;
  /** The account that a payout goes to, where it is known. */
  readonly recipient?: string | undefined;
  /** The amount that came back, for undone entries. */
  readonly back: Money;
};

/** One record of a bank, from its listing or a statement. */
export type BankEntry = Entry & {
  /** Null when only the outcome is known. */
  readonly amount: Money | null;
  readonly currency: string | null;
  readonly sessionId: string | null;
  /** The account paid into, by number or by our reference. It identifies the agreement. */
  readonly account: string | null;
  /** Distinguishes records under the same key. A record that is listed twice counts once. */
  readonly record: string;
};

export type EntryOwner = { readonly developerId: string; readonly agreementId: string };

/** Our own entry for a record. */
export type BookEntry = Entry & {
  readonly amount: Money;
  readonly currency: string | null;
  /** The bank's fee. A statement may show the amount net of it. */
  readonly fee: Money;
  readonly sessionId: string | null;
  /** Null when it is the platform's. */
  readonly owner: EntryOwner | null;
  /** True while the agreement is on hold, so that nothing more of it is sent. */
  readonly onHold?: boolean;
};

/** References that this service gives to a bank: of payouts, refunds, returned money and commission. */
const OUR_REFERENCE = /^(?:po|rp|ret|cpo)_/;

/** False for a transfer that somebody else ordered from the same bank account, such as the shop itself. */
export function isOurReference(reference: string): boolean {
  return OUR_REFERENCE.test(reference);
}

/** Transaction ids of a bank and references of ours are separate namespaces. */
export function nameOf({ kind, key }: Pick<Entry, 'kind' | 'key'>): string {
  return `${kind === 'deposit' ? 'in' : 'out'} ${key}`;
}

/** Returns an entry's effect on the balance at the bank. An undecided entry has none yet. */
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
  const { kind, reference: key, amount, currency, at, state, recipient } = transfer;
  const standing = STANDING_OF[state.status];
  return {
    kind,
    key,
    at,
    amount,
    currency,
    standing,
    sessionId: state.sessionId ?? null,
    account: null,
    recipient,
    back: standing === 'undone' ? amount : ZERO,
    record: `${at.getTime()} ${amount}`,
  };
}

/** Builds a record from the bank's answer about one of our references, which reports the outcome. */
export function fromAnswer(ours: BookEntry, state: ListedTransfer['state']): BankEntry {
  const standing = STANDING_OF[state.status];
  const { kind, key, at, currency, sessionId } = ours;
  const amount = state.amount ?? ours.amount;
  const back = standing === 'undone' ? amount : ZERO;
  return { kind, key, at, amount, currency, sessionId, standing, back, account: null, record: 'asked' };
}
