import { minorDigits } from './format.ts';

/** What a person typed, in the smallest unit; null when it is not an amount. No floating point on the way. */
export function toMinor(text: string, currency: string): number | null {
  const read = readAmount(text, currency);
  return typeof read === 'number' ? read : null;
}

/** What is wrong with what was typed, for whoever typed it; null when nothing is, or nothing is there yet. */
export function amountMistake(text: string, currency: string): string | null {
  const read = text.trim() === '' ? null : readAmount(text, currency);
  return typeof read === 'string' ? read : null;
}

/** Both ways of writing are read, 2,000.75 and 2.000,75; what could be either is not. */
function readAmount(text: string, currency: string): number | string {
  const digits = minorDigits(currency);
  const plain = text.trim().replaceAll(/[\s\u2019']/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return 'Write the amount in digits, such as 2000.75.';
  const { whole, fraction, ambiguous } = split(plain, digits);
  if (ambiguous)
    return `Is that ${whole}${fraction}, or ${whole}.${fraction}? Write it without the ${ambiguous}.`;
  if (whole === null) return 'The digits are grouped in a way that cannot be read. Write them without.';
  if (fraction.length > digits) {
    return digits === 0
      ? `${currency} has nothing behind the point.`
      : `${currency} has ${digits} digits behind the point.`;
  }
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount) || whole.length > MOST_DIGITS) return 'This is more than can be kept.';
  return amount > 0 ? amount : 'It has to be more than nothing.';
}

const MOST_DIGITS = 12;

type Parts = {
  /** Null where the groups make no sense. */
  readonly whole: string | null;
  readonly fraction: string;
  /** The sign that could stand before the fraction or between two groups. */
  readonly ambiguous?: 'dot' | 'comma' | undefined;
};

/** The last sign stands before the fraction, unless it can only stand between groups. */
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
  // A sign before three digits is a thousand to one person and a point to the next.
  const unsure = behind.length === 3 && !before.includes(other) && (sign === '.') === (digits !== 3);
  const ambiguous = unsure ? (sign === '.' ? 'dot' : 'comma') : undefined;
  return { whole, fraction: behind, ambiguous };
}

/** Groups of three, or of two before the last as in India; without their signs. */
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
