import { CURRENCIES } from '#core/escrow/currency.ts';
import { type Money, money } from '#core/escrow/money.ts';
import { StatementError } from '#core/escrow/reconciliation/statement.ts';
import { DAY_MS } from '#core/time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts decimal digits to the smallest unit of a currency. Excess decimals are refused, not rounded. */
export function units(whole: string, fraction: string, currency: string): Money {
  const digits = CURRENCIES.get(currency);
  if (digits === undefined) throw new StatementError(`${currency || 'nothing'} is not a known currency`);
  if (fraction.length > digits) {
    throw new StatementError(`${whole}.${fraction} has more decimals than ${currency} has`);
  }
  const value = BigInt(`${whole}${fraction.padEnd(digits, '0')}`);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new StatementError(`${whole}.${fraction} is too large`);
  return money(Number(value));
}

/** Midnight UTC of an existing day. */
export function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || year < 1970 || year > 2199) {
    throw new StatementError(`there is no day ${year}-${month}-${day}`);
  }
  return date;
}

/** 2026-03-10, alone or before a time; 10/03/2026, 10-03-2026 (day first); 10-Mar-2026. */
export function readDay(text: string): Date {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month = '', year] =
    /^(\d{1,2})[/\- ]([A-Za-z]{3}|\d{1,2})[/\- ](\d{4})(?: .*)?$/.exec(text) ?? [];
  if (day === undefined) throw new StatementError(`"${text.slice(0, 40)}" is not a date`);
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return dayOf(Number(year), /^\d/.test(month) ? Number(month) : named, Number(day));
}

/** The period of these dates, from the first to the end of the last. */
export function daysOf(dates: readonly Date[]): { from: Date; to: Date } {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const date of dates) {
    first = Math.min(first, date.getTime());
    last = Math.max(last, date.getTime());
  }
  if (first > last) throw new StatementError('it has no lines');
  return { from: new Date(first), to: new Date(last + DAY_MS) };
}
