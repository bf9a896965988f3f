import type { RuleScene } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACT_NAMES, CARD_FACTS, type CardFactName } from './card-facts.ts';
import type { Columns } from './logistic.ts';
import type { Condition } from './scorecard.ts';

/** A payment with a known outcome. */
export type Example = {
  /** The value of each scorecard fact, in their order. */
  readonly values: readonly (number | null)[];
  readonly fraud: boolean;
  /** The connected component of its users. Training and test data never share a component. */
  readonly component: string;
  /** The score at which the user would have been asked for more. */
  readonly amberFrom: number;
};

/**
 * A threshold of a fact, or `null` for it being unknown. All rows beyond it, and where `with` holds as well,
 * form one column.
 */
export type Cut = Condition & { readonly combinedWith?: Condition };
export type Table = { readonly cuts: readonly Cut[]; readonly columns: Columns };

/** Candidate thresholds: these quantiles of the frauds and of the legitimate payments. */
const SHARES = {
  fraud: [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9],
  legitimate: [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995],
};
/** A threshold with fewer rows beyond it has no statistical value. */
export const FEWEST_ROWS = 8;

/** Chooses thresholds at observed values, rounded to numbers people can remember; the worst come last. */
export function tableOf(examples: readonly Example[]): Table {
  const cuts: Cut[] = [];
  const columns: Int32Array[] = [];
  for (const fact of CARD_FACT_NAMES) {
    const { worse } = CARD_FACTS[fact];
    const values = valuesOf(examples, fact);
    const unknown = Int32Array.from(values.flatMap((value, row) => (value === null ? [row] : [])));
    let fewer = values.length - unknown.length;
    if (unknown.length >= FEWEST_ROWS && fewer >= FEWEST_ROWS) {
      cuts.push({ fact, at: null });
      columns.push(unknown);
    }
    // Two thresholds with the same rows are one.
    for (const at of placesOf(values, examples, worse)) {
      const rows = rowsBeyond(values, at, worse);
      if (rows.length < FEWEST_ROWS || rows.length >= fewer) continue;
      fewer = rows.length;
      cuts.push({ fact, at });
      columns.push(rows);
    }
  }
  return { cuts, columns };
}

export function readAll(scene: RuleScene): Example['values'] {
  return CARD_FACT_NAMES.map((name) => CARD_FACTS[name].read(scene));
}

function valuesOf(examples: readonly Example[], fact: CardFactName): (number | null)[] {
  const index = CARD_FACT_NAMES.indexOf(fact);
  return examples.map(({ values }) => values[index] ?? null);
}

function rowsBeyond(values: readonly (number | null)[], at: number, worse: 'more' | 'less'): Int32Array {
  const rows: number[] = [];
  values.forEach((value, row) => {
    if (value !== null && (worse === 'more' ? value >= at : value < at)) rows.push(row);
  });
  return Int32Array.from(rows);
}

function placesOf(
  values: readonly (number | null)[],
  examples: readonly Example[],
  worse: 'more' | 'less',
): number[] {
  const sorted = (fraud: boolean) =>
    values
      .filter((value, row): value is number => value !== null && examples[row]?.fraud === fraud)
      .sort((left, right) => left - right);
  const at = (known: readonly number[], share: number) => known[Math.floor(share * known.length)];
  const [frauds, legitimate] = [sorted(true), sorted(false)];
  const found = [
    ...SHARES.fraud.map((share) => at(frauds, share)),
    ...SHARES.legitimate.map((share) => at(legitimate, share)),
    frauds.at(-1),
  ].flatMap((value) => (value === undefined ? [] : [memorable(value)]));
  const places = [...new Set(found)].sort((left, right) => left - right);
  // A yes-or-no fact has a single threshold.
  const whole = places.every((place) => place === 0 || place === 1) ? [1] : places;
  return worse === 'more' ? whole : whole.toReversed();
}

/** Two significant digits. */
const memorable = (value: number) => Number(value.toPrecision(2));
