import { createHmac } from 'node:crypto';
import type { Received } from '#test/support/webhooks.ts';
import type { TwinName } from '#twins/twin.ts';
import { type Body, type OpenTwin, openTwin, type Said } from './twins.ts';

/** Operations that every provider supports, in its own format, so that one test covers all three. */
export type Scenario = {
  /** Five thousand naira as the provider writes them. */
  readonly amount: string;
  /** The provider's message for an insufficient balance. */
  readonly shortOf: string;
  open(options?: Parameters<typeof openTwin>[1]): Promise<OpenTwin>;
  /** The number of a permanent account. */
  account(twin: OpenTwin): Promise<string>;
  payout(twin: OpenTwin, reference: string): Promise<Said>;
  /** The provider's status of a payout. */
  payoutStatus(twin: OpenTwin, reference: string): Promise<string | null>;
  refund: ((twin: OpenTwin, deposit: Body) => Promise<Said>) | null;
  /** The paid amount in a webhook. */
  notifiedAmount(notice: Body): unknown;
  /** The paid amount in a re-query. */
  queriedAmount(twin: OpenTwin, notice: Body): Promise<unknown>;
  /** True when the sender signed these bytes with the secret. Computed here without the twin's code. */
  isGenuine(letter: Received): boolean;
  /** The path of a payout, for faults that affect only it. */
  readonly payoutPath: string;
  readonly words: { readonly success: string; readonly failed: string; readonly reversed: string };
};

const MONNIFY_SECRET = 'TWINTWINTWINTWINTWINTWINTWINTWIN';
export const MONNIFY_BASIC = `Basic ${Buffer.from(`MK_TEST_TWIN:${MONNIFY_SECRET}`).toString('base64')}`;

function isHmac(letter: Received, header: string, secret: string): boolean {
  return letter.headers[header] === createHmac('sha512', secret).update(letter.body).digest('hex');
}

const paystack: Scenario = {
  amount: '500000',
  shortOf: 'insufficient_balance',
  open: (options) => openTwin('paystack', options),
  async account(twin) {
    const person = { email: 'a@example.com', first_name: 'Ada', last_name: 'Obi', phone: '0801' };
    const customer = (await twin.post('/customer', person)).body.data.customer_code;
    const order = { customer, preferred_bank: 'test-bank' };
    return (await twin.post('/dedicated_account', order)).body.data.account_number;
  },
  async payout(twin, reference) {
    const account = { account_number: '0123456789', bank_code: '058', currency: 'NGN' };
    const said = await twin.post('/transferrecipient', { type: 'nuban', name: 'Chidi Eze', ...account });
    const recipient = said.body.data?.recipient_code;
    return twin.post('/transfer', { source: 'balance', amount: 250_000, recipient, reference });
  },
  async payoutStatus(twin, reference) {
    return (await twin.get(`/transfer/verify/${reference}`)).body.data?.status ?? null;
  },
  refund: (twin, deposit) => twin.post('/refund', { transaction: deposit.reference }),
  notifiedAmount: ({ data }) => data.amount,
  queriedAmount: async (twin, { data }) =>
    (await twin.get(`/transaction/verify/${data.reference}`)).body.data.amount,
  isGenuine: (letter) => isHmac(letter, 'x-paystack-signature', 'sk_test_twin'),
  payoutPath: 'POST /transfer',
  words: { success: 'success', failed: 'failed', reversed: 'reversed' },
};

const flutterwave: Scenario = {
  amount: '5000.00',
  shortOf: 'FAILED',
  open: (options) => openTwin('flutterwave', options),
  async account(twin) {
    const order = { email: 'a@example.com', tx_ref: 'agreement-1', is_permanent: true, bvn: '12345678901' };
    return (await twin.post('/v3/virtual-account-numbers', order)).body.data.account_number;
  },
  payout: (twin, reference) =>
    twin.post('/v3/transfers', {
      ...{ account_bank: '058', account_number: '0123456789', amount: 2_500, currency: 'NGN', reference },
    }),
  async payoutStatus(twin, reference) {
    return (await twin.get(`/v3/transfers?reference=${reference}`)).body.data?.[0]?.status ?? null;
  },
  refund: null,
  notifiedAmount: ({ data }) => data.amount,
  queriedAmount: async (twin, { data }) =>
    (await twin.get(`/v3/transactions/${data.id}/verify`)).body.data.amount,
  isGenuine: ({ headers }) => headers['verif-hash'] === 'twin-secret-hash',
  payoutPath: 'POST /v3/transfers',
  words: { success: 'SUCCESSFUL', failed: 'FAILED', reversed: 'FAILED' },
};

const monnify: Scenario = {
  amount: '5000.00',
  shortOf: 'D04',
  async open(options) {
    const twin = await openTwin('monnify', options);
    const login = await twin.ask('POST', '/api/v1/auth/login', undefined, { authorization: MONNIFY_BASIC });
    twin.useKey(`Bearer ${login.body.responseBody.accessToken}`);
    return twin;
  },
  async account(twin) {
    const said = await twin.post('/api/v2/bank-transfer/reserved-accounts', {
      ...{ accountReference: 'agreement-1', accountName: 'Ada', currencyCode: 'NGN' },
      ...{ contractCode: '1000000001', customerEmail: 'a@example.com', bvn: '12345678901' },
    });
    return said.body.responseBody.accounts[0].accountNumber;
  },
  payout: (twin, reference) =>
    twin.post('/api/v2/disbursements/single', {
      ...{ amount: 2_500, reference, narration: 'Milestone', currency: 'NGN', async: true },
      ...{ destinationBankCode: '058', destinationAccountNumber: '0123456789' },
      sourceAccountNumber: '8000000001',
    }),
  async payoutStatus(twin, reference) {
    const said = await twin.get(`/api/v2/disbursements/single/summary?reference=${reference}`);
    return said.body.responseBody?.status ?? null;
  },
  refund: (twin, { reference }) =>
    twin.post('/api/v1/refunds/initiate-refund', {
      ...{ transactionReference: reference, refundReference: `back-${reference}`, refundReason: 'Returned' },
    }),
  notifiedAmount: ({ eventData }) => eventData.amountPaid,
  async queriedAmount(twin, { eventData }) {
    const reference = encodeURIComponent(eventData.transactionReference);
    return Number((await twin.get(`/api/v2/transactions/${reference}`)).body.responseBody.amountPaid);
  },
  isGenuine: (letter) => isHmac(letter, 'monnify-signature', MONNIFY_SECRET),
  payoutPath: 'POST /api/v2/disbursements/single',
  words: { success: 'SUCCESS', failed: 'FAILED', reversed: 'REVERSED' },
};

export const SCENARIOS: Readonly<Record<TwinName, Scenario>> = { paystack, flutterwave, monnify };
