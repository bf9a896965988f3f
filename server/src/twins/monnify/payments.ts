import { readAmount } from '#twins/kernel/amount.ts';
import { bankOf } from '#twins/kernel/banks.ts';
import type { Account, Deposit } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, textOf } from '#twins/kernel/json.ts';
import { newCustomer, openAccount } from '#twins/kernel/money-in.ts';
import { pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, checkContract, refuse } from './answers.ts';
import {
  askedOf,
  MERCHANT,
  momentOf,
  namesOf,
  pageView,
  plainTime,
  stamp,
  statusView,
  transactionRow,
} from './views.ts';

const LEAST = 20_000n;
const LIVES_SECONDS = 2_400;
/** A payment that was requested and has no account yet. */
type Initialised = { readonly body: JsonObject; readonly amount: bigint; readonly reference: string };

export function paymentRoutes(world: World): Route[] {
  const asked = new Map<string, Initialised>();
  return [
    {
      method: 'POST',
      path: '/api/v1/merchant/transactions/init-transaction',
      run: ({ body }) => initialise(world, asked, body),
    },
    {
      method: 'POST',
      path: '/api/v1/merchant/bank-transfer/init-payment',
      run: ({ body }) => payByTransfer(world, asked, body),
    },
    { method: 'GET', path: '/api/v1/transactions/search', run: ({ query }) => search(world, query) },
    {
      method: 'GET',
      path: '/api/v2/transactions/:reference',
      run: ({ params }) => showTransaction(world, asked, params['reference'] ?? ''),
    },
    {
      method: 'GET',
      path: '/api/v2/merchant/transactions/query',
      run: ({ query }) =>
        showTransaction(
          world,
          asked,
          query.get('transactionReference') ?? query.get('paymentReference') ?? '',
        ),
    },
  ];
}

/** One-time payments: first the payment, then an account for it. */
function initialise(world: World, asked: Map<string, Initialised>, body: JsonObject): Answer {
  checkContract(body);
  const reference = textOf(body, 'paymentReference') || world.chance.digits(13);
  const amount = readAmount(body['amount'], 2);
  if (amount === null || amount < LEAST) return refuse(400, 'amount must be at least 20, with two decimals');
  if (!/^\S+@\S+$/.test(textOf(body, 'customerEmail'))) refuse(400, 'customerEmail is required');
  const used = [...asked.values()].some((known) => known.reference === reference);
  if (used) refuse(422, 'Duplicate payment reference');
  const transactionReference = newTransactionReference(world);
  asked.set(transactionReference, { body, amount, reference });
  return answer({
    transactionReference,
    paymentReference: reference,
    merchantName: MERCHANT.name,
    enabledPaymentMethod: ['ACCOUNT_TRANSFER'],
    checkoutUrl: 'https://twin.invalid/checkout',
  });
}

export function newTransactionReference({ scheduler, chance }: World): string {
  return `MNFY|${chance.digits(2)}|${plainTime(scheduler.now()).replace(/\D/g, '').slice(0, 14)}|${chance.digits(6)}`;
}

/** A repeated request returns the same account, with less time left. */
function payByTransfer(world: World, asked: Map<string, Initialised>, body: JsonObject): Answer {
  const transactionReference = textOf(body, 'transactionReference');
  const payment = asked.get(transactionReference);
  if (!payment) return refuse(404, 'Invalid transaction reference supplied');
  const now = world.scheduler.now();
  const account = exactOf(world, transactionReference) ?? openFor(world, transactionReference, payment);
  const left = Math.max(0, Math.ceil(((account.expiresAt?.getTime() ?? 0) - now.getTime()) / 1_000));
  return answer({
    accountNumber: account.number,
    accountName: account.name,
    bankName: account.bank.name,
    bankCode: account.bank.code,
    accountDurationSeconds: left,
    ussdPayment: null,
    requestTime: stamp(now),
    expiresOn: stamp(account.expiresAt ?? now),
    transactionReference,
    paymentReference: payment.reference,
    amount: numeral(payment.amount, 2),
    fee: numeral(0n, 2),
    totalPayable: numeral(payment.amount, 2),
    collectionChannel: 'API_NOTIFICATION',
    productInformation: null,
  });
}

function openFor(world: World, providerReference: string, { body, amount, reference }: Initialised): Account {
  const name = textOf(body, 'customerName') || 'Customer';
  const person = { email: textOf(body, 'customerEmail'), firstName: name, lastName: '', phone: '' };
  return openAccount(world, {
    reference,
    providerReference,
    customer: newCustomer(world, person),
    bank: bankOf('035') ?? refuse(500, 'no bank'),
    name: `TWIN ${textOf(body, 'paymentDescription') || name}`,
    description: textOf(body, 'paymentDescription'),
    exactly: { amount, expiresAt: new Date(world.scheduler.now().getTime() + LIVES_SECONDS * 1_000) },
  });
}

function exactOf(world: World, transactionReference: string): Account | undefined {
  return [...world.books.accounts.values()].find(
    (account) => account.kind === 'exact' && account.providerReference === transactionReference,
  );
}

/** True for a payment that was refunded in full, under the reading that REVERSED includes it. */
function isReversed({ books, readings }: World, deposit: Deposit): boolean {
  if (readings.get('refunded') !== 'REVERSED') return false;
  const settled = [...books.refunds.values()].filter((each) => each.status === 'success');
  const returned = settled.filter((each) => each.deposit === deposit);
  return returned.reduce((total, { ordered }) => total + ordered, 0n) >= deposit.amount;
}

function search(world: World, query: URLSearchParams): Answer {
  const page = pageOf(world.books.deposits.values(), askedOf(query), ({ paidAt }) =>
    within(paidAt, momentOf(query.get('from')), momentOf(query.get('to'))),
  );
  return answer(pageView(page, (deposit) => transactionRow(deposit, isReversed(world, deposit))));
}

function showTransaction(world: World, asked: Map<string, Initialised>, reference: string): Answer {
  const deposit = [...world.books.deposits.values()].find((each) =>
    Object.values(namesOf(each)).includes(reference),
  );
  if (deposit) return answer(statusView(deposit, isReversed(world, deposit)));
  for (const [transactionReference, payment] of asked) {
    if (transactionReference !== reference && payment.reference !== reference) continue;
    const account = exactOf(world, transactionReference);
    const expired = account?.expiresAt && world.scheduler.now() >= account.expiresAt;
    return answer({
      transactionReference,
      paymentReference: payment.reference,
      amountPaid: '0.00',
      currency: 'NGN',
      totalPayable: numeral(payment.amount, 2),
      paymentStatus: expired ? 'EXPIRED' : 'PENDING',
    });
  }
  return refuse(404, "There's no transaction matching supplied reference.");
}
