import { describe, expect, it } from 'vitest';
import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import { patternLines } from '#core/risk/patterns.ts';
import { facts, ofDay, ordinary, paid } from '#test/support/risk/patterns.ts';

describe('patterns of newcomers', () => {
  const drop = { payeeAccountAgeMs: 1e11, payeeSeen: 20, payersPerWeek: 20, newcomerThresholdsPerDay: 0.4 };
  const limit: [string, number][] = [['newcomers_money', 24]];
  it.each<[string, Partial<PatternFacts>, Partial<RiskFacts>, [string, number][]]>([
    ['mules at an old account', drop, {}, limit],
    ['before there is a payout account', { ...drop, payeeAccountAgeMs: null }, {}, limit],
    ['a large payment of a single newcomer', { ...drop, payersPerWeek: 1, payeeSeen: 1 }, {}, []],
    ['the first large one', { ...drop, newcomerThresholdsPerDay: 1 }, { payment: paid(0.99) }, []],
    ['less of them', { ...drop, newcomerThresholdsPerDay: 0.25 }, {}, [['newcomers_money', 12]]],
    ['a crowd that buys tickets', drop, { payment: paid(0.002) }, []],
    ['the newcomers of a shop with a past', { ...drop, payeeSeen: 400 }, {}, []],
    ['its regular', { ...drop, paymentsBefore: 9 }, {}, []],
    ['a newcomer who pays twice', { ...drop, paymentsBefore: 3 }, ofDay(4), limit],
    [
      'the ninth card of a day',
      { payeeAccountAgeMs: 1e11, thresholdsPerWeek: 0.2, paymentsBefore: 8 },
      { accountAgeMs: 0, ...ofDay(9) },
      [['newcomer_spree', 34]],
    ],
    [
      'much, without a verified identity',
      { thresholdsPerWeek: 3.5 },
      { identityVerified: false },
      [['unverified_volume', 30]],
    ],
    ['one large payment', { thresholdsPerWeek: 9 }, { identityVerified: false, payment: paid(8) }, []],
    ['much, with one', { thresholdsPerWeek: 3.5 }, {}, []],
  ])('of set 7: %s', (_who, change, given, expected) => {
    const patterns = { ...ordinary, pairSeen: 1, paymentsBefore: 0, addressFreshPerDay: 0, ...change };
    const one = {
      ...facts,
      payment: paid(0.02),
      ...given,
      patterns: { ...patterns, deviceNetworksPerDay: 0 },
    };
    const lines = patternLines(one, 7);
    expect(lines.map(({ signal, points }) => [signal, points])).toEqual(expected);
    const before = patternLines(one, 6).map(({ signal }) => signal);
    for (const [signal] of expected) expect(before).not.toContain(signal);
  });
});
