import type { z } from 'zod';
import type { OnUnreadable } from '#core/escrow/bank.ts';
import { DAY_MS } from '#core/time.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { rowsOf } from '#providers/client/rows.ts';
import { NAME } from './settings.ts';
import { givenPage } from './wire.ts';

const PER_PAGE = 100;

/**
 * Uses documented parameters only, and does not rely on their effect: the page size is spelled `perPage` in
 * one source and `per_page` in another, and `to` may be a moment or the start of the day that it names.
 */
export function everyRow<Row>(
  client: BankClient,
  path: string,
  { from, to }: { readonly from: Date; readonly to?: Date },
  row: z.ZodType<Row>,
  idOf: (row: Row) => string,
  {
    unreadable,
    filter = {},
  }: { unreadable?: OnUnreadable | undefined; filter?: Record<string, string> } = {},
): AsyncGenerator<Row> {
  const until = to ? { to: new Date(to.getTime() + DAY_MS).toISOString() } : {};
  const wanted = { from: from.toISOString(), ...until, perPage: String(PER_PAGE), ...filter };
  return rowsOf({ bank: 'Paystack', provider: NAME, list: path, row, idOf, unreadable }, async (index) => {
    const query = { ...wanted, page: String(index + 1) };
    return givenPage(await client.ask({ method: 'GET', path, query, repeatable: true }), index + 1);
  });
}
