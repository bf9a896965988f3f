import { DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import { type Statement, StatementError, type StatementLine } from '#core/escrow/reconciliation/statement.ts';
import { csvFaultOf, csvRows } from '#providers/csv.ts';
import { daysOf, readDay, units } from './fields.ts';
import { MAX_TEXT, refuseMoreThan } from './limits.ts';

/** Column names by meaning, as in the header row. */
export type Columns = Partial<Record<ColumnName, string>>;
export type ColumnName = keyof typeof USUAL_NAMES;

/** Common column names of banks, compared case-insensitively. Others are given with --columns. */
const USUAL_NAMES = {
  date: ['date', 'transaction date', 'trans date', 'booking date', 'posting date', 'post date', 'value date'],
  amount: ['amount', 'transaction amount'],
  credit: ['credit', 'credit amount', 'deposit', 'deposits', 'money in'],
  debit: ['debit', 'debit amount', 'withdrawal', 'withdrawals', 'money out'],
  direction: ['direction', 'type', 'dr/cr', 'cr/dr', 'credit/debit'],
  currency: ['currency', 'ccy'],
  reference: [
    'reference',
    'ref',
    'transaction reference',
    'transaction id',
    'reference number',
    'session id',
  ],
  narrative: ['narrative', 'narration', 'description', 'remarks', 'details', 'transaction details'],
} as const satisfies Record<string, readonly string[]>;
export const COLUMN_NAMES = Object.keys(USUAL_NAMES) as ColumnName[];

/** The caller may know what the columns are called. */
export class UnknownColumns extends StatementError {}

/** Some banks put their name and the account above the table. */
const HEADER_WITHIN = 50;

type Places = Partial<Record<ColumnName, number>>;

export function readCsv(text: string, columns: Columns = {}): Statement {
  const rows = readRows(text);
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => isComplete(placesOf(row, columns)));
  const header = rows[at];
  if (!header) {
    throw new UnknownColumns('no row names a date and an amount (or credit and debit)');
  }
  const places = placesOf(header, columns);
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.slice(at + 1).entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    lines.push(readLine(row, places, at + index + 2));
  }
  return { lines, covered: daysOf(lines.map(({ bookedOn }) => bookedOn)) };
}

function placesOf(row: readonly string[], columns: Columns): Places {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const places: Places = {};
  for (const name of COLUMN_NAMES) {
    const given = columns[name];
    const wanted: readonly string[] = given === undefined ? USUAL_NAMES[name] : [given.trim().toLowerCase()];
    const place = names.findIndex((cell) => wanted.includes(cell));
    if (place >= 0) places[name] = place;
    else if (given !== undefined) return {};
  }
  return places;
}

function isComplete({ date, amount, credit, debit }: Places): boolean {
  return date !== undefined && (amount !== undefined || (credit !== undefined && debit !== undefined));
}

function readLine(row: readonly string[], places: Places, number: number): StatementLine {
  const cell = (name: ColumnName) => (row[places[name] ?? -1] ?? '').trim();
  try {
    const currency = cell('currency') || DEFAULT_CURRENCY;
    const reference = cell('reference').slice(0, MAX_TEXT);
    return {
      number,
      bookedOn: readDay(cell('date')),
      ...readAmount(cell, currency),
      currency: places.currency === undefined ? null : currency,
      references: reference ? [reference] : [],
      narrative: cell('narrative').slice(0, MAX_TEXT),
    };
  } catch (error) {
    throw error instanceof StatementError ? new StatementError(`row ${number}: ${error.message}`) : error;
  }
}

type Side = Pick<StatementLine, 'direction' | 'amount'>;

function readAmount(cell: (name: ColumnName) => string, currency: string): Side {
  const credit = signed(cell('credit'), currency);
  const debit = signed(cell('debit'), currency);
  const amount = signed(cell('amount'), currency);
  const given = [credit, debit, amount].filter((one) => one !== null && one.amount > 0);
  const [only] = given;
  if (!only || given.length > 1) throw new StatementError('an amount is missing or given twice');
  // A debit column may contain negative or positive numbers.
  if (only === debit) return { ...only, direction: 'debit' };
  return { ...only, direction: (only === amount && directionOf(cell('direction'))) || only.direction };
}

function directionOf(text: string): Side['direction'] | null {
  if (/^(c|cr|credit)$/i.test(text)) return 'credit';
  return /^(d|dr|debit)$/i.test(text) ? 'debit' : null;
}

/** 1234.5, 1,234.50, -20.00, (20.00), with or without the naira sign. */
function signed(text: string, currency: string): Side | null {
  if (text === '' || text === '-') return null;
  const bare = text.replace(/^\((.*)\)$/, '-$1').replace(/[₦\s]/g, '');
  const [, sign = '', whole, fraction = ''] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,16})(?:\.(\d+))?$/.exec(bare) ?? [];
  if (whole === undefined) throw new StatementError(`"${text.slice(0, 40)}" is not an amount`);
  const amount = units(whole.replaceAll(',', ''), fraction, currency);
  return { amount, direction: sign === '-' ? 'debit' : 'credit' };
}

/** Parses rows as in RFC 4180; the separator is the most frequent one at the start of the file. */
function readRows(text: string): string[][] {
  const top = text.slice(0, 4_096);
  const count = (separator: string) => top.split(separator).length;
  const separator = [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
  try {
    return csvRows(text, separator, (row) => refuseMoreThan(row - HEADER_WITHIN));
  } catch (error) {
    const fault = csvFaultOf(error);
    throw fault === null ? error : new StatementError(fault);
  }
}
