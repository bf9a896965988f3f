import type { Contract } from './contract.ts';

/**
 * The calls that we make to Flutterwave. `source` is a file of github.com/Flutterwave/Node-v3, or a page of
 * the reference manual at developer.flutterwave.com/v3.0 for calls that the library does not have.
 */
const LIST = ['page', 'from', 'to', 'status', 'reference', 'currency', 'tx_ref'];

export const FLUTTERWAVE_CONTRACTS: readonly Contract[] = [
  {
    call: /^POST \/v3\/virtual-account-numbers$/,
    source:
      'services/schema/create.js accountSchema; names, currency and nin: reference/create-virtual-account-number',
    body: [
      ...['email', 'is_permanent', 'bvn', 'nin', 'tx_ref', 'amount', 'narration'],
      ...['currency', 'firstname', 'lastname', 'phonenumber'],
    ],
  },
  { call: /^GET \/v3\/banks\/NG$/, source: 'documentation/banks.md' },
  {
    call: /^POST \/v3\/accounts\/resolve$/,
    source: 'documentation/misc.md',
    body: ['account_number', 'account_bank'],
  },
  {
    call: /^POST \/v3\/transfers$/,
    source: 'services/schema/create.js transferSchema',
    body: [
      ...['amount', 'currency', 'account_bank', 'account_number', 'narration', 'debit_currency'],
      ...['reference', 'beneficiary_name', 'callback_url'],
    ],
  },
  { call: /^GET \/v3\/transfers$/, source: 'services/schema/base.js listSchema', query: LIST },
  { call: /^GET \/v3\/transactions$/, source: 'documentation/transactions.md', query: LIST },
  { call: /^GET \/v3\/transactions\/\d+\/verify$/, source: 'services/transactions/rave.verify.js' },
  {
    call: /^GET \/v3\/chargebacks$/,
    source: 'reference/get-all-chargebacks',
    query: ['page', 'from', 'to', 'status', 'currency', 'id'],
  },
  { call: /^GET \/v3\/balances\/NGN$/, source: 'documentation/misc.md' },
];
