import { DEFAULT_REVIEW_RULES, type ReviewPolicy, type ReviewRules } from '#core/reviews/review-policy.ts';
import { revisionOf } from '#core/revision.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace, list } = policiesOf<ReviewRules, ReviewPolicy>('review', (row) => ({
  opens: row?.rules.opens ?? DEFAULT_REVIEW_RULES.opens,
  dueHours: { ...DEFAULT_REVIEW_RULES.dueHours, ...row?.rules.dueHours },
  ...revisionOf(row),
}));
