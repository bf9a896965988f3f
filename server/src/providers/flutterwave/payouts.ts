import {
  type BankTransferState,
  BankUnavailable,
  type ListedTransfer,
  type OnUnreadable,
  type PayoutOrder,
  type Period,
} from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import { DAY_MS } from '#core/time.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { nairaNumber } from '#providers/client/naira-wire.ts';
import { resolveAccount } from './accounts.ts';
import { daysOf, isWithin, listOf } from './lists.ts';
import { given, read, transfer, transferState, wallet } from './wire.ts';

const PATH = '/transfers';

/**
 * Does not rely on the filter: only a transfer with our exact reference is ours, and where Flutterwave lists
 * others, all of them are read, back to `since`.
 */
export async function findPayout(
  client: BankClient,
  reference: string,
  since = new Date(0),
): Promise<BankTransferState | null> {
  for await (const row of listOf(client, PATH, { reference }, transfer)) {
    if (row.reference === reference) return transferState(row);
    // Newest first. A day is more than any two clocks are apart.
    if (row.created_at.getTime() < since.getTime() - DAY_MS) return null;
  }
  return null;
}

/**
 * Flutterwave accepts each of our references once: a repeat is refused, and the first transfer is looked up.
 * It accepts payouts that it cannot pay and fails them later, which would use up the reference and one of the
 * payout's attempts, so the balance is checked first.
 */
export async function submitPayout(client: BankClient, order: PayoutOrder): Promise<BankTransferState> {
  const { reference, amount, currency, narration, destination } = order;
  if ((await balance(client, currency)) < amount) {
    throw new BankUnavailable('Flutterwave cannot send the payout now: the balance does not cover it');
  }
  const to = { account_bank: destination.bankCode, account_number: destination.accountNumber };
  const money = { amount: nairaNumber(amount), currency, debit_currency: currency };
  const body = { ...to, ...money, beneficiary_name: destination.accountName, narration, reference };
  const result = read(await client.ask({ method: 'POST', path: PATH, body, repeatable: true }), transfer);
  if ('data' in result) return transferState(result.data);
  const { status, message } = result.refused;
  // A refusal has only a message and no code, so its meaning is found out by asking.
  if (status === 400) {
    const known = await findPayout(client, reference);
    if (known) return known;
    if ((await resolveAccount(client, destination)) === null) return { status: 'FAILED', reason: message };
  }
  throw new BankUnavailable(`Flutterwave cannot send the payout now: ${message}`);
}

export async function* listPayouts(
  client: BankClient,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedTransfer> {
  for await (const row of listOf(client, PATH, daysOf(period), transfer, unreadable)) {
    if (!isWithin(row.created_at, period)) continue;
    const { reference, amount, currency, created_at: at, account_number: recipient } = row;
    const state = transferState(row);
    yield { provider: 'flutterwave', kind: 'payout', reference, amount, currency, at, state, recipient };
  }
}

export async function balance(client: BankClient, currency: string): Promise<Money> {
  const path = `/balances/${encodeURIComponent(currency)}`;
  return given(await client.ask({ method: 'GET', path, repeatable: true }), wallet).available_balance;
}
