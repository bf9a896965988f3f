/**
 * Active ISO 4217 currency codes by number of minor digits, without the codes for metals, funds and tests. An
 * amount on the wire counts the smallest unit. `Intl` cannot supply this table: it follows CLDR, which drops
 * the digits of currencies whose small coins are no longer used.
 */
const CODES: readonly (readonly [minorDigits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD ' +
      'CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD ' +
      'HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD ' +
      'MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON ' +
      'RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD ' +
      'TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

/** The supported currencies with their minor digits. The SDK has a copy of this table. */
export const CURRENCIES: ReadonlyMap<string, number> = new Map(
  CODES.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits] as const)),
);
/** ISO 4217 for "no currency": a bank need not name the currency where the account implies it. */
export const UNSAID_CURRENCY = 'XXX';
export const DEFAULT_CURRENCY = 'NGN';

/** The amount as a decimal, such as `1234.50`, for spreadsheets. */
export function toDecimal(amount: number | bigint, currency: string): string {
  const digits = CURRENCIES.get(currency) ?? 0;
  const sign = amount < 0 ? '-' : '';
  const whole = String(amount)
    .slice(sign.length)
    .padStart(digits + 1, '0');
  const units = whole.slice(0, whole.length - digits);
  return `${sign}${units}${digits === 0 ? '' : `.${whole.slice(-digits)}`}`;
}

/** Reads an amount that a person typed, such as `1,234.50`. Null when it is none, or too exact. */
export function parseDecimal(typed: string, currency: string): number | null {
  const digits = CURRENCIES.get(currency) ?? 0;
  const bare = typed.replace(/[\s,]/g, '').replace(/^(?:₦|[A-Za-z]{3})/, '');
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{0,3}))?$/.exec(bare) ?? [];
  if (whole === undefined || part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** Formats as `NGN 1,234.50`, with the code because several currencies share a symbol. */
export function formatAmount(amount: number | bigint, currency: string): string {
  const grouped = toDecimal(amount, currency).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
  return `${currency} ${grouped}`;
}
