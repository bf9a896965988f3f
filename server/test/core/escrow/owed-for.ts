import type { Transfer } from '#core/escrow/ledger.ts';
import { type Money, money } from '#core/escrow/money.ts';

/** The amount still owed for this cause, computed independently of the balance. */
export function owedFor(transfers: readonly Transfer[], subject: string): Money {
  let owed = 0;
  for (const { cause, debit, credit, amount } of transfers) {
    // A recovery also names the milestone whose release it takes back.
    if (cause !== subject && !cause.startsWith(`${subject} `)) continue;
    if (debit === 'receivable') owed += amount;
    if (credit === 'receivable') owed -= amount;
  }
  return money(owed);
}
