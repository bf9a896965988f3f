import { type BankTransferState, BankUnavailable, type RefundOrder } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { given, type Refund, read, refund, refundState, refunds } from './wire.ts';

/** Paystack stores no reference of ours for a refund, but it stores a note, which holds our reference. */
const NOTE = /^surety:(\S+)$/;
const PER_PAGE = 100;
const MOST_PAGES = 10;

export type OurRefund = {
  readonly reference: string;
  readonly amount: Money;
  readonly state: BankTransferState;
};

/** Returns our reference from a refund's note, if there is one. */
export function noteOf({ merchant_note }: Pick<Refund, 'merchant_note'>): string | undefined {
  return NOTE.exec(merchant_note ?? '')?.[1];
}

/** Returns our refunds of a transaction. */
export async function refundsOf(client: BankClient, transactionId: string): Promise<readonly OurRefund[]> {
  return (await page(client, { transaction: transactionId })).ours;
}

/** Returns a page of refunds, reduced to ours, and whether it is the last page. */
async function page(
  client: BankClient,
  wanted: Readonly<Record<string, string>>,
): Promise<{ ours: OurRefund[]; isLast: boolean }> {
  const query = { ...wanted, perPage: String(PER_PAGE) };
  const found = given(await client.ask({ method: 'GET', path: '/refund', query, repeatable: true }), refunds);
  const ours = found.flatMap((each) => {
    const reference = noteOf(each);
    return reference ? [{ reference, amount: each.amount, state: refundState(each) }] : [];
  });
  return { ours, isLast: found.length < PER_PAGE };
}

/**
 * Without its transaction, a refund can only be searched among the newest ones. An older one counts as
 * unknown, which is safe: before it is sent, its transaction is checked.
 */
export async function findRefund(client: BankClient, reference: string): Promise<BankTransferState | null> {
  for (let number = 1; number <= MOST_PAGES; number++) {
    const { ours, isLast } = await page(client, { page: String(number) });
    const found = ours.find((each) => each.reference === reference);
    if (found) return found.state;
    if (isLast) return null;
  }
  return null;
}

/**
 * The request is not repeated, since that would make a second refund: after a lost answer, the refund is
 * looked up.
 */
export async function submitRefund(client: BankClient, order: RefundOrder): Promise<BankTransferState> {
  const { reference, transactionId, amount } = order;
  const known = (await refundsOf(client, transactionId)).find((each) => each.reference === reference);
  if (known) return known.state;
  const body = { transaction: transactionId, amount, merchant_note: `surety:${reference}` };
  const result = read(await client.ask({ method: 'POST', path: '/refund', body, repeatable: false }), refund);
  if ('data' in result) return refundState(result.data);
  const { code, message } = result.refused;
  if (result.status === 401 || code === 'insufficient_balance') {
    throw new BankUnavailable(`Paystack cannot make the refund now: ${message}`);
  }
  return { status: 'FAILED', reason: message };
}
