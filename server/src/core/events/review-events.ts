import type { Fields } from './fields.ts';

const REVIEW = {
  reviewId: 'text',
  kind: { oneOf: ['assessment', 'appeal', 'hold', 'screening', 'payer', 'face'] },
  subjectId: 'text',
  externalUserId: 'text',
  agreementId: 'text or null',
  flag: 'text or null',
} as const;

/** Events of the review queue. */
export const REVIEW_EVENTS = {
  'review.opened': {
    description: 'A case was added to the review queue',
    data: { ...REVIEW, dueAt: 'text' },
  },
  'review.decided': {
    description: 'A person decided a case in the review queue',
    data: {
      ...REVIEW,
      decision: {
        oneOf: [
          'let_through',
          'fraud',
          'accept',
          'refuse',
          'other_person',
          'same_person',
          'ask_verification',
        ],
      },
    },
  },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
