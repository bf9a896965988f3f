import type { Fields } from './fields.ts';

const REVIEW = {
  reviewId: 'text',
  kind: { oneOf: ['assessment', 'appeal', 'screening', 'payer', 'face'] },
  subjectId: 'text',
  externalUserId: 'text',
  agreementId: 'text or null',
  flag: 'text or null',
} as const;

/** What somebody has to look at, and what they decided. */
export const REVIEW_EVENTS = {
  'review.opened': {
    description: 'Something waits for a person to look at it',
    data: { ...REVIEW, dueAt: 'text' },
  },
  'review.decided': {
    description: 'A person has looked at it and decided',
    data: {
      ...REVIEW,
      decision: {
        oneOf: [
          ...(['let_through', 'fraud', 'accept', 'refuse'] as const),
          ...(['other_person', 'same_person', 'ask_verification'] as const),
        ],
      },
    },
  },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
