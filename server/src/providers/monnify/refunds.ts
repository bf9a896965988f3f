import {
  type BankTransferState,
  BankUnavailable,
  type ListedTransfer,
  type OnUnreadable,
  type Period,
  type RefundOrder,
} from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { nairaNumber } from '#providers/client/naira-wire.ts';
import { rowsOf } from '#providers/client/rows.ts';
import { CURRENCY } from './accounts.ts';
import { isWithin, PER_PAGE } from './lists.ts';
import { given, page, read, refund, refundState, unavailable } from './wire.ts';

const PATH = '/api/v1/refunds';
/** At most 64 and 16 characters. Monnify's library requires both. */
const NOTES = { refundReason: 'Returned from escrow', customerNote: 'Escrow refund' };

/** No such payment, not refundable, more than was paid, less than 100 naira, or more than is left of it. */
const NEVER: ReadonlySet<string> = new Set(['R1', 'R2', 'R3', 'R4', 'R12']);

export async function findRefund(client: BankClient, reference: string): Promise<BankTransferState | null> {
  const path = `${PATH}/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), refund);
  if ('data' in result) return refundState(result.data);
  // A 404 can be trusted: if Monnify does know the reference, it refuses to pay it again.
  if (result.refused.status === 404) return null;
  throw unavailable(result.refused);
}

/** Monnify accepts each of our references once: a repeat is refused, and the first refund is looked up. */
export async function submitRefund(client: BankClient, order: RefundOrder): Promise<BankTransferState> {
  const { reference, transactionId, amount } = order;
  const which = { transactionReference: transactionId, refundReference: reference };
  const body = { ...which, refundAmount: nairaNumber(amount), ...NOTES };
  const path = `${PATH}/initiate-refund`;
  const result = read(await client.ask({ method: 'POST', path, body, repeatable: true }), refund);
  if ('data' in result) return refundState(result.data);
  const { code, message } = result.refused;
  if (result.refused.status === 401) throw unavailable(result.refused);
  const known = await findRefund(client, reference);
  if (known) return known;
  if (NEVER.has(code)) return { status: 'FAILED', reason: message };
  throw new BankUnavailable(`Monnify cannot make the refund now: ${message}`);
}

export async function* listRefunds(
  client: BankClient,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedTransfer> {
  const wanted = { from: String(period.from.getTime()), to: String(period.to.getTime()) };
  const pageAt = async (index: number) => {
    const query = { ...wanted, page: String(index), size: PER_PAGE };
    return given(await client.ask({ method: 'GET', path: PATH, query, repeatable: true }), page);
  };
  const how = { bank: 'Monnify', provider: 'monnify', list: PATH, row: refund, unreadable };
  for await (const row of rowsOf({ ...how, idOf: (each) => each.refundReference }, pageAt)) {
    const { refundReference: reference, refundAmount: amount, createdOn: at } = row;
    if (!isWithin(at, period)) continue;
    const deposit = row.transactionReference ? { deposit: row.transactionReference } : {};
    const found = {
      provider: 'monnify',
      kind: 'refund',
      reference,
      amount,
      currency: CURRENCY,
      at,
    } as const;
    yield { ...found, state: refundState(row), ...deposit };
  }
}
