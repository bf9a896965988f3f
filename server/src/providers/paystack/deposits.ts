import type { z } from 'zod';
import type { BankNotice, ReportedDeposit } from '#core/escrow/bank.ts';
import { sum } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { ourReference } from './accounts.ts';
import { refundsOf } from './refunds.ts';
import { NAME } from './settings.ts';
import { read, transaction } from './wire.ts';

export type Transaction = z.infer<typeof transaction>;

/**
 * Returns the deposit of a transaction, whether or not it has gone back since; null when it is not one of
 * ours.
 */
export function depositFrom(each: Transaction): ReportedDeposit | null {
  const { status, amount, reference, authorization, currency, fees } = each;
  if (status !== 'success' && status !== 'reversed') return null;
  const deposit = {
    provider: NAME,
    transactionId: reference,
    amount,
    senderName: authorization.sender_name ?? null,
    senderBank: authorization.sender_bank ?? null,
    ...(currency ? { currency } : {}),
    ...(fees ? { fee: fees } : {}),
  };
  // A charge has the reference that we gave it, and no account.
  if (each.channel === 'bank_transfer') return { ...deposit, accountReference: ourReference(reference) };
  const accountNumber = authorization.receiver_bank_account_number;
  return each.channel === 'dedicated_nuban' && accountNumber ? { ...deposit, accountNumber } : null;
}

/**
 * True when the sender's bank has taken the payment back. Paystack uses one status for that and for a payment
 * that we have refunded in full, so our refunds are checked.
 */
export async function isTakenBack(client: BankClient, each: Transaction): Promise<boolean> {
  if (each.status !== 'reversed') return false;
  const returned = (await refundsOf(client, each.reference)).filter(
    ({ state }) => state.status === 'SUCCEEDED',
  );
  return sum(returned.map(({ amount }) => amount)) < each.amount;
}

/** Returns notices for the current state of a transaction. */
export async function noticesOf(client: BankClient, reference: string): Promise<BankNotice[]> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  const deposit = 'data' in result ? depositFrom(result.data) : null;
  if (!deposit || !('data' in result)) return [];
  // Money that has since gone back is reported as arrived first; its reversal is a separate notice.
  const notices: BankNotice[] = [{ kind: 'deposit', deposit }];
  if (await isTakenBack(client, result.data)) {
    const reason = 'Paystack: the sender’s bank has taken it back';
    notices.push({ kind: 'deposit_reversed', provider: NAME, transactionId: reference, reason });
  }
  return notices;
}
