import { DEFAULT_REVIEW_RULES, type ReviewPolicy, type ReviewRules } from '#core/reviews/review-policy.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace } = policiesOf<ReviewRules, ReviewPolicy>('review', (row) => ({
  opens: row?.rules.opens ?? DEFAULT_REVIEW_RULES.opens,
  dueHours: { ...DEFAULT_REVIEW_RULES.dueHours, ...row?.rules.dueHours },
  changedAt: row?.changedAt ?? null,
}));
