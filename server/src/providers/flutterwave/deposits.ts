import type { ListedDeposit, Period, ReportedDeposit } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { CURRENCY } from './accounts.ts';
import { dayOf, daysOf, isWithin, listOf } from './lists.ts';
import { chargebacks, listedTransactions, read, transaction, unavailable } from './wire.ts';

/** Those by which the money is gone for good; the others are open, or were won. */
const UPHELD: ReadonlySet<string> = new Set(['accepted', 'lost']);

/** What Flutterwave says of a payment when it is asked; null for what is none into a virtual account. */
export async function findDeposit(
  client: BankClient,
  id: string,
): Promise<{ readonly deposit: ReportedDeposit; readonly at: Date } | null> {
  const path = `/transactions/${encodeURIComponent(id)}/verify`;
  const said = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  if ('refused' in said) {
    const { status } = said.refused;
    if (status === 400 || status === 404) return null;
    throw unavailable(said.refused);
  }
  const { status, payment_type, currency, amount, app_fee, tx_ref, meta, created_at: at } = said.data;
  if (status !== 'successful' || payment_type !== 'bank_transfer' || currency !== CURRENCY) return null;
  const deposit = {
    provider: 'flutterwave',
    transactionId: said.data.id,
    // It does not say which account was paid into, only which reference we gave that account.
    accountReference: tx_ref,
    amount,
    currency,
    senderName: meta?.originatorname ?? null,
    senderBank: meta?.bankname ?? null,
    sessionId: meta?.sessionid ?? null,
    ...(app_fee ? { fee: app_fee } : {}),
  };
  return { deposit, at };
}

/** The list names no sender, so each payment in it is asked for as if a webhook had told of it. */
export async function* listDeposits(client: BankClient, period: Period): AsyncGenerator<ListedDeposit> {
  const recalled = await recalledSince(client, period.from);
  for await (const row of listOf(client, '/transactions', daysOf(period), listedTransactions)) {
    if (!isWithin(row.created_at, period)) continue;
    const found = await findDeposit(client, row.id);
    if (found) yield { ...found.deposit, at: found.at, reversed: recalled.has(row.id) };
  }
}

/** A payment that its bank took back stays successful and nothing is sent: it is among the chargebacks. */
async function recalledSince(client: BankClient, from: Date): Promise<ReadonlySet<string>> {
  const recalled = new Set<string>();
  for await (const row of listOf(client, '/chargebacks', { from: dayOf(from) }, chargebacks)) {
    if (UPHELD.has(row.status)) recalled.add(row.transaction_id);
  }
  return recalled;
}
