import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RiskFacts } from '#core/risk/facts.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import { PATTERNS } from '#core/risk/pattern-rule.ts';
import { PATTERN_POINTS, patternLines } from '#core/risk/patterns.ts';
import { replay } from '#core/risk/replay.ts';
import { DEFAULT_POLICY, RULE_SET, scoreRisk } from '#core/risk/score.ts';
import { judge } from '#core/risk/verdict.ts';
import { facts, ofDay, ordinary, paid } from '#test/support/risk/patterns.ts';

const newSeller = { payeeAccountAgeMs: 5 * 86_400_000 };
const newcomer = { accountAgeMs: 3_600_000, identityVerified: false };
const stranger = { firstSeen: false, trusted: false, userHasTrusted: true };

describe('patterns', () => {
  it.each<[string, Partial<PatternFacts>, [string, number][]]>([
    ['ordinary people', {}, []],
    ['two large payments in a week', { nearThresholdPerWeek: 2 }, []],
    ['a third', { nearThresholdPerWeek: 3 }, [['structuring', 26]]],
    ['one every day', { nearThresholdPerWeek: 7 }, [['structuring', 50]]],
    ['a family that signs up together', { deviceFreshPerDay: 3, deviceUsersPerDay: 3 }, []],
    ['a farm of accounts', { deviceFreshPerDay: 6, deviceUsersPerDay: 6 }, expect.any(Array)],
    ['a kiosk on a busy day', { deviceFreshPerDay: 3, deviceIsKiosk: true, deviceNetworksPerDay: 0 }, []],
    [
      'one fingerprint on many networks and people',
      { deviceNetworksPerDay: 5, deviceUsersPerDay: 5 },
      [['copied_device', 28]],
    ],
    ['a victim with a long history', { accountFrauds: 1, deviceFrauds: 2, deviceIsTrusted: true }, []],
    ['a kiosk where a thief was', { deviceFrauds: 4, deviceIsKiosk: true }, []],
    ['the next account of a thief', { deviceFrauds: 2, paymentsBefore: 0 }, [['labelled_fraud', 42]]],
    ['a seller of stolen goods', { sellerFrauds: 5, payeeSeen: 15 }, [['labelled_fraud', 56]]],
    ['an honest customer of such a seller', { sellerFrauds: 5, payeeSeen: 30 }, [['labelled_fraud', 12]]],
    ['a shop where thieves spend', { sellerFrauds: 5, payeeSeen: 400 }, []],
    ['assessed before labels were counted', { accountFrauds: null, deviceFrauds: null }, []],
    ['a phone that goes through the town', { deviceNetworksPerDay: 30 }, []],
    ['back after months, elsewhere', { sinceLastMs: 100 * 86_400_000 }, [['sudden_return', 4]]],
    ['back after half a year, elsewhere', { sinceLastMs: 190 * 86_400_000 }, [['sudden_return', 10]]],
    ['a seller of whom many complain', { sellerScore: 62, sellerDisputes: 3 }, [['suspect_seller', 5]]],
    ['a seller whom newcomers paid before there is an account', { sellerScore: 62 }, []],
    [
      'traders who pay each other large amounts',
      { paidBack: 9, thresholdsPerWeek: 0.3 },
      [['round_trip', 8]],
    ],
    ['a first payment of the usual amount', { pairSeen: 1, payeeSeen: 90 }, []],
    ['back after months, at home', { sinceLastMs: 1e11, deviceIsTrusted: true }, []],
  ])('%s', (_who, change, expected) => {
    const lines = patternLines({ ...facts, patterns: { ...ordinary, ...change } }, RULE_SET);
    expect(lines.map(({ signal, points }) => [signal, points])).toEqual(expected);
  });

  it.each<[string, Partial<PatternFacts>, Partial<RiskFacts>, [string, number][]]>([
    [
      'a little each time to a new seller',
      { ...newSeller, pairSeen: 8, payeeSeen: 8 },
      {},
      [['steady_drain', 32]],
    ],
    ['a new seller whom others pay, too', { ...newSeller, pairSeen: 8, payeeSeen: 40 }, {}, []],
    ['a regular seller', { payeeAccountAgeMs: 1e11, pairSeen: 80, payeeSeen: 80 }, {}, []],
    ['buyer and seller on one device', { payeeSharesDevice: true }, {}, [['self_dealing', 20]]],
    ['round and round on one device', { payeeSharesDevice: true, paidBack: 3 }, {}, [['self_dealing', 40]]],
    ['two traders', { paidBack: 30 }, {}, []],
    [
      'mules',
      { ...newSeller, payeeSeen: 6, pairSeen: 1, freshPayersPerWeek: 6, payersPerWeek: 6 },
      {},
      [['collecting_account', 34]],
    ],
    [
      'a shop that has just opened, and its customers',
      { ...newSeller, payeeSeen: 60, pairSeen: 1, freshPayersPerWeek: 2, payersPerWeek: 40 },
      {},
      [],
    ],
    ['a stranger’s hands', { ...newSeller, pairSeen: 1 }, { device: stranger }, [['strange_hands', 18]]],
    [
      'at another hour, ten times as much',
      { ...newSeller, pairSeen: 1, usualHourShare: 0 },
      { device: stranger, payment: paid(0.1, 0.01) },
      [['strange_hands', 34]],
    ],
    ['a new telephone', { payeeAccountAgeMs: 1e11 }, { device: stranger }, []],
    ['much from a newcomer', {}, { ...newcomer, payment: paid(0.6) }, [['large_for_newcomer', 16]]],
    ['a little from a newcomer', {}, { ...newcomer, payment: paid(0.1) }, []],
    ['a high value from a newcomer', {}, { ...newcomer, payment: paid(1) }, []],
    ['much from a newcomer who is verified', {}, { accountAgeMs: 1, payment: paid(0.6) }, []],
    ['who wants everything back', { troubles: 4, paymentsBefore: 9 }, {}, [['repeated_trouble', 36]]],
    ['an agent with many customers', { troubles: 6, paymentsBefore: 300 }, {}, []],
    ['from exit to exit', { deviceNetworksPerDay: 6 }, { vpn: 'address' }, [['hopping', 30]]],
    [
      'everything at once',
      { thresholdsPerWeek: 0.5, paymentsPerWeek: 5 },
      { payment: paid(0.1, 0.01) },
      [['out_of_habit', 30]],
    ],
    ['far from its line', {}, { proxies: ['location', 'time_zone'] }, [['false_place', 12]]],
    ['far from the exit of a VPN', {}, { vpn: 'address', proxies: ['location'] }, []],
    ['as always', { thresholdsPerWeek: 0.05, paymentsPerWeek: 5 }, { payment: paid(0.1, 0.01) }, []],
  ])('of set 3: %s', (_who, patterns, change, expected) => {
    const given = { ...facts, ...change, patterns: { ...ordinary, deviceNetworksPerDay: 2, ...patterns } };
    expect(patternLines(given, 3).map(({ signal, points }) => [signal, points])).toEqual(expected);
    expect(patternLines(given, 2)).toEqual([]);
  });

  const week = 7 * 86_400_000;
  const atNewSeller = {
    ...newSeller,
    pairSeen: 1,
    payeeSeen: 90,
    paymentsBefore: 0,
    deviceNetworksPerDay: 0,
  };
  const first = { accountAgeMs: 2 * week, payment: paid(0.005) };
  const used = { firstSeen: false, trusted: false, userHasTrusted: false };
  it.each<[string, Partial<PatternFacts>, Partial<RiskFacts>, [string, number][]]>([
    ['a first purchase', { thresholdsPerWeek: 0.005 }, { accountAgeMs: 0 }, []],
    ['two small ones', { thresholdsPerWeek: 0.01 }, { accountAgeMs: 0, ...ofDay(2) }, []],
    [
      'a stolen card',
      { thresholdsPerWeek: 0.1 },
      { accountAgeMs: 0, ...ofDay(4) },
      [
        ['newcomer_spending', 10],
        ['newcomer_spree', 34],
      ],
    ],
    ['the same, of a regular', { thresholdsPerWeek: 0.1, paymentsBefore: 9 }, { ...ofDay(4) }, []],
    ['the same, of unknown age', { thresholdsPerWeek: 0.1 }, { accountAgeMs: null, ...ofDay(4) }, []],
    ['one more account on the telephone', {}, { device: used, accountAgeMs: 0 }, [['second_account', 28]]],
    ['later', {}, { device: used, accountAgeMs: 6 * week }, [['second_account', 10]]],
    ['verified with the telephone', {}, { device: { ...used, trusted: true, userHasTrusted: true } }, []],
    ['the people of a kiosk', { deviceUsersPerDay: 9, deviceIsKiosk: true }, { device: used }, []],
    ['before there is a payout account', { payeeAccountAgeMs: null }, { device: used, accountAgeMs: 0 }, []],
    ['a second newcomer at home', { addressFreshPerDay: 1.4 }, { accountAgeMs: 0 }, []],
    ['five accounts on one line', { addressFreshPerDay: 5 }, { accountAgeMs: 0 }, [['fresh_address', 26]]],
    ['the neighbour who has long been here', { addressFreshPerDay: 5 }, { accountAgeMs: 6 * week }, []],
    [
      'a new telephone and a large purchase at an old seller',
      { payeeAccountAgeMs: 1e11, pairSeen: 5, paymentsBefore: 9 },
      { device: stranger, payment: paid(0.05, 0.01) },
      [['strange_spending', 24]],
    ],
    [
      'of the usual',
      { payeeAccountAgeMs: 1e11, pairSeen: 5, paymentsBefore: 9 },
      { device: stranger, payment: paid(1, 1) },
      [],
    ],
    [
      'a crowd that buys tickets',
      { payersPerWeek: 60, freshPayersPerWeek: 20 },
      { payment: paid(0.0002) },
      [],
    ],
    [
      'mules',
      { payersPerWeek: 4, freshPayersPerWeek: 4 },
      { payment: paid(0.05) },
      [['collecting_account', 6]],
    ],
  ])('of set 6: %s', (_who, change, given, expected) => {
    const patterns = { ...ordinary, ...atNewSeller, thresholdsPerWeek: 0, addressFreshPerDay: 0, ...change };
    const lines = patternLines({ ...facts, ...first, ...given, patterns }, 6);
    expect(lines.map(({ signal, points }) => [signal, points])).toEqual(expected);
    const before = patternLines({ ...facts, ...first, ...given, patterns }, 5).map(({ signal }) => signal);
    expect(before.filter((signal) => PATTERNS.indexOf(signal) > PATTERNS.indexOf('round_trip'))).toEqual([]);
  });

  it('mostly cancel the points for a user who always comes by VPN', () => {
    const known = { firstSeen: false, trusted: true, userHasTrusted: true };
    const patterns = { ...ordinary, deviceNetworksPerDay: 2, usuallyHiddenShare: 0.8 };
    const usual = { ...facts, vpn: 'address' as const, accountAgeMs: 1e10, device: known, patterns };
    expect(scoreRisk(usual)).toMatchObject({
      score: 8,
      triggeredSignals: ['vpn_detected'],
      contributions: [{ points: 32 }, { signal: 'usual_network', points: -24 }],
    });
    expect(scoreRisk({ ...usual, device: stranger }).score).toBe(48);
    expect(scoreRisk({ ...usual, accountAgeMs: 5e8 }).score).toBe(32);
    expect(scoreRisk({ ...usual, patterns: { ...patterns, usuallyHiddenShare: 0.4 } }).score).toBe(11);
    const tries = { ...usual, patterns: { ...patterns, usuallyHiddenShare: 0 } };
    expect(scoreRisk(tries).score).toBe(21);
    expect(scoreRisk(tries, { ...DEFAULT_POLICY, ruleSet: 4 }).score).toBe(32);
    expect(scoreRisk(usual, { ...DEFAULT_POLICY, ruleSet: 2 }).score).toBe(32);
  });

  it('are among the contributions, but not among the signals', () => {
    const scored = scoreRisk({ ...facts, patterns: { ...ordinary, nearThresholdPerWeek: 6 } });
    expect(scored).toMatchObject({ score: 50, triggeredSignals: [] });
    expect(scored.contributions).toMatchObject([{ signal: 'structuring', points: 50 }]);
  });

  it('add up, and an additional signal never lowers the score', () => {
    const counts = [
      ...(['nearThresholdPerWeek', 'deviceFreshPerDay', 'deviceNetworksPerDay', 'sinceLastMs'] as const),
      ...(['paidBack', 'troubles', 'payersPerWeek', 'freshPayersPerWeek', 'addressFreshPerDay'] as const),
    ];
    const some = fc.record({
      nearThresholdPerWeek: fc.double({ min: 0, max: 20, noNaN: true }),
      deviceFreshPerDay: fc.double({ min: 0, max: 20, noNaN: true }),
      deviceNetworksPerDay: fc.nat(20),
      deviceUsersPerDay: fc.nat(20),
      sinceLastMs: fc.nat(2 ** 31 - 1).map((ms) => ms * 10),
      deviceIsTrusted: fc.boolean(),
      paidBack: fc.nat(9),
      payeeSharesDevice: fc.boolean(),
      troubles: fc.nat(10),
      paymentsBefore: fc.nat(40),
      payersPerWeek: fc.nat(20),
      freshPayersPerWeek: fc.nat(20),
      payeeAccountAgeMs: fc.option(fc.nat(2 ** 31 - 1)),
      addressFreshPerDay: fc.nat(20),
    });
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(...counts),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (one, name, more) => {
          const person = { ...facts, ...newcomer };
          const before = scoreRisk({ ...person, patterns: { ...ordinary, ...one } });
          const after = scoreRisk({ ...person, patterns: { ...ordinary, ...one, [name]: one[name] + more } });
          expect(before.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(before.score);
          expect(after.score).toBeGreaterThanOrEqual(before.score);
        },
      ),
    );
  });
});

describe('patterns that legitimate people also show', () => {
  const busy = { ...newSeller, pairSeen: 20, payeeSeen: 20, freshPayersPerWeek: 9, troubles: 9 };
  const calm = { ...ordinary, deviceNetworksPerDay: 0, addressFreshPerDay: 0 };
  const alone = { ...facts, ...newcomer, patterns: { ...calm, ...busy, paymentsBefore: 20 } };

  it.each<readonly [colour: string, signals: Partial<RiskFacts>, score: number]>([
    ['GREEN', {}, 29],
    ['AMBER', { proxies: ['tor'] }, 70],
    ['RED', { proxies: ['tor'], travel: 'simulated' }, 100],
  ])('leave %s what it is, at its upper end', (flag, signals, score) => {
    expect(judge({ ...alone, patterns: calm, ...signals }, 'payment').flag).toBe(flag);
    expect(judge({ ...alone, ...signals }, 'payment')).toMatchObject({ flag, score });
  });
});

describe('a repeated assessment', () => {
  const given = {
    ...facts,
    proxies: ['tor' as const],
    patterns: { ...ordinary, nearThresholdPerWeek: 3.25 },
  };
  const stored = () => {
    const { score, flag, ...detail } = judge(given, 'payment');
    return { bands: 'payment' as const, score, flag, detail: { ...detail, facts: given, ruleSet: RULE_SET } };
  };

  it('is the same in any order of its keys', () => {
    const reversed = JSON.parse(JSON.stringify(stored()), (_name, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(replay(reversed)).toBe('same');
  });

  it('differs when a row was changed, and is refused for other points', () => {
    const one = stored();
    expect(replay({ ...one, score: one.score - 1 })).toBe('differs');
    expect(replay({ ...one, detail: { ...one.detail, contributions: [] } })).toBe('differs');
    expect(replay({ ...one, detail: { ...one.detail, ruleSet: RULE_SET + 1 } })).toBe('other rules');
    expect(replay({ ...one, detail: { ...one.detail, ruleSet: 1 } })).toBe('other rules');
  });
});

/** When this fails, points have changed: raise RULE_SET, and add the new sum beside it. */
it('has these points in this rule set', () => {
  const many: PatternFacts[] = [3, 4, 6].flatMap((count) => [
    { ...ordinary, nearThresholdPerWeek: count },
    { ...ordinary, deviceFreshPerDay: count },
    { ...ordinary, deviceNetworksPerDay: count, deviceUsersPerDay: count },
    { ...ordinary, sinceLastMs: count * 30 * 86_400_000 },
  ]);
  const sumOf = (set: number) =>
    many
      .flatMap((patterns) => patternLines({ ...facts, patterns }, set))
      .reduce((total, { points }) => total + points, 0);
  // An assessment of an older rule set is repeated with the points of that set.
  expect({
    RULE_SET,
    second: sumOf(2),
    third: sumOf(3),
    fourth: sumOf(4),
    fifth: sumOf(5),
    sixth: sumOf(6),
    now: sumOf(7),
  }).toEqual({
    ...{ RULE_SET: 7, second: 264, third: 278, fourth: 278, fifth: 269, sixth: 269 },
    now: 269,
  });
  const most = Object.values(PATTERN_POINTS).reduce((total, points) => total + points, 0);
  expect(most).toBe(
    50 +
      40 +
      40 +
      10 +
      40 +
      40 +
      44 +
      34 +
      16 +
      44 +
      30 +
      30 +
      12 +
      24 +
      56 +
      34 +
      40 +
      18 +
      16 +
      15 +
      34 +
      32 +
      26 +
      24 +
      24 +
      30,
  );
});
