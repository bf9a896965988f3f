import type { z } from 'zod';
import { BankUnavailable, type OnUnreadable, UnreadableAnswer } from '#core/escrow/bank.ts';

export type Page = { readonly rows: readonly unknown[]; readonly isLast: boolean };

/** A list of a bank: its name and path for messages, the form of its rows, and what becomes of other rows. */
export type RowsOf<Row> = {
  readonly bank: string;
  readonly provider: string;
  readonly list: string;
  readonly row: z.ZodType<Row>;
  readonly idOf: (row: Row) => string;
  readonly unreadable: OnUnreadable | undefined;
};

const MOST_PAGES = 10_000;

/**
 * Yields every row of a paged list, newest first. Rows added while we read shift others to a later page,
 * where they would appear again: each is yielded once. A list that answers with the same page again does not
 * turn its pages, and must not pass for a list that was read to its end.
 */
export async function* rowsOf<Row>(
  how: RowsOf<Row>,
  pageAt: (index: number) => Promise<Page>,
): AsyncGenerator<Row> {
  const { bank, row: schema, idOf } = how;
  const met = new Set<string>();
  let before = '';
  for (let index = 0; index < MOST_PAGES; index++) {
    const { rows, isLast } = await pageAt(index);
    for (const row of rows) {
      const parsed = schema.safeParse(row);
      if (!parsed.success) {
        setAside(how, row);
        continue;
      }
      if (met.has(idOf(parsed.data))) continue;
      met.add(idOf(parsed.data));
      yield parsed.data;
    }
    if (isLast) return;
    const page = JSON.stringify(rows);
    if (page === before) throw new BankUnavailable(`${bank} repeats a page of its list`);
    before = page;
  }
  throw new BankUnavailable(`${bank} lists more than ${MOST_PAGES} pages; ask for a shorter period`);
}

function setAside({ bank, provider, list, unreadable }: Omit<RowsOf<never>, 'row' | 'idOf'>, row: unknown) {
  const raw = JSON.stringify(row) ?? '';
  if (!unreadable) throw new UnreadableAnswer(`${bank} has a row in ${list} that cannot be read`, row);
  unreadable({ provider, list, raw });
}

/** Asks about one row of a list. An answer that cannot be read is set aside like a row of that kind. */
export async function readable<Answer>(
  { provider, list, unreadable }: Pick<RowsOf<never>, 'provider' | 'list' | 'unreadable'>,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UnreadableAnswer) || !unreadable) throw error;
    unreadable({ provider, list, raw: error.raw });
    return null;
  }
}
