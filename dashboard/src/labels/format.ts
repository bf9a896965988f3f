import { CURRENCY_DIGITS } from '@surety/sdk';
import { currentTime } from './current-time.ts';

/**
 * Amounts travel as integers in the smallest unit; sums travel as text, because a sum may exceed a safe
 * integer. Only here are they formatted, exactly and in the currency's own way.
 */
export type Amount = number | string;

export const isZero = (amount: Amount) => BigInt(amount) === 0n;

export const addUp = (amounts: readonly Amount[]): string =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n).toString();

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, notation: 'standard' | 'compact' = 'standard'): Intl.NumberFormat {
  const name = `${currency} ${notation}`;
  const known = formats.get(name);
  if (known) return known;
  const digits = notation === 'compact' ? 1 : minorDigits(currency);
  const made = new Intl.NumberFormat(currency === 'NGN' ? 'en-NG' : undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation,
    minimumFractionDigits: notation === 'compact' ? 0 : digits,
    maximumFractionDigits: digits,
  });
  formats.set(name, made);
  return made;
}

/**
 * Decimal places: two for most currencies, none for the yen, three for the dinar. Not taken from `Intl`,
 * which knows how people round and not the smallest unit.
 */
export function minorDigits(currency: string): number {
  return CURRENCY_DIGITS[currency] ?? 2;
}

export function formatMoney(amount: Amount, currency: string): string {
  // A decimal string is formatted exactly; a division would round.
  return formatOf(currency)
    .format(toDecimal(amount, currency) as `${number}`)
    .replace('-', '−');
}

/** Compact, for charts. */
export function formatMoneyShort(amount: number, currency: string): string {
  return formatOf(currency, 'compact').format(amount / 10 ** minorDigits(currency));
}

/** The amount as a decimal string, to format or to prefill a field. */
export function toDecimal(amount: Amount, currency: string): string {
  const digits = minorDigits(currency);
  const [, sign = '', whole = ''] = /^(-?)(\d+)$/.exec(String(amount)) ?? [];
  const padded = whole.padStart(digits + 1, '0');
  const point = padded.length - digits;
  return `${sign}${padded.slice(0, point)}${digits > 0 ? '.' : ''}${padded.slice(point)}`;
}

/** One order of day, month and year on every page and in mails, whatever the browser's language. */
export const DATES = 'en-GB';

const dateTime = new Intl.DateTimeFormat(DATES, { dateStyle: 'medium', timeStyle: 'short' });
const thisYear = new Intl.DateTimeFormat(DATES, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat(DATES, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
export const formatDay = (iso: string) => day.format(new Date(iso));

/** Day and time. The year only if it is not the current one. */
export function formatTime(iso: string, now: Date = currentTime()): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? thisYear : dateTime).format(at);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600],
  ['minute', 60],
];
const DAY_SECONDS = 86_400;

/** Relative for a day, then the date: “3 days ago” does not tell which of two things came first. */
export function formatWhen(iso: string, now: Date = currentTime()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) >= DAY_SECONDS) return formatTime(iso, now);
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}

export const formatCount = (count: number) => new Intl.NumberFormat().format(count);

export function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Milliseconds below one second, else seconds. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const countries = new Intl.DisplayNames(undefined, { type: 'region' });

/** The name of a two-letter country code, or the code itself if it is unknown. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}

/** `agr_0190…c3f2`: shows both ends, because ids that were created together begin alike. */
export function shortId(id: string): string {
  const start = id.lastIndexOf('_') + 1;
  const [prefix, rest] = [id.slice(0, start), id.slice(start)];
  return rest.length > 12 ? `${prefix}${rest.slice(0, 4)}…${rest.slice(-6)}` : id;
}
