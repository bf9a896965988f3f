import { minorDigits } from './format.ts';

/** Parses an amount into the smallest unit, without floating point. Null when it is not an amount. */
export function toMinor(text: string, currency: string): number | null {
  const read = readAmount(text, currency);
  return typeof read === 'number' ? read : null;
}

/** The error to show for an amount. Null when it is valid or still empty. */
export function amountMistake(text: string, currency: string): string | null {
  const read = text.trim() === '' ? null : readAmount(text, currency);
  return typeof read === 'string' ? read : null;
}

/** Accepts both 2,000.75 and 2.000,75, and rejects amounts that could be read either way. */
function readAmount(text: string, currency: string): number | string {
  const digits = minorDigits(currency);
  const plain = text.trim().replaceAll(/[\s\u2019']/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return 'Enter the amount in digits, such as 2000.75.';
  const { whole, fraction, ambiguous } = split(plain, digits);
  if (ambiguous) return `Is this ${whole}${fraction} or ${whole}.${fraction}? Remove the ${ambiguous}.`;
  if (whole === null) return 'We cannot read how the digits are grouped. Enter them without separators.';
  if (fraction.length > digits) {
    return digits === 0 ? `${currency} has no decimal places.` : `${currency} has ${digits} decimal places.`;
  }
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount) || whole.length > MOST_DIGITS) return 'This amount is too large.';
  return amount > 0 ? amount : 'The amount must be greater than zero.';
}

const MOST_DIGITS = 12;

type Parts = {
  /** Null when the grouping is not valid. */
  readonly whole: string | null;
  readonly fraction: string;
  /** The separator that could be a decimal point or a group separator. */
  readonly ambiguous?: 'dot' | 'comma' | undefined;
};

/** The last separator is the decimal point, unless it can only be a group separator. */
function split(text: string, digits: number): Parts {
  const last = /[.,](?=\d*$)/.exec(text);
  if (!last) return { whole: text, fraction: '' };
  const [sign, other] = last[0] === '.' ? ['.', ','] : [',', '.'];
  const [before, behind] = [text.slice(0, last.index), text.slice(last.index + 1)];
  const again = before.includes(sign);
  const inGroups = behind.length === 3 && !before.includes(other) && (again || sign === ',');
  if (inGroups && (again || digits !== 3)) return { whole: grouped(text, sign), fraction: '' };
  if (again) return { whole: null, fraction: '' };
  const whole = grouped(before, other);
  // A separator before three digits reads as thousands to some people and as a decimal point to others.
  const unsure = behind.length === 3 && !before.includes(other) && (sign === '.') === (digits !== 3);
  const ambiguous = unsure ? (sign === '.' ? 'dot' : 'comma') : undefined;
  return { whole, fraction: behind, ambiguous };
}

/** Removes the group separators. Accepts groups of three, or of two before the last as in India. */
function grouped(text: string, sign: string): string | null {
  const groups = text.split(sign);
  const [first = '', ...more] = groups;
  const right = more.every((group, index) =>
    (index === more.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group),
  );
  return right && (more.length === 0 || first.length <= 3) && /^\d+$/.test(groups.join(''))
    ? groups.join('')
    : null;
}
