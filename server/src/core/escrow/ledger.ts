import { type Money, money, ZERO } from './money.ts';

/*
 * The two tables of the ledger. Balances, the verification, the wire format and the SQL that sums transfers
 * are all derived from them. The columns and CHECKs are written in a migration, and a test compares them with
 * these tables.
 */

type Side = 'debit' | 'credit';

/**
 * The accounts of one agreement, each with the side that increases it. Assets: `bank` is the money at the
 * bank, `receivable` the money owed to us after a bank reversal or a double payment, `fees` the bank's fees.
 * The others are liabilities: they say whose money it is. `platform` is what the platform contributed so that
 * no other party's money covers a receivable or a fee. `shares` is owed to the payees of shares, each of
 * whose balance the causes of its movements show. `commission` is what the platform has earned; its payout
 * leaves the books of the tenant, not of the agreement. No balance may go below zero.
 */
export const NORMAL_SIDE = {
  bank: 'debit',
  receivable: 'debit',
  fees: 'debit',
  escrow: 'credit',
  excess: 'credit',
  refund_payable: 'credit',
  seller: 'credit',
  shares: 'credit',
  payout_clearing: 'credit',
  suspense: 'credit',
  platform: 'credit',
  commission: 'credit',
} as const satisfies Record<string, Side>;

export type Account = keyof typeof NORMAL_SIDE;
export const ACCOUNTS = Object.keys(NORMAL_SIDE) as [Account, ...Account[]];

/**
 * Running totals of an agreement beside its balances: all deposits, all money set aside for refunds, and all
 * deposits that their bank reversed.
 */
export const TOTALS = ['deposited', 'refunded', 'reversed'] as const;
export type Total = (typeof TOTALS)[number];

type Movement = {
  readonly debit: Account;
  readonly credit: Account;
  readonly addsTo?: Total;
  /** True when it concerns the part of any payee: for a share, `shares` takes the place of `seller`. */
  readonly ofPayee?: boolean;
};

const movements = {
  deposit: { debit: 'bank', credit: 'escrow', addsTo: 'deposited' },
  deposit_excess: { debit: 'bank', credit: 'excess', addsTo: 'deposited' },
  deposit_unapplied: { debit: 'bank', credit: 'suspense', addsTo: 'deposited' },
  deposit_reversed: { debit: 'escrow', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_excess: { debit: 'excess', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_unapplied: { debit: 'suspense', credit: 'bank', addsTo: 'reversed' },
  deposit_reversed_owed: { debit: 'receivable', credit: 'platform', addsTo: 'reversed' },
  fee: { debit: 'fees', credit: 'platform' },
  release: { debit: 'escrow', credit: 'seller', ofPayee: true },
  payout_submitted: { debit: 'seller', credit: 'payout_clearing', ofPayee: true },
  payout_succeeded: { debit: 'payout_clearing', credit: 'bank' },
  payout_failed: { debit: 'payout_clearing', credit: 'seller', ofPayee: true },
  payout_reversed: { debit: 'bank', credit: 'seller', ofPayee: true },
  payout_late: { debit: 'seller', credit: 'bank', ofPayee: true },
  refund: { debit: 'escrow', credit: 'refund_payable', addsTo: 'refunded' },
  excess_return: { debit: 'excess', credit: 'refund_payable', addsTo: 'refunded' },
  unapplied_return: { debit: 'suspense', credit: 'refund_payable', addsTo: 'refunded' },
  release_return: { debit: 'seller', credit: 'refund_payable', addsTo: 'refunded' },
  refund_paid: { debit: 'refund_payable', credit: 'bank' },
  refund_reversed: { debit: 'bank', credit: 'refund_payable' },
  overpaid: { debit: 'receivable', credit: 'platform' },
  overpaid_returned: { debit: 'platform', credit: 'receivable' },
  receivable_settled: { debit: 'platform', credit: 'receivable' },
  release_recalled: { debit: 'seller', credit: 'bank' },
  receivable_recovered: { debit: 'platform', credit: 'receivable' },
  commission: { debit: 'escrow', credit: 'commission' },
  commission_returned: { debit: 'commission', credit: 'seller' },
  share_returned: { debit: 'shares', credit: 'seller' },
  amendment_excess: { debit: 'escrow', credit: 'excess' },
  excess_applied: { debit: 'excess', credit: 'escrow' },
} as const satisfies Record<string, Movement>;

/** Every movement of money that exists, with its debit and credit account. Nothing else can be posted. */
export const MOVEMENTS: Readonly<Record<MovementKind, Movement>> = movements;
export type MovementKind = keyof typeof movements;

/** The account of a payee's part. */
export type PayeeAccount = 'seller' | 'shares';

/** Returns the accounts of a movement about the part of a payee. */
export function accountsOf(
  kind: MovementKind,
  payee: PayeeAccount = 'seller',
): { readonly debit: Account; readonly credit: Account } {
  const { debit, credit, ofPayee } = MOVEMENTS[kind];
  if (payee === 'seller' || !ofPayee) return { debit, credit };
  return { debit: debit === 'seller' ? payee : debit, credit: credit === 'seller' ? payee : credit };
}

export function movementsAddingTo(total: Total): MovementKind[] {
  const kinds = Object.keys(movements) as MovementKind[];
  return kinds.filter((kind) => MOVEMENTS[kind].addsTo === total);
}

export type Balances = Readonly<Record<Account, Money>>;

/** Builds a record with one value per account, in the order of the table. */
export function perAccount<Value>(valueFor: (account: Account) => Value): Record<Account, Value> {
  const values = {} as Record<Account, Value>;
  for (const account of ACCOUNTS) values[account] = valueFor(account);
  return values;
}

export const EMPTY_BALANCES: Balances = perAccount(() => ZERO);

/** One row of the journal. `cause` names its origin; one cause can produce each kind only once. */
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

/** Returns the change in the balance caused by a posting to one side of an account. */
export function effectOf(side: Side, account: Account, amount: number): number {
  return NORMAL_SIDE[account] === side ? amount : -amount;
}

/**
 * Returns the text that a transfer's hash covers. Order and spelling must never change: anyone with the
 * journal can recompute every hash.
 */
export function chainInput(previousHash: string, agreementId: string, transfer: Transfer): string {
  return JSON.stringify([
    previousHash,
    agreementId,
    transfer.sequence,
    transfer.kind,
    spelledInChain(transfer.debit),
    spelledInChain(transfer.credit),
    transfer.amount,
    transfer.cause,
    transfer.createdAt.toISOString(),
  ]);
}

/** Hash inputs never change, so the platform's account keeps the name that it first had in the chain. */
function spelledInChain(account: Account): string {
  return account === 'platform' ? 'house' : account;
}

/** Returns total assets, which must always equal total liabilities. */
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
