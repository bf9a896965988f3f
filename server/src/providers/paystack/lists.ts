import type { z } from 'zod';
import type { ListedDeposit, ListedTransfer, Period } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { rowsOf } from '#providers/client/rows.ts';
import { depositFrom, isTakenBack } from './deposits.ts';
import { noteOf } from './refunds.ts';
import { CURRENCY, NAME } from './settings.ts';
import { given, refundState, refunds, transactions, transferState, transfers } from './wire.ts';

const PER_PAGE = 100;

export async function* listDeposits(client: BankClient, period: Period): AsyncIterable<ListedDeposit> {
  for await (const each of everyRow(client, '/transaction', period, transactions, ({ id }) => id)) {
    const deposit = depositFrom(each);
    const at = each.paid_at ?? each.created_at;
    if (!deposit || !isWithin(at, period)) continue;
    yield { ...deposit, at, reversed: await isTakenBack(client, each) };
  }
}

export async function* listTransfers(client: BankClient, period: Period): AsyncIterable<ListedTransfer> {
  for await (const each of everyRow(client, '/transfer', period, transfers, ({ reference }) => reference)) {
    const { reference, amount, currency = CURRENCY, createdAt: at } = each;
    if (!isWithin(at, period)) continue;
    yield { provider: NAME, kind: 'payout', reference, amount, currency, at, state: transferState(each) };
  }
  for await (const each of everyRow(client, '/refund', period, refunds, ({ id }) => id)) {
    const { amount, currency = CURRENCY, createdAt: at } = each;
    const reference = noteOf(each);
    if (!reference || !isWithin(at, period)) continue;
    yield { provider: NAME, kind: 'refund', reference, amount, currency, at, state: refundState(each) };
  }
}

function everyRow<Row>(
  client: BankClient,
  path: string,
  { from, to }: Period,
  schema: z.ZodType<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const wanted = { from: from.toISOString(), to: to.toISOString(), perPage: String(PER_PAGE) };
  return rowsOf('Paystack', idOf, async (index) => {
    const query = { ...wanted, page: String(index + 1) };
    const rows = given(await client.ask({ method: 'GET', path, query, repeatable: true }), schema);
    return { rows, isLast: rows.length < PER_PAGE };
  });
}

function isWithin(at: Date, { from, to }: Period): boolean {
  return at >= from && at < to;
}
