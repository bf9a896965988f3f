import { type Money, money } from './money.ts';

/** Naira as banks write them: digits with at most two decimals. */
const NAIRA = /^(0|[1-9]\d*)(?:\.(\d{1,2}))?$/;

/**
 * Takes the text from the wire, not a parsed number: a double cannot tell 90071992547409.90 from
 * 90071992547409.91. An amount that is not a whole number of kobo is refused, not rounded.
 */
export function koboFromNaira(naira: string): Money {
  const [, whole, fraction = ''] = NAIRA.exec(naira) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount of naira with at most two decimals: ${naira}`);
  return money(Number(BigInt(whole + fraction.padEnd(2, '0'))));
}

/** Formats with both decimals. */
export function nairaFromKobo(kobo: Money): string {
  const digits = String(money(kobo)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
