import type { ListedDeposit, OnUnreadable, Period, ReportedDeposit } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readable } from '#providers/client/rows.ts';
import { CURRENCY } from './accounts.ts';
import { dayOf, daysOf, isWithin, listOf } from './lists.ts';
import { chargeback, listedTransaction, read, transaction, unavailable } from './wire.ts';

/** Chargeback statuses that mean the money is gone for good. */
const UPHELD: ReadonlySet<string> = new Set(['accepted', 'lost']);
/** Chargeback statuses that mean we keep the money. Every other one, documented or not, is open. */
const WON: ReadonlySet<string> = new Set(['won', 'reversed']);

/** Looks up a payment; null when it is not a deposit into a virtual account. */
export async function findDeposit(
  client: BankClient,
  id: string,
): Promise<{ readonly deposit: ReportedDeposit; readonly at: Date } | null> {
  const path = `/transactions/${encodeURIComponent(id)}/verify`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  if ('refused' in result) {
    const { status } = result.refused;
    if (status === 400 || status === 404) return null;
    throw unavailable(result.refused);
  }
  const { status, payment_type, currency, amount, app_fee, tx_ref, meta, created_at: at } = result.data;
  if (amount === 0 || status !== 'successful' || payment_type !== 'bank_transfer' || currency !== CURRENCY)
    return null;
  const deposit = {
    provider: 'flutterwave',
    transactionId: result.data.id,
    // The account is not named, only the reference that we gave it.
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

/** The list has no sender, so each payment is looked up as if a webhook had announced it. */
export async function* listDeposits(
  client: BankClient,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedDeposit> {
  const list = '/transactions';
  const claims = await claimsSince(client, period.from, unreadable);
  for await (const row of listOf(client, list, daysOf(period), listedTransaction, unreadable)) {
    if (!isWithin(row.created_at, period)) continue;
    const how = { provider: 'flutterwave', list, unreadable };
    const found = await readable(how, () => findDeposit(client, row.id));
    const claim = claims.get(row.id);
    const disputed = claim?.isOpen ? { disputeId: claim.id } : {};
    if (found) yield { ...found.deposit, at: found.at, reversed: claim?.isOpen === false, ...disputed };
  }
}

/**
 * A payment that its bank took back stays successful and sends no webhook: it is found among the chargebacks.
 */
async function claimsSince(
  client: BankClient,
  from: Date,
  unreadable?: OnUnreadable,
): Promise<ReadonlyMap<string, Claim>> {
  const claims = new Map<string, Claim>();
  for await (const row of listOf(client, '/chargebacks', { from: dayOf(from) }, chargeback, unreadable)) {
    if (WON.has(row.status)) continue;
    const isOpen = !UPHELD.has(row.status);
    // One that is lost outweighs any that is open.
    if (!isOpen || !claims.has(row.transaction_id)) claims.set(row.transaction_id, { id: row.id, isOpen });
  }
  return claims;
}

type Claim = { readonly id: string; readonly isOpen: boolean };
