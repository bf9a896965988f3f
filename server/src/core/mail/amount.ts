export { formatAmount } from '#core/escrow/currency.ts';

/** Formats as `16 November 2026, 09:30 UTC`. The reader's time zone is unknown. */
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
