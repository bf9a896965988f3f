import type { Revision } from '#core/revision.ts';
import { REVIEW_DUE_HOURS } from '#core/risk/facts.ts';
import { HOUR_MS } from '#core/time.ts';

/**
 * The triggers that can open a review. Appeals always open one, and matching faces do if the identity policy
 * says so. PAYER: someone other than the buyer has paid, which is common in families, so it is off by
 * default.
 */
export const OPENERS = ['RED', 'AMBER', 'SCREENING', 'PAYER'] as const;
export type Opener = (typeof OPENERS)[number];

/** Kinds of reviews by due time. */
export const DUE_KINDS = ['RED', 'AMBER', 'APPEAL', 'SCREENING', 'PAYER', 'FACE'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export type DueHours = Readonly<Record<DueKind, number>>;

export type ReviewRules = {
  readonly opens: readonly Opener[];
  /** Hours until a review is due. */
  readonly dueHours: DueHours;
};
export type ReviewPolicy = ReviewRules & Revision;

export const DEFAULT_REVIEW_RULES: ReviewRules = {
  opens: ['RED', 'AMBER', 'SCREENING'],
  dueHours: { ...REVIEW_DUE_HOURS, APPEAL: 24, SCREENING: 24, PAYER: 24, FACE: 24 },
};

export function dueAt({ dueHours }: ReviewRules, kind: DueKind, openedAt: Date): Date {
  return new Date(openedAt.getTime() + dueHours[kind] * HOUR_MS);
}
