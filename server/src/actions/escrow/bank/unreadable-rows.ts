import type { EscrowContext } from '#actions/escrow/context.ts';
import { openUnowned } from '#actions/escrow/exceptions/unmatched-deposit.ts';
import type { UnreadableRow } from '#core/escrow/bank.ts';

/** The most rows that become exceptions of their own; a list with more has changed its form. */
const MOST = 50;
const LONGEST_RAW = 4_000;

/**
 * Rows of a bank's lists that could not be read. The rest of the list counts, and each of these becomes an
 * exception, once, with its text: money may have moved that is not in the books.
 */
export class UnreadableRows {
  readonly #rows: UnreadableRow[] = [];

  readonly add = (row: UnreadableRow): void => {
    if (this.#rows.length < MOST) this.#rows.push(row);
  };

  async open(context: EscrowContext): Promise<void> {
    for (const { provider, list, raw } of this.#rows) {
      const subject = context.derivedId('row', provider, list, raw);
      const details = { provider, list, raw: raw.slice(0, LONGEST_RAW) };
      await openUnowned(context, { kind: 'unreadable_row', subject, amount: null, details });
    }
  }
}
