/** Amounts travel as integers in the smallest unit; only here do they become text, in the currency's own way. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat(currency === 'NGN' ? 'en-NG' : undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formats.set(currency, made);
  return made;
}

/** How many digits stand behind the point: two for most, none for the yen, three for the dinar. */
export function minorDigits(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

export function formatMoney(amount: number, currency: string): string {
  return formatOf(currency).format(amount / 10 ** minorDigits(currency));
}

/** Short, for a chart's axis. */
export function formatMoneyShort(amount: number, currency: string): string {
  const value = amount / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** What a person typed, in the smallest unit; null when it is not an amount. No floating point on the way. */
export function toMinor(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(text.replaceAll(/[,\s]/g, ''));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > digits) return null;
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null;
}

/** The other way, for a field that starts filled in. */
export function fromMinor(amount: number, currency: string): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
export const formatDay = (iso: string) => day.format(new Date(iso));

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function formatAgo(iso: string, now: number = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  if (Math.abs(seconds) > 30 * 86_400) return formatDay(iso);
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}

export const formatCount = (count: number) => new Intl.NumberFormat().format(count);

/** `agr_0190…c3f2`: both ends, since ids made together begin alike. */
export function shortId(id: string): string {
  const [prefix = '', rest = ''] = id.split('_');
  return rest.length > 12 ? `${prefix}_${rest.slice(0, 4)}…${rest.slice(-6)}` : id;
}
