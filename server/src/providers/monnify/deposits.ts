import type { ListedDeposit, OnUnreadable, Period, ReportedDeposit } from '#core/escrow/bank.ts';
import { subtract } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readable, rowsOf } from '#providers/client/rows.ts';
import { CURRENCY } from './accounts.ts';
import { isWithin, PER_PAGE } from './lists.ts';
import { given, listedTransaction, page, read, transaction, unavailable } from './wire.ts';

/** Statuses of money that arrived; REVERSED means that it has also gone back. */
const ARRIVED: ReadonlySet<string> = new Set(['PAID', 'OVERPAID', 'PARTIALLY_PAID', 'REVERSED']);

/** The list may go by the time of the request: an account for one payment lives for forty minutes. */
const EXACT_LIVES_MS = 40 * 60_000;

export type FoundDeposit = { readonly deposit: ReportedDeposit; readonly reversed: boolean };

/** Looks up a payment; null when it is not a deposit into a virtual account. */
export async function findDeposit(
  client: BankClient,
  nameOf: (bankCode: string) => Promise<string>,
  transactionReference: string,
): Promise<FoundDeposit | null> {
  const path = `/api/v2/transactions/${encodeURIComponent(transactionReference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  if ('refused' in result) {
    if (result.refused.status === 404) return null;
    throw unavailable(result.refused);
  }
  const { paymentStatus, paymentMethod, currency, product, amountPaid: amount, ...rest } = result.data;
  const { accountDetails: sender, settlementAmount: settled } = rest;
  if (!product || amount === 0 || !ARRIVED.has(paymentStatus)) return null;
  if (paymentMethod !== 'ACCOUNT_TRANSFER' || currency !== CURRENCY) return null;
  const deposit = {
    provider: 'monnify',
    transactionId: rest.transactionReference,
    // The account is not named, only the reference that we gave it.
    accountReference: product.reference,
    amount,
    currency,
    senderName: sender?.accountName ?? null,
    senderBank: sender?.bankCode ? await nameOf(sender.bankCode) : null,
    ...(settled !== undefined && settled !== null && settled <= amount
      ? { fee: subtract(amount, settled) }
      : {}),
  };
  return { deposit, reversed: paymentStatus === 'REVERSED' };
}

/** The list has neither account nor sender, so each payment is looked up as if a webhook had announced it. */
export async function* listDeposits(
  client: BankClient,
  nameOf: (bankCode: string) => Promise<string>,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedDeposit> {
  const path = '/api/v1/transactions/search';
  const from = String(period.from.getTime() - EXACT_LIVES_MS);
  const wanted = { from, to: String(period.to.getTime()) };
  const pageAt = async (index: number) => {
    const query = { ...wanted, page: String(index), size: PER_PAGE };
    const answer = await client.ask({ method: 'GET', path, query, repeatable: true });
    return given(answer, page);
  };
  const how = { bank: 'Monnify', provider: 'monnify', list: path, unreadable };
  const idOf = (row: { readonly transactionReference: string }) => row.transactionReference;
  for await (const row of rowsOf({ ...how, row: listedTransaction, idOf }, pageAt)) {
    const { completedOn: at } = row;
    if (!at || !ARRIVED.has(row.paymentStatus) || !isWithin(at, period)) continue;
    const found = await readable(how, () => findDeposit(client, nameOf, row.transactionReference));
    if (found) yield { ...found.deposit, at, reversed: found.reversed, orRefunded: true };
  }
}
