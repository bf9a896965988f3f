import type { Balances } from './agreement.ts';
import { type Money, money } from './money.ts';

/**
 * The accounts of one agreement. `bank` is what lies at the bank for it (an asset: a debit raises it); the
 * others say whose it is (liabilities: a credit raises them). None may ever go below zero.
 */
export const ACCOUNTS = [
  'bank',
  'escrow',
  'excess',
  'refund_payable',
  'seller',
  'payout_clearing',
  'suspense',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Every movement of money that exists: from where to where. There is no other way to write one. */
export const MOVEMENTS = {
  deposit: { debit: 'bank', credit: 'escrow' },
  deposit_excess: { debit: 'bank', credit: 'excess' },
  deposit_unapplied: { debit: 'bank', credit: 'suspense' },
  release: { debit: 'escrow', credit: 'seller' },
  payout_submitted: { debit: 'seller', credit: 'payout_clearing' },
  payout_succeeded: { debit: 'payout_clearing', credit: 'bank' },
  payout_failed: { debit: 'payout_clearing', credit: 'seller' },
  payout_reversed: { debit: 'bank', credit: 'seller' },
  refund: { debit: 'escrow', credit: 'refund_payable' },
  excess_return: { debit: 'excess', credit: 'refund_payable' },
  unapplied_return: { debit: 'suspense', credit: 'refund_payable' },
  refund_paid: { debit: 'refund_payable', credit: 'bank' },
} as const satisfies Record<string, { debit: Account; credit: Account }>;

export type MovementKind = keyof typeof MOVEMENTS;

/** One row of the journal. `cause` names what brought it about; a cause can bring about each kind only once. */
export type Transfer = {
  readonly sequence: number;
  readonly kind: MovementKind;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Money;
  readonly cause: string;
  readonly createdAt: Date;
};

export function applyTransfer(balances: Balances, transfer: Transfer): Balances {
  const after = { ...balances };
  after[transfer.debit] = money(
    balances[transfer.debit] + (transfer.debit === 'bank' ? 1 : -1) * transfer.amount,
  );
  after[transfer.credit] = money(
    balances[transfer.credit] + (transfer.credit === 'bank' ? -1 : 1) * transfer.amount,
  );
  return after;
}

/** Before the first transfer there is nothing to chain to. */
export const CHAIN_START = '0'.repeat(64);

/**
 * What a transfer's hash is taken over. The order and the spelling are fixed for ever: whoever has the journal
 * can work out every hash again.
 */
export function chainInput(previousHash: string, agreementId: string, transfer: Transfer): string {
  return JSON.stringify([
    previousHash,
    agreementId,
    transfer.sequence,
    transfer.kind,
    transfer.debit,
    transfer.credit,
    transfer.amount,
    transfer.cause,
    transfer.createdAt.toISOString(),
  ]);
}

export function liabilitiesOf(balances: Readonly<Record<Account, number>>): number {
  return ACCOUNTS.reduce((total, account) => (account === 'bank' ? total : total + balances[account]), 0);
}
