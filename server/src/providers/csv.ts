import { createReadStream } from 'node:fs';
import { CsvError, type Options, parse as parser } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** RFC 4180. Files of banks and authorities also mix line ends, and have quotation marks within a cell. */
const DIALECT = {
  ltrim: true,
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
} satisfies Options;

export const CELL_TOO_LONG = 'one of its cells is too long; is a quote missing?';

/** `onRow` may throw to stop after a number of rows. */
export function csvRows(text: string, delimiter: string, onRow: (row: number) => void): string[][] {
  const count = (cells: string[], { records }: { readonly records: number }) => {
    onRow(records);
    return cells;
  };
  return parse(text, { ...DIALECT, delimiter, on_record: count });
}

/** Reads the rows of a file while they are used. */
export function csvRowsIn(path: string, maxRowLength: number): AsyncIterable<string[]> {
  const rows = parser({ ...DIALECT, bom: true, max_record_size: maxRowLength });
  return createReadStream(path).compose(rows) as AsyncIterable<string[]>;
}

/** Null for an error that is not about the text. */
export function csvFaultOf(error: unknown): string | null {
  if (!(error instanceof CsvError)) return null;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return CELL_TOO_LONG;
  const row = Number(error['records']) + 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `row ${row} has a quotation mark that is not closed`;
  return `row ${row}: ${error.message}`;
}
