import type { Signal } from './facts.ts';
import type { Mitigation, Pattern } from './pattern-rule.ts';

/** One line of a score's explanation. `name` identifies the rule, list entry or scorecard fact. */
export type Contribution = {
  readonly signal: Signal | Pattern | Mitigation | 'scorecard' | 'list' | 'rule' | 'cap' | 'review';
  readonly points: number;
  readonly reason: string;
  readonly name?: string;
};
