import { CURRENCY_DIGITS } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';

describe('currencies', () => {
  it('have the same digits here and in the SDK', () => {
    expect(CURRENCY_DIGITS).toEqual(Object.fromEntries(CURRENCIES));
    expect(CURRENCIES.get(DEFAULT_CURRENCY)).toBe(2);
  });

  it('have the digits of ISO 4217, even where CLDR differs', () => {
    const withDigits = (digits: number) =>
      [...CURRENCIES].filter(([, own]) => own === digits).map(([code]) => code);
    expect(withDigits(0)).toEqual(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
    );
    expect(withDigits(3)).toEqual('BHD IQD JOD KWD LYD OMR TND'.split(' '));
    expect(withDigits(2)).toHaveLength(CURRENCIES.size - 23);
    expect(withDigits(2)).toEqual(expect.arrayContaining('AFN HUF IDR MGA MRU PKR SOS TZS'.split(' ')));
  });
});

/** Approximate price of a US dollar when the thresholds were written; an extra digit is a factor of ten. */
const PER_DOLLAR: Record<string, number> = {
  ...{ USD: 1, EUR: 0.9, GBP: 0.77, CAD: 1.4, AUD: 1.5, CHF: 0.85, AED: 3.7, CNY: 7.2, EGP: 50, GHS: 12 },
  ...{ INR: 85, JPY: 150, KES: 130, RWF: 1_400, TZS: 2_600, UGX: 3_700, XAF: 600, XOF: 600, ZAR: 18 },
  ...{ ZMW: 25, NGN: 1_550 },
};

describe('the high-value thresholds', () => {
  it.each(Object.entries(DEFAULT_THRESHOLDS))('of %s: %i is in its smallest unit', (currency, threshold) => {
    const digits = CURRENCIES.get(currency) ?? Number.NaN;
    const dollars = threshold / 10 ** digits / (PER_DOLLAR[currency] ?? Number.NaN);
    expect(dollars).toBeGreaterThan(3_000);
    expect(dollars).toBeLessThan(15_000);
  });
});
