import { type Money, money } from './money.ts';

/** Naira as banks write them: digits, and at most two more behind a point. */
const NAIRA = /^(0|[1-9]\d*)(?:\.(\d{1,2}))?$/;

/**
 * The text of an amount on the wire, not the number that a parser made of it: a double cannot tell
 * 90071992547409.90 from 90071992547409.91. What has no exact number of kobo is refused rather than rounded.
 */
export function koboFromNaira(naira: string): Money {
  const [, whole, fraction = ''] = NAIRA.exec(naira) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount of naira with at most two decimals: ${naira}`);
  return money(Number(BigInt(whole + fraction.padEnd(2, '0'))));
}

/** Always with both decimals. */
export function nairaFromKobo(kobo: Money): string {
  const digits = String(money(kobo)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
