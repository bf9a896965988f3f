import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONEY, money } from '#core/escrow/money.ts';
import { koboFromNaira, nairaFromKobo } from '#core/escrow/naira.ts';

const AMOUNTS = 100_000;
/** As many small amounts as large ones: a double goes wrong at either end. */
const kobo = fc.oneof(fc.nat(1_000_000), fc.nat(Number.MAX_SAFE_INTEGER)).map(money);

describe('naira and kobo', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['1.10', 110],
    ['19.99', 1_999],
    ['4035.29', 403_529],
    ['90071992547409.90', 9_007_199_254_740_990],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%s is %i kobo', (naira, expected) => {
    expect(koboFromNaira(naira)).toBe(expected);
  });

  it(`convert both ways without loss, for ${AMOUNTS} amounts`, () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        const naira = nairaFromKobo(amount);
        // Computed by integer division, independently of the text conversion.
        const [whole, rest] = [BigInt(amount) / 100n, BigInt(amount) % 100n];
        expect(naira).toBe(`${whole}.${rest < 10n ? '0' : ''}${rest}`);
        expect(koboFromNaira(naira)).toBe(amount);
        expect(koboFromNaira(naira.replace(/\.?0+$/, ''))).toBe(amount);
      }),
      { numRuns: AMOUNTS },
    );
  });

  it('refuses a third decimal, whatever it is', () => {
    fc.assert(
      fc.property(kobo, fc.stringMatching(/^\d{1,6}$/), (amount, more) => {
        expect(() => koboFromNaira(nairaFromKobo(amount) + more)).toThrow(RangeError);
      }),
    );
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '.5',
    '5.',
    '1,000.00',
    '1e3',
    '0x10',
    '01',
    'NaN',
    '١',
    '1.2.3',
    '1\n',
  ])('refuses %j', (text) => {
    expect(() => koboFromNaira(text)).toThrow(RangeError);
  });

  it('refuses more than the maximum amount', () => {
    expect(() => koboFromNaira('90071992547409.92')).toThrow(RangeError);
    expect(() => koboFromNaira('9'.repeat(400))).toThrow(RangeError);
    expect(() => nairaFromKobo((MAX_MONEY + 1) as never)).toThrow(RangeError);
  });
});
