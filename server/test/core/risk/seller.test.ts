import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newnessOf, type SellerFacts, scoreSeller } from '#core/risk/seller.ts';
import { DAY_MS } from '#core/time.ts';

const shop: SellerFacts = {
  ...{ seen: 400, frauds: 0, disputes: 0, troubles: 0, freshPayersPerWeek: 2 },
  ...{ newcomerThresholdsPerDay: 0.01, accountAgeMs: 400 * DAY_MS },
};

describe('the score of a seller', () => {
  it.each<[string, Partial<SellerFacts>, number]>([
    ['a shop', {}, 0],
    ['a shop where some payments went wrong', { frauds: 4, disputes: 5, troubles: 10 }, 0],
    ['a shop that has just opened', { seen: 12, accountAgeMs: 5 * DAY_MS, freshPayersPerWeek: 1 }, 20],
    ['one who names an account later', { seen: 1, accountAgeMs: null }, 4],
    ['a fake shop', { seen: 14, frauds: 3, disputes: 2, accountAgeMs: 60 * DAY_MS }, 78],
    ['a bought account that collects', { newcomerThresholdsPerDay: 0.6, accountAgeMs: 90 * DAY_MS }, 32],
    [
      'everything at once',
      { seen: 9, frauds: 6, disputes: 6, troubles: 6, newcomerThresholdsPerDay: 2, accountAgeMs: 0 },
      100,
    ],
  ])('%s', (_who, change, score) => {
    expect(scoreSeller({ ...shop, ...change })).toBe(score);
  });

  it('never falls when anything gets worse', () => {
    const count = fc.nat(20);
    const seller = fc.record({
      ...{ seen: fc.nat(300), frauds: count, disputes: count, troubles: count, freshPayersPerWeek: count },
      newcomerThresholdsPerDay: fc.double({ min: 0, max: 3, noNaN: true }),
      accountAgeMs: fc.nat(300).map((days) => days * DAY_MS),
    });
    const worse: ((one: SellerFacts) => Partial<SellerFacts>)[] = [
      ({ frauds }) => ({ frauds: frauds + 1 }),
      ({ disputes }) => ({ disputes: disputes + 1 }),
      ({ troubles }) => ({ troubles: troubles + 1 }),
      ({ freshPayersPerWeek: payers }) => ({ freshPayersPerWeek: payers + 1 }),
      ({ newcomerThresholdsPerDay: money }) => ({ newcomerThresholdsPerDay: money * 1.5 }),
      ({ accountAgeMs }) => ({ accountAgeMs: (accountAgeMs ?? 0) * 0.7 }),
    ];
    fc.assert(
      fc.property(seller, fc.constantFrom(...worse), (one, change) => {
        const score = scoreSeller(one);
        expect(Number.isInteger(score)).toBe(true);
        expect(scoreSeller({ ...one, ...change(one) })).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('has no day from which a seller is trusted', () => {
    const newness = Array.from({ length: 200 }, (_none, day) => newnessOf(day * DAY_MS));
    expect([newness[0], newness[14], newness[180]]).toEqual([1, 1, 0]);
    newness.forEach((now, day) => {
      const drop = (newness[day - 1] ?? 1) - now;
      expect(drop).toBeGreaterThanOrEqual(0);
      expect(drop).toBeLessThan(0.01);
    });
  });
});
