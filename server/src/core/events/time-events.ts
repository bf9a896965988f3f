export const ON_SILENCE = { oneOf: ['release', 'hold'] } as const;

/** Events of time limits. */
export const TIME_EVENTS = {
  'milestone.inspection_started': {
    description: 'The inspection window started: the seller has confirmed, and the money is there',
    data: { milestoneId: 'text', endsAt: 'text', onSilence: ON_SILENCE },
  },
  'milestone.inspection_ending': {
    description: 'The inspection window ends soon',
    data: { milestoneId: 'text', endsAt: 'text', remainingSeconds: 'integer' },
  },
  'milestone.inspection_extended': {
    description: 'A party extended the inspection window',
    data: {
      milestoneId: 'text',
      by: { oneOf: ['buyer', 'seller'] },
      seconds: 'integer',
      endsAt: 'text or null',
    },
  },
  'milestone.inspection_paused': {
    description: 'The inspection window stopped, and keeps the rest of its time',
    data: {
      milestoneId: 'text',
      reason: { oneOf: ['frozen', 'disputed', 'uncovered'] },
      remainingSeconds: 'integer',
    },
  },
  'milestone.inspection_resumed': {
    description: 'The inspection window runs again',
    data: { milestoneId: 'text', endsAt: 'text' },
  },
  'milestone.inspection_ended': {
    description: 'The inspection window ended without an answer, and the milestone is not released by itself',
    data: { milestoneId: 'text' },
  },
  'milestone.overdue': {
    description: 'The seller has not confirmed a milestone by the agreed time',
    data: { milestoneId: 'text', deliverBy: 'text' },
  },
  'agreement.funding_ending': {
    description: 'The time to pay ends soon',
    data: { fundBy: 'text', outstanding: 'amount' },
  },
  'agreement.expired': {
    description: 'The agreement was not paid in time and has ended',
    data: { fundBy: 'text', held: 'amount', outstanding: 'amount' },
  },
} as const;
