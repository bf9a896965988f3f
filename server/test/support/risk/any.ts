import fc from 'fast-check';
import type { RiskFacts } from '#core/risk/facts.ts';
import { LIST_KINDS, LIST_SUBJECTS } from '#core/risk/lists.ts';
import type { PatternFacts } from '#core/risk/pattern-facts.ts';
import type { RuleText } from '#core/risk/policy/compiled-policy.ts';
import { type RiskPolicy, WEIGHED, weightLimits } from '#core/risk/policy/risk-policy.ts';
import { CARD_FACT_NAMES, CARD_FACTS } from '#core/risk/scorecard/card-facts.ts';
import type { Scorecard } from '#core/risk/scorecard/scorecard.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';

/** Arbitrary facts, rules and policies, for property tests. */

export const rule = (
  when: string,
  effect: Pick<RuleText, 'points'> | Pick<RuleText, 'verdict'>,
  name = when,
) => ({ name, when, reason: 'ours', ...effect }) as RuleText;

export const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  vpn: fc.constantFrom('simulated' as const, 'address' as const, null),
  proxies: fc.subarray(['tor', 'open_proxy', 'hosting', 'time_zone'] as const),
  travel: fc.constantFrom('simulated' as const, null),
  device: fc.option(
    fc.record({ firstSeen: fc.boolean(), trusted: fc.boolean(), userHasTrusted: fc.boolean() }),
  ),
  velocity: fc.option(
    fc.record({ ratio: fc.double({ min: 0, max: 50, noNaN: true }), reason: fc.constant('many') }),
  ),
  identityVerified: fc.boolean(),
  accountAgeMs: fc.option(fc.integer({ min: 0, max: 100 * HOUR_MS })),
  highValue: fc.option(
    fc.record({ ratio: fc.double({ min: 0, max: 1e6, noNaN: true }), reason: fc.constant('much') }),
  ),
  payment: fc.record({
    amount: fc.integer({ min: 1, max: 1e12 }),
    currency: fc.constantFrom('NGN', 'USD'),
    threshold: fc.option(fc.integer({ min: 1, max: 1e9 })),
    usual: fc.option(fc.integer({ min: 1, max: 1e9 })),
  }),
  lists: fc.array(
    fc.record({
      id: fc.constant('lst_1'),
      kind: fc.constantFrom(...LIST_KINDS),
      on: fc.constantFrom(...LIST_SUBJECTS),
    }),
    { maxLength: 3 },
  ),
});

const share = () => fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const few = () => fc.nat(14);
const anyPatterns: fc.Arbitrary<PatternFacts> = fc.record({
  ...{ nearThresholdPerWeek: few(), thresholdsPerWeek: fc.double({ min: 0, max: 30, noNaN: true }) },
  ...{ payeesPerWeek: few(), paymentsPerWeek: few(), paymentsBefore: fc.nat(60), deviceFreshPerDay: few() },
  ...{ deviceNetworksPerDay: few(), deviceUsersPerDay: few(), deviceIsKiosk: fc.boolean() },
  ...{ deviceIsTrusted: fc.boolean(), addressFreshPerDay: few(), pairSeen: few(), payeeSeen: few() },
  ...{ payersPerWeek: few(), freshPayersPerWeek: few(), paidBack: few(), payeeSharesDevice: fc.boolean() },
  ...{
    troubles: few(),
    payeeTroubles: few(),
    payeeAccountAgeMs: fc.option(fc.nat(60).map((n) => n * DAY_MS)),
  },
  ...{ sinceLastMs: fc.option(fc.nat(200).map((n) => n * DAY_MS)) },
  ...{ usualHourShare: share(), usuallyHiddenShare: share() },
  ...{ accountFrauds: fc.option(few()), deviceFrauds: fc.option(few()) },
  ...{ sellerFrauds: fc.option(few()), sellerDisputes: fc.option(few()) },
  ...{
    newcomerThresholdsPerDay: share(),
    tinyPerHour: fc.option(few()),
    sellerScore: fc.option(fc.nat(100)),
  },
});

/** Facts as stored with an assessment, with or without counts. */
export const anyKeptFacts: fc.Arbitrary<RiskFacts> = fc
  .tuple(
    anyFacts,
    fc.record({ accountAgeMs: fc.option(fc.nat(40).map((n) => n * DAY_MS)) }),
    fc.record(
      {
        patterns: anyPatterns,
        proxies: fc.subarray(['tor', 'hosting', 'location'] as const),
        counts: fc.record({
          ...{ userPerTenMinutes: few(), userPerHour: few(), userPerDay: few(), devicePerHour: few() },
          ...{ userThresholdsPerDay: few(), deviceUsersPerDay: few(), addressPerHour: few() },
        }),
        network: fc.constantFrom('isp' as const, 'vpn' as const, 'tor' as const),
        browser: fc.record({ webdriver: fc.option(fc.boolean()), virtualCamera: fc.option(fc.boolean()) }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([facts, age, more]) => ({ ...facts, ...age, ...more }));

const CONDITIONS = ['vpn', '!vpn', 'newDevice', 'amount > 1000000', 'points >= 30', 'tor || hosting', 'true'];
export const anyRule = fc.record({
  when: fc.constantFrom(...CONDITIONS),
  effect: fc.oneof(
    fc
      .integer({ min: -50, max: 50 })
      .filter(Boolean)
      .map((points) => ({ points })),
    fc.constantFrom('AMBER' as const, 'RED' as const).map((verdict) => ({ verdict })),
  ),
});
export const anyPolicy: fc.Arbitrary<RiskPolicy> = fc.record({
  highValue: fc.record({ NGN: fc.integer({ min: 0, max: 1e9 }) }),
  weights: fc.record(
    Object.fromEntries(
      WEIGHED.map((name) => [
        name,
        fc.integer({ min: weightLimits(name).least, max: weightLimits(name).most }),
      ]),
    ),
    { requiredKeys: [] },
  ),
  rules: fc
    .array(anyRule, { maxLength: 6 })
    .map((rules) => rules.map(({ when, effect }, index) => rule(when, effect, `rule ${index}`))),
});

const anyPlace = fc.double({ min: 0, max: 10, noNaN: true });

/** Cards whose points only grow as a fact gets worse, with pairs and with points of the unknown. */
export const anyCard: fc.Arbitrary<Scorecard> = fc
  .subarray([...CARD_FACT_NAMES], { minLength: 1 })
  .chain((names) =>
    fc.tuple(
      ...names.map((fact) =>
        fc
          .record({
            ...{ at: anyPlace, points: fc.nat(20), more: fc.nat(20), unknown: fc.option(fc.nat(20)) },
            pair: fc.option(
              fc.record({ fact: fc.constantFrom(...CARD_FACT_NAMES), at: fc.option(anyPlace) }),
            ),
          })
          .map(({ at, points, more, unknown, pair }) => {
            const worse = CARD_FACTS[fact].worse === 'more' ? at + 1 : at - 1;
            const rows = [
              ...(unknown === null ? [] : [{ at: null, points: unknown }]),
              { at, points },
              { at: worse, points: points + more },
            ];
            return pair && pair.fact !== fact ? { fact, combinedWith: pair, rows } : { fact, rows };
          }),
      ),
    ),
  );

export const anyBands = fc.constantFrom('fraud' as const, 'payment' as const);
