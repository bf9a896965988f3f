import type { Ambiguities } from '#twins/kernel/readings.ts';

export const AMBIGUITIES = {
  refunded: {
    help: 'paymentStatus of a payment that was refunded in full: REVERSED is documented without its cause.',
    readings: ['PAID', 'REVERSED'],
  },
} as const satisfies Ambiguities;
