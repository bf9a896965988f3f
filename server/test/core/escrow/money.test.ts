import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, MAX_MONEY, money, subtract, sum, ZERO } from '#core/escrow/money.ts';

const amount = fc.nat(Number.MAX_SAFE_INTEGER).map(money);

describe('money', () => {
  it.each([
    -1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    '5' as unknown as number,
  ])('is not %s', (value) => {
    expect(() => money(value)).toThrow(RangeError);
  });

  it('adds and subtracts exactly, or refuses', () => {
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const exact = BigInt(left) + BigInt(right);
        if (exact > BigInt(MAX_MONEY)) expect(() => add(left, right)).toThrow(RangeError);
        else {
          expect(BigInt(add(left, right))).toBe(exact);
          expect(subtract(add(left, right), right)).toBe(left);
        }
        if (left < right) expect(() => subtract(left, right)).toThrow(RangeError);
      }),
    );
  });

  it('sums exactly or refuses, in any order', () => {
    const few = fc.array(fc.nat(1_000_000_000).map(money), { maxLength: 50 });
    fc.assert(
      fc.property(few, (amounts) => {
        const exact = amounts.reduce((total, each) => total + BigInt(each), 0n);
        expect(BigInt(sum(amounts))).toBe(exact);
        expect(sum([...amounts].reverse())).toBe(sum(amounts));
      }),
    );
    expect(sum([])).toBe(ZERO);
    expect(() => sum([MAX_MONEY, money(1)])).toThrow(RangeError);
    expect(() => sum([MAX_MONEY, MAX_MONEY, MAX_MONEY])).toThrow(RangeError);
  });
});
