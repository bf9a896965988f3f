import { formatAmount as formatWithCode } from '#core/escrow/currency.ts';

/** Formats as `₦1,234.50`. Other currencies keep their code, because several share a symbol. */
export function formatAmount(amount: number, currency: string): string {
  const formatted = formatWithCode(amount, currency);
  return currency === 'NGN' ? formatted.replace(/^NGN (-?)/, '$1₦') : formatted;
}

export type FormatTime = (at: string) => string;

/** Formats as `16 November 2026, 10:30 (Lagos time)`. */
export function timesIn(timeZone: string): FormatTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  const zone = timeZone === 'UTC' ? 'UTC' : `(${place} time)`;
  return (at) => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const day = `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
    return `${day}, ${parts.get('hour')}:${parts.get('minute')} ${zone}`;
  };
}
