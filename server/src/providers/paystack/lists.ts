import type { z } from 'zod';
import type { ListedDeposit, ListedTransfer, OnUnreadable, Period } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { depositFrom } from './deposits.ts';
import { everyRow } from './every-row.ts';
import { noteOf } from './refunds.ts';
import { CURRENCY, NAME } from './settings.ts';
import { read, refund, refundState, transaction, transfer, transferState } from './wire.ts';

/** Documented values of a transfer's status besides `pending`, which is the default of the filter. */
const OTHER_STATUSES = [
  'success',
  'failed',
  'otp',
  'abandoned',
  'reversed',
  'blocked',
  'rejected',
  'received',
] as const;

export async function* listDeposits(
  client: BankClient,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncIterable<ListedDeposit> {
  const rows = everyRow(client, '/transaction', period, transaction, ({ id }) => id, { unreadable });
  for await (const each of rows) {
    const deposit = depositFrom(each);
    const at = each.paid_at ?? each.created_at;
    if (!deposit || !isWithin(at, period)) continue;
    const reversed = each.status === 'reversed';
    yield { ...deposit, at, reversed, orRefunded: true, refundedAs: each.id };
  }
}

export async function* listTransfers(
  client: BankClient,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncIterable<ListedTransfer> {
  for await (const each of payoutRows(client, period, unreadable)) {
    const { amount, currency = CURRENCY, createdAt: at } = each;
    if (!isWithin(at, period)) continue;
    const reference = each.reference ?? (await referenceOf(client, each));
    if (!reference) continue;
    const recipient = each.recipient?.details.account_number;
    const found = { provider: NAME, kind: 'payout', reference, amount, currency, at, recipient } as const;
    yield { ...found, state: transferState(each) };
  }
  const rows = everyRow(client, '/refund', period, refund, ({ id }) => id, { unreadable });
  for await (const each of rows) {
    const { amount, currency = CURRENCY, at, transaction: deposit } = each;
    const reference = noteOf(each);
    if (!reference || !isWithin(at, period)) continue;
    const found = { provider: NAME, kind: 'refund', reference, amount, currency, at } as const;
    yield { ...found, state: refundState(each), ...(deposit ? { deposit } : {}) };
  }
}

/**
 * The published OpenAPI gives the status filter of this list the default `pending`; the reference manual does
 * not. A settled transfer in the unfiltered list refutes it; otherwise every status is asked for.
 */
async function* payoutRows(client: BankClient, period: Period, unreadable: OnUnreadable | undefined) {
  const listed = (filter = {}) =>
    everyRow(client, '/transfer', period, transfer, ({ id }) => id, { unreadable, filter });
  let isFiltered = true;
  for await (const each of listed()) {
    if (transferState(each).status !== 'PENDING') isFiltered = false;
    yield each;
  }
  if (!isFiltered) return;
  for (const status of OTHER_STATUSES) yield* listed({ status });
}

/** An older example of the list has no references. The transfer itself has one in every example. */
async function referenceOf(client: BankClient, { id }: z.infer<typeof transfer>) {
  const path = `/transfer/${encodeURIComponent(id)}`;
  const found = read(await client.ask({ method: 'GET', path, repeatable: true }), transfer);
  return 'data' in found ? found.data.reference : null;
}

function isWithin(at: Date, { from, to }: Period): boolean {
  return at >= from && at < to;
}
