import { type Amount, readAmount, tieredFee } from '#twins/kernel/amount.ts';
import { bankOf, holderOf } from '#twins/kernel/banks.ts';
import type { Transfer } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, textOf } from '#twins/kernel/json.ts';
import { hasFunds, submitTransfer } from '#twins/kernel/money-out.ts';
import { pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import { newSessionId, type World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';
import { askedOf, momentOf, pageView, stamp, transferStatus, transferSummary } from './views.ts';

export const WALLET = '8000000001';
const LEAST = 20_000n;
const FEES = [
  ['10000', '10'],
  ['49999.99', '20'],
  ['999999999999999', '40'],
] as const;
const INSTITUTION = '090405';
/** As in the library's schema of a transfer. */
const SHORTEST_NARRATION = 3;
/** The same amount to the same account within this time is refused as a duplicate. */
const SAME_AGAIN_MS = 120_000;

export function disbursementRoutes(world: World): Route[] {
  const path = '/api/v2/disbursements';
  return [
    { method: 'POST', path: `${path}/single`, run: ({ body }) => send(world, body) },
    {
      method: 'GET',
      path: `${path}/single/summary`,
      run: ({ query }) => show(world, query.get('reference') ?? ''),
    },
    { method: 'GET', path: `${path}/single/transactions`, run: ({ query }) => list(world, query) },
    { method: 'GET', path: `${path}/search-transactions`, run: ({ query }) => list(world, query) },
    { method: 'GET', path: `${path}/wallet-balance`, run: ({ query }) => balance(world, query) },
    { method: 'GET', path: '/api/v1/disbursements/account/validate', run: ({ query }) => validate(query) },
  ];
}

function validate(query: URLSearchParams): Answer {
  const [accountNumber, bankCode] = [query.get('accountNumber') ?? '', query.get('bankCode') ?? ''];
  const accountName = holderOf({ accountNumber, bankCode });
  if (!accountName) refuse(400, 'Invalid account details supplied');
  return answer({ accountNumber, accountName, bankCode });
}

function send(world: World, body: JsonObject): Answer {
  const amount = readAmount(body['amount'], 2);
  if (amount === null || amount < LEAST) return refuse(400, 'Invalid amount', 'D01');
  const reference = textOf(body, 'reference') || refuse(400, 'reference is required', 'D01');
  if (textOf(body, 'narration').length < SHORTEST_NARRATION) refuse(400, 'narration is too short', 'D01');
  if (textOf(body, 'currency') !== 'NGN') refuse(400, 'Unknown currency code supplied', 'D01');
  if (textOf(body, 'sourceAccountNumber') !== WALLET) {
    refuse(422, 'Supplied account number does not belong to merchant', 'D01');
  }
  if (world.books.transfers.has(reference)) refuse(422, 'Supplied reference already exists!', 'D05');
  const bank = bankOf(textOf(body, 'destinationBankCode'));
  if (!bank) return refuse(422, 'Unknown destination bank code', 'D03');
  const accountNumber = textOf(body, 'destinationAccountNumber');
  const accountName = holderOf({ bankCode: bank.code, accountNumber });
  if (!accountName) return refuse(422, 'Invalid destination account number', 'D03');
  if (isSameAgain(world, accountNumber, amount)) {
    refuse(422, 'Duplicate request. Kindly wait for 2 minutes before trying again', 'D07');
  }
  const fee = tieredFee(amount, FEES);
  if (!hasFunds(world, amount + fee)) refuse(422, 'Insufficient wallet balance', 'D04');
  const order = {
    code: `MFDS${world.chance.digits(20)}`,
    reference,
    amount,
    fee,
    destination: { bank, accountNumber, accountName },
    narration: textOf(body, 'narration'),
    sessionId: newSessionId(world, INSTITUTION),
  };
  return answer(receipt(submitTransfer(world, order, { atOnce: body['async'] !== true })));
}

function isSameAgain({ books, scheduler }: World, accountNumber: string, amount: Amount): boolean {
  const since = scheduler.now().getTime() - SAME_AGAIN_MS;
  return [...books.transfers.values()].some(
    (transfer) =>
      transfer.destination.accountNumber === accountNumber &&
      transfer.amount === amount &&
      transfer.status !== 'failed' &&
      transfer.createdAt.getTime() > since,
  );
}

function receipt(transfer: Transfer) {
  const { destination, amount, fee, reference, createdAt } = transfer;
  return {
    amount: numeral(amount, 2),
    reference,
    status: transferStatus(transfer),
    dateCreated: stamp(createdAt),
    totalFee: numeral(fee, 2),
    destinationAccountName: destination.accountName,
    destinationBankName: destination.bank.name,
    destinationAccountNumber: destination.accountNumber,
    destinationBankCode: destination.bank.code,
    ...(transfer.reason ? { comment: transfer.reason } : {}),
  };
}

function show({ books }: World, reference: string): Answer {
  const found = books.transfers.get(reference);
  if (!found) return refuse(404, 'Could not find disbursement transaction for given reference', 'D02');
  return answer(transferSummary(found));
}

function list({ books }: World, query: URLSearchParams): Answer {
  const page = pageOf(books.transfers.values(), askedOf(query), ({ createdAt }) =>
    within(createdAt, momentOf(query.get('startDate')), momentOf(query.get('endDate'))),
  );
  return answer(pageView(page, transferSummary));
}

function balance({ books }: World, query: URLSearchParams): Answer {
  if (query.get('accountNumber') !== WALLET)
    refuse(404, 'Supplied account number does not belong to merchant');
  const shown = numeral(books.balance, 2);
  return answer({ availableBalance: shown, ledgerBalance: shown });
}
