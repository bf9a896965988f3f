import {
  type BankTransferState,
  BankUnavailable,
  type RefundDetails,
  type RefundOrder,
  type SentAbout,
} from '#core/escrow/bank.ts';
import { DAY_MS } from '#core/time.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { listBanks } from './accounts.ts';
import { findTransaction } from './deposits.ts';
import { everyRow } from './every-row.ts';
import { balanceOf } from './payouts.ts';
import { type Refund, read, refund, refundState, retriedRefund, WAITS_FOR_ACCOUNT } from './wire.ts';

/** Paystack stores no reference of ours for a refund, but it stores a note, which holds our reference. */
const NOTE = /^surety:(\S+)$/;
/** Tolerated difference between our clock and Paystack's. */
const SKEW_MS = DAY_MS;
const EARLIEST = new Date(0);

/** Returns our reference from a refund's note, if there is one. */
export function noteOf({ merchant_note }: Pick<Refund, 'merchant_note'>): string | undefined {
  return NOTE.exec(merchant_note ?? '')?.[1];
}

/**
 * Yields the refunds of a transaction that carry a note of ours. The list is read by its dates: whether it
 * can be filtered by transaction, and by which name of it, is documented in contradictory ways.
 */
export async function* refundsOf(client: BankClient, { transactionId, since }: SentAbout) {
  const of = transactionId ? await findTransaction(client, transactionId) : null;
  if (transactionId && !of) return;
  const from = new Date(
    Math.max(0, (since ?? of?.paid_at ?? of?.created_at ?? EARLIEST).getTime() - SKEW_MS),
  );
  for await (const row of everyRow(client, '/refund', { from }, refund, ({ id }) => id)) {
    const reference = noteOf(row);
    // A note can be typed by anyone at Paystack's dashboard, so it counts for its own transaction only.
    const isOf = !of || row.transaction === undefined || row.transaction === of.id;
    if (reference && isOf) yield { reference, row, state: refundState(row) };
  }
}

export async function findRefund(
  client: BankClient,
  reference: string,
  about: SentAbout = {},
): Promise<BankTransferState | null> {
  const row = await findRow(client, reference, about);
  return row && refundState(row);
}

async function findRow(client: BankClient, reference: string, about: SentAbout): Promise<Refund | null> {
  for await (const known of refundsOf(client, about)) if (known.reference === reference) return known.row;
  return null;
}

/**
 * The request is not repeated, since that would make a second refund: after a lost answer, the refund is
 * looked up.
 */
export async function submitRefund(client: BankClient, order: RefundOrder): Promise<BankTransferState> {
  const { reference, transactionId, amount } = order;
  const known = await findRefund(client, reference, order);
  if (known) return known;
  const body = { transaction: transactionId, amount, merchant_note: `surety:${reference}` };
  const result = read(await client.ask({ method: 'POST', path: '/refund', body, repeatable: false }), refund);
  if ('data' in result) return refundState(result.data);
  const { code, message } = result.refused;
  const isShort = code === undefined && (await balanceOf(client, order.currency)) < amount;
  if (isShort || result.status === 401 || code === 'insufficient_balance') {
    throw new BankUnavailable(`Paystack cannot make the refund now: ${message}`);
  }
  return { status: 'FAILED', reason: message };
}

/**
 * Gives Paystack the account for a refund that needs one. It refuses that for a refund in any other state, so
 * a lost answer does no harm: the refund is looked up.
 */
export async function completeRefund(client: BankClient, details: RefundDetails): Promise<BankTransferState> {
  const { reference, currency, destination } = details;
  const row = await findRow(client, reference, details);
  if (!row) throw new BankUnavailable(`Paystack does not list the refund ${reference}`);
  if (row.status !== WAITS_FOR_ACCOUNT) return refundState(row);
  const bank = (await listBanks(client)).find(({ code }) => code === destination.bankCode);
  if (!bank) throw new BankUnavailable(`Paystack lists no bank with the code ${destination.bankCode}`);
  const account = { currency, account_number: destination.accountNumber, bank_id: bank.id };
  const path = `/refund/retry_with_customer_details/${encodeURIComponent(row.id)}`;
  const body = { refund_account_details: account };
  const result = read(await client.ask({ method: 'POST', path, body, repeatable: true }), retriedRefund);
  if ('data' in result) return refundState(result.data);
  const { status, refused } = result;
  if (status !== 400 && status !== 422) {
    throw new BankUnavailable(`Paystack cannot complete the refund now: ${refused.message}`);
  }
  const now = await findRow(client, reference, details);
  if (now && now.status !== WAITS_FOR_ACCOUNT) return refundState(now);
  return { status: 'PENDING', attention: `Paystack refuses the account for the refund: ${refused.message}` };
}
