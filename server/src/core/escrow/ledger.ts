import { type Money, money, ZERO } from './money.ts';

/*
 * The two tables of the ledger. Everything that lists accounts or movements follows from them: balances, the
 * audit, the wire, and the SQL that adds transfers up. Columns and CHECKs stand in a migration, and a test
 * holds them against these tables.
 */

type Side = 'debit' | 'credit';

/**
 * The accounts of one agreement, each with the side that raises it. Assets: `bank` is what lies at the bank
 * for it, `receivable` what somebody owes because a bank took it back or paid it twice, `fees` what a bank
 * kept for itself. The others say whose it is, liabilities; `platform` is what the platform put in so that
 * nobody else's money covers a receivable or a fee. None may ever go below zero.
 */
export const NORMAL_SIDE = {
  bank: 'debit',
  receivable: 'debit',
  fees: 'debit',
  escrow: 'credit',
  excess: 'credit',
  refund_payable: 'credit',
  seller: 'credit',
  payout_clearing: 'credit',
  suspense: 'credit',
  platform: 'credit',
} as const satisfies Record<string, Side>;

export type Account = keyof typeof NORMAL_SIDE;
export const ACCOUNTS = Object.keys(NORMAL_SIDE) as [Account, ...Account[]];

/**
 * What an agreement keeps beside its balances: all that ever came in, all that was set aside to go back, and
 * all deposits that their bank took back.
 */
export const TOTALS = ['deposited', 'refunded', 'reversed'] as const;
export type Total = (typeof TOTALS)[number];

type Movement = { readonly debit: Account; readonly credit: Account; readonly addsTo?: Total };

const movements = {
  deposit: { debit: 'bank', credit: 'escrow', addsTo: 'deposited' },
  deposit_excess: { debit: 'bank', credit: 'excess', addsTo: 'deposited' },
  deposit_unapplied: { debit: 'bank', credit: 'suspense', addsTo: 'deposited' },
  deposit_reversed: { debit: 'escrow', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_excess: { debit: 'excess', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_unapplied: { debit: 'suspense', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_owed: { debit: 'receivable', credit: 'platform', addsTo: 'reversed' },
  fee: { debit: 'fees', credit: 'platform' },
  release: { debit: 'escrow', credit: 'seller' },
  payout_submitted: { debit: 'seller', credit: 'payout_clearing' },
  payout_succeeded: { debit: 'payout_clearing', credit: 'bank' },
  payout_failed: { debit: 'payout_clearing', credit: 'seller' },
  payout_reversed: { debit: 'bank', credit: 'seller' },
  payout_late: { debit: 'seller', credit: 'bank' },
  refund: { debit: 'escrow', credit: 'refund_payable', addsTo: 'refunded' },
  excess_return: { debit: 'excess', credit: 'refund_payable', addsTo: 'refunded' },
  unapplied_return: { debit: 'suspense', credit: 'refund_payable', addsTo: 'refunded' },
  release_return: { debit: 'seller', credit: 'refund_payable', addsTo: 'refunded' },
  refund_paid: { debit: 'refund_payable', credit: 'bank' },
  refund_reversed: { debit: 'bank', credit: 'refund_payable' },
  overpaid: { debit: 'receivable', credit: 'platform' },
  overpaid_returned: { debit: 'platform', credit: 'receivable' },
  receivable_settled: { debit: 'platform', credit: 'receivable' },
} as const satisfies Record<string, Movement>;

/** Every movement of money that exists: from where to where. There is no other way to write one. */
export const MOVEMENTS: Readonly<Record<MovementKind, Movement>> = movements;
export type MovementKind = keyof typeof movements;

export function movementsAddingTo(total: Total): MovementKind[] {
  const kinds = Object.keys(movements) as MovementKind[];
  return kinds.filter((kind) => MOVEMENTS[kind].addsTo === total);
}

export type Balances = Readonly<Record<Account, Money>>;

/** One value for each account, in the order of the table. */
export function perAccount<Value>(valueFor: (account: Account) => Value): Record<Account, Value> {
  const values = {} as Record<Account, Value>;
  for (const account of ACCOUNTS) values[account] = valueFor(account);
  return values;
}

export const EMPTY_BALANCES: Balances = perAccount(() => ZERO);

/**
 * One row of the journal. `cause` names what brought it about; a cause can bring about each kind only once.
 */
export type Transfer = {
  readonly sequence: number;
  readonly kind: MovementKind;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Money;
  readonly cause: string;
  readonly createdAt: Date;
};

export function applyTransfer(balances: Balances, { debit, credit, amount }: Transfer): Balances {
  const after = { ...balances };
  after[debit] = money(balances[debit] + effectOf('debit', debit, amount));
  after[credit] = money(balances[credit] + effectOf('credit', credit, amount));
  return after;
}

/** What a posting to one side of an account does to its balance. */
export function effectOf(side: Side, account: Account, amount: number): number {
  return NORMAL_SIDE[account] === side ? amount : -amount;
}

/**
 * What a transfer's hash is taken over. The order and the spelling are fixed for ever: whoever has the
 * journal can work out every hash again.
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

/** What is there, which must always equal what is owed. */
export function assetsOf(balances: Readonly<Record<Account, number>>): number {
  return sumOf('debit', balances);
}

export function liabilitiesOf(balances: Readonly<Record<Account, number>>): number {
  return sumOf('credit', balances);
}

function sumOf(side: Side, balances: Readonly<Record<Account, number>>): number {
  return ACCOUNTS.reduce(
    (sum, account) => (NORMAL_SIDE[account] === side ? sum + balances[account] : sum),
    0,
  );
}
