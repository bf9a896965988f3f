import { HOUR_MS } from '#core/time.ts';
import { readAmount } from '#twins/kernel/amount.ts';
import { bankOf } from '#twins/kernel/banks.ts';
import type { Account, Customer, Deposit } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, textOf } from '#twins/kernel/json.ts';
import { mask, newCustomer, openAccount } from '#twins/kernel/money-in.ts';
import { type Page, pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';
import { accountView, originator, transactionView } from './views.ts';

const LIVES_MS = 3_600_000;
const PER_PAGE = 10;

export function collectionRoutes(world: World): Route[] {
  const byId = (id: string | undefined) =>
    [...world.books.deposits.values()].find((deposit) => String(deposit.id) === id);
  return [
    { method: 'POST', path: '/virtual-account-numbers', run: ({ body }) => create(world, body) },
    {
      method: 'GET',
      path: '/virtual-account-numbers/:order',
      run: ({ params }) => fetchAccount(world, params['order'] ?? ''),
    },
    { method: 'GET', path: '/transactions', run: ({ query }) => list(world, query) },
    {
      method: 'GET',
      path: '/transactions/verify_by_reference',
      run: ({ query }) => verify(byReference(world, query.get('tx_ref'))),
    },
    { method: 'GET', path: '/transactions/:id/verify', run: ({ params }) => verify(byId(params['id'])) },
    { method: 'GET', path: '/chargebacks', run: ({ query }) => chargebacks(world, query) },
  ];
}

/** Creates an account: permanent with a BVN or NIN, otherwise for one amount and one hour. */
function create(world: World, body: JsonObject): Answer {
  const email = textOf(body, 'email');
  if (!/^\S+@\S+$/.test(email)) refuse(400, 'email is required');
  const reference = textOf(body, 'tx_ref') || world.chance.letters(16);
  const permanent = body['is_permanent'] === true;
  const identity = textOf(body, 'bvn') || textOf(body, 'nin');
  if (permanent && !identity) refuse(400, 'BVN or NIN is required for static account number');
  if (identity && !/^\d{11}$/.test(identity)) refuse(400, 'BVN or NIN must be 11 digits');
  const amount = readAmount(body['amount'], 2);
  if (!permanent && (amount === null || amount <= 0n))
    refuse(400, 'amount should be a number greater than 0');
  const customer = customerOf(world, email, body);
  if (identity) customer.identity = { masked: mask(identity), accepted: true, bankCode: '' };
  const now = world.scheduler.now();
  const exactly = { amount: amount ?? 0n, expiresAt: new Date(now.getTime() + LIVES_MS) };
  const account = openAccount(world, {
    reference,
    providerReference: `FLW-${world.chance.letters(32)}`,
    customer,
    bank: bankOf('035') ?? refuse(500, 'no bank'),
    name: `TWIN ${textOf(body, 'narration') || reference}`,
    ...(permanent ? {} : { exactly }),
  });
  return answer('Virtual account created', accountView(account));
}

function customerOf(world: World, email: string, body: JsonObject): Customer {
  const known = [...world.books.customers.values()].find((customer) => customer.email === email);
  const names = { firstName: textOf(body, 'firstname'), lastName: textOf(body, 'lastname') };
  return known ?? newCustomer(world, { email, ...names, phone: textOf(body, 'phonenumber') });
}

function fetchAccount(world: World, order: string): Answer {
  const found = [...world.books.accounts.values()].find((account) => `URF_${account.id}` === order);
  return found
    ? answer('Virtual account fetched', accountView(found))
    : refuse(404, 'No virtual account found');
}

/** Several payments into a permanent account share its tx_ref; the newest is returned. */
function byReference(world: World, reference: string | null): Deposit | undefined {
  return [...world.books.deposits.values()].findLast(({ account }) => account.reference === reference);
}

function verify(deposit: Deposit | undefined): Answer {
  if (!deposit) return refuse(400, 'No transaction was found for this id');
  const { amount, fee } = deposit;
  const more = { meta: originator(deposit), amount_settled: numeral(amount - fee) };
  return answer('Transaction fetched successfully', { ...transactionView(deposit), ...more });
}

function list(world: World, query: URLSearchParams): Answer {
  const page = pageOf(
    world.books.deposits.values(),
    askedOf(query),
    ({ paidAt, account }) => onDays(world, paidAt, query) && matches(account, query.get('tx_ref')),
  );
  const items = page.items.map((deposit) => {
    const { customer, ...rest } = transactionView(deposit);
    const settled = { amount_settled: numeral(deposit.amount - deposit.fee) };
    return { ...rest, ...settled, customer_name: customer.name, customer_email: customer.email };
  });
  return answer('Transactions fetched', items, metaOf(page));
}

function matches(account: Account, reference: string | null): boolean {
  return reference === null || account.reference === reference;
}

/** True on the days that a list was asked for. */
export function onDays(world: World, at: Date, query: URLSearchParams): boolean {
  const aheadMs = world.readings.get('list_days') === 'Lagos' ? HOUR_MS : 0;
  return within(new Date(at.getTime() + aheadMs), query.get('from'), query.get('to'));
}

export function askedOf(query: URLSearchParams) {
  return { page: query.get('page'), size: null, fallbackSize: PER_PAGE, firstPage: 1 as const };
}

export function metaOf({ total, page, pages }: Page<unknown>) {
  return { page_info: { total, current_page: page, total_pages: pages } };
}

function claimedAt({ recalledAt, disputedAt }: Deposit): Date | null {
  return recalledAt ?? disputedAt;
}

/** A payment that its bank took back sends no webhook, and a re-query still reports it as successful. */
function chargebacks(world: World, query: URLSearchParams): Answer {
  const page = pageOf(
    world.books.deposits.values(),
    askedOf(query),
    (deposit) => claimedAt(deposit) !== null && onDays(world, claimedAt(deposit) ?? new Date(0), query),
  );
  const items = page.items.map((deposit) => ({
    id: deposit.id,
    amount: numeral(deposit.amount),
    flw_ref: deposit.reference,
    status: deposit.recalledAt ? 'accepted' : 'initiated',
    stage: 'new',
    comment: 'Recalled by the sending bank',
    meta: { history: [] },
    due_date: claimedAt(deposit),
    settlement_id: 'N/A',
    created_at: claimedAt(deposit),
    transaction_id: deposit.id,
    tx_ref: deposit.account.reference,
  }));
  return answer('Chargebacks fetched', items, metaOf(page));
}
