import { BankUnavailable } from '#core/escrow/bank.ts';

export type Page<Row> = { readonly rows: readonly Row[]; readonly isLast: boolean };

const MOST_PAGES = 10_000;

/**
 * Yields every row of a paged list, newest first. Rows added while we read shift others to a later page,
 * where they would appear again: each is yielded once.
 */
export async function* rowsOf<Row>(
  bank: string,
  idOf: (row: Row) => string,
  pageAt: (index: number) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  const met = new Set<string>();
  for (let index = 0; index < MOST_PAGES; index++) {
    const { rows, isLast } = await pageAt(index);
    for (const row of rows) {
      if (met.has(idOf(row))) continue;
      met.add(idOf(row));
      yield row;
    }
    if (isLast) return;
  }
  throw new BankUnavailable(`${bank} lists more than ${MOST_PAGES} pages; ask for a shorter period`);
}
