import type { Fields } from './fields.ts';

const SIDE = { oneOf: ['buyer', 'seller', 'platform'] } as const;
const PARTY = { oneOf: ['buyer', 'seller'] } as const;
const ABOUT = { amendmentId: 'text' } as const;

/** Events of amendments. `terms` are those of a milestone. */
export const amendmentEvents = <const Terms extends Fields>(terms: Terms) => {
  const changes = {
    totalBefore: 'amount',
    totalAmount: 'amount',
    fundBy: { optional: 'text or null' },
    before: { listOf: terms },
    after: { listOf: terms },
  } as const;
  return {
    'amendment.proposed': {
      description:
        'A side proposed other terms. `before` and `after` have the milestones that would change; one that is ' +
        'only in `after` would be added, one that is only in `before` dropped',
      data: { ...ABOUT, by: SIDE, ...changes, expiresAt: 'text', statement: 'text or null' },
    },
    'amendment.accepted': {
      description: 'A party accepted an amendment',
      data: { ...ABOUT, by: PARTY },
    },
    'amendment.declined': { description: 'A party declined an amendment', data: { ...ABOUT, by: PARTY } },
    'amendment.withdrawn': {
      description: 'The side that proposed an amendment withdrew it',
      data: { ...ABOUT, by: SIDE },
    },
    'amendment.lapsed': {
      description:
        'An amendment came to nothing: without an answer in time, or because what it would change has moved on',
      data: { ...ABOUT, reason: { oneOf: ['silence', 'overtaken'] } },
    },
    'agreement.amended': {
      description:
        'The terms of an agreement changed. `toExcess` goes back to the buyer, `fromExcess` was paid before and ' +
        'counts now',
      data: { ...ABOUT, ...changes, toExcess: 'amount', fromExcess: 'amount' },
    },
  } as const;
};
