import type { Ambiguities } from '#twins/kernel/readings.ts';

/**
 * Sources: the reference manual at developer.flutterwave.com/v3.0, and the library and its documentation at
 * github.com/Flutterwave/Node-v3.
 */
export const AMBIGUITIES = {
  transfer_filter: {
    help: 'GET /transfers: the library accepts `reference` for any list; the examples filter by status only.',
    readings: ['reference', 'ignored'],
  },
  transfer_days: {
    help: 'GET /transfers: the library accepts `from` and `to` for any list; the examples are of transactions.',
    readings: ['filtered', 'ignored'],
  },
  list_days: {
    help: 'Lists: `from` and `to` are days; no source names their time zone.',
    readings: ['UTC', 'Lagos'],
  },
} as const satisfies Ambiguities;
