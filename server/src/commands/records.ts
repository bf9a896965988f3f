import { styleText } from 'node:util';

export type Listing<Row> = {
  readonly rows: readonly Row[];
  /** The columns of the table: titles and cells. */
  readonly columns: Readonly<Record<string, (row: Row) => string>>;
  /** The row as text, for pipes. Scripts read these lines, so their format is stable. */
  readonly line: (row: Row) => string;
  /** Notes printed after the rows, and the same figures for JSON. */
  readonly notes?: readonly string[];
  readonly totals?: Readonly<Record<string, unknown>>;
};

/** Prints JSON if requested, a table on a terminal, and lines in a pipe. */
export function printRecords<Row>(
  listing: Listing<Row>,
  json: boolean,
  terminal = process.stdout.isTTY,
): void {
  const { rows, columns, line, notes = [], totals = {} } = listing;
  if (json) {
    console.log(JSON.stringify({ data: rows, ...totals }, null, 2));
    return;
  }
  if (rows.length > 0) console.log(terminal ? tableOf(columns, rows) : rows.map(line).join('\n'));
  for (const note of notes) console.log(note);
}

const GAP = '  ';
/** A reason may be a paragraph; the table is for finding a row, and --json has the full text. */
const WIDEST = 60;

function tableOf<Row>(columns: Listing<Row>['columns'], rows: readonly Row[]): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => shortened(cell(row))));
  const titles = Object.keys(columns);
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const joined = (texts: readonly string[]) =>
    texts.map((text, at) => (at === texts.length - 1 ? text : text.padEnd(widths[at] ?? 0))).join(GAP);
  return [styleText('bold', joined(titles)), ...cells.map(joined)].join('\n');
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > WIDEST ? `${plain.slice(0, WIDEST - 1)}…` : plain;
}
