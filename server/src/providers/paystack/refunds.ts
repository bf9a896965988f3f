import { type BankTransferState, BankUnavailable, type RefundOrder } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { given, type Refund, read, refund, refundState, refunds } from './wire.ts';

/** Paystack keeps no reference of ours for a refund, but it keeps a note, and the note is our reference. */
const NOTE = /^surety:(\S+)$/;
const PER_PAGE = 100;
const MOST_PAGES = 10;

export type OurRefund = {
  readonly reference: string;
  readonly amount: Money;
  readonly state: BankTransferState;
};

/** The reference of ours that a refund carries, if it does. */
export function noteOf({ merchant_note }: Pick<Refund, 'merchant_note'>): string | undefined {
  return NOTE.exec(merchant_note ?? '')?.[1];
}

/** Those of our refunds that belong to a transaction. */
export async function refundsOf(client: BankClient, transactionId: string): Promise<readonly OurRefund[]> {
  return (await page(client, { transaction: transactionId })).ours;
}

/** A page of refunds: ours among them, and whether there may be more. */
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
 * Without its transaction a refund can only be looked for among the newest. One that is older counts as
 * unheard of, which is safe: before it is sent, its transaction is asked about.
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

/** Not repeated, since a second request would be a second refund: what came of a lost answer is looked up. */
export async function submitRefund(client: BankClient, order: RefundOrder): Promise<BankTransferState> {
  const { reference, transactionId, amount } = order;
  const known = (await refundsOf(client, transactionId)).find((each) => each.reference === reference);
  if (known) return known.state;
  const body = { transaction: transactionId, amount, merchant_note: `surety:${reference}` };
  const said = read(await client.ask({ method: 'POST', path: '/refund', body, repeatable: false }), refund);
  if ('data' in said) return refundState(said.data);
  const { code, message } = said.refused;
  if (said.status === 401 || code === 'insufficient_balance') {
    throw new BankUnavailable(`Paystack makes no refund now: ${message}`);
  }
  return { status: 'FAILED', reason: message };
}
