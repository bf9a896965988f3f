import { createReadStream } from 'node:fs';
import { WatchListError } from './watch-list-error.ts';

const MAX_CELL = 20_000;

/** Yields the rows of a CSV file, with quotes and line breaks as in RFC 4180. */
export async function* rowsOf(path: string): AsyncGenerator<string[]> {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let mayEnd = false;
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    for (const sign of piece) {
      if (quoted && !mayEnd) {
        if (sign === '"') mayEnd = true;
        else cell += sign;
      } else if (mayEnd && sign === '"') {
        cell += sign;
        mayEnd = false;
      } else {
        if (mayEnd) [quoted, mayEnd] = [false, false];
        if (sign === '"' && cell.trim() === '') [quoted, cell] = [true, ''];
        else if (sign === ',') {
          row.push(cell.trim());
          cell = '';
        } else if (sign === '\n') {
          yield [...row, cell.trim()];
          [row, cell] = [[], ''];
        } else if (sign !== '\r') cell += sign;
      }
      if (cell.length > MAX_CELL)
        throw new WatchListError('one of its cells is too long; is a quotation mark missing?');
    }
  }
  if (row.length > 0 || cell !== '') yield [...row, cell.trim()];
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
    const header = row.map((cell) => cell.replace(/^\uFEFF/, '').toLowerCase());
    if (needed.every((name) => header.includes(name))) names = header;
    else if (++before > 10) break;
  }
  if (!names) throw new WatchListError(`no row names the columns ${needed.join(', ')}`);
}
