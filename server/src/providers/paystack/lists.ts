import type { z } from 'zod';
import type { ListedDeposit, ListedTransfer, Period } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { depositFrom, isTakenBack } from './deposits.ts';
import { noteOf } from './refunds.ts';
import { CURRENCY, NAME } from './settings.ts';
import { given, refundState, refunds, transactions, transferState, transfers } from './wire.ts';

const PER_PAGE = 100;

export async function* listDeposits(client: BankClient, period: Period): AsyncIterable<ListedDeposit> {
  for await (const each of everyPage(client, '/transaction', period, transactions)) {
    const deposit = depositFrom(each);
    const at = each.paid_at ?? each.created_at;
    if (!deposit || !isWithin(at, period)) continue;
    yield { ...deposit, at, reversed: await isTakenBack(client, each) };
  }
}

export async function* listTransfers(client: BankClient, period: Period): AsyncIterable<ListedTransfer> {
  for await (const each of everyPage(client, '/transfer', period, transfers)) {
    const { reference, amount, currency = CURRENCY, createdAt: at } = each;
    if (!isWithin(at, period)) continue;
    yield { provider: NAME, kind: 'payout', reference, amount, currency, at, state: transferState(each) };
  }
  for await (const each of everyPage(client, '/refund', period, refunds)) {
    const { amount, currency = CURRENCY, createdAt: at } = each;
    const reference = noteOf(each);
    if (!reference || !isWithin(at, period)) continue;
    yield { provider: NAME, kind: 'refund', reference, amount, currency, at, state: refundState(each) };
  }
}

/** What arrives meanwhile pushes others to later pages: something may be seen twice, nothing is missed. */
async function* everyPage<Item>(
  client: BankClient,
  path: string,
  { from, to }: Period,
  schema: z.ZodType<Item[]>,
): AsyncIterable<Item> {
  for (let page = 1; ; page++) {
    const query = {
      ...{ from: from.toISOString(), to: to.toISOString() },
      ...{ perPage: String(PER_PAGE), page: String(page) },
    };
    const items = given(await client.ask({ method: 'GET', path, query, repeatable: true }), schema);
    yield* items;
    if (items.length < PER_PAGE) return;
  }
}

function isWithin(at: Date, { from, to }: Period): boolean {
  return at >= from && at < to;
}
