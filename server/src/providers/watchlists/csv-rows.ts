import { CELL_TOO_LONG, csvFaultOf, csvRowsIn } from '#providers/csv.ts';
import { WatchListError } from './watch-list-error.ts';

const MAX_CELL = 20_000;
/** Bounds the memory that a missing quote can take. */
const MAX_ROW = 10 * MAX_CELL;

/** Yields the rows of a CSV file. */
export async function* rowsOf(path: string): AsyncGenerator<string[]> {
  try {
    for await (const row of csvRowsIn(path, MAX_ROW)) {
      if (row.some((cell) => cell.length > MAX_CELL)) throw new WatchListError(CELL_TOO_LONG);
      yield row.map((cell) => cell.trim());
    }
  } catch (error) {
    const fault = csvFaultOf(error);
    throw fault === null ? error : new WatchListError(fault);
  }
}

/** Yields rows as records; the first row that contains all of `needed` is the header. */
export async function* recordsOf(
  path: string,
  needed: readonly string[],
): AsyncGenerator<Readonly<Record<string, string>>> {
  let names: readonly string[] | null = null;
  let before = 0;
  for await (const row of rowsOf(path)) {
    if (names) {
      yield Object.fromEntries(names.map((name, place) => [name, row[place] ?? '']));
      continue;
    }
    const header = row.map((cell) => cell.toLowerCase());
    if (needed.every((name) => header.includes(name))) names = header;
    else if (++before > 10) break;
  }
  if (!names) throw new WatchListError(`no row names the columns ${needed.join(', ')}`);
}
