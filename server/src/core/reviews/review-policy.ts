import { REVIEW_DUE_HOURS } from '#core/risk/facts.ts';
import { HOUR_MS } from '#core/time.ts';

/**
 * What can open a review by itself. An appeal is asked for, so it always does; so are faces, by the identity
 * policy. PAYER: somebody else than the buyer has paid, which happens in every family, so that nobody hears
 * of it who has not asked for it.
 */
export const OPENERS = ['RED', 'AMBER', 'SCREENING', 'PAYER'] as const;
export type Opener = (typeof OPENERS)[number];

/** What a review is about, as far as the time to look at it goes. */
export const DUE_KINDS = ['RED', 'AMBER', 'APPEAL', 'SCREENING', 'PAYER', 'FACE'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export type DueHours = Readonly<Record<DueKind, number>>;

export type ReviewRules = {
  readonly opens: readonly Opener[];
  /** Within how many hours somebody should have looked. */
  readonly dueHours: DueHours;
};
export type ReviewPolicy = ReviewRules & { readonly changedAt: Date | null };

export const DEFAULT_REVIEW_RULES: ReviewRules = {
  opens: ['RED', 'AMBER', 'SCREENING'],
  dueHours: { ...REVIEW_DUE_HOURS, APPEAL: 24, SCREENING: 24, PAYER: 24, FACE: 24 },
};

export function dueAt({ dueHours }: ReviewRules, kind: DueKind, openedAt: Date): Date {
  return new Date(openedAt.getTime() + dueHours[kind] * HOUR_MS);
}
