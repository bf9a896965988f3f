import { formatAmount } from '#core/escrow/currency.ts';
import { messageFault } from '#core/escrow/verify/messages.ts';
import type { Queryable } from '#store/db.ts';
import * as bankBooks from '#store/escrow/verify/bank-books.ts';

type Report = (check: 'platform' | 'messages', where: string, what: string) => void;

const PAGE = 1_000;

/**
 * Checks that each movement of the platform's own books has the exception or the break that explains it, and
 * that bank notifications that count as processed have had an effect.
 */
export async function verifyBankBooks(db: Queryable, report: Report): Promise<void> {
  for (const { provider, cause, kind, amount, currency } of await bankBooks.unexplained(db, PAGE)) {
    const what = `no exception or break explains ${formatAmount(BigInt(amount), currency)}`;
    report('platform', `${kind} ${cause} at ${provider}`, what);
  }
  for (const id of await bankBooks.unrecordedClosings(db, PAGE)) {
    report('platform', `break ${id}`, 'it was closed, but the audit log does not say so');
  }
  for (let after: bankBooks.ProcessedMessage | null = null, more = true; more; ) {
    const page: bankBooks.ProcessedMessage[] = await bankBooks.processed(db, after, PAGE);
    for (const message of page) {
      const fault = messageFault(message);
      if (fault) report('messages', `${message.kind} ${message.subject} at ${message.provider}`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}
