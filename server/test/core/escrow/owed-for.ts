import type { Transfer } from '#core/escrow/ledger.ts';
import { type Money, money } from '#core/escrow/money.ts';

/** The amount still owed for this cause, computed independently of the balance. */
export function owedFor(transfers: readonly Transfer[], subject: string): Money {
  let owed = 0;
  for (const { cause, debit, credit, amount } of transfers) {
    if (cause !== subject) continue;
    if (debit === 'receivable') owed += amount;
    if (credit === 'receivable') owed -= amount;
  }
  return money(owed);
}
