import type { Contribution } from '#core/risk/contribution.ts';
import type { RuleScene } from '#core/risk/policy/rule-facts.ts';
import { CARD_FACTS, type CardFact, type CardFactName } from './card-facts.ts';

/**
 * An account's own points in place of those of the signals and patterns: a few rows per fact, of which the
 * worst that applies counts. Points only grow as a fact gets worse, so one more warning sign never lowers a
 * score, and each line of an answer can be looked up in the table.
 */
export type CardRow = {
  /** Applies from this value on or, where less is worse, below it. For a yes-or-no fact it is 1. */
  readonly at: number;
  readonly points: number;
  /** The 90 % confidence interval of the points. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
};
export type CardLine = { readonly fact: CardFactName; readonly rows: readonly CardRow[] };
export type Scorecard = readonly CardLine[];

export const CARD_LIMITS = { rows: 6, points: 69 } as const;

type Fault = { readonly path: string; readonly message: string };

/** Returns the errors in an edited table. */
export function faultsOf(card: Scorecard): Fault[] {
  const seen = new Set<string>();
  return card.flatMap(({ fact, rows }, index) => {
    const path = `scorecard[${index}]`;
    const again = seen.has(fact)
      ? [{ path: `${path}.fact`, message: 'this fact is already in the scorecard' }]
      : [];
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
      return [{ path: `${where}.at`, message: `rows must go from bad to worse: ${worse} is worse here` }];
    const message = 'a worse row must have at least as many points as the one before it';
    return points >= before.points ? [] : [{ path: `${where}.points`, message }];
  });
}

/** Returns one line per fact that has points here. Unknown facts have none. */
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

/** Returns the total points of these lines. */
export function cardPoints(card: Scorecard, scene: RuleScene): number {
  let total = 0;
  for (const line of card) total += rowFor(line, CARD_FACTS[line.fact].read(scene))?.points ?? 0;
  return total;
}

/** Returns the worst row that a value reaches. */
export function rowFor({ fact, rows }: CardLine, value: number | null): CardRow | undefined {
  if (value === null) return undefined;
  const { worse } = CARD_FACTS[fact];
  return rows.findLast(({ at }) => (worse === 'more' ? value >= at : value < at));
}

function reasonOf(description: string, value: number): string {
  return `${description}: ${Number.isInteger(value) ? value : value.toPrecision(3)}.`;
}
