import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MONNIFY_BASIC as BASIC, SCENARIOS } from '#test/support/twins/scenarios.ts';
import { type Body, type OpenTwin, openTwin } from '#test/support/twins/twins.ts';

const SECRET = 'TWINTWINTWINTWINTWINTWINTWINTWIN';
const RESERVED = '/api/v2/bank-transfer/reserved-accounts';
const ACCOUNT = {
  ...{ accountReference: 'agreement-1', accountName: 'Surety Escrow - Ada', currencyCode: 'NGN' },
  ...{ contractCode: '1000000001', customerEmail: 'a@example.com', customerName: 'Ada Obi' },
  ...{ bvn: '20012345677', preferredBanks: ['035'] },
};

const { open } = SCENARIOS.monnify;

async function paid(twin: OpenTwin, amount = '5000.50'): Promise<Body> {
  const { accounts } = (await twin.post(RESERVED, ACCOUNT)).body.responseBody;
  return (await twin.payIn(accounts[0].accountNumber, amount)).body.deposit;
}

describe('logging in', () => {
  it('gets a token that is valid for an hour', async () => {
    const twin = await open();
    expect((await twin.get('/api/v1/banks')).status).toBe(200);
    await twin.advance(3_600);
    const late = await twin.get('/api/v1/banks');
    expect(late.status).toBe(401);
    expect(late.body).toEqual({
      ...{ error: 'invalid_token', error_description: expect.stringContaining('Access token expired') },
    });
  });

  it.each(['', 'Bearer made-up', BASIC])('is needed: %j is answered with 401', async (key) => {
    const twin = await openTwin('monnify');
    twin.useKey(key);
    const { status, body } = await twin.get('/api/v1/banks');
    expect([status, body.error]).toEqual([401, 'invalid_token']);
  });

  it('refuses a wrong secret', async () => {
    const twin = await openTwin('monnify');
    const authorization = `Basic ${Buffer.from('MK_TEST_TWIN:other').toString('base64')}`;
    const { status, body } = await twin.ask('POST', '/api/v1/auth/login', undefined, { authorization });
    expect([status, body.requestSuccessful]).toEqual([401, false]);
  });
});

describe('reserved accounts', () => {
  it('exist at each requested bank, under one reference, until they are closed', async () => {
    const twin = await open();
    const made = await twin.post(RESERVED, {
      ...ACCOUNT,
      preferredBanks: undefined,
      getAllAvailableBanks: true,
    });
    expect(made.body).toMatchObject({
      requestSuccessful: true,
      responseMessage: 'success',
      responseCode: '0',
    });
    const { accounts } = made.body.responseBody;
    expect(accounts.map((account: Body) => account.bankCode)).toEqual(['50515', '035', '232']);
    const again = await twin.post(RESERVED, ACCOUNT);
    expect([again.status, again.body.responseMessage]).toEqual([
      422,
      'You can not reserve two accounts with the same reference.',
    ]);
    expect((await twin.get(`${RESERVED}/agreement-1`)).body.responseBody.accounts).toEqual(accounts);
    const close = '/api/v1/bank-transfer/reserved-accounts/reference/agreement-1';
    expect((await twin.ask('DELETE', close)).body.responseBody.status).toBe('INACTIVE');
    expect((await twin.payIn(accounts[1].accountNumber, '100')).body.rejected.reason).toBe('CLOSED');
    expect((await twin.get(`${RESERVED}/none`)).status).toBe(404);
    expect(JSON.stringify(await twin.state())).not.toContain('20012345677');
  });

  it.each([
    [{ bvn: undefined }, 422],
    [{ bvn: '123' }, 422],
    [{ bvn: undefined, nin: '12345678901' }, 200],
    [{ contractCode: '1' }, 422],
    [{ currencyCode: 'USD' }, 422],
    [{ preferredBanks: ['058'] }, 422],
    [{ customerEmail: '' }, 400],
  ])('%j is answered with %i', async (more, status) => {
    const twin = await open();
    const said = await twin.post(RESERVED, { ...ACCOUNT, ...more });
    expect([said.status, said.body.requestSuccessful]).toEqual([status, status === 200]);
  });
});

describe('a deposit', () => {
  it('is notified with the HMAC of the sent bytes, and found through its account', async () => {
    const twin = await open();
    const deposit = await paid(twin);
    await twin.advance();
    const [letter] = twin.deliveries();
    const expected = createHmac('sha512', SECRET)
      .update(letter?.body ?? '')
      .digest('hex');
    expect(letter?.headers['monnify-signature']).toBe(expected);
    const [notice] = twin.webhooks();
    expect(notice).toMatchObject({
      eventType: 'SUCCESSFUL_TRANSACTION',
      eventData: {
        product: { type: 'RESERVED_ACCOUNT', reference: 'agreement-1' },
        ...{ transactionReference: deposit.reference, amountPaid: 5_000.5, settlementAmount: '4925.50' },
        ...{ paidOn: '2026-03-02 10:30:00.000', paymentStatus: 'PAID', currency: 'NGN' },
        paymentSourceInformation: [{ bankCode: '058', sessionId: expect.stringMatching(/^\d{30}$/) }],
      },
    });
    expect(deposit.reference).toMatch(/^MNFY\|\d{2}\|20260302103000\|\d{6}$/);
    const path = '/api/v1/bank-transfer/reserved-accounts/transactions?page=0&size=10&accountReference=';
    const listed = await twin.get(`${path}agreement-1`);
    expect(listed.text).toContain('"amountPaid":5000.50,');
    expect(listed.body.responseBody).toMatchObject({
      ...{ totalElements: 1, totalPages: 1, number: 0 },
      content: [{ transactionReference: deposit.reference, paymentStatus: 'PAID', fee: 75 }],
    });
    expect((await twin.get(`${path}none`)).status).toBe(404);
    const one = await twin.get(`/api/v2/transactions/${encodeURIComponent(deposit.reference)}`);
    const { amountPaid, ...asked } = one.body.responseBody;
    expect([amountPaid, asked.product.reference]).toEqual(['5000.50', 'agreement-1']);
    // Only the webhook contains the account that was paid, and the session.
    expect(asked.accountDetails).toEqual({
      ...{
        accountName: 'ADAEZE OKAFOR',
        accountNumber: '******6789',
        bankCode: '058',
        amountPaid: '5000.50',
      },
    });
    expect(asked.accountPayments).toEqual([asked.accountDetails]);
    expect(one.text).not.toMatch(/destinationAccount|sessionId/);
    expect((await twin.get('/api/v2/transactions/none')).status).toBe(404);
    const found = await twin.get(`/api/v1/transactions/search?from=${Date.parse('2026-03-02T00:00:00Z')}`);
    expect(found.body.responseBody.totalElements).toBe(1);
  });

  it('that its bank recalls is REVERSED in queries, without a notification', async () => {
    const twin = await open();
    const { reference } = await paid(twin);
    await twin.turn('recall', { reference });
    await twin.advance();
    expect(twin.webhooks()).toHaveLength(1);
    const { body } = await twin.get(`/api/v2/transactions/${encodeURIComponent(reference)}`);
    expect(body.responseBody.paymentStatus).toBe('REVERSED');
    expect((await SCENARIOS.monnify.refund?.(twin, { reference }))?.body.responseCode).toBe('R2');
  });
});

describe('a one-time payment', () => {
  const PAYMENT = {
    ...{ amount: 100.25, customerName: 'Ada', customerEmail: 'a@example.com', paymentReference: 'order-1' },
    ...{ paymentDescription: 'Lets pay', currencyCode: 'NGN', contractCode: '1000000001' },
  };
  const INIT = '/api/v1/merchant/transactions/init-transaction';

  it('has an account for forty minutes that takes the exact amount', async () => {
    const twin = await open();
    const { transactionReference } = (await twin.post(INIT, PAYMENT)).body.responseBody;
    expect((await twin.post(INIT, PAYMENT)).body.responseMessage).toBe('Duplicate payment reference');
    const path = '/api/v1/merchant/bank-transfer/init-payment';
    const ask = async () => (await twin.post(path, { transactionReference })).body.responseBody;
    const first = await ask();
    expect(first).toMatchObject({ accountDurationSeconds: 2_400, totalPayable: 100.25, bankCode: '035' });
    await twin.advance(60);
    expect(await ask()).toMatchObject({ accountDurationSeconds: 2_340, accountNumber: first.accountNumber });
    await twin.payIn(first.accountNumber, '40');
    await twin.advance();
    expect(twin.webhooks()[0]).toMatchObject({
      eventType: 'REJECTED_PAYMENT',
      eventData: {
        paymentRejectionInformation: { rejectionReason: 'UNDER_PAYMENT', expectedAmount: 100.25 },
      },
    });
    const status = async () =>
      (await twin.get('/api/v2/merchant/transactions/query?paymentReference=order-1')).body.responseBody;
    expect((await status()).paymentStatus).toBe('PENDING');
    await twin.payIn(first.accountNumber, '100.25');
    expect(await status()).toMatchObject({
      paymentStatus: 'PAID',
      transactionReference,
      amountPaid: '100.25',
    });
    expect((await twin.post(path, { transactionReference: 'none' })).status).toBe(404);
  });

  it.each([{ amount: 19.99 }, { amount: 20.001 }, { customerEmail: '' }])('refuses %j', async (more) => {
    const twin = await open();
    expect((await twin.post(INIT, { ...PAYMENT, ...more })).status).toBe(400);
  });
});
