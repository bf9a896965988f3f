import { readAmount, tieredFee } from '#twins/kernel/amount.ts';
import { BANKS, bankOf, holderOf } from '#twins/kernel/banks.ts';
import type { Transfer } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, textOf } from '#twins/kernel/json.ts';
import { hasFunds, submitTransfer, submitUncovered } from '#twins/kernel/money-out.ts';
import { pageOf } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import { newSessionId, type World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';
import { askedOf, metaOf, onDays } from './collections.ts';
import { transferStatus, transferView } from './views.ts';

/** Including tax, which explains the third decimal. */
const FEES = [
  ['5000', '10.75'],
  ['50000', '26.875'],
  ['999999999999999', '53.75'],
] as const;
const INSTITUTION = '110002';
/** In test mode these suffixes of a reference decide how a transfer ends. */
const SUCCEEDS = '_PMCKDU_1';
const FAILS = '_PMCK_ST_FDU_1';

export function transferRoutes(world: World): Route[] {
  return [
    { method: 'GET', path: '/banks/:country', run: ({ params }) => listBanks(params['country']) },
    { method: 'POST', path: '/accounts/resolve', run: ({ body }) => resolve(body) },
    { method: 'POST', path: '/transfers', run: ({ body }) => send(world, body) },
    { method: 'GET', path: '/transfers', run: ({ query }) => list(world, query) },
    { method: 'GET', path: '/transfers/:id', run: ({ params }) => show(world, params['id']) },
    {
      method: 'GET',
      path: '/balances',
      run: () => answer('Wallet balances fetched', [balanceView(world)]),
    },
    {
      method: 'GET',
      path: '/balances/NGN',
      run: () => answer('Wallet balance fetched', balanceView(world)),
    },
  ];
}

function balanceView({ books: { balance } }: World) {
  return { currency: 'NGN', available_balance: numeral(balance), ledger_balance: numeral(balance) };
}

function listBanks(country: string | undefined): Answer {
  if (country !== 'NG') refuse(400, 'This twin knows the banks of NG only');
  const shown = BANKS.map(({ code, name }, at) => ({ id: at + 1, code, name }));
  return answer('Banks fetched successfully', shown);
}

function resolve(body: JsonObject): Answer {
  const account = { accountNumber: textOf(body, 'account_number'), bankCode: textOf(body, 'account_bank') };
  const holder = holderOf(account);
  if (!holder) refuse(400, 'Sorry, recipient account could not be validated. Please try again');
  const data = { account_number: account.accountNumber, account_name: holder };
  return answer('Account details fetched', data);
}

/** Accepts a transfer without checking the balance: one that is not covered fails afterwards. */
function send(world: World, body: JsonObject): Answer {
  const bank = bankOf(textOf(body, 'account_bank')) ?? refuse(400, 'account_bank is required');
  const accountNumber = textOf(body, 'account_number');
  if (!/^\d{10}$/.test(accountNumber)) refuse(400, 'account_number is required');
  const amount = readAmount(body['amount'], 2);
  if (amount === null || amount <= 0n) return refuse(400, 'amount should be a number greater than 0');
  if (textOf(body, 'currency') !== 'NGN') refuse(400, 'currency is required');
  const reference = textOf(body, 'reference') || world.chance.letters(16);
  if (world.books.transfers.has(reference)) {
    refuse(400, 'Transfer creation failed: Reference already exists. Please use a unique reference');
  }
  const fee = tieredFee(amount, FEES);
  const accountName = holderOf({ bankCode: bank.code, accountNumber }) ?? 'N/A';
  const order = {
    code: reference,
    reference,
    amount,
    fee,
    destination: { bank, accountNumber, accountName },
    narration: textOf(body, 'narration'),
    sessionId: newSessionId(world, INSTITUTION),
  };
  const transfer = hasFunds(world, amount + fee)
    ? submitTransfer(world, order, { ending: endingOf(order) })
    : submitUncovered(world, order, 'Insufficient funds in customer wallet');
  return answer('Transfer Queued Successfully', transferView(transfer, 'NEW'));
}

function endingOf({ reference, destination }: Pick<Transfer, 'reference' | 'destination'>) {
  if (reference.endsWith(FAILS) || destination.accountName === 'N/A') return 'failed';
  return reference.endsWith(SUCCEEDS) ? 'success' : undefined;
}

function show(world: World, id: string | undefined): Answer {
  const found = [...world.books.transfers.values()].find((transfer) => String(transfer.id) === id);
  if (!found) return refuse(404, 'No transfer was found for this id');
  return answer('Transfer fetched', transferView(found));
}

function list(world: World, query: URLSearchParams): Answer {
  const { readings } = world;
  const reference = readings.get('transfer_filter') === 'ignored' ? null : query.get('reference');
  const ofDays = readings.get('transfer_days') === 'filtered';
  const status = query.get('status')?.toUpperCase() ?? null;
  const page = pageOf(
    world.books.transfers.values(),
    askedOf(query),
    (transfer) =>
      (reference === null || transfer.reference === reference) &&
      (status === null || transferStatus(transfer) === status) &&
      (!ofDays || onDays(world, transfer.createdAt, query)),
  );
  const items = page.items.map((transfer) => transferView(transfer));
  return answer('Transfers fetched', items, metaOf(page));
}
