import { wordsOf } from '#core/name-match.ts';
import { readAmount } from '#twins/kernel/amount.ts';
import { holderOf } from '#twins/kernel/banks.ts';
import type { Account, Customer } from '#twins/kernel/books.ts';
import { type JsonObject, objectOf, textOf } from '#twins/kernel/json.ts';
import { mask, newCustomer, openAccount } from '#twins/kernel/money-in.ts';
import { pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Call, Route } from '#twins/kernel/protocol.ts';
import type { Person } from '#twins/kernel/register.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, missing, refuse } from './answers.ts';
import {
  bankView,
  customerView,
  DOMAIN,
  dedicatedAccountView,
  INTEGRATION,
  ISSUERS,
  PAYSTACK_BANKS,
  TEST_BANK,
} from './views.ts';

const LEAST_CHARGE = 10_000_000n;
const CHARGE_MS = 30 * 60_000;
const PER_PAGE = 50;

export function accountRoutes(world: World): Route[] {
  return [
    { method: 'POST', path: '/customer', run: ({ body }) => createCustomer(world, body) },
    { method: 'GET', path: '/customer/:code', run: ({ params }) => showCustomer(world, params['code']) },
    { method: 'POST', path: '/customer/:code/identification', run: (call) => identify(world, call) },
    { method: 'POST', path: '/dedicated_account', run: ({ body }) => assign(world, body) },
    { method: 'GET', path: '/dedicated_account', run: ({ query }) => list(world, query) },
    { method: 'GET', path: '/dedicated_account/available_providers', run: providers },
    { method: 'GET', path: '/dedicated_account/requery', run: ({ query }) => requery(world, query) },
    {
      method: 'GET',
      path: '/dedicated_account/:id',
      run: ({ params }) => answer('Customer retrieved', dedicatedAccountView(accountOf(world, params['id']))),
    },
    { method: 'DELETE', path: '/dedicated_account/:id', run: ({ params }) => unassign(world, params['id']) },
    { method: 'POST', path: '/charge', run: ({ body }) => charge(world, body) },
    { method: 'GET', path: '/charge/:reference', run: ({ params }) => pending(world, params['reference']) },
  ];
}

/** Creates a customer, or returns the one with the same e-mail address. */
function createCustomer(world: World, body: JsonObject): Answer {
  const email = textOf(body, 'email').toLowerCase();
  if (!/^\S+@\S+$/.test(email)) missing('Email Address');
  const person = {
    email,
    firstName: textOf(body, 'first_name'),
    lastName: textOf(body, 'last_name'),
    phone: textOf(body, 'phone'),
  };
  const known = [...world.books.customers.values()].find((customer) => customer.email === email);
  const customer = known ?? newCustomer(world, person);
  return answer('Customer created', {
    ...customerView(customer),
    integration: INTEGRATION,
    domain: DOMAIN,
    identified: isIdentified(customer),
    identifications: null,
    createdAt: customer.createdAt,
    updatedAt: customer.createdAt,
  });
}

function isIdentified({ identity }: Customer): boolean {
  return identity?.accepted === true;
}

function customerOf(world: World, codeOrId: string | undefined): Customer {
  const found =
    world.books.customers.get(codeOrId ?? '') ??
    [...world.books.customers.values()].find(
      ({ id, email }) => String(id) === codeOrId || email === codeOrId,
    );
  return (
    found ?? refuse(404, 'Customer not found', 'customer_not_found', 'Confirm the customer code or email')
  );
}

function showCustomer(world: World, code: string | undefined): Answer {
  const customer = customerOf(world, code);
  const account = [...world.books.accounts.values()].find((each) => isAssigned(each, customer));
  return answer('Customer retrieved', {
    ...customerView(customer),
    integration: INTEGRATION,
    domain: DOMAIN,
    identified: isIdentified(customer),
    dedicated_account: account ? dedicatedAccountView(account) : null,
  });
}

/**
 * Answers at once and decides later: the result comes as a webhook, and a validated customer has the name of
 * the BVN's record. The BVN itself is not stored.
 */
function identify(world: World, { params, body }: Call): Answer {
  const customer = customerOf(world, params['code']);
  const [bvn, bankCode] = [textOf(body, 'bvn'), textOf(body, 'bank_code')];
  if (!/^\d{11}$/.test(bvn)) refuse(400, 'Invalid BVN', 'invalid_params', 'Provide a BVN of 11 digits');
  const reason = whyRefused(world, body);
  world.scheduler.later(world.settleMs, () => {
    const accepted = reason === '';
    customer.identity = { masked: mask(bvn), accepted, bankCode };
    const person = world.register.people.get(bvn);
    if (accepted && person) Object.assign(customer, namesOf(person));
    world.send({ kind: 'identity', customer, reason });
  });
  return answer('Customer Identification in progress', undefined, 202);
}

const namesOf = ({ firstName, lastName }: Person) => ({ firstName, lastName });

/** The documented reasons; empty for a person whose BVN, account and name belong together. */
function whyRefused(world: World, body: JsonObject): string {
  const owner = { bankCode: textOf(body, 'bank_code'), accountNumber: textOf(body, 'account_number') };
  const person = world.register.people.get(textOf(body, 'bvn'));
  if (world.faults.strikes('billed_failure')) return "Account couldn't be resolved. Please try again";
  if (!person || holderOf(owner, PAYSTACK_BANKS) === null) return 'Account number or BVN is incorrect';
  const given = wordsOf(`${textOf(body, 'first_name')} ${textOf(body, 'last_name')}`);
  const known = wordsOf(`${person.firstName} ${person.middleName} ${person.lastName}`);
  return given.every((word) => known.includes(word)) ? '' : 'Account name or BVN is incorrect';
}

function isAssigned(account: Account, customer: Customer): boolean {
  return account.kind === 'open' && account.customer === customer && account.closedAt === null;
}

function assign(world: World, body: JsonObject): Answer {
  const customer = customerOf(world, textOf(body, 'customer') || missing('Customer'));
  const slug = textOf(body, 'preferred_bank');
  const bank = ISSUERS.find((issuer) => issuer.slug === slug);
  if (!bank)
    return refuse(400, 'Preferred bank is invalid', 'invalid_params', 'Pass one of the available providers');
  const { firstName, lastName, phone } = customer;
  if (!firstName || !lastName || !phone) missing('Customer first name, last name and phone');
  if (bank !== TEST_BANK && !isIdentified(customer)) {
    refuse(400, 'Customer has not been identified', 'unidentified_customer', 'Validate the customer first');
  }
  // One per customer and bank: a repeated request, perhaps after a lost answer, returns it.
  const known = [...world.books.accounts.values()].find(
    (account) => isAssigned(account, customer) && account.bank === bank,
  );
  const name = `TWIN / ${firstName} ${lastName}`.toUpperCase();
  const order = { reference: customer.code, providerReference: customer.code, bank, name, customer };
  return answer('NUBAN successfully created', dedicatedAccountView(known ?? openAccount(world, order)));
}

function accountOf(world: World, id: string | undefined): Account {
  const found = [...world.books.accounts.values()].find(
    (account) => account.kind === 'open' && String(account.id) === id,
  );
  return found ?? refuse(404, 'Dedicated account not found', 'not_found', 'Confirm the id of the account');
}

function unassign(world: World, id: string | undefined): Answer {
  const account = accountOf(world, id);
  account.closedAt ??= world.scheduler.now();
  return answer('Managed Account Successfully Unassigned', dedicatedAccountView(account));
}

function list(world: World, query: URLSearchParams): Answer {
  const asked = {
    page: query.get('page'),
    size: query.get('perPage'),
    fallbackSize: PER_PAGE,
    firstPage: 1 as const,
  };
  const page = pageOf(
    world.books.accounts.values(),
    asked,
    ({ kind, customer }) =>
      kind === 'open' && (query.get('customer') ?? String(customer.id)) === String(customer.id),
  );
  const meta = { total: page.total, skipped: 0, perPage: page.size, page: page.page, pageCount: page.pages };
  return answer('Managed accounts successfully retrieved', page.items.map(dedicatedAccountView), 200, meta);
}

function providers(): Answer {
  const shown = ISSUERS.map((bank) => ({
    provider_slug: bank.slug,
    bank_id: bankView(bank).id,
    bank_name: bank.name,
  }));
  return answer('Dedicated account providers retrieved', shown);
}

/** Sends the webhooks of that day's deposits again. */
function requery(world: World, query: URLSearchParams): Answer {
  const number = query.get('account_number');
  const day = query.get('date') ?? world.scheduler.now().toISOString().slice(0, 10);
  const account = world.books.accounts.get(number ?? '');
  if (!account) refuse(404, 'Dedicated account not found', 'not_found', 'Confirm the account number');
  for (const deposit of world.books.deposits.values()) {
    const due = deposit.account === account && within(deposit.paidAt, day, day);
    if (due) world.send({ kind: 'deposit', deposit });
  }
  return answer(
    'We are checking the status of your transfer. We will send you a notification once it is confirmed',
  );
}

/** Pay with transfer: an account for one amount, until it expires. */
function charge(world: World, body: JsonObject): Answer {
  const email = textOf(body, 'email') || missing('Email Address');
  const amount =
    readAmount(body['amount'], 0) ?? refuse(400, 'Invalid Amount Sent', 'invalid_params', 'Pass it in kobo');
  if (amount < LEAST_CHARGE)
    refuse(400, 'Amount is below the minimum of NGN 100', 'invalid_params', 'Pass more');
  const wanted = textOf(objectOf(body, 'bank_transfer'), 'account_expires_at');
  const now = world.scheduler.now();
  const expiresAt = wanted ? new Date(wanted) : new Date(now.getTime() + CHARGE_MS);
  if (!(expiresAt > now)) {
    refuse(400, 'account_expires_at must be in the future', 'invalid_params', 'Pass a later moment');
  }
  const reference = textOf(body, 'reference') || world.chance.letters(10);
  const taken = [...world.books.accounts.values()].some((account) => account.reference === reference);
  if (taken) {
    refuse(
      400,
      'Duplicate Transaction Reference',
      'duplicate_reference',
      'Generate a new transaction reference',
    );
  }
  const known = [...world.books.customers.values()].find((customer) => customer.email === email);
  const customer = known ?? newCustomer(world, { email, firstName: '', lastName: '', phone: '' });
  const order = {
    reference,
    providerReference: reference,
    bank: TEST_BANK,
    name: 'TWIN-MANAGED-ACCOUNT',
    customer,
  };
  const account = openAccount(world, { ...order, exactly: { amount, expiresAt } });
  return answer('Charge attempted', chargeView(account, 'pending_bank_transfer'));
}

function chargeView(account: Account, status: string) {
  return {
    reference: account.reference,
    status,
    display_text: 'Please make a transfer to the account specified',
    account_name: account.name,
    account_number: account.number,
    bank: bankView(account.bank),
    account_expires_at: account.expiresAt,
  };
}

function pending(world: World, reference: string | undefined): Answer {
  const account = [...world.books.accounts.values()].find(
    (each) => each.kind === 'exact' && each.reference === reference,
  );
  if (!account) return refuse(404, 'Charge not found', 'not_found', 'Confirm the reference of the charge');
  const expired = account.expiresAt !== null && world.scheduler.now() >= account.expiresAt;
  const open = expired ? 'failed' : 'pending_bank_transfer';
  return answer('Reference check successful', chargeView(account, account.paidAt ? 'success' : open));
}
