export type Cell = string | number | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** The start of a formula, also in full width, in a cell or in what a spreadsheet may take for one. */
const FORMULA = /(^|[;\t\r\n])([=+\-@＝＋－＠])/g;

/** A negative amount, which no spreadsheet runs and every one should add up. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/**
 * Much of the content is user input. A spreadsheet would run a cell that starts like a formula, so it gets an
 * apostrophe. Where lists are separated by semicolons, a spreadsheet also splits cells at those.
 */
function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number' || NEGATIVE.test(value)) return String(value);
  const inert = value.replace(FORMULA, "$1'$2");
  const safe = /^[\t\r\n]/.test(inert) ? `'${inert}` : inert;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
