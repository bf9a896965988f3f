import { readAmount, writeAmount } from '#twins/kernel/amount.ts';
import { holderOf } from '#twins/kernel/banks.ts';
import { type Account, type Deposit, type Refund, refundedOf } from '#twins/kernel/books.ts';
import { type JsonObject, numeral, objectOf, textOf } from '#twins/kernel/json.ts';
import { depositOf, hasFunds, resumeRefund, submitRefund } from '#twins/kernel/money-out.ts';
import { type Page, pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, missing, noFunds, refuse } from './answers.ts';
import {
  bankView,
  customerView,
  DOMAIN,
  disputeView,
  INTEGRATION,
  PAYSTACK_BANKS,
  refundStatus,
  refundView,
  transactionView,
} from './views.ts';

const PER_PAGE = 50;

export function transactionRoutes(world: World): Route[] {
  return [
    { method: 'GET', path: '/transaction', run: ({ query }) => list(world, query) },
    {
      method: 'GET',
      path: '/transaction/verify/:reference',
      run: ({ params }) => verify(world, params['reference'] ?? ''),
    },
    {
      method: 'GET',
      path: '/transaction/:id',
      run: ({ params }) => answer('Transaction retrieved', shown(world, transactionOf(world, params['id']))),
    },
    { method: 'GET', path: '/dispute/:id', run: ({ params }) => showDispute(world, params['id']) },
    { method: 'POST', path: '/refund', run: ({ body }) => refund(world, body) },
    {
      method: 'POST',
      path: '/refund/retry_with_customer_details/:id',
      run: ({ params, body }) => retryRefund(world, params['id'], objectOf(body, 'refund_account_details')),
    },
    { method: 'GET', path: '/refund', run: ({ query }) => listRefunds(world, query) },
    { method: 'GET', path: '/refund/:id', run: ({ params }) => showRefund(world, params['id']) },
  ];
}

function shown(world: World, deposit: Deposit) {
  const settled = [...world.books.refunds.values()].filter(
    (each) => each.deposit === deposit && each.status === 'success',
  );
  const returned = settled.reduce((total, { ordered }) => total + ordered, 0n);
  const changes = world.readings.get('refunded_status') === 'reversed';
  return transactionView(deposit, changes && returned >= deposit.amount);
}

function transactionOf(world: World, idOrReference: string | undefined): Deposit {
  const found = depositOf(world, idOrReference ?? '');
  return found ?? refuse(404, 'Transaction not found', 'transaction_not_found', 'Confirm the transaction');
}

function verify(world: World, reference: string): Answer {
  const deposit = world.books.deposits.get(reference);
  if (deposit) return answer('Verification successful', shown(world, deposit));
  const charge = [...world.books.accounts.values()].find(
    (account) => account.kind === 'exact' && account.reference === reference,
  );
  if (charge) return answer('Verification successful', unpaidView(world, charge));
  const nextStep =
    "Ensure that you're passing the reference of a transaction that exists on this integration";
  return refuse(400, 'Transaction reference not found.', 'transaction_not_found', nextStep);
}

/** A charge that was not paid, or not with the right amount. */
function unpaidView({ scheduler }: World, charge: Account) {
  const expired = charge.expiresAt !== null && scheduler.now() >= charge.expiresAt;
  return {
    id: charge.id,
    domain: DOMAIN,
    status: expired ? 'failed' : 'pending',
    reference: charge.reference,
    amount: numeral(charge.amount ?? 0n),
    currency: 'NGN',
    channel: 'bank_transfer',
    fees: null,
    paid_at: null,
    created_at: charge.createdAt,
    authorization: {},
    customer: customerView(charge.customer),
  };
}

function list(world: World, query: URLSearchParams): Answer {
  const page = pageOf(world.books.deposits.values(), askedOf(query, world), ({ paidAt }) =>
    within(paidAt, query.get('from'), untilOf(world, query)),
  );
  const pages = metaOf(page);
  const cursor = { next: null, previous: null, perPage: page.size };
  return answer(
    'Transactions retrieved',
    page.items.map((deposit) => shown(world, deposit)),
    200,
    world.readings.get('page_meta') === 'cursor' ? cursor : pages,
  );
}

/** The list of refunds has one documented spelling of the page size, the others two. */
export function askedOf(query: URLSearchParams, world?: World) {
  const spelling = world?.readings.get('page_size') ?? 'perPage';
  return {
    page: query.get('page'),
    size: query.get(spelling),
    fallbackSize: PER_PAGE,
    firstPage: 1 as const,
  };
}

/** The end of a list: the moment, or the first moment of the day that it names. */
export function untilOf(world: World, query: URLSearchParams): string | null {
  const to = query.get('to');
  if (to === null || world.readings.get('list_until') === 'moment') return to;
  return `${to.slice(0, 10)}T00:00:00.000Z`;
}

export function metaOf({ total, page, size, pages }: Page<unknown>) {
  return { total, skipped: (page - 1) * size, perPage: size, page, pageCount: pages };
}

/** Takes no reference of the merchant's: after a lost answer, the merchant has to search the list. */
function refund(world: World, body: JsonObject): Answer {
  const deposit = transactionOf(world, textOf(body, 'transaction') || missing('Transaction'));
  const rest = deposit.amount - refundedOf(world.books, deposit);
  const amount = body['amount'] === undefined ? rest : readAmount(body['amount'], 0);
  if (amount === null || amount <= 0n)
    refuse(400, 'Invalid Amount Sent', 'invalid_params', 'Pass it in kobo');
  if (deposit.recalledAt) {
    refuse(
      400,
      'Transaction has been reversed',
      'transaction_reversed',
      'A reversed transaction has no refund',
    );
  }
  if (amount > rest) {
    const nextStep = 'Pass an amount that is not more than what is left of the transaction';
    refuse(400, 'Refund amount cannot be more than transaction amount', 'invalid_refund_amount', nextStep);
  }
  if (!hasFunds(world, amount)) noFunds(world);
  const notes = { note: textOf(body, 'merchant_note'), customerNote: textOf(body, 'customer_note') };
  const made = submitRefund(world, { reference: world.chance.digits(12), deposit, amount, ...notes });
  return answer('Refund has been queued for processing', refundView(made, shown(world, deposit)));
}

/** Only for a refund that needs attention. The answer lacks its two times, as in the documented example. */
function retryRefund(world: World, id: string | undefined, account: JsonObject): Answer {
  const found = [...world.books.refunds.values()].find((each) => String(each.id) === id);
  if (!found) return refuse(404, 'Refund not found', 'refund_not_found', 'Confirm the id of the refund');
  const invalid = (message: string) =>
    refuse(422, message, 'invalid_params', "Ensure that the value(s) you're passing are valid.");
  if (refundStatus(found) !== 'needs-attention')
    invalid('Invalid Refund state, refund status should be "needs-attention"');
  if (textOf(account, 'currency') !== 'NGN') invalid('currency is invalid');
  const bank = PAYSTACK_BANKS.find((each) => String(bankView(each).id) === textOf(account, 'bank_id'));
  if (!bank) return invalid('bank_id is invalid');
  const accountNumber = textOf(account, 'account_number');
  if (!holderOf({ bankCode: bank.code, accountNumber }, PAYSTACK_BANKS)) invalid('account_number is invalid');
  resumeRefund(world, found);
  const { createdAt, updatedAt, ...view } = refundView(found, found.deposit.id);
  return answer('Refund retried and has been queued for processing', { ...view, status: 'processing' });
}

function listRefunds(world: World, query: URLSearchParams): Answer {
  const wanted = query.get('transaction');
  const by = world.readings.get('refund_filter');
  const isWanted = ({ deposit }: Refund) =>
    wanted === null || by === 'ignored' || wanted === (by === 'id' ? String(deposit.id) : deposit.reference);
  const page = pageOf(
    world.books.refunds.values(),
    askedOf(query),
    (each) => isWanted(each) && within(each.createdAt, query.get('from'), untilOf(world, query)),
  );
  // As documented: the list has other names for two times than a single refund, and no `meta`.
  const isList = world.readings.get('refund_row') === 'list';
  const items = page.items.map((each) => {
    const { createdAt: created_at, updatedAt: updated_at, ...rest } = refundView(each, each.deposit.id);
    return isList ? { ...rest, created_at, updated_at } : refundView(each, each.deposit.id);
  });
  return answer('Refunds retrieved', items, 200, isList ? undefined : metaOf(page));
}

function showDispute(world: World, id: string | undefined): Answer {
  const found = [...world.books.deposits.values()].find((each) => String(each.id) === id);
  const isDisputed = found && (found.disputedAt ?? found.recalledAt) !== null;
  if (!isDisputed) return refuse(404, 'Dispute not found', 'dispute_not_found', 'Confirm the id');
  return answer('Dispute retrieved', disputeView(found));
}

function showRefund(world: World, id: string | undefined): Answer {
  const found = [...world.books.refunds.values()].find((each) => String(each.id) === id);
  if (!found) return refuse(404, 'Refund not found', 'refund_not_found', 'Confirm the id of the refund');
  return answer('Refund retrieved', refundView(found, found.deposit.id));
}

/** Pending and processed refunds have their amount as a string, failed ones as a number: as documented. */
export function refundNotice(refund: Refund) {
  const status = refundStatus(refund);
  const { firstName, lastName, email } = refund.deposit.account.customer;
  return {
    event: `refund.${status}`,
    data: {
      status,
      transaction_reference: refund.deposit.reference,
      refund_reference: refund.reference,
      amount: status === 'failed' ? numeral(refund.amount) : writeAmount(refund.amount),
      currency: 'NGN',
      processor: 'instant-transfer',
      customer: { first_name: firstName || null, last_name: lastName || null, email },
      integration: INTEGRATION,
      domain: DOMAIN,
    },
  };
}
