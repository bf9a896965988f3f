import type { Contract } from './contract.ts';

/**
 * The calls that we make to Monnify. `source` is a file of github.com/Monnify/Monnify-Nodejs-lib, or a
 * section of the reference manual at developers.monnify.com/api for calls that the library does not have.
 */
const CUSTOMER = ['customerName', 'customerEmail', 'currencyCode', 'contractCode'];

export const MONNIFY_CONTRACTS: readonly Contract[] = [
  { call: /^POST \/api\/v1\/auth\/login$/, source: 'src/base_api.js' },
  {
    call: /^POST \/api\/v2\/bank-transfer\/reserved-accounts$/,
    source: 'validators/reservedAccountValidator.js reservedAccountSchema',
    body: [
      ...CUSTOMER,
      ...['accountReference', 'accountName', 'getAllAvailableBanks', 'preferredBanks', 'bvn', 'nin'],
    ],
  },
  {
    call: /^DELETE \/api\/v1\/bank-transfer\/reserved-accounts\/reference\/[^/]+$/,
    source: 'src/collections/reservedAccount.js',
  },
  {
    call: /^POST \/api\/v1\/merchant\/transactions\/init-transaction$/,
    source: 'validators/transactionValidator.js initTransactionSchema',
    body: [...CUSTOMER, 'amount', 'paymentReference', 'paymentDescription', 'paymentMethods', 'redirectUrl'],
  },
  {
    call: /^POST \/api\/v1\/merchant\/bank-transfer\/init-payment$/,
    source: 'validators/transactionValidator.js payWithBankTransferSchema',
    body: ['transactionReference', 'bankCode'],
  },
  { call: /^GET \/api\/v2\/transactions\/[^/]+$/, source: 'src/collections/transaction.js' },
  {
    call: /^GET \/api\/v1\/transactions\/search$/,
    source: 'manual: Get All Transactions',
    query: ['page', 'size', 'from', 'to', 'paymentStatus', 'paymentReference', 'transactionReference'],
  },
  { call: /^GET \/api\/v1\/banks$/, source: 'manual: Get Banks' },
  {
    call: /^GET \/api\/v1\/disbursements\/account\/validate$/,
    source: 'validators/verificationValidator.js',
    query: ['accountNumber', 'bankCode'],
  },
  {
    call: /^POST \/api\/v2\/disbursements\/single$/,
    source: 'validators/disbursementValidator.js singleTransferSchema; account name and async: manual',
    body: [
      ...['amount', 'reference', 'narration', 'destinationBankCode', 'destinationAccountNumber'],
      ...['currency', 'currencyCode', 'sourceAccountNumber', 'destinationAccountName', 'async'],
    ],
  },
  {
    call: /^GET \/api\/v2\/disbursements\/single\/summary$/,
    source: 'src/disbursements/disbursement.js',
    query: ['reference'],
  },
  {
    call: /^GET \/api\/v2\/disbursements\/search-transactions$/,
    source: 'validators/disbursementValidator.js getAllBulkTransferSchema',
    query: ['sourceAccountNumber', 'pageNo', 'pageSize', 'startDate', 'endDate', 'amountFrom', 'amountTo'],
  },
  {
    call: /^GET \/api\/v2\/disbursements\/wallet-balance$/,
    source: 'src/disbursements/disbursement.js',
    query: ['accountNumber'],
  },
  {
    call: /^POST \/api\/v1\/refunds\/initiate-refund$/,
    source: 'validators/refundValidator.js refundSchema',
    body: [
      ...['transactionReference', 'refundReference', 'refundAmount', 'refundReason', 'customerNote'],
      ...['destinationAccountNumber', 'destinationBankCode', 'currencyCode'],
    ],
  },
  {
    call: /^GET \/api\/v1\/refunds$/,
    source: 'validators/refundValidator.js getAllRefundSchema',
    query: ['transactionReference', 'page', 'size', 'refundStatus', 'from', 'to'],
  },
  { call: /^GET \/api\/v1\/refunds\/[^/]+$/, source: 'src/disbursements/refund.js' },
];
