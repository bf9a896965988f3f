import { readAmount, tieredFee } from '#twins/kernel/amount.ts';
import { bankOf, holderOf } from '#twins/kernel/banks.ts';
import { newId, type Transfer } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, textOf } from '#twins/kernel/json.ts';
import { hasFunds, submitTransfer } from '#twins/kernel/money-out.ts';
import { pageOf, within } from '#twins/kernel/paging.ts';
import { type Answer, Refusal, type Route } from '#twins/kernel/protocol.ts';
import { newSessionId, type World } from '#twins/kernel/world.ts';
import { answer, missing, noFunds, refuse } from './answers.ts';
import { askedOf, metaOf, untilOf } from './transactions.ts';
import { PAYSTACK_BANKS, type Recipient, recipientView, transferView } from './views.ts';

const REFERENCE = /^[a-z0-9_-]{16,50}$/;
/** In kobo. */
const FEES = [
  ['500000', '1000'],
  ['5000000', '2500'],
  ['999999999999999', '5000'],
] as const;
const INSTITUTION = '100039';

export type Recipients = Map<string, Recipient>;

export function transferRoutes(world: World, recipients: Recipients): Route[] {
  const view = (transfer: Transfer) => transferView(transfer, recipientOf(recipients, transfer));
  return [
    { method: 'GET', path: '/bank', run: listBanks },
    { method: 'GET', path: '/bank/resolve', run: ({ query }) => resolve(query) },
    {
      method: 'POST',
      path: '/transferrecipient',
      run: ({ body }) => createRecipient(world, recipients, body),
    },
    { method: 'POST', path: '/transfer', run: ({ body }) => send(world, recipients, body) },
    { method: 'GET', path: '/transfer', run: ({ query }) => list(world, query, view) },
    {
      method: 'GET',
      path: '/transfer/verify/:reference',
      run: ({ params }) => show(world.books.transfers.get(params['reference'] ?? ''), view),
    },
    {
      method: 'GET',
      path: '/transfer/:id',
      run: ({ params }) =>
        show(
          [...world.books.transfers.values()].find(
            ({ id, code }) => String(id) === params['id'] || code === params['id'],
          ),
          view,
        ),
    },
    {
      method: 'GET',
      path: '/balance',
      run: () => answer('Balances retrieved', [{ currency: 'NGN', balance: numeral(world.books.balance) }]),
    },
  ];
}

/** The recipient as webhooks show it: written out. */
export function recipientOf(recipients: Recipients, { destination }: Transfer): unknown {
  const found = [...recipients.values()].find(
    ({ bank, accountNumber }) => bank === destination.bank && accountNumber === destination.accountNumber,
  );
  return found ? recipientView(found) : null;
}

function listBanks(): Answer {
  const shown = PAYSTACK_BANKS.map(({ name, slug, code }, at) => ({
    name,
    slug,
    code,
    longcode: '',
    gateway: null,
    pay_with_bank: false,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    id: at + 1,
  }));
  return answer('Banks retrieved', shown);
}

function resolve(query: URLSearchParams): Answer {
  const account = {
    accountNumber: query.get('account_number') ?? '',
    bankCode: query.get('bank_code') ?? '',
  };
  if (!account.accountNumber) missing('Account number');
  if (!bankOf(account.bankCode, PAYSTACK_BANKS)) unknownBank(account.bankCode);
  const holder = holderOf(account, PAYSTACK_BANKS);
  if (!holder) {
    const message = 'Could not resolve account name. Check parameters or try again.';
    refuse(422, message, 'invalid_account_number', 'Confirm the account number and the bank code');
  }
  return answer('Account number resolved', { account_number: account.accountNumber, account_name: holder });
}

function unknownBank(code: string): never {
  const nextStep = 'Use the List Banks endpoint to get the list of all available banks and their bank codes';
  refuse(400, `Unknown bank code: ${code}`, 'invalid_bank_code', nextStep);
}

/** The same account gives the same recipient. */
function createRecipient(world: World, recipients: Recipients, body: JsonObject): Answer {
  if (textOf(body, 'type') !== 'nuban')
    refuse(400, 'Recipient type is invalid', 'invalid_params', 'Pass nuban');
  const accountName = textOf(body, 'name') || missing('Name');
  const accountNumber = textOf(body, 'account_number') || missing('Account number');
  const bank = bankOf(textOf(body, 'bank_code'), PAYSTACK_BANKS) ?? unknownBank(textOf(body, 'bank_code'));
  if (!holderOf({ bankCode: bank.code, accountNumber }, PAYSTACK_BANKS)) {
    refuse(400, 'Cannot resolve account', 'invalid_account_number', 'Confirm the account number');
  }
  const known = [...recipients.values()].find(
    (each) => each.bank === bank && each.accountNumber === accountNumber,
  );
  const code = known?.code ?? `RCP_${world.chance.letters(15)}`;
  const made = {
    id: newId(world.books),
    code,
    accountName,
    accountNumber,
    bank,
    createdAt: world.scheduler.now(),
  };
  if (!known) recipients.set(code, made);
  return answer('Transfer recipient created successfully', recipientView(known ?? made), 201);
}

function send(world: World, recipients: Recipients, body: JsonObject): Answer {
  if (textOf(body, 'source') !== 'balance')
    refuse(400, 'Source is invalid', 'invalid_params', 'Pass balance');
  const amount = readAmount(body['amount'], 0);
  if (amount === null || amount <= 0n) {
    return refuse(400, 'Invalid amount passed', 'invalid_params', 'Pass it in kobo');
  }
  const reference = textOf(body, 'reference') || world.chance.letters(16);
  if (!REFERENCE.test(reference)) {
    const nextStep = 'Use 16 to 50 lowercase letters, digits, dashes and underscores';
    refuse(400, 'Transfer reference is invalid', 'invalid_transfer_reference', nextStep);
  }
  if (world.books.transfers.has(reference)) {
    const message = 'Please provide a unique reference. Reference already exists on a transfer';
    refuse(400, message, 'duplicate_transfer_reference', 'Create a new reference for the new transfer');
  }
  const recipient = recipients.get(textOf(body, 'recipient'));
  if (!recipient) {
    const nextStep =
      'Provide a valid recipient. Ensure you are passing the recipient code in the recipient param';
    return refuse(400, 'Recipient specified is invalid', 'invalid_transfer_recipient', nextStep);
  }
  const fee = tieredFee(amount, FEES);
  if (!hasFunds(world, amount + fee)) noFunds(world);
  const { bank, accountNumber, accountName } = recipient;
  const transfer = submitTransfer(world, {
    code: `TRF_${world.chance.letters(16)}`,
    reference,
    amount,
    fee,
    destination: { bank, accountNumber, accountName },
    narration: textOf(body, 'reason'),
    sessionId: newSessionId(world, INSTITUTION),
  });
  // Only the receipt: whether the money arrived is known later.
  const { session, fee_charged, fees_breakdown, gateway_response, ...queued } = transferView(
    transfer,
    recipient.id,
  );
  return answer('Transfer has been queued', { transfersessionid: [], transfertrials: [], ...queued });
}

type View = (transfer: Transfer) => ReturnType<typeof transferView>;

function show(transfer: Transfer | undefined, view: View): Answer {
  if (!transfer) throw new Refusal({ status: 404, body: { status: false, message: 'Transfer not found' } });
  return answer('Transfer retrieved', view(transfer));
}

function list(world: World, query: URLSearchParams, view: View): Answer {
  const unfiltered = world.readings.get('transfer_status') === 'pending' ? 'pending' : null;
  const status = query.get('status') ?? unfiltered;
  const page = pageOf(
    world.books.transfers.values(),
    askedOf(query, world),
    (transfer) =>
      (status === null || transfer.status === status) &&
      within(transfer.createdAt, query.get('from'), untilOf(world, query)),
  );
  const named = world.readings.get('transfer_row') === 'reference';
  const items = page.items.map((each) => {
    const { reference, ...row } = view(each);
    return named ? { ...row, reference } : row;
  });
  return answer('Transfers retrieved', items, 200, metaOf(page));
}
