import type { z } from 'zod';
import type { BankNotice, ReportedDeposit } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { ourReference } from './accounts.ts';
import { NAME } from './settings.ts';
import { read, transaction } from './wire.ts';

export type Transaction = z.infer<typeof transaction>;

/**
 * Returns the deposit of a transaction, whether or not it has gone back since; null when it is not one of
 * ours.
 */
export function depositFrom(each: Transaction): ReportedDeposit | null {
  const { status, amount, reference, authorization, currency, fees } = each;
  // A payment of nothing moves no money.
  if ((status !== 'success' && status !== 'reversed') || amount === 0) return null;
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

/** Looks up a transaction by its reference; null when Paystack does not know it. */
export async function findTransaction(client: BankClient, reference: string): Promise<Transaction | null> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  return 'data' in result ? result.data : null;
}

/**
 * Returns notices for the current state of a transaction. `reversed` means that it was refunded or charged
 * back, and does not say by whom.
 */
export async function noticesOf(client: BankClient, reference: string): Promise<BankNotice[]> {
  const found = await findTransaction(client, reference);
  const deposit = found && depositFrom(found);
  if (!deposit) return [];
  // Money that has since gone back is reported as arrived first; its reversal is a separate notice.
  const notices: BankNotice[] = [{ kind: 'deposit', deposit }];
  if (found.status === 'reversed') {
    const reason = 'Paystack: the sender’s bank has taken it back';
    const gone = { provider: NAME, transactionId: reference, orRefunded: true, reason } as const;
    notices.push({ kind: 'deposit_reversed', ...gone });
  }
  return notices;
}
