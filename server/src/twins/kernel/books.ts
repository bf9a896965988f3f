import type { Amount } from './amount.ts';
import type { Bank } from './banks.ts';
import type { ConsentRequest } from './register.ts';

/** The holder of an account. A BVN or NIN is stored masked. */
export type Customer = {
  readonly id: number;
  readonly code: string;
  readonly email: string;
  firstName: string;
  lastName: string;
  readonly phone: string;
  identity: { readonly masked: string; readonly accepted: boolean; readonly bankCode: string } | null;
  readonly createdAt: Date;
};

/** An account that money can be paid into. An exact account takes one amount, once, before it expires. */
export type Account = {
  readonly id: number;
  /** The merchant's reference, or one that the provider generated. */
  readonly reference: string;
  /** The provider's own reference, if it has a different one. */
  readonly providerReference: string;
  readonly number: string;
  readonly bank: Bank;
  readonly name: string;
  readonly kind: 'open' | 'exact';
  readonly amount: Amount | null;
  readonly expiresAt: Date | null;
  readonly customer: Customer;
  readonly description: string;
  readonly createdAt: Date;
  paidAt: Date | null;
  closedAt: Date | null;
};

export type Sender = { readonly name: string; readonly bank: Bank; readonly accountNumber: string };

export type Deposit = {
  readonly id: number;
  readonly reference: string;
  readonly account: Account;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly sender: Sender;
  readonly sessionId: string;
  readonly narration: string;
  readonly paidAt: Date;
  recalledAt: Date | null;
  disputedAt: Date | null;
};

/** A payment that was rejected: the account was closed, had expired, or takes another amount. */
export type Rejection = Omit<Deposit, 'fee' | 'recalledAt' | 'disputedAt'> & {
  readonly reason: 'CLOSED' | 'EXPIRED' | 'ALREADY_PAID' | 'UNDER_PAYMENT' | 'OVER_PAYMENT';
};

export type TransferStatus = 'pending' | 'success' | 'failed' | 'reversed';

export type Transfer = {
  readonly id: number;
  readonly code: string;
  readonly reference: string;
  /** The amount that was ordered, and the amount that the bank says it paid. */
  readonly ordered: Amount;
  amount: Amount;
  readonly fee: Amount;
  readonly destination: { readonly bank: Bank; readonly accountNumber: string; readonly accountName: string };
  readonly narration: string;
  readonly sessionId: string;
  /** The amount deducted from the balance: zero if the provider checks the balance only later. */
  readonly taken: Amount;
  readonly createdAt: Date;
  status: TransferStatus;
  /** Set while it waits for a person. */
  needsAttention: boolean;
  /** Why it failed or was returned. */
  reason: string;
  updatedAt: Date;
};

export type Refund = {
  readonly id: number;
  readonly reference: string;
  readonly deposit: Deposit;
  /** As for a transfer. */
  readonly ordered: Amount;
  amount: Amount;
  readonly note: string;
  readonly customerNote: string;
  readonly createdAt: Date;
  status: TransferStatus;
  /** Set while it waits for a person. */
  needsAttention: boolean;
  reason: string;
  updatedAt: Date;
};

/** An event that a twin may send a webhook for. */
export type Happening =
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'rejection'; readonly rejection: Rejection }
  | { readonly kind: 'recall' | 'dispute'; readonly deposit: Deposit }
  | { readonly kind: 'transfer'; readonly transfer: Transfer }
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'consent'; readonly consent: ConsentRequest }
  | { readonly kind: 'identity'; readonly customer: Customer; readonly reason: string };

/** The state of a twin, in order of creation. */
export type Books = {
  balance: Amount;
  readonly customers: Map<string, Customer>;
  /** By number. */
  readonly accounts: Map<string, Account>;
  /** By the provider's reference. */
  readonly deposits: Map<string, Deposit>;
  readonly rejections: Rejection[];
  /** By the merchant's reference. */
  readonly transfers: Map<string, Transfer>;
  readonly refunds: Map<string, Refund>;
  nextId: number;
};

export function openBooks(balance: Amount): Books {
  return {
    balance,
    customers: new Map(),
    accounts: new Map(),
    deposits: new Map(),
    rejections: [],
    transfers: new Map(),
    refunds: new Map(),
    nextId: 1_000_001,
  };
}

export function newId(books: Books): number {
  return books.nextId++;
}

export function refundedOf(books: Books, deposit: Deposit): Amount {
  let total = 0n;
  for (const refund of books.refunds.values()) {
    const counts = refund.status === 'pending' || refund.status === 'success';
    if (refund.deposit === deposit && counts) total += refund.amount;
  }
  return total;
}

/** Newest first, as all three providers list them. */
export function newestFirst<Item>(items: Iterable<Item>): Item[] {
  return [...items].reverse();
}
