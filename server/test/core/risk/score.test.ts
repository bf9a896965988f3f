import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOf } from '#core/risk/bands.ts';
import type { RiskFacts, Signal } from '#core/risk/facts.ts';
import { scoreRisk } from '#core/risk/score.ts';
import { DEFAULT_THRESHOLDS, highValue, inUnits } from '#core/risk/value.ts';
import { velocityPeak } from '#core/risk/velocity.ts';
import { CATEGORIES, judge } from '#core/risk/verdict.ts';
import { HOUR_MS } from '#core/time.ts';

const YEAR_MS = 365 * 24 * HOUR_MS;
const NO_HABIT = { count: 0, meanLog: 0 };
const NAIRA = DEFAULT_THRESHOLDS['NGN'] ?? null;
const naira = (amount: number) => highValue(inUnits(amount * 100, NAIRA), NO_HABIT);

const newUser: RiskFacts = {
  vpn: null,
  proxies: [],
  travel: null,
  device: { firstSeen: true, trusted: false, userHasTrusted: false },
  velocity: null,
  identityVerified: false,
  accountAgeMs: 0,
  highValue: naira(50_000),
};
const regular: RiskFacts = {
  ...newUser,
  device: { firstSeen: false, trusted: true, userHasTrusted: true },
  identityVerified: true,
  accountAgeMs: YEAR_MS,
};
const unknownDevice: RiskFacts = {
  ...regular,
  device: { firstSeen: true, trusted: false, userHasTrusted: true },
};
const seenDevice = { firstSeen: false, trusted: false, userHasTrusted: false };
const bothSimulated = { vpn: 'simulated', travel: 'simulated' } as const;

describe('the scenarios of the score', () => {
  it.each<[string, RiskFacts, number, string, string]>([
    ['new user', newUser, 24, 'GREEN', 'GREEN'],
    ['new user without fingerprint', { ...newUser, device: null }, 18, 'GREEN', 'GREEN'],
    ['new + VPN', { ...newUser, vpn: 'simulated' }, 56, 'AMBER', 'AMBER'],
    ['new + travel', { ...newUser, travel: 'simulated' }, 66, 'AMBER', 'AMBER'],
    ['new + both', { ...newUser, ...bothSimulated }, 98, 'RED', 'RED'],
    ['new, ₦5m', { ...newUser, highValue: naira(5_000_000) }, 42, 'AMBER', 'AMBER'],
    ['new, ₦50m', { ...newUser, highValue: naira(50_000_000) }, 54, 'AMBER', 'AMBER'],
    ['new, ₦5m + VPN', { ...newUser, highValue: naira(5_000_000), vpn: 'address' }, 74, 'RED', 'RED'],
    ['new, Tor exit', { ...newUser, proxies: ['tor'] }, 58, 'AMBER', 'AMBER'],
    ['new, datacenter', { ...newUser, proxies: ['hosting'] }, 44, 'AMBER', 'AMBER'],
    ['verified, small', regular, 0, 'GREEN', 'GREEN'],
    ['verified, ₦5m', { ...regular, highValue: naira(5_000_000) }, 18, 'GREEN', 'GREEN'],
    ['verified, ₦50m', { ...regular, highValue: naira(50_000_000) }, 30, 'GREEN', 'AMBER'],
    ['verified + VPN', { ...regular, vpn: 'simulated' }, 32, 'GREEN', 'AMBER'],
    ['verified + travel', { ...regular, travel: 'simulated' }, 42, 'AMBER', 'AMBER'],
    ['verified + both', { ...regular, ...bothSimulated }, 74, 'RED', 'RED'],
    ['verified, unknown device', unknownDevice, 22, 'GREEN', 'GREEN'],
    [
      'verified, unknown device, ₦5m',
      { ...unknownDevice, highValue: naira(5_000_000) },
      40,
      'AMBER',
      'AMBER',
    ],
    [
      'verified, unknown device, ₦5m, VPN',
      { ...unknownDevice, highValue: naira(5_000_000), vpn: 'simulated' },
      72,
      'RED',
      'RED',
    ],
    [
      'burst 1–2×',
      { ...newUser, device: seenDevice, velocity: velocityPeak({ userPerTenMinutes: 9 }) },
      48,
      'AMBER',
      'AMBER',
    ],
    [
      'burst ≥ 4×',
      { ...newUser, device: seenDevice, velocity: velocityPeak({ userPerTenMinutes: 32 }) },
      74,
      'RED',
      'RED',
    ],
  ])('%s', (_name, facts, score, fraud, payment) => {
    expect(scoreRisk(facts).score).toBe(score);
    expect(flagOf(score, 'fraud')).toBe(fraud);
    expect(flagOf(score, 'payment')).toBe(payment);
  });
});

describe('the bands', () => {
  it.each([
    [0, 'GREEN', 'GREEN'],
    [29, 'GREEN', 'GREEN'],
    [30, 'GREEN', 'AMBER'],
    [39, 'GREEN', 'AMBER'],
    [40, 'AMBER', 'AMBER'],
    [69, 'AMBER', 'AMBER'],
    [70, 'RED', 'AMBER'],
    [71, 'RED', 'RED'],
    [100, 'RED', 'RED'],
  ])('%i', (score, fraud, payment) => {
    expect(flagOf(score, 'fraud')).toBe(fraud);
    expect(flagOf(score, 'payment')).toBe(payment);
  });
});

describe('the network group', () => {
  it.each<[string, Partial<RiskFacts>, number]>([
    ['VPN and hosting', { vpn: 'address', proxies: ['hosting'] }, 37],
    ['VPN and open proxy', { vpn: 'address', proxies: ['open_proxy'] }, 40],
    ['Tor and VPN stop at 40', { vpn: 'simulated', proxies: ['tor'] }, 40],
    ['hosting and a foreign time zone', { proxies: ['hosting', 'time_zone'] }, 25],
    [
      'everything stops at 40',
      { vpn: 'address', proxies: ['tor', 'open_proxy', 'hosting', 'time_zone'] },
      40,
    ],
    ['the same anonymiser twice counts once', { proxies: ['tor', 'tor'] }, 34],
  ])('%s', (_name, network, points) => {
    expect(scoreRisk({ ...regular, ...network }).score).toBe(points);
  });
});

const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  vpn: fc.constantFrom('simulated' as const, 'address' as const, null),
  proxies: fc.subarray(['tor', 'open_proxy', 'hosting', 'time_zone'] as const),
  travel: fc.oneof(
    fc.constantFrom('simulated' as const, null),
    fc.constant({ distanceKm: 1000, elapsedMs: 60_000, speedKmh: 60_000 }),
  ),
  device: fc.option(
    fc.record({ firstSeen: fc.boolean(), trusted: fc.boolean(), userHasTrusted: fc.boolean() }),
  ),
  velocity: fc.option(
    fc.record({ ratio: fc.double({ min: 0, max: 50, noNaN: true }), reason: fc.constant('many') }),
  ),
  identityVerified: fc.boolean(),
  accountAgeMs: fc.option(fc.integer({ min: -HOUR_MS, max: 100 * HOUR_MS })),
  highValue: fc.option(
    fc.record({ ratio: fc.double({ min: 0, max: 1e6, noNaN: true }), reason: fc.constant('much') }),
  ),
});

/** Each raises the risk or leaves it unchanged. */
const worse: ((facts: RiskFacts) => RiskFacts)[] = [
  (facts) => ({ ...facts, vpn: facts.vpn ?? 'simulated' }),
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'tor'] }),
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'open_proxy'] }),
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'hosting'] }),
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'time_zone'] }),
  (facts) => ({ ...facts, travel: facts.travel ?? 'simulated' }),
  (facts) => ({ ...facts, device: { firstSeen: true, trusted: false, userHasTrusted: true } }),
  (facts) => ({ ...facts, velocity: { ratio: (facts.velocity?.ratio ?? 0) + 1, reason: 'more' } }),
  (facts) => ({ ...facts, identityVerified: false }),
  (facts) => ({ ...facts, accountAgeMs: 0 }),
  (facts) => ({ ...facts, highValue: { ratio: (facts.highValue?.ratio ?? 0) * 2 + 1, reason: 'more' } }),
];

describe('properties of the score', () => {
  it('is an integer from 0 to 100 that its contributions sum to', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score, contributions } = scoreRisk(facts);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        for (const { signal, points, reason } of contributions) {
          expect(Number.isInteger(points)).toBe(true);
          expect(signal === 'cap' ? points < 0 : points > 0).toBe(true);
          expect(reason).not.toBe('');
        }
      }),
    );
  });

  it('never falls when a warning sign is added', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...worse), (facts, worsen) => {
        expect(scoreRisk(worsen(facts)).score).toBeGreaterThanOrEqual(scoreRisk(facts).score);
      }),
    );
  });

  it('names each signal that added points, once', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { contributions, triggeredSignals } = scoreRisk(facts);
        const named = contributions.map(({ signal }) => signal).filter((signal) => signal !== 'cap');
        expect(triggeredSignals).toEqual([...new Set(named)]);
      }),
    );
  });

  it('offers only steps that do not raise it, best first, with their own flag', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('fraud' as const, 'payment' as const), (facts, bands) => {
        const { score, counterfactuals: steps } = judge(facts, bands);
        expect(steps.map((step) => step.score)).toEqual(
          steps.map((step) => step.score).sort((a, b) => a - b),
        );
        for (const step of steps) {
          expect(step.score).toBeLessThanOrEqual(score);
          expect(step.flag).toBe(flagOf(step.score, bands));
        }
      }),
    );
  });
});

describe('the words', () => {
  it('let GREEN proceed', () => {
    expect(judge(regular, 'fraud')).toMatchObject({
      category: CATEGORIES.GREEN,
      recommendation: 'Proceed normally.',
      contributions: [],
      counterfactuals: [],
    });
  });

  it('tell AMBER which step lowers the score', () => {
    expect(judge({ ...newUser, vpn: 'simulated' }, 'fraud').recommendation).toBe(
      'Require additional verification before proceeding. ' +
        'To lower the score from 56 to 24 (GREEN), ask the user to switch off the VPN or proxy.',
    );
    expect(judge({ ...regular, travel: 'simulated' }, 'fraud').recommendation).toBe(
      'Require additional verification before proceeding.',
    );
  });

  it('block RED', () => {
    const { category, recommendation } = judge({ ...newUser, ...bothSimulated }, 'fraud');
    expect(category).toBe('Critical');
    expect(recommendation).toMatch(/^Block the transaction\./);
  });

  it('show the score without each removable signal', () => {
    const facts: RiskFacts = { ...newUser, vpn: 'simulated' };
    expect(judge(facts, 'fraud').counterfactuals).toEqual([
      { step: 'leave_vpn', removes: ['vpn_detected'] satisfies Signal[], score: 24, flag: 'GREEN' },
      { step: 'verify_identity', removes: ['identity_not_verified'], score: 46, flag: 'AMBER' },
      { step: 'use_known_device', removes: ['new_device'], score: 50, flag: 'AMBER' },
    ]);
  });
});
