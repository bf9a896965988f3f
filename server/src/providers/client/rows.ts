import { BankUnavailable } from '#core/escrow/bank.ts';

export type Page<Row> = { readonly rows: readonly Row[]; readonly isLast: boolean };

const MOST_PAGES = 10_000;

/**
 * Every row of a list that comes in pages, newest first. What is added while we read moves rows to a later
 * page, where they would be met again: each is given once.
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
  throw new BankUnavailable(`${bank} lists more than ${MOST_PAGES} pages; ask for less time at once`);
}
