import { z } from 'zod';
import { type Money, money, ZERO } from '#core/escrow/money.ts';
import { koboFromNaira, nairaFromKobo } from '#core/escrow/naira.ts';

/** A JSON number with exactly these digits: a double would lose the kobo of a large amount. */
export function nairaNumber(kobo: Money): unknown {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return rawJSON(nairaFromKobo(kobo));
}

/** An amount of money that moved. An amount without an exact number of kobo is an error and never rounded. */
export const naira = z.string().transform((text, context): Money => {
  try {
    return koboFromNaira(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount of naira with at most two decimals' });
    return z.NEVER;
  }
});

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d+))?$/;
const decimal = z.string().regex(DECIMAL);

/** A fee may have fractions of a kobo: they are rounded up, so that we never book too little. */
export const nairaRoundedUp = decimal.transform((text): Money => rounded(text, 'up'));

/**
 * A balance may have fractions of a kobo, which cannot be spent: they are rounded down. A negative balance is
 * zero.
 */
export const nairaRoundedDown = decimal.transform((text): Money => rounded(text, 'down'));

function rounded(text: string, direction: 'up' | 'down'): Money {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (sign) return ZERO;
  const kobo = Number(BigInt(whole + fraction.padEnd(2, '0').slice(0, 2)));
  const isMore = /[1-9]/.test(fraction.slice(2));
  return money(direction === 'up' && isMore ? kobo + 1 : kobo);
}
