import type { Actor } from '#core/actor.ts';
import type { Period } from '#core/escrow/bank.ts';
import type { Break, Outcome } from './comparison.ts';

/** The source of a comparison: the bank's own listings or an account statement. */
export const SOURCES = ['bank', 'statement'] as const;
export type Source = (typeof SOURCES)[number];

export type Report = Omit<Outcome, 'breaks' | 'undecided'> & {
  readonly id: string;
  /** The number of entries that could not be judged. */
  readonly undecided: number;
  readonly provider: string;
  readonly source: Source;
  readonly period: Period;
  readonly createdAt: Date;
};

/**
 * `closed`: a person gave a reason, and the difference is in suspense. `gone`: the books agree again by
 * themselves.
 */
export const BREAK_STATUSES = ['open', 'closed', 'gone'] as const;
export type BreakStatus = (typeof BREAK_STATUSES)[number];

/** A stored break and its outcome. */
export type KeptBreak = Omit<Break, 'account' | 'owner'> & {
  readonly id: string;
  readonly developerId: string;
  readonly agreementId: string | null;
  readonly provider: string;
  readonly foundAt: Date;
  readonly status: BreakStatus;
  readonly reason: string | null;
  readonly closedBy: Actor | null;
  readonly closedAt: Date | null;
};
