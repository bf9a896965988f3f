import type { BankNotice } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { noticesOf } from './deposits.ts';
import { NAME } from './settings.ts';
import { dispute, read } from './wire.ts';

/** Statuses of a dispute that is over. Every other one, documented or not, is open. */
const OVER: ReadonlySet<string> = new Set(['resolved', 'archived']);

/**
 * Looks up a dispute. While it is open, it is reported; once it is over, the transaction itself says whether
 * its money has gone.
 */
export async function disputeNotices(client: BankClient, id: string): Promise<readonly BankNotice[]> {
  const path = `/dispute/${encodeURIComponent(id)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), dispute);
  if (!('data' in result)) return [];
  const { status, category, transaction } = result.data;
  const notices: BankNotice[] = await noticesOf(client, transaction.reference);
  if (notices.length === 0 || OVER.has(status)) return notices;
  const reason = category ? `Paystack: ${category}` : null;
  const about = { provider: NAME, transactionId: transaction.reference, disputeId: id, reason };
  return [...notices, { kind: 'deposit_disputed', ...about }];
}
