import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RiskFacts } from '#core/risk/facts.ts';
import { PATTERNS, type PatternFacts, patternLines } from '#core/risk/patterns.ts';
import { replay } from '#core/risk/replay.ts';
import { RULE_SET, scoreRisk } from '#core/risk/score.ts';
import { judge } from '#core/risk/verdict.ts';

const ordinary: PatternFacts = {
  nearThresholdPerWeek: 0,
  thresholdsPerWeek: 0.2,
  payeesPerWeek: 2,
  paymentsPerWeek: 6,
  paymentsBefore: 40,
  deviceFreshPerDay: 1,
  deviceNetworksPerDay: 9,
  deviceUsersPerDay: 1,
  deviceIsKiosk: false,
  deviceIsTrusted: false,
  addressFreshPerDay: 40,
  pairSeen: 12,
  payeeSeen: 12,
  payersPerWeek: 1,
  freshPayersPerWeek: 1,
  payeeAccountAgeMs: null,
  paidBack: 0,
  payeeSharesDevice: false,
  troubles: 0,
  payeeTroubles: 0,
  sinceLastMs: 20 * 86_400_000,
  usualHourShare: 0.1,
  usuallyHiddenShare: 0,
};
const facts: RiskFacts = {
  vpn: null,
  proxies: [],
  travel: null,
  device: null,
  velocity: null,
  identityVerified: true,
  accountAgeMs: null,
  highValue: null,
};

describe('patterns', () => {
  it.each<[string, Partial<PatternFacts>, [string, number][]]>([
    ['ordinary people', {}, []],
    ['two large payments in a week', { nearThresholdPerWeek: 2 }, []],
    ['a third', { nearThresholdPerWeek: 3 }, [['structuring', 24]]],
    ['one every day', { nearThresholdPerWeek: 7 }, [['structuring', 44]]],
    ['a family that signs up together', { deviceFreshPerDay: 3, deviceUsersPerDay: 3 }, []],
    ['a farm of accounts', { deviceFreshPerDay: 6, deviceUsersPerDay: 6 }, expect.any(Array)],
    ['a kiosk on a busy day', { deviceFreshPerDay: 3, deviceIsKiosk: true, deviceNetworksPerDay: 0 }, []],
    [
      'one fingerprint on many networks and people',
      { deviceNetworksPerDay: 5, deviceUsersPerDay: 5 },
      [['copied_device', 28]],
    ],
    ['a phone that goes through the town', { deviceNetworksPerDay: 30 }, []],
    ['back after months, elsewhere', { sinceLastMs: 100 * 86_400_000 }, [['sudden_return', 10]]],
    ['back after months, at home', { sinceLastMs: 1e11, deviceIsTrusted: true }, []],
  ])('%s', (_who, change, expected) => {
    const lines = patternLines({ ...ordinary, ...change });
    expect(lines.map(({ signal, points }) => [signal, points])).toEqual(expected);
  });

  it('stand among the contributions, and are no signals', () => {
    const scored = scoreRisk({ ...facts, patterns: { ...ordinary, nearThresholdPerWeek: 6 } });
    expect(scored).toMatchObject({ score: 44, triggeredSignals: [] });
    expect(scored.contributions).toMatchObject([{ signal: 'structuring', points: 44 }]);
  });

  it('add up, and more of what is wrong never lowers the score', () => {
    const counts = [
      'nearThresholdPerWeek',
      'deviceFreshPerDay',
      'deviceNetworksPerDay',
      'sinceLastMs',
    ] as const;
    const some = fc.record({
      nearThresholdPerWeek: fc.double({ min: 0, max: 20, noNaN: true }),
      deviceFreshPerDay: fc.double({ min: 0, max: 20, noNaN: true }),
      deviceNetworksPerDay: fc.nat(20),
      deviceUsersPerDay: fc.nat(20),
      sinceLastMs: fc.nat(2 ** 31 - 1).map((ms) => ms * 10),
      deviceIsTrusted: fc.boolean(),
    });
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(...counts),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (one, name, more) => {
          const before = scoreRisk({ ...facts, patterns: { ...ordinary, ...one } });
          const after = scoreRisk({ ...facts, patterns: { ...ordinary, ...one, [name]: one[name] + more } });
          expect(before.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(before.score);
          expect(after.score).toBeGreaterThanOrEqual(before.score);
        },
      ),
    );
  });
});

describe('an assessment made again', () => {
  const given = {
    ...facts,
    proxies: ['tor' as const],
    patterns: { ...ordinary, nearThresholdPerWeek: 3.25 },
  };
  const stored = () => {
    const { score, flag, ...detail } = judge(given, 'payment');
    return { bands: 'payment' as const, score, flag, detail: { ...detail, facts: given, ruleSet: RULE_SET } };
  };

  it('is the same, whatever order its names are kept in', () => {
    const reversed = JSON.parse(JSON.stringify(stored()), (_name, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(replay(reversed)).toBe('same');
  });

  it('differs where a row was changed, and is not made with other points', () => {
    const one = stored();
    expect(replay({ ...one, score: one.score - 1 })).toBe('differs');
    expect(replay({ ...one, detail: { ...one.detail, contributions: [] } })).toBe('differs');
    expect(replay({ ...one, detail: { ...one.detail, ruleSet: RULE_SET - 1 } })).toBe('other rules');
  });
});

/** When this fails, points have changed: raise RULE_SET, and write the new sum down beside it. */
it('has these points in this set of rules', () => {
  const many: PatternFacts[] = [3, 4, 6].flatMap((count) => [
    { ...ordinary, nearThresholdPerWeek: count },
    { ...ordinary, deviceFreshPerDay: count },
    { ...ordinary, deviceNetworksPerDay: count, deviceUsersPerDay: count },
    { ...ordinary, sinceLastMs: count * 30 * 86_400_000 },
  ]);
  const sum = many.flatMap(patternLines).reduce((total, { points }) => total + points, 0);
  expect({ RULE_SET, patterns: PATTERNS.length, sum }).toEqual({ RULE_SET: 2, patterns: 4, sum: 264 });
});
