import type { Ambiguities } from '#twins/kernel/readings.ts';

/**
 * Sources: the reference manual at developers.monnify.com/api, and the library at
 * github.com/Monnify/Monnify-Nodejs-lib.
 */
export const AMBIGUITIES = {
  customer_note: {
    help: 'POST /refunds/initiate-refund: the library requires `customerNote`; not every example has it.',
    readings: ['optional', 'required'],
  },
  refunded: {
    help: 'paymentStatus of a payment that was refunded in full: REVERSED is documented without its cause.',
    readings: ['PAID', 'REVERSED'],
  },
  payers: {
    help: 'paymentSourceInformation of a webhook: a list in newer examples, one object in older ones.',
    readings: ['list', 'object'],
  },
} as const satisfies Ambiguities;
