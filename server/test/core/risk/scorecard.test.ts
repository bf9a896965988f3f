import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACT_NAMES, CARD_FACTS, type CardFactName } from '#core/risk/scorecard/card-facts.ts';
import type { Example } from '#core/risk/scorecard/columns.ts';
import { fitScorecard, scoreOn, scoringStrangers } from '#core/risk/scorecard/fit.ts';
import { CARD_LIMITS, faultsOf, rowFor, type Scorecard } from '#core/risk/scorecard/scorecard.ts';
import { finish } from '#core/steps.ts';

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
    const scores = finish(scoringStrangers(examples));
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

const anyCard: fc.Arbitrary<Scorecard> = fc
  .uniqueArray(fc.constantFrom(...CARD_FACT_NAMES), { minLength: 1, maxLength: 8 })
  .chain((facts) =>
    fc.tuple(
      ...facts.map((fact) =>
        fc
          .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(9)), { minLength: 1, maxLength: 6 })
          .map((steps) => ({ fact, rows: rowsOf(fact, steps) })),
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
          if (value === null || value === undefined) return;
          const { worse } = CARD_FACTS[CARD_FACT_NAMES[index] as CardFactName];
          const after = values.with(index, worse === 'more' ? value + by : value - by);
          expect(scoreOn(card, after)).toBeGreaterThanOrEqual(scoreOn(card, values));
        },
      ),
    );
  });

  it('gives no points for unknown facts', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        for (const line of card) expect(rowFor(line, null)).toBeUndefined();
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
    expect(faultsOf(Array(2).fill({ fact: 'vpn', rows: [{ at: 1, points: 5 }] }))).toMatchObject([
      { path: 'scorecard[1].fact' },
    ]);
  });
});

it('cannot name a fact that no rule may read', () => {
  for (const name of Object.keys(LEFT_OUT)) expect(CARD_FACT_NAMES).not.toContain(name);
});
