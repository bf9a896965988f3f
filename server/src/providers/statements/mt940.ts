import { type Statement, StatementError, type StatementLine } from '#core/escrow/reconciliation/statement.ts';
import { dayOf, daysOf, units } from './fields.ts';
import { MAX_TEXT, refuseMoreThan } from './limits.ts';

type Balance = { readonly day: Date; readonly currency: string; readonly amount: bigint };

/** A statement (or a page of one) while its fields are read. */
type Open = { readonly balance: Balance; sum: bigint };

const TAG = /^:(\d\d[A-Z]?):/;

/**
 * Reads SWIFT MT940: fields that begin with a tag between colons. The opening balance and the lines must add
 * up to the closing balance, so a missing line or a wrong digit is noticed.
 */
export function readMt940(text: string): Statement {
  const lines: StatementLine[] = [];
  const days: Date[] = [];
  let open: Open | null = null;
  for (const [tag, value] of fieldsOf(text)) {
    if (tag === '60F' || tag === '60M') {
      if (open) throw new StatementError('a statement begins before the previous one has ended');
      open = { balance: readBalance(value), sum: 0n };
    } else if (tag === '61') {
      if (!open) throw new StatementError('a line is outside of any statement');
      refuseMoreThan(lines.length + 1);
      const line = readLine(value, open.balance.currency, lines.length + 1);
      open.sum += line.direction === 'credit' ? BigInt(line.amount) : -BigInt(line.amount);
      lines.push(line);
    } else if (tag === '86') {
      const last = lines.at(-1);
      if (open && last) lines[lines.length - 1] = { ...last, narrative: narrativeOf(last, value) };
    } else if (tag === '62F' || tag === '62M') {
      const closing = readBalance(value);
      if (!open || open.balance.amount + open.sum !== closing.amount) {
        throw new StatementError('its lines do not add up to its closing balance');
      }
      days.push(closing.day);
      open = null;
    }
  }
  if (open || days.length === 0) throw new StatementError('it is incomplete; ask the bank for it again');
  return { lines, covered: daysOf([...lines.map(({ bookedOn }) => bookedOn), ...days]) };
}

function* fieldsOf(text: string): Generator<[tag: string, value: string]> {
  let tag = '';
  let parts: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [begin, next] = TAG.exec(line) ?? [];
    if (begin === undefined && !/^-?\}?$|^\{\d:/.test(line)) parts.push(line);
    if (begin === undefined) continue;
    if (tag) yield [tag, parts.join('\n')];
    tag = next ?? '';
    parts = [line.slice(begin.length)];
  }
  if (tag) yield [tag, parts.join('\n')];
}

function readBalance(value: string): Balance {
  const [, sign, date = '', currency = '', whole = '', fraction = ''] =
    /^([CD])(\d{6})([A-Z]{3})(\d{1,15}),(\d{0,4})\s*$/.exec(value) ?? [];
  if (sign === undefined) throw new StatementError(`"${value.slice(0, 40)}" is not a balance`);
  const amount = BigInt(units(whole, fraction, currency));
  return { day: shortDay(date), currency, amount: sign === 'C' ? amount : -amount };
}

/** Value date, booking day, side (R reverses it), amount, type, our reference and the bank's. */
const LINE = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,15}),(\d{0,4})[A-Z][A-Z0-9]{3}(.*?)(?:\/\/(.*))?$/;

function readLine(value: string, currency: string, number: number): StatementLine {
  const [head = '', ...more] = value.split('\n');
  const [, date = '', booked, side, whole = '', fraction = '', ours = '', theirs = ''] =
    LINE.exec(head.trimEnd()) ?? [];
  if (side === undefined) throw new StatementError(`line ${number} cannot be read: "${value.slice(0, 40)}"`);
  return {
    number,
    bookedOn: booked ? bookingDay(shortDay(date), booked) : shortDay(date),
    direction: side === 'C' || side === 'RD' ? 'credit' : 'debit',
    amount: units(whole, fraction, currency),
    currency,
    references: [ours, theirs].map((text) => text.trim()).filter((text) => text && text !== 'NONREF'),
    narrative: more.join('\n').slice(0, MAX_TEXT),
  };
}

/** The year of the value date, except around New Year. */
function bookingDay(valued: Date, monthAndDay: string): Date {
  const [month, day] = [Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(2))];
  const apart = month - (valued.getUTCMonth() + 1);
  const year = valued.getUTCFullYear() + (apart > 6 ? -1 : apart < -6 ? 1 : 0);
  return dayOf(year, month, day);
}

function shortDay(date: string): Date {
  const [year, month, day] = [date.slice(0, 2), date.slice(2, 4), date.slice(4)].map(Number);
  return dayOf(2000 + (year ?? 0), month ?? 0, day ?? 0);
}

/** Some banks number the parts of the text: ?20 to ?29 and so on. */
function narrativeOf({ narrative }: StatementLine, value: string): string {
  const text = value.replaceAll(/\?\d\d/g, '\n');
  return (narrative ? `${narrative}\n${text}` : text).slice(0, MAX_TEXT);
}
