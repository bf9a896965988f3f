import type { Signal } from './facts.ts';
import type { Pattern } from './patterns.ts';

/** One line of why a score is what it is. `name` says which rule, or which entry of a list. */
export type Contribution = {
  readonly signal: Signal | Pattern | 'list' | 'rule' | 'cap';
  readonly points: number;
  readonly reason: string;
  readonly name?: string;
};
