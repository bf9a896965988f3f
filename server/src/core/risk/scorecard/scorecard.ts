import type { Contribution } from '#core/risk/contribution.ts';
import type { RuleScene } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACT_NAMES, CARD_FACTS, type CardFact, type CardFactName } from './card-facts.ts';

/** Holds from this value of a fact on or, where less is worse, below it; null: while it is unknown. */
export type Condition = { readonly fact: CardFactName; readonly at: number | null };

/**
 * An account's own points in place of those of the signals and patterns: a few rows per fact, of which the
 * worst that applies counts. Points only grow as a fact gets worse, so one more warning sign never lowers a
 * score, and each line of an answer can be looked up in the table.
 */
export type CardRow = {
  /** As in a condition. For a yes-or-no fact it is 1. */
  readonly at: number | null;
  readonly points: number;
  /** The 90 % confidence interval of the points. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
};
export type CardLine = {
  readonly fact: CardFactName;
  /** The line counts only while this holds as well: two facts that say more together than apart. */
  readonly combinedWith?: Condition | undefined;
  readonly rows: readonly CardRow[];
};
export type Scorecard = readonly CardLine[];

/** `rows`: besides that of the unknown. `crosses`: lines with a condition. */
export const CARD_LIMITS = { rows: 6, points: 69, crosses: 60 } as const;

export const isSameLine = (one: Omit<CardLine, 'rows'>, other: Omit<CardLine, 'rows'>) =>
  one.fact === other.fact &&
  one.combinedWith?.fact === other.combinedWith?.fact &&
  one.combinedWith?.at === other.combinedWith?.at;

type Fault = { readonly path: string; readonly message: string };

/** Returns the errors in an edited table. */
export function faultsOf(card: Scorecard): Fault[] {
  return card.flatMap((line, index) => {
    const path = `scorecard[${index}]`;
    const again = card.slice(0, index).some((before) => isSameLine(before, line))
      ? [{ path: `${path}.fact`, message: 'this line is already in the scorecard' }]
      : [];
    const withItself =
      line.combinedWith?.fact === line.fact
        ? [{ path: `${path}.combinedWith.fact`, message: 'a fact cannot be combined with itself' }]
        : [];
    return [...again, ...withItself, ...rowFaults(CARD_FACTS[line.fact], line.rows, path)];
  });
}

function rowFaults({ worse }: CardFact, rows: readonly CardRow[], path: string): Fault[] {
  const known = rows.filter(({ at }) => at !== null).length;
  const message = `a line may have at most ${CARD_LIMITS.rows} rows of values`;
  const many = known > CARD_LIMITS.rows ? [{ path: `${path}.rows`, message }] : [];
  return [
    ...many,
    ...rows.flatMap((row, index) => orderFaults(worse, row, rows[index - 1], `${path}.rows[${index}]`)),
  ];
}

function orderFaults(
  worse: CardFact['worse'],
  { at, points }: CardRow,
  before: CardRow | undefined,
  path: string,
): Fault[] {
  if (!before) return [];
  if (at === null) return [{ path: `${path}.at`, message: 'the row of the unknown must be the first' }];
  if (before.at === null) return [];
  if (worse === 'more' ? at <= before.at : at >= before.at)
    return [{ path: `${path}.at`, message: `rows must go from bad to worse: ${worse} is worse here` }];
  const message = 'a worse row must have at least as many points as the one before it';
  return points >= before.points ? [] : [{ path: `${path}.points`, message }];
}

/** Returns one contribution per line that has points here. */
export function cardLines(card: Scorecard, scene: RuleScene): Contribution[] {
  const read = reader(scene);
  return card.flatMap((line) => {
    const row = rowFor(line, read);
    if (!row || row.points === 0) return [];
    const { fact, combinedWith: condition } = line;
    const [name, reason] = condition
      ? [
          `${fact} with ${condition.fact}`,
          `${shown(fact, read(fact))}; ${shown(condition.fact, read(condition.fact))}.`,
        ]
      : [fact, `${shown(fact, read(fact))}.`];
    return [{ signal: 'scorecard' as const, name, points: row.points, reason }];
  });
}

type Read = (fact: CardFactName) => number | null;

/** Reads each fact once: a backtest does this a million times. */
function reader(scene: RuleScene): Read {
  const values: Partial<Record<CardFactName, number | null>> = {};
  return (fact) => {
    const known = values[fact];
    if (known !== undefined) return known;
    const value = CARD_FACTS[fact].read(scene);
    values[fact] = value;
    return value;
  };
}

/** Returns the total points of these lines. */
export function cardPoints(card: Scorecard, scene: RuleScene): number {
  return sumOn(card, reader(scene));
}

/** The same for values in the order of the facts. */
export function pointsOn(card: Scorecard, values: readonly (number | null)[]): number {
  return sumOn(card, (fact) => values[PLACES[fact]] ?? null);
}

const PLACES = Object.fromEntries(CARD_FACT_NAMES.map((name, place) => [name, place])) as Readonly<
  Record<CardFactName, number>
>;

function sumOn(card: Scorecard, read: Read): number {
  let total = 0;
  for (const line of card) total += rowFor(line, read)?.points ?? 0;
  return total;
}

/** Returns the worst row that applies. */
export function rowFor({ fact, combinedWith: condition, rows }: CardLine, read: Read): CardRow | undefined {
  if (condition && !holds(condition, read)) return undefined;
  return rows.findLast(({ at }) => holds({ fact, at }, read));
}

function holds({ fact, at }: Condition, read: Read): boolean {
  const value = read(fact);
  if (at === null || value === null) return at === value;
  return CARD_FACTS[fact].worse === 'more' ? value >= at : value < at;
}

function shown(fact: CardFactName, value: number | null): string {
  const number = value === null ? 'unknown' : Number.isInteger(value) ? value : value.toPrecision(3);
  return `${CARD_FACTS[fact].description}: ${number}`;
}
