import type { z } from 'zod';
import type { OnUnreadable, Period } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { rowsOf } from '#providers/client/rows.ts';
import { givenPage } from './wire.ts';

const LAGOS_MS = 3_600_000;

/**
 * Flutterwave lists whole days in an unspecified time zone: these days contain the period both in UTC and in
 * Lagos.
 */
export function daysOf({ from, to }: Period): { from: string; to: string } {
  return { from: dayOf(from), to: dayOf(new Date(to.getTime() + LAGOS_MS)) };
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function isWithin(at: Date, { from, to }: Period): boolean {
  return at >= from && at < to;
}

export function listOf<Row extends { readonly id: string }>(
  client: BankClient,
  path: string,
  wanted: Readonly<Record<string, string>>,
  row: z.ZodType<Row>,
  unreadable?: OnUnreadable,
): AsyncGenerator<Row> {
  const pageAt = async (index: number) => {
    const query = { ...wanted, page: String(index + 1) };
    return givenPage(await client.ask({ method: 'GET', path, query, repeatable: true }), index + 1);
  };
  const how = { bank: 'Flutterwave', provider: 'flutterwave', list: path, row, unreadable };
  return rowsOf({ ...how, idOf: ({ id }) => id }, pageAt);
}
