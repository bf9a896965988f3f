import type { Signal } from './facts.ts';
import type { Mitigation, Pattern } from './patterns.ts';

/** One line of why a score is what it is. `name` says which rule, entry of a list or fact of a scorecard. */
export type Contribution = {
  readonly signal: Signal | Pattern | Mitigation | 'scorecard' | 'list' | 'rule' | 'cap' | 'review';
  readonly points: number;
  readonly reason: string;
  readonly name?: string;
};
