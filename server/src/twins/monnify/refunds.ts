import { readAmount } from '#twins/kernel/amount.ts';
import { type Deposit, refundedOf } from '#twins/kernel/books.ts';
import { type JsonObject, textOf } from '#twins/kernel/json.ts';
import { hasFunds, submitRefund } from '#twins/kernel/money-out.ts';
import { pageOf, within } from '#twins/kernel/paging.ts';
import type { Answer, Route } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';
import { askedOf, momentOf, namesOf, pageView, refundView } from './views.ts';

const LEAST = 100_000n;
const LONGEST_REASON = 64;
const LONGEST_NOTE = 16;

export function refundRoutes(world: World): Route[] {
  return [
    { method: 'POST', path: '/api/v1/refunds/initiate-refund', run: ({ body }) => initiate(world, body) },
    { method: 'GET', path: '/api/v1/refunds', run: ({ query }) => list(world, query) },
    {
      method: 'GET',
      path: '/api/v1/refunds/:reference',
      run: ({ params }) => show(world, params['reference'] ?? ''),
    },
  ];
}

function initiate(world: World, body: JsonObject): Answer {
  const deposit = depositCalled(world, textOf(body, 'transactionReference'));
  const reference = textOf(body, 'refundReference') || refuse(400, 'refundReference is required');
  const [note, customerNote] = [textOf(body, 'refundReason'), textOf(body, 'customerNote')];
  if (!note) refuse(400, 'refundReason is required');
  if (!customerNote && world.readings.get('customer_note') === 'required') {
    refuse(400, 'customerNote is required');
  }
  if (note.length > LONGEST_REASON || customerNote.length > LONGEST_NOTE) {
    refuse(422, 'Supplied value has exceeded the maximum allowed number of characters.', 'R8');
  }
  if (world.books.refunds.has(reference)) {
    refuse(422, 'Supplied refund reference already exists for the merchant.', 'R9');
  }
  const amount = body['refundAmount'] === undefined ? deposit.amount : readAmount(body['refundAmount'], 2);
  if (amount === null) return refuse(400, 'refundAmount must have at most two decimals');
  if (deposit.recalledAt) refuse(422, 'Refund not permitted for specified transaction.', 'R2');
  if (amount > deposit.amount) refuse(422, 'Specified refund amount is above transaction amount.', 'R3');
  if (amount < LEAST) refuse(422, 'Specified refund amount is below minimum refund amount.', 'R4');
  if (amount > deposit.amount - refundedOf(world.books, deposit)) {
    refuse(422, 'Total amount of all refunds is above transaction amount.', 'R12');
  }
  if (!hasFunds(world, amount)) {
    refuse(422, 'Merchant does not have sufficient funds to process refund.', 'R5');
  }
  return answer(refundView(submitRefund(world, { reference, deposit, amount, note, customerNote })));
}

function depositCalled(world: World, reference: string): Deposit {
  const found = [...world.books.deposits.values()].find(
    (deposit) => namesOf(deposit).transactionReference === reference,
  );
  return found ?? refuse(404, 'Transaction with specified reference does not exist.', 'R1');
}

function show({ books }: World, reference: string): Answer {
  const found = books.refunds.get(reference);
  if (!found) return refuse(404, 'No refund was initiated with the supplied refund reference.', 'R7');
  return answer(refundView(found));
}

function list({ books }: World, query: URLSearchParams): Answer {
  const page = pageOf(books.refunds.values(), askedOf(query), ({ createdAt }) =>
    within(createdAt, momentOf(query.get('from')), momentOf(query.get('to'))),
  );
  return answer(pageView(page, refundView));
}
