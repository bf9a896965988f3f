import { CURRENCIES } from '#core/escrow/currency.ts';

/** `NGN 1,234.50`: the code and not a sign, since several currencies share theirs. */
export function formatAmount(amount: number, currency: string): string {
  const digits = CURRENCIES.get(currency) ?? 0;
  const whole = String(amount).padStart(digits + 1, '0');
  const units = whole.slice(0, whole.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${currency} ${units}${digits === 0 ? '' : `.${whole.slice(-digits)}`}`;
}

/** `16 November 2026, 09:30 UTC`. Nobody has told us where the reader's clock stands. */
export function formatTime(at: string): string {
  const time = new Date(at);
  const day = `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
  return `${day}, ${time.toISOString().slice(11, 16)} UTC`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
