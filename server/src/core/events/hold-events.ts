const HELD = {
  milestoneId: 'text',
  amount: 'amount',
  payoutId: 'text',
  holdId: 'text',
  payeeExternalId: { optional: 'text' },
  rule: {
    oneOf: [
      'unverified_seller',
      'new_account',
      'risky_payment',
      'name_mismatch',
      'first_deals',
      'risky_seller',
    ],
  },
} as const;

/** Events of payouts that the release policy holds. */
export const HOLD_EVENTS = {
  'payout.held': {
    description: 'A rule of the release policy holds a payout',
    data: { ...HELD, until: 'text or null' },
  },
  'payout.hold_lifted': {
    description: 'A rule of the release policy no longer holds a payout',
    data: { ...HELD, by: { oneOf: ['condition', 'person'] }, note: 'text or null' },
  },
} as const;
