import { BankUnavailable } from '#core/escrow/bank.ts';

export type Page<Row> = { readonly rows: readonly Row[]; readonly isLast: boolean };

const MOST_PAGES = 10_000;

/**
 * Yields every row of a paged list, newest first. Rows added while we read shift others to a later page,
 * where they would appear again: each is yielded once. A list that answers with the same page again does not
 * turn its pages, and must not pass for a list that was read to its end.
 */
export async function* rowsOf<Row>(
  bank: string,
  idOf: (row: Row) => string,
  pageAt: (index: number) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  const met = new Set<string>();
  let before = '';
  for (let index = 0; index < MOST_PAGES; index++) {
    const { rows, isLast } = await pageAt(index);
    for (const row of rows) {
      if (met.has(idOf(row))) continue;
      met.add(idOf(row));
      yield row;
    }
    if (isLast) return;
    const page = JSON.stringify(rows.map(idOf));
    if (page === before) throw new BankUnavailable(`${bank} repeats a page of its list`);
    before = page;
  }
  throw new BankUnavailable(`${bank} lists more than ${MOST_PAGES} pages; ask for a shorter period`);
}
