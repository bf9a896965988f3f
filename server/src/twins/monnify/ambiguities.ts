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
  nin_birth_date: {
    help: 'POST /vas/nin-details: no source names the format of dateOfBirth.',
    readings: ['digits', 'words'],
  },
  nin_phone: {
    help: 'POST /vas/nin-details: the telephone number has two names in different sources.',
    readings: ['mobileNumber', 'phoneNumber'],
  },
  payers: {
    help: 'paymentSourceInformation of a webhook: a list in newer examples, one object in older ones.',
    readings: ['list', 'object'],
  },
} as const satisfies Ambiguities;
