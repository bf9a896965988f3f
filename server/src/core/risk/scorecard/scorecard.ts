import type { Contribution } from '#core/risk/contribution.ts';
import type { RuleScene } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACTS, type CardFact, type CardFactName } from './card-facts.ts';

/**
 * Points of an account's own, in place of those of the signals and patterns: a few rows for each fact, of
 * which the worst that applies counts. They only grow as a fact gets worse, so one more warning sign never
 * lowers a score, and each line of an answer can be looked up in the table.
 */
export type CardRow = {
  /** From here on, or, where less is worse, below this. Of a yes or no it is 1. */
  readonly at: number;
  readonly points: number;
  /** Where the points would lie if other people of the same kind had come: nine in ten times in between. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
};
export type CardLine = { readonly fact: CardFactName; readonly rows: readonly CardRow[] };
export type Scorecard = readonly CardLine[];

export const CARD_LIMITS = { rows: 6, points: 69 } as const;

type Fault = { readonly path: string; readonly message: string };

/** What is wrong with a table that somebody has edited. */
export function faultsOf(card: Scorecard): Fault[] {
  const seen = new Set<string>();
  return card.flatMap(({ fact, rows }, index) => {
    const path = `scorecard[${index}]`;
    const again = seen.has(fact) ? [{ path: `${path}.fact`, message: 'this fact is there already' }] : [];
    seen.add(fact);
    return [...again, ...rowFaults(CARD_FACTS[fact], rows, path)];
  });
}

function rowFaults({ worse }: CardFact, rows: readonly CardRow[], path: string): Fault[] {
  return rows.flatMap(({ at, points }, row) => {
    const before = rows[row - 1];
    if (!before) return [];
    const where = `${path}.rows[${row}]`;
    const inOrder = worse === 'more' ? at > before.at : at < before.at;
    if (!inOrder)
      return [{ path: `${where}.at`, message: `rows go from bad to worse: ${worse} is worse here` }];
    const message = 'a worse row has at least the points of the one before it';
    return points >= before.points ? [] : [{ path: `${where}.points`, message }];
  });
}

/** One line for each fact that has points here. What is not known has none. */
export function cardLines(card: Scorecard, scene: RuleScene): Contribution[] {
  return card.flatMap((line) => {
    const { fact } = line;
    const { read, description } = CARD_FACTS[fact];
    const value = read(scene);
    const row = rowFor(line, value);
    if (!row || value === null || row.points === 0) return [];
    return [
      { signal: 'scorecard' as const, name: fact, points: row.points, reason: reasonOf(description, value) },
    ];
  });
}

/** What these lines come to. */
export function cardPoints(card: Scorecard, scene: RuleScene): number {
  let total = 0;
  for (const line of card) total += rowFor(line, CARD_FACTS[line.fact].read(scene))?.points ?? 0;
  return total;
}

/** The worst row that a value reaches. */
export function rowFor({ fact, rows }: CardLine, value: number | null): CardRow | undefined {
  if (value === null) return undefined;
  const { worse } = CARD_FACTS[fact];
  return rows.findLast(({ at }) => (worse === 'more' ? value >= at : value < at));
}

function reasonOf(description: string, value: number): string {
  return `${description}: ${Number.isInteger(value) ? value : value.toPrecision(3)}.`;
}
