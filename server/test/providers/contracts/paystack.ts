import type { Contract } from './contract.ts';

/**
 * The calls that we make to Paystack, with the parameters that it documents for them. `source` is the
 * operation in github.com/PaystackOSS/openapi (dist/paystack.yaml), or the section of paystack.com/docs/api
 * where the OpenAPI lacks a parameter.
 */
export const PAYSTACK_CONTRACTS: readonly Contract[] = [
  {
    call: /^POST \/customer$/,
    source: 'openapi customer_create',
    body: ['email', 'first_name', 'last_name', 'phone'],
  },
  {
    call: /^POST \/dedicated_account$/,
    source: 'openapi dedicatedAccount_create',
    body: ['customer', 'preferred_bank'],
  },
  { call: /^GET \/bank$/, source: 'openapi bank_list', query: ['country', 'currency', 'perPage', 'next'] },
  {
    call: /^GET \/bank\/resolve$/,
    source: 'openapi bank_resolveAccountNumber',
    query: ['account_number', 'bank_code'],
  },
  {
    call: /^GET \/transaction$/,
    source: 'openapi transaction_list; perPage: docs/api/transaction#list',
    query: ['from', 'to', 'page', 'perPage', 'per_page', 'status'],
  },
  { call: /^GET \/transaction\/verify\/[^/]+$/, source: 'openapi transaction_verify' },
  { call: /^GET \/dispute\/\d+$/, source: 'openapi dispute_fetch' },
  { call: /^GET \/refund$/, source: 'openapi refund_list', query: ['from', 'to', 'page', 'perPage'] },
  {
    call: /^POST \/refund$/,
    source: 'openapi refund_create',
    body: ['transaction', 'amount', 'currency', 'customer_note', 'merchant_note'],
  },
  {
    call: /^POST \/refund\/retry_with_customer_details\/\d+$/,
    source: 'openapi refund_retry; github.com/PaystackOSS/doc-code-snippets src/api/refunds/retry',
    body: ['refund_account_details'],
  },
  {
    call: /^POST \/transferrecipient$/,
    source: 'openapi transferrecipient_create',
    body: ['type', 'name', 'account_number', 'bank_code', 'currency', 'description'],
  },
  {
    call: /^POST \/transfer$/,
    source: 'openapi transfer_initiate',
    body: ['source', 'amount', 'currency', 'recipient', 'reference', 'reason'],
  },
  {
    call: /^GET \/transfer$/,
    source: 'openapi transfer_list; perPage: docs/api/transfer#list',
    query: ['from', 'to', 'page', 'perPage', 'per_page', 'status', 'recipient'],
  },
  { call: /^GET \/transfer\/\d+$/, source: 'openapi transfer_fetch' },
  { call: /^GET \/transfer\/verify\/[^/]+$/, source: 'openapi transfer_verify' },
  { call: /^GET \/balance$/, source: 'openapi balance_fetch' },
];
