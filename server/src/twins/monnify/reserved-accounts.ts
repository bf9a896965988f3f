import { BANKS, bankOf } from '#twins/kernel/banks.ts';
import type { Account } from '#twins/kernel/books.ts';
import { type Json, type JsonObject, textOf } from '#twins/kernel/json.ts';
import { mask, newCustomer, openAccount } from '#twins/kernel/money-in.ts';
import { pageOf } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, checkContract, refuse } from './answers.ts';
import { askedOf, pageView, reservedAccountView, transactionRow } from './views.ts';

/** The banks where Monnify reserves accounts. */
const ISSUERS = ['50515', '035', '232'];

export function reservedAccountRoutes(world: World): Route[] {
  return [
    { method: 'GET', path: '/api/v1/banks', run: listBanks },
    {
      method: 'POST',
      path: '/api/v2/bank-transfer/reserved-accounts',
      run: ({ body }) => reserve(world, body),
    },
    {
      method: 'GET',
      path: '/api/v1/bank-transfer/reserved-accounts/transactions',
      run: ({ query }) => accountTransactions(world, query),
    },
    {
      method: 'GET',
      path: '/api/v2/bank-transfer/reserved-accounts/:reference',
      run: ({ params }) => answer(reservedAccountView(reservedOf(world, params['reference']))),
    },
    {
      method: 'DELETE',
      path: '/api/v1/bank-transfer/reserved-accounts/reference/:reference',
      run: ({ params }) => deallocate(world, params['reference']),
    },
  ];
}

function listBanks(): Answer {
  return answer(BANKS.map(({ name, code }) => ({ name, code, ussdTemplate: null, baseUssdCode: null })));
}

/** Opens an account at each requested bank, all under one reference. The BVN or NIN itself is not stored. */
function reserve(world: World, body: JsonObject): Answer {
  checkContract(body);
  const [reference, name] = [textOf(body, 'accountReference'), textOf(body, 'accountName')];
  const email = textOf(body, 'customerEmail');
  if (!reference || !name || !/^\S+@\S+$/.test(email)) {
    refuse(400, 'accountReference, accountName and customerEmail are required');
  }
  const identity = textOf(body, 'bvn') || textOf(body, 'nin');
  if (!identity) refuse(422, 'BVN or NIN is required to reserve an account');
  if (!/^\d{11}$/.test(identity)) refuse(422, 'BVN is invalid. Must be 11 digits');
  if (accountsOf(world, reference).length > 0) {
    refuse(422, 'You can not reserve two accounts with the same reference.');
  }
  const wanted = body['getAllAvailableBanks'] === true ? ISSUERS : preferred(body['preferredBanks']);
  const person = { email, firstName: textOf(body, 'customerName') || name, lastName: '', phone: '' };
  const customer = newCustomer(world, person);
  customer.identity = { masked: mask(identity), accepted: true, bankCode: '' };
  const providerReference = world.chance.letters(20).toUpperCase();
  for (const code of wanted) {
    const bank =
      bankOf(code) ?? refuse(422, `We do not support virtual accounts from banks with code ${code}.`);
    openAccount(world, { reference, providerReference, bank, name: `TWIN ${name}`, customer });
  }
  return answer(reservedAccountView(reservedOf(world, reference)));
}

function preferred(value: Json | undefined): readonly string[] {
  const codes = Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
  const unknown = codes.find((code) => !ISSUERS.includes(code));
  if (unknown) refuse(422, `We do not support virtual accounts from banks with code ${unknown}.`);
  return codes.length > 0 ? codes : ISSUERS.slice(0, 1);
}

function accountsOf(world: World, reference: string | null | undefined): Account[] {
  return [...world.books.accounts.values()].filter(
    (account) => account.kind === 'open' && account.reference === reference,
  );
}

function reservedOf(world: World, reference: string | undefined): [Account, ...Account[]] {
  const [first, ...others] = accountsOf(world, reference);
  return first ? [first, ...others] : refuse(404, 'Cannot find reserved account');
}

function deallocate(world: World, reference: string | undefined): Answer {
  const accounts = reservedOf(world, reference);
  for (const account of accounts) account.closedAt ??= world.scheduler.now();
  return answer(reservedAccountView(accounts));
}

function accountTransactions(world: World, query: URLSearchParams): Answer {
  const accounts = reservedOf(world, query.get('accountReference') ?? undefined);
  const page = pageOf(world.books.deposits.values(), askedOf(query), ({ account }) =>
    accounts.includes(account),
  );
  return answer(pageView(page, transactionRow));
}
