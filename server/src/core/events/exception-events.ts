import type { Fields } from './fields.ts';

const EXCEPTION = {
  exceptionId: 'text',
  kind: {
    oneOf: [
      'deposit_conflict',
      'deposit_reversed',
      'deposit_disputed',
      'unmatched_deposit',
      'wrong_currency',
      'unknown_reference',
      'unreadable_row',
      'paid_twice',
      'contradiction',
      'needs_attention',
    ],
  },
  agreementId: 'text or null',
  subject: 'text',
  amount: 'amount or null',
  currency: 'text or null',
} as const;

/** Events of exceptions, which a person has to handle. */
export const EXCEPTION_EVENTS = {
  'exception.opened': { description: 'An exception was opened: a person has to look at it', data: EXCEPTION },
  'exception.closed': {
    description: 'A person looked at the exception and closed it',
    data: { ...EXCEPTION, note: 'text', settled: 'amount' },
  },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
