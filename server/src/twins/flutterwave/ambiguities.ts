import type { Ambiguities } from '#twins/kernel/readings.ts';

/**
 * Sources: the reference manual at developer.flutterwave.com/v3.0, with docs/bvn-verification, and the
 * library and its documentation at github.com/Flutterwave/Node-v3.
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
  bvn_link: {
    help: 'POST /bvn/verifications: the link is data.url in the example, data.redirect_url in the text.',
    readings: ['url', 'redirect_url'],
  },
  bvn_consented: {
    help: 'POST /bvn/verifications after an earlier consent: no link, or the merchant’s own page.',
    readings: ['null', 'redirect_url'],
  },
  bvn_unknown: {
    help: 'POST /bvn/verifications of a number that does not exist: “validation errors”, with no example.',
    readings: ['refused', 'after consent'],
  },
  bvn_open: {
    help: 'GET /bvn/verifications/:reference before the consent: only the status COMPLETED is documented.',
    readings: ['INITIATED', 'PENDING'],
  },
  bvn_declined: {
    help: 'GET /bvn/verifications/:reference after a refusal: its status is not documented.',
    readings: ['FAILED', 'DECLINED', 'INITIATED'],
  },
  bvn_birth_date: {
    help: 'bvn_data.dateOfBirth: no source names its format.',
    readings: ['digits', 'words'],
  },
  list_days: {
    help: 'Lists: `from` and `to` are days; no source names their time zone.',
    readings: ['UTC', 'Lagos'],
  },
} as const satisfies Ambiguities;
