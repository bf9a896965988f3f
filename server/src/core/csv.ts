export type Cell = string | number | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/**
 * Much of the content is user input. A spreadsheet would run a cell that starts like a formula, so it is
 * quoted.
 */
function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
