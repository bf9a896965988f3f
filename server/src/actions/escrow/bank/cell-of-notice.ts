import { everyCell } from '#actions/cells.ts';
import { type EscrowContext, SANDBOX } from '#actions/escrow/context.ts';
import type { BankNotice } from '#core/escrow/bank.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as bankReferences from '#store/escrow/bank-references.ts';
import * as deposits from '#store/escrow/deposits.ts';

/**
 * Returns the cell that a bank notification concerns. Every cell must answer: money in the books of one must
 * not count as unmatched in another. A notification that no cell knows stays where it arrived. The sandbox
 * bank of a cell concerns only that cell.
 */
export async function cellOfNotice(context: EscrowContext, notice: BankNotice): Promise<EscrowContext> {
  const cells = everyCell(context);
  const { provider } = notice.kind === 'deposit' ? notice.deposit : notice;
  if (cells.length === 1 || provider === SANDBOX) return context;
  const answers = await Promise.all(cells.map((cell) => standing(cell, notice)));
  for (const sought of ['booked', 'owned'] as const) {
    const at = answers.indexOf(sought);
    if (at >= 0) return cells[at] ?? context;
  }
  return context;
}

/** booked: it is in these books. owned: it belongs to this cell but is not in its books yet. */
async function standing({ db }: EscrowContext, notice: BankNotice): Promise<'booked' | 'owned' | null> {
  if (notice.kind === 'deposit') {
    const { posted, owner } = await deposits.lookUp(db, { accountNumber: '', ...notice.deposit });
    if (posted) return 'booked';
    return owner ? 'owned' : null;
  }
  const { provider } = notice;
  if (notice.kind === 'transfer') {
    return (await bankReferences.find(db, provider, notice.reference)) ? 'booked' : null;
  }
  const { transactionId } = notice;
  const found =
    (await deposits.findByTransaction(db, provider, transactionId)) ??
    (await unmatchedMoney.find(db, provider, transactionId));
  return found ? 'booked' : null;
}
