import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACT_NAMES, CARD_FACTS, type CardFactName } from '#core/risk/scorecard/card-facts.ts';
import type { Example } from '#core/risk/scorecard/columns.ts';
import { fitScorecard, scoreOn, scoreStrangers } from '#core/risk/scorecard/fit.ts';
import { CARD_LIMITS, faultsOf, rowFor, type Scorecard } from '#core/risk/scorecard/scorecard.ts';

const AMBER = 40;
/** A reproducible random generator. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const example = (
  known: Partial<Record<CardFactName, number>>,
  of: { fraud: boolean; component: string },
): Example => ({
  ...of,
  amberFrom: AMBER,
  values: CARD_FACT_NAMES.map((name) => known[name] ?? null),
});

/**
 * Half of the frauds pay just below the threshold, half share a device; all are new, as some legitimate are.
 */
function town(frauds: number, legitimate: number, seed = 7): Example[] {
  const next = chance(seed);
  const some = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return [
    ...Array.from({ length: frauds }, (_none, n) => {
      const kind = n % 2 ? { nearThreshold: some(3, 9) } : { freshOnDevice: some(4, 12) };
      const known = { accountAge: some(1, 60), vpn: some(0, 1), verified: 0, ...kind };
      return example(known, { fraud: true, component: `ring-${Math.floor(n / 5)}` });
    }),
    ...Array.from({ length: legitimate }, (_none, n) => {
      const known = { accountAge: some(1, 5_000), vpn: some(0, 9) === 0 ? 1 : 0, verified: some(0, 1) };
      const usual = { nearThreshold: some(0, 40) === 0 ? 1 : 0, freshOnDevice: some(0, 2) };
      return example({ ...known, ...usual }, { fraud: false, component: `person-${n}` });
    }),
  ];
}

describe('a trained scorecard', () => {
  const examples = town(80, 2_000);
  const card = fitScorecard(examples);

  it('finds the trained patterns in unseen people, and flags few of the legitimate', () => {
    const scores = scoreStrangers(examples);
    const share = (fraud: boolean) => {
      const some = scores.filter((_score, row) => examples[row]?.fraud === fraud);
      return some.filter((score) => score >= AMBER).length / some.length;
    };
    expect(share(true)).toBeGreaterThan(0.85);
    expect(share(false)).toBeLessThan(0.02);
    const bothered = examples.filter(({ values, fraud }) => !fraud && scoreOn(card, values) >= AMBER);
    expect(bothered.length).toBeLessThanOrEqual(20);
  });

  it('has whole points, which grow as a fact gets worse, with an interval around them', () => {
    expect(card.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['nearThreshold', 'freshOnDevice']));
    expect(faultsOf(card)).toEqual([]);
    for (const { rows } of card) {
      expect(rows.length).toBeLessThanOrEqual(CARD_LIMITS.rows);
      for (const { points, low = -1, high = -1 } of rows) {
        expect(Number.isInteger(points)).toBe(true);
        expect(points).toBeGreaterThan(0);
        expect(points).toBeLessThanOrEqual(CARD_LIMITS.points);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low);
      }
    }
  });

  it('is reproducible, in any order of the examples within a component', () => {
    expect(fitScorecard(town(80, 2_000))).toEqual(card);
  });

  it('never gives a fact negative points', () => {
    const backwards = town(80, 2_000).map((one) => ({ ...one, fraud: !one.fraud }));
    const learned = fitScorecard(backwards, 0);
    expect(learned.filter(({ fact }) => ['nearThreshold', 'vpn'].includes(fact))).toEqual([]);
  });
});

describe('facts that say something only together', () => {
  /** A large amount is ordinary, and so is a device of others; both at once are a fraud. */
  const market = (seed: number): Example[] => {
    const next = chance(seed);
    return Array.from({ length: 2_400 }, (_none, n) => {
      const fraud = n % 20 === 0;
      const [amount, strangeDevice] = fraud
        ? [0.5, 1]
        : next() < 0.5
          ? [0.5, 0]
          : [0.01, Number(next() < 0.6)];
      const known = { amount, strangeDevice, accountAge: Math.floor(next() * 5_000) };
      return example(known, { fraud, component: `user-${n}` });
    });
  };

  it('are found as a pair, with points of its own', () => {
    const card = fitScorecard(market(3), 2);
    expect(faultsOf(card)).toEqual([]);
    expect(card.filter((line) => line.combinedWith).length).toBeGreaterThan(0);
    const flagged = (fraud: boolean) =>
      market(4).filter((one) => one.fraud === fraud && scoreOn(card, one.values) >= AMBER).length;
    expect([flagged(true), flagged(false)]).toEqual([120, 0]);
    for (const { rows } of card)
      for (const { points, low = -1, high = -1 } of rows) expect(low <= points && points <= high).toBe(true);
  });

  it('are not taken from fewer than three rings', () => {
    const ofTwoRings = market(3).map((one, n) => (one.fraud ? { ...one, component: `ring-${n % 40}` } : one));
    expect(new Set(ofTwoRings.filter(({ fraud }) => fraud).map(({ component }) => component)).size).toBe(2);
    expect(fitScorecard(ofTwoRings, 0).filter((line) => line.combinedWith)).toEqual([]);
  });
});

it('gives an unknown fact points where frauds hide it', () => {
  const examples = town(80, 2_000).map((one) => ({
    ...one,
    values: one.values.with(CARD_FACT_NAMES.indexOf('newDevice'), one.fraud ? null : 0),
  }));
  const [unknown] = fitScorecard(examples, 0).find(({ fact }) => fact === 'newDevice')?.rows ?? [];
  expect(unknown).toMatchObject({ at: null });
  expect(unknown?.points).toBeGreaterThan(5);
});

const someRows = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(9)), {
  minLength: 1,
  maxLength: 6,
});
const anyCondition = fc.record({
  fact: fc.constantFrom(...CARD_FACT_NAMES),
  at: fc.option(fc.nat(130)),
});

const anyCard: fc.Arbitrary<Scorecard> = fc
  .uniqueArray(fc.constantFrom(...CARD_FACT_NAMES), { minLength: 1, maxLength: 8 })
  .chain((facts) =>
    fc.tuple(
      ...facts.map((fact) =>
        fc
          .tuple(someRows, fc.option(anyCondition), fc.option(fc.nat(20)))
          .map(([steps, condition, unknown]) => ({
            fact,
            ...(condition && condition.fact !== fact ? { combinedWith: condition } : {}),
            rows: [...(unknown === null ? [] : [{ at: null, points: unknown }]), ...rowsOf(fact, steps)],
          })),
      ),
    ),
  );

function rowsOf(fact: CardFactName, steps: readonly (readonly [number, number])[]) {
  let [at, points] = [0, 0];
  const rows = steps.map(([further, more]) => {
    at += further;
    points += more;
    return { at, points };
  });
  const places = rows.map((row) => row.at);
  if (CARD_FACTS[fact].worse === 'less') places.reverse();
  return rows.map((row, index) => ({ ...row, at: places[index] ?? 0 }));
}

describe('any scorecard', () => {
  it('never scores less when a fact gets worse', () => {
    fc.assert(
      fc.property(
        anyCard,
        fc.array(fc.option(fc.nat(130)), {
          minLength: CARD_FACT_NAMES.length,
          maxLength: CARD_FACT_NAMES.length,
        }),
        fc.nat(CARD_FACT_NAMES.length - 1),
        fc.nat(50),
        (card, values, index, by) => {
          expect(faultsOf(card)).toEqual([]);
          const value = values[index];
          // An unknown fact has points of its own, so that becoming known may lower the score.
          if (value === null || value === undefined) return;
          const { worse } = CARD_FACTS[CARD_FACT_NAMES[index] as CardFactName];
          const after = values.with(index, worse === 'more' ? value + by : value - by);
          expect(scoreOn(card, after)).toBeGreaterThanOrEqual(scoreOn(card, values));
        },
      ),
    );
  });

  it('gives an unknown fact the points of its row, and otherwise none', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        for (const line of card) {
          const unknown = line.rows.find(({ at }) => at === null);
          const counts = !line.combinedWith || line.combinedWith.at === null;
          expect(rowFor(line, () => null)).toEqual(counts ? unknown : undefined);
        }
      }),
    );
  });

  it('is refused where rows do not go from good to bad', () => {
    const rows = [
      { at: 3, points: 10 },
      { at: 6, points: 8 },
    ];
    expect(faultsOf([{ fact: 'nearThreshold', rows }])).toMatchObject([
      { path: 'scorecard[0].rows[1].points' },
    ]);
    expect(faultsOf([{ fact: 'accountAge', rows }])).toMatchObject([{ path: 'scorecard[0].rows[1].at' }]);
    const vpn = { fact: 'vpn' as const, rows: [{ at: 1, points: 5 }] };
    expect(faultsOf([vpn, vpn])).toMatchObject([{ path: 'scorecard[1].fact' }]);
    expect(faultsOf([vpn, { ...vpn, combinedWith: { fact: 'amount', at: 1 } }])).toEqual([]);
    expect(faultsOf([{ ...vpn, combinedWith: { fact: 'vpn', at: 1 } }])).toMatchObject([
      { path: 'scorecard[0].combinedWith.fact' },
    ]);
    expect(faultsOf([{ ...vpn, rows: [...vpn.rows, { at: null, points: 9 }] }])).toMatchObject([
      { path: 'scorecard[0].rows[1].at' },
    ]);
  });
});

it('cannot name a fact that no rule may read', () => {
  for (const name of Object.keys(LEFT_OUT)) expect(CARD_FACT_NAMES).not.toContain(name);
});
