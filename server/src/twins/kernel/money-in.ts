import { type Amount, feeOf, type Price } from './amount.ts';
import { accountNumber, type Bank } from './banks.ts';
import {
  type Account,
  type Customer,
  type Deposit,
  newId,
  type Rejection,
  refundedOf,
  type Sender,
} from './books.ts';
import { newSessionId, type World } from './world.ts';

/** After the deposit's webhook, so that the recall is a separate event. */
const RECALL_AFTER_MS = 2_000;

export type AccountOrder = {
  readonly reference: string;
  readonly providerReference: string;
  readonly bank: Bank;
  readonly name: string;
  readonly customer: Customer;
  readonly description?: string;
  /** Makes the account an exact one. */
  readonly exactly?: { readonly amount: Amount; readonly expiresAt: Date };
};

export function openAccount(world: World, order: AccountOrder): Account {
  const { books, scheduler } = world;
  const id = newId(books);
  const account: Account = {
    id,
    reference: order.reference,
    providerReference: order.providerReference,
    number: accountNumber(order.bank.code, `99${String(id).slice(-7)}`),
    bank: order.bank,
    name: order.name,
    kind: order.exactly ? 'exact' : 'open',
    amount: order.exactly?.amount ?? null,
    expiresAt: order.exactly?.expiresAt ?? null,
    customer: order.customer,
    description: order.description ?? '',
    createdAt: scheduler.now(),
    paidAt: null,
    closedAt: null,
  };
  books.accounts.set(account.number, account);
  return account;
}

export function newCustomer(
  { books, scheduler, chance }: World,
  person: Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone'>,
): Customer {
  const code = `CUS_${chance.letters(15)}`;
  const customer = { id: newId(books), code, ...person, identity: null, createdAt: scheduler.now() };
  books.customers.set(code, customer);
  return customer;
}

export function mask(secret: string): string {
  return `${secret.slice(0, 3)}${'*'.repeat(Math.max(0, secret.length - 6))}${secret.slice(-3)}`;
}

export type PayIn = {
  readonly account: Account;
  readonly amount: Amount;
  readonly sender: Sender;
  readonly narration: string;
};

/** How the provider names a deposit, and its price. */
export type Intake = { newReference(account: Account): string; readonly price: Price };

export function payIn(world: World, order: PayIn, intake: Intake): Deposit | Rejection {
  const { books, scheduler } = world;
  const { account, amount } = order;
  const entry = {
    id: newId(books),
    reference: intake.newReference(account),
    ...order,
    sessionId: newSessionId(world, order.sender.bank.code),
    paidAt: scheduler.now(),
  };
  const reason = refusal(world, account, amount);
  if (reason) {
    const rejection: Rejection = { ...entry, reason };
    books.rejections.push(rejection);
    world.send({ kind: 'rejection', rejection });
    return rejection;
  }
  const deposit: Deposit = { ...entry, fee: feeOf(amount, intake.price), recalledAt: null, disputedAt: null };
  books.deposits.set(deposit.reference, deposit);
  account.paidAt ??= deposit.paidAt;
  books.balance += amount - deposit.fee;
  world.send({ kind: 'deposit', deposit });
  if (world.faults.strikes('recall')) scheduler.later(RECALL_AFTER_MS, () => recall(world, deposit));
  return deposit;
}

function refusal({ scheduler }: World, account: Account, amount: Amount): Rejection['reason'] | null {
  if (account.closedAt) return 'CLOSED';
  if (account.kind === 'open' || account.amount === null) return null;
  if (account.paidAt) return 'ALREADY_PAID';
  if (account.expiresAt && scheduler.now() >= account.expiresAt) return 'EXPIRED';
  if (amount === account.amount) return null;
  return amount < account.amount ? 'UNDER_PAYMENT' : 'OVER_PAYMENT';
}

/** The sender claims a deposit back. Nothing moves until the claim is decided. */
export function dispute(world: World, deposit: Deposit): void {
  deposit.disputedAt ??= world.scheduler.now();
  world.send({ kind: 'dispute', deposit });
}

/**
 * True when the deposit went back to its sender, or is on its way: nothing is left to recall. The APIs have
 * one word for a deposit that was refunded in full and one that was recalled, so a deposit that is both can
 * be told from neither.
 */
export function isRefunded({ books }: World, deposit: Deposit): boolean {
  return refundedOf(books, deposit) >= deposit.amount;
}

/** The sending bank takes its money back. The fee is not returned. */
export function recall(world: World, deposit: Deposit): void {
  if (deposit.recalledAt || isRefunded(world, deposit)) return;
  deposit.recalledAt = world.scheduler.now();
  world.books.balance -= deposit.amount;
  world.send({ kind: 'recall', deposit });
}
