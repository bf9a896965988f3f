import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FEE_REFUNDS,
  type FeeLine,
  type FeeRefund,
  type FeeTerms,
  keptOf,
  lineOf,
} from '#core/escrow/fee.ts';
import { costOf, moneyOf, payableOf } from '#core/escrow/milestone.ts';
import { MAX_MONEY, money, ZERO } from '#core/escrow/money.ts';
import { World } from './one-agreement.ts';

function termsOf(terms: Partial<Record<keyof FeeTerms, number>> & { refund?: FeeRefund }): FeeTerms {
  const none = { basisPoints: 0, fixed: 0, min: null, max: null, buyerBasisPoints: 0, refund: 'share' };
  return { name: 'Commission', ...none, ...terms } as FeeTerms;
}

describe('a fee', () => {
  it.each<[string, Parameters<typeof termsOf>[0], number, { buyer: number; seller: number }]>([
    ['is rounded down', { basisPoints: 250 }, 999, { buyer: 0, seller: 24 }],
    ['may be fixed', { fixed: 100 }, 1_000, { buyer: 0, seller: 100 }],
    ['adds the fixed part to the share', { basisPoints: 100, fixed: 5 }, 1_000, { buyer: 0, seller: 15 }],
    ['has a minimum', { basisPoints: 100, min: 50 }, 1_000, { buyer: 0, seller: 50 }],
    ['has a maximum', { basisPoints: 1_000, max: 50 }, 1_000, { buyer: 0, seller: 50 }],
    [
      'may be paid by the buyer',
      { basisPoints: 250, buyerBasisPoints: 10_000 },
      999,
      { buyer: 24, seller: 0 },
    ],
    ['is divided without a rest', { fixed: 101, buyerBasisPoints: 5_000 }, 999, { buyer: 50, seller: 51 }],
    [
      'is exact for the largest amount',
      { basisPoints: 3_333 },
      MAX_MONEY,
      { buyer: 0, seller: Number((BigInt(MAX_MONEY) * 3_333n) / 10_000n) },
    ],
  ])('%s', (_name, terms, amount, expected) => {
    expect(lineOf(termsOf(terms), money(amount))).toMatchObject(expected);
  });
});

describe('fees that', () => {
  it.each([
    ['leave the seller nothing', [100], termsOf({ basisPoints: 10_000 }), /take 100 of milestones\[0\]/],
    ['exceed one milestone', [500, 10], termsOf({ min: 20 }), /take 20 of milestones\[1\], which is 10/],
    ['exceed the books', [MAX_MONEY], termsOf({ fixed: 1, buyerBasisPoints: 10_000 }), /too large/],
  ])('%s are refused', (_name, amounts, fee, message) => {
    expect(() => new World(amounts, [fee])).toThrow(message);
  });
});

const lines = fc.array(
  fc.record({
    name: fc.constant('Commission'),
    buyer: fc.nat(30),
    seller: fc.nat(30),
    refund: fc.constantFrom(...FEE_REFUNDS),
  }) as unknown as fc.Arbitrary<FeeLine>,
  { maxLength: 5 },
);

describe('whatever the seller is awarded of a milestone', () => {
  const milestoneOf = (fees: readonly FeeLine[], amount: number, toBuyer: number) => {
    const [milestone] = new World([amount]).agreement.milestones;
    if (!milestone) throw new Error('the agreement has no milestone');
    return { ...milestone, fees, toBuyer: money(toBuyer) };
  };
  const cases = fc.tuple(lines, fc.integer({ min: 151, max: 400 }), fc.nat(400));

  it('both sides and the platform get exactly what the buyer pays', () => {
    fc.assert(
      fc.property(cases, ([fees, amount, award]) => {
        const { payable, commission, cost } = moneyOf(milestoneOf(fees, amount, award % (amount + 1)));
        expect(payable + commission).toBe(cost);
      }),
    );
  });

  it('a smaller award is never more for the seller, nor more to pay for the buyer', () => {
    fc.assert(
      fc.property(cases, ([fees, amount, award]) => {
        const more = milestoneOf(fees, amount, award % amount);
        const less = { ...more, toBuyer: money(more.toBuyer + 1) };
        expect(payableOf(less)).toBeLessThanOrEqual(payableOf(more));
        expect(costOf(less)).toBeLessThanOrEqual(costOf(more));
      }),
      { numRuns: 1_000 },
    );
  });

  it('the seller gets some of it, unless the buyer gets it all', () => {
    fc.assert(
      fc.property(cases, ([fees, amount, award]) => {
        expect(payableOf(milestoneOf(fees, amount, award % amount))).toBeGreaterThan(0);
      }),
    );
  });
});

/** Each was published as a bug of another marketplace. */
describe('a published bug', () => {
  const PAID_BY_SELLER = termsOf({ basisPoints: 1_000 });
  const PAID_BY_BUYER = termsOf({ basisPoints: 1_000, buyerBasisPoints: 10_000 });

  it('two shares rounded apart: half a fee of 101 each is 50 and 51', () => {
    const world = new World([1_010], [termsOf({ basisPoints: 1_000, buyerBasisPoints: 5_000 })]);
    world.run({ do: 'deposit', amount: 1_060 });
    for (const by of ['b', 's'] as const) world.run({ do: 'confirm', pick: 0, by });
    expect(world.agreement.balances).toMatchObject({ bank: 1_060, seller: 959, commission: 101, escrow: 0 });
  });

  it('a refund at today’s rate: nothing but the frozen lines is known when money goes back', () => {
    const world = new World([1_000], [PAID_BY_BUYER]);
    world.run({ do: 'deposit', amount: 1_100 });
    expect(world.agreement.milestones[0]?.fees).toEqual([
      { name: 'Commission', buyer: 100, seller: 0, refund: 'share' },
    ]);
    world.run({ do: 'refund', pick: 0 });
    expect(world.agreement.balances).toMatchObject({ refund_payable: 1_100, commission: 0 });
  });

  it.each([
    ['paid by the seller', PAID_BY_SELLER, { seller: 270, commission: 30, refund_payable: 700 }],
    ['paid by the buyer', PAID_BY_BUYER, { seller: 300, commission: 30, refund_payable: 770 }],
  ])('a whole commission after a partial refund: it shrinks with the award, %s', (_name, fee, expected) => {
    for (const isReleased of [false, true]) {
      const world = new World([1_000], [fee]);
      world.run({ do: 'deposit', amount: 1_100 });
      if (isReleased) for (const by of ['b', 's'] as const) world.run({ do: 'confirm', pick: 0, by });
      world.run({ do: 'excess' });
      const excess = world.agreement.balances.refund_payable;
      world.run({ do: 'resolve', pick: 0, share: 0.7 });
      const { seller, commission, refund_payable } = world.agreement.balances;
      expect({ seller, commission, refund_payable: refund_payable - excess }).toEqual(expected);
    }
  });

  it.each<[FeeRefund, number]>([
    ['share', 0],
    ['all', 0],
    ['none', 100],
  ])('a rule read at refund time: the line itself says “%s”', (refund, commission) => {
    const world = new World([1_000], [{ ...PAID_BY_BUYER, refund }]);
    world.run({ do: 'deposit', amount: 1_100 });
    world.run({ do: 'refund', pick: 0 });
    const { balances } = world.agreement;
    expect(balances).toMatchObject({ commission, refund_payable: 1_100 - commission, escrow: 0 });
  });

  it('a refund never asks for a fee that was not paid: what was paid is the most that is kept', () => {
    const world = new World([1_000], [{ ...PAID_BY_BUYER, refund: 'none' }]);
    world.run({ do: 'deposit', amount: 60 });
    world.run({ do: 'refund', pick: 0 });
    expect(world.agreement.balances).toMatchObject({ commission: 60, refund_payable: 0, escrow: 0 });
    expect(keptOf(world.agreement.milestones[0]?.fees ?? [], money(1_000), ZERO).buyer).toBe(100);
  });
});
