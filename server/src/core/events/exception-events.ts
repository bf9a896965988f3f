import type { Fields } from './fields.ts';

const EXCEPTION = {
  exceptionId: 'text',
  kind: {
    oneOf: [
      'deposit_conflict',
      'deposit_reversed',
      'unmatched_deposit',
      'wrong_currency',
      'unknown_reference',
      'paid_twice',
      'contradiction',
    ],
  },
  agreementId: 'text or null',
  subject: 'text',
  amount: 'amount or null',
  currency: 'text or null',
} as const;

/** What does not fit, until a person has looked at it. */
export const EXCEPTION_EVENTS = {
  'exception.opened': { description: 'Something does not fit, and a person has to look', data: EXCEPTION },
  'exception.closed': {
    description: 'Somebody has looked at what did not fit',
    data: { ...EXCEPTION, note: 'text', settled: 'amount' },
  },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
