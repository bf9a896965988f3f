import type { RuleScene } from '#core/risk/policy/rule-facts.ts';
import type { Steps } from '#core/steps.ts';
import { CARD_FACT_NAMES, CARD_FACTS, type CardFactName } from './card-facts.ts';
import type { Columns } from './logistic.ts';

/** One payment whose end is known. */
export type Example = {
  /** What each fact of a scorecard was, in their order. */
  readonly values: readonly (number | null)[];
  readonly fraud: boolean;
  /** Who belongs together: what is learned from some of them is never tried on the others. */
  readonly component: string;
  /** From which score on its caller would have been bothered. */
  readonly amberFrom: number;
};

/** A place where a fact is cut: all rows beyond it are one column. */
export type Cut = { readonly fact: CardFactName; readonly at: number };
export type Table = { readonly cuts: readonly Cut[]; readonly columns: Columns };

/** Where a fact may be cut: these shares of the frauds and of the legitimate lie below. */
const SHARES = {
  fraud: [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9],
  legitimate: [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995],
};
/** Fewer rows beyond a cut say nothing. */
const FEWEST_ROWS = 8;

/** Cuts stand where the values are, at numbers that a person can remember; the worst come last. */
export function* tableOf(examples: readonly Example[]): Steps<Table> {
  const cuts: Cut[] = [];
  const columns: Int32Array[] = [];
  for (const fact of CARD_FACT_NAMES) {
    yield;
    const { worse } = CARD_FACTS[fact];
    const values = valuesOf(examples, fact);
    // That something is known says nothing, and two cuts with the same rows beyond them are one.
    let fewer = values.filter((value) => value !== null).length;
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
    ...[frauds.at(-1)],
  ].flatMap((value) => (value === undefined ? [] : [memorable(value)]));
  const places = [...new Set(found)].sort((left, right) => left - right);
  // Of a yes or no there is one place to cut.
  const whole = places.every((place) => place === 0 || place === 1) ? [1] : places;
  return worse === 'more' ? whole : whole.toReversed();
}

/** Small counts as they are, everything else with one digit that says something. */
function memorable(value: number): number {
  return value >= 1 && value < 10 ? Math.round(value) : Number(value.toPrecision(1));
}
