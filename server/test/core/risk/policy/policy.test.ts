import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/problem.ts';
import { BANDS, flagOf } from '#core/risk/bands.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import { scoreOnly } from '#core/risk/points/score-only.ts';
import { compilePolicy, NO_POLICY, type RiskPolicy, seenBy } from '#core/risk/policy/risk-policy.ts';
import { DEFAULT_POLICY, RULE_SET, scoreRisk } from '#core/risk/score.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import { judge } from '#core/risk/verdict.ts';
import { HOUR_MS } from '#core/time.ts';
import {
  anyBands,
  anyCard,
  anyFacts,
  anyKeptFacts,
  anyPolicy,
  anyRule,
  rule,
} from '#test/support/risk/any.ts';

const steer = (policy: Partial<RiskPolicy>) => compilePolicy(1, { ...NO_POLICY, ...policy });

/** Each raises the risk or leaves it unchanged, and is not read by a rule of these tests. */
const worse: ((facts: RiskFacts) => RiskFacts)[] = [
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'open_proxy'] }),
  (facts) => ({ ...facts, proxies: [...facts.proxies, 'time_zone'] }),
  (facts) => ({ ...facts, travel: 'simulated' }),
  (facts) => ({ ...facts, velocity: { ratio: (facts.velocity?.ratio ?? 0) + 1, reason: 'more' } }),
  (facts) => ({ ...facts, identityVerified: false }),
  (facts) => ({ ...facts, accountAgeMs: 0 }),
  (facts) => ({ ...facts, lists: [...(facts.lists ?? []), { id: 'lst_2', kind: 'watch', on: 'user' }] }),
  (facts) => ({ ...facts, lists: [...(facts.lists ?? []), { id: 'lst_3', kind: 'block', on: 'user' }] }),
];

describe('a score under any policy', () => {
  it('is a whole number from 0 to 100 that its contributions sum to, and its flag follows from it', () => {
    fc.assert(
      fc.property(anyFacts, anyPolicy, anyBands, (facts, policy, bands) => {
        const { score, flag, contributions, triggeredSignals } = judge(facts, bands, steer(policy));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(contributions.every(({ points }) => Number.isInteger(points))).toBe(true);
        expect(flag).toBe(flagOf(score, bands));
        // The strongest anonymiser is named first, and which one that is depends on their weights.
        expect(triggeredSignals.toSorted()).toEqual(judge(facts, bands).triggeredSignals.toSorted());
      }),
    );
  });

  it('is the same in a backtest, which computes it without the reasons', () => {
    const anySet = fc.constantFrom(2, 3, RULE_SET);
    fc.assert(
      fc.property(anyKeptFacts, anyPolicy, fc.option(anyCard), anyBands, anySet, (...any) => {
        const [facts, policy, scorecard, bands, ruleSet] = any;
        const compiledPolicy = { ...steer({ ...policy, scorecard }), ruleSet };
        expect(scoreOnly(facts, compiledPolicy, bands)).toBe(scoreRisk(facts, compiledPolicy, bands).score);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never falls when a warning sign is added that no rule mentions', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyPolicy,
        anyBands,
        fc.constantFrom(...worse),
        (facts, policy, bands, worsen) => {
          const compiledPolicy = steer({
            ...policy,
            rules: policy.rules.filter(({ when }) => when !== 'points >= 30'),
          });
          const before = scoreRisk(facts, compiledPolicy, bands).score;
          expect(scoreRisk(worsen(facts), compiledPolicy, bands).score).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('never falls when a rule is added that adds points or has a verdict', () => {
    fc.assert(
      fc.property(anyFacts, anyPolicy, anyBands, anyRule, (facts, policy, bands, { when, effect }) => {
        if ('points' in effect && effect.points < 0) return;
        const more = { ...policy, rules: [...policy.rules, rule(when, effect, 'one more')] };
        const before = scoreRisk(facts, steer(policy), bands).score;
        expect(scoreRisk(facts, steer(more), bands).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is RED for a user on a block list, whatever is subtracted', () => {
    fc.assert(
      fc.property(anyFacts, anyPolicy, anyBands, (facts, policy, bands) => {
        const blocked: RiskFacts = {
          ...facts,
          lists: [
            { id: 'lst_1', kind: 'trust', on: 'user' },
            { id: 'lst_2', kind: 'block', on: 'device' },
          ],
        };
        expect(judge(blocked, bands, steer(policy)).flag).toBe('RED');
      }),
    );
  });

  it('without a policy is exactly the default', () => {
    fc.assert(
      fc.property(anyFacts, anyBands, (facts, bands) => {
        const plain = { ...facts, lists: [] };
        expect(judge(plain, bands, steer({}))).toEqual(judge(plain, bands));
        expect(judge(plain, bands, DEFAULT_POLICY)).toEqual(judge(plain, bands));
      }),
    );
  });
});

const calm: RiskFacts = {
  ...{ vpn: null, proxies: [], travel: null, device: null, velocity: null },
  ...{ identityVerified: true, accountAgeMs: null, highValue: null },
};

describe('a policy', () => {
  it.each<[string, Partial<RiskPolicy>, Partial<RiskFacts>, number]>([
    ['a weight stretches its signal', { weights: { vpn_detected: 64 } }, { vpn: 'address' }, 64],
    [
      'and all rows of it',
      { weights: { velocity_anomaly: 28 } },
      { velocity: { ratio: 1.5, reason: '' } },
      15,
    ],
    ['a small weight leaves a point', { weights: { new_account: 1 } }, { accountAgeMs: 50 * HOUR_MS }, 1],
    [
      'a network above the limit of its group',
      { weights: { vpn_detected: 50 } },
      { vpn: 'address', proxies: ['tor'] },
      50,
    ],
    ['points of a rule', { rules: [rule('vpn', { points: 20 })] }, { vpn: 'address' }, 52],
    ['points off, down to nothing', { rules: [rule('true', { points: -50 })] }, { vpn: 'address' }, 0],
    ['AMBER at the least', { rules: [rule('true', { verdict: 'AMBER' })] }, {}, BANDS.fraud.amberFrom],
    [
      'RED after all that is taken off',
      { rules: [rule('true', { points: -50 }), rule('vpn', { verdict: 'RED' })] },
      { vpn: 'address' },
      70,
    ],
    [
      'a verdict lowers nothing',
      { rules: [rule('true', { verdict: 'AMBER' })] },
      { vpn: 'address', travel: 'simulated' },
      74,
    ],
    ['a rule about what is not known', { rules: [rule('accountAgeHours < 5', { points: 20 })] }, {}, 0],
    ['a watch list', {}, { lists: [{ id: 'lst_1', kind: 'watch', on: 'device' }] }, 30],
    ['a trust list', {}, { vpn: 'address', lists: [{ id: 'lst_1', kind: 'trust', on: 'user' }] }, 2],
  ])('%s', (_name, policy, facts, score) => {
    expect(scoreRisk({ ...calm, ...facts }, steer(policy)).score).toBe(score);
  });

  it('names its rules in contributions and not among the signals', () => {
    const { contributions, triggeredSignals } = scoreRisk(
      { ...calm, vpn: 'address' },
      steer({ rules: [rule('vpn', { points: 20 }, 'VPN again'), rule('vpn', { verdict: 'RED' }, 'No VPN')] }),
    );
    expect(triggeredSignals).toEqual(['vpn_detected']);
    expect(contributions.slice(1)).toEqual([
      { signal: 'rule', name: 'VPN again', points: 20, reason: 'ours' },
      { signal: 'rule', name: 'No VPN', points: 18, reason: 'ours' },
    ]);
  });

  it('is refused with the path and the position of every fault', () => {
    const faulty = [rule('vpn', { points: 1 }), rule('vpn', { points: 2 }), rule('vpn &&', { points: 3 })];
    try {
      steer({ rules: faulty });
      expect.unreachable();
    } catch (error) {
      expect((error as Problem).details).toEqual([
        { path: 'rules[1].name', message: 'another rule has this name' },
        { path: 'rules[2].when', message: 'at character 7: the expression is incomplete' },
      ]);
    }
  });

  it('sees a payment by its own threshold, and a habit as it is', () => {
    const payment = { amount: 1_000, currency: 'USD', threshold: 1_000_000, usual: null };
    const own = steer({ highValue: { USD: 500 } });
    expect(seenBy(own, { ...calm, payment }, DEFAULT_THRESHOLDS).highValue?.ratio).toBe(2);
    expect(seenBy(steer({}), { ...calm, payment }, DEFAULT_THRESHOLDS).highValue).toBeNull();
    const habit = seenBy(own, { ...calm, payment: { ...payment, usual: 20 } }, DEFAULT_THRESHOLDS);
    expect(habit.highValue?.ratio).toBeCloseTo(10);
    expect(
      seenBy(steer({ highValue: { USD: 0 } }), { ...calm, payment }, DEFAULT_THRESHOLDS).highValue,
    ).toBeNull();
  });
});
