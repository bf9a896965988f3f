import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type OpenTwin, openTwin } from '#test/support/twins/twins.ts';

const PERSON = {
  email: 'agreement-1@example.com',
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '08010000000',
};

async function dedicatedAccount(twin: OpenTwin, bank = 'test-bank') {
  const customer = (await twin.post('/customer', PERSON)).body.data.customer_code;
  return (await twin.post('/dedicated_account', { customer, preferred_bank: bank })).body.data;
}

describe('keys', () => {
  it.each([
    ['', 401, 'No Authorization Header was found'],
    ['Bearer sk_test_other', 401, 'Invalid key'],
    ['Basic sk_test_twin', 401, 'Invalid key'],
  ])('%j is answered with %i', async (key, status, message) => {
    const twin = await openTwin('paystack');
    twin.useKey(key);
    const said = await twin.get('/balance');
    expect([said.status, said.body.status, said.body.message]).toEqual([status, false, message]);
    expect(said.body).toMatchObject({ type: 'validation_error', meta: { nextStep: expect.any(String) } });
  });

  it('answers 404 for paths that Paystack does not have, and 400 for bodies that are no JSON object', async () => {
    const twin = await openTwin('paystack');
    expect((await twin.get('/nothing')).status).toBe(404);
    expect((await twin.post('/customer', '{"email":')).status).toBe(400);
    expect((await twin.post('/customer', '[1]')).status).toBe(400);
  });
});

describe('dedicated accounts', () => {
  it('belong to a customer, and a customer requested twice is the same', async () => {
    const twin = await openTwin('paystack');
    const first = await twin.post('/customer', PERSON);
    expect(first.body).toMatchObject({ status: true, message: 'Customer created' });
    expect((await twin.post('/customer', PERSON)).body.data.id).toBe(first.body.data.id);
    expect((await twin.post('/customer', {})).body.code).toBe('missing_params');

    const account = await dedicatedAccount(twin);
    expect(account).toMatchObject({
      bank: { name: 'Test Bank', slug: 'test-bank' },
      ...{ account_name: 'TWIN / ADA OBI', assigned: true, active: true, currency: 'NGN' },
    });
    expect(account.account_number).toMatch(/^\d{10}$/);
    // Requested again because the response was lost, it is the same one.
    expect((await dedicatedAccount(twin)).id).toBe(account.id);
    expect((await twin.get(`/dedicated_account/${account.id}`)).body.data.id).toBe(account.id);
    expect((await twin.get('/dedicated_account')).body.data).toHaveLength(1);
  });

  it('need an identified customer, except at the test bank; no BVN is stored', async () => {
    const twin = await openTwin('paystack');
    const { customer_code: code } = (await twin.post('/customer', PERSON)).body.data;
    const order = { customer: code, preferred_bank: 'wema-bank' };
    expect((await twin.post('/dedicated_account', order)).status).toBe(400);
    const identity = { country: 'NG', type: 'bank_account', account_number: '0123456789', bank_code: '058' };
    const path = `/customer/${code}/identification`;
    expect((await twin.post(path, { ...identity, bvn: '123' })).body.message).toBe('Invalid BVN');
    expect((await twin.post(path, { ...identity, bvn: '22000000001' })).status).toBe(202);
    await twin.advance(2);
    expect(twin.webhooks()[0]).toMatchObject({
      event: 'customeridentification.success',
      data: { customer_code: code, identification: { bvn: '220*****001' } },
    });
    expect((await twin.post('/dedicated_account', order)).body.data.bank.slug).toBe('wema-bank');
    expect(JSON.stringify(await twin.state())).not.toContain('22000000001');
  });

  it('are refused without a name, and for an unknown customer or bank', async () => {
    const twin = await openTwin('paystack');
    const { customer_code: nameless } = (await twin.post('/customer', { email: 'x@example.com' })).body.data;
    const ask = (customer: string, preferred_bank: string) =>
      twin.post('/dedicated_account', { customer, preferred_bank });
    expect((await ask(nameless, 'test-bank')).status).toBe(400);
    expect((await ask('CUS_none', 'test-bank')).status).toBe(404);
    expect((await ask(nameless, 'zenith-bank')).status).toBe(400);
  });

  it('take money until they are closed', async () => {
    const twin = await openTwin('paystack');
    const account = await dedicatedAccount(twin);
    expect((await twin.payIn(account.account_number, '500000')).status).toBe(201);
    const closed = await twin.ask('DELETE', `/dedicated_account/${account.id}`);
    expect(closed.body.data.assigned).toBe(false);
    const late = await twin.payIn(account.account_number, '500000');
    expect([late.status, late.body.rejected.reason]).toEqual([409, 'CLOSED']);
    expect((await twin.ask('DELETE', '/dedicated_account/1')).status).toBe(404);
  });
});

describe('a deposit', () => {
  it('is notified with the HMAC of the sent bytes, and found by its reference', async () => {
    const twin = await openTwin('paystack');
    const { account_number: number } = await dedicatedAccount(twin);
    await twin.payIn(number, '500000', { senderName: 'NGOZI UMEH', senderBankCode: '214' });
    await twin.advance();
    const [letter] = twin.deliveries();
    const expected = createHmac('sha512', 'sk_test_twin')
      .update(letter?.body ?? '')
      .digest('hex');
    expect(letter?.headers['x-paystack-signature']).toBe(expected);
    const [notice] = twin.webhooks();
    expect(notice).toMatchObject({
      event: 'charge.success',
      data: {
        ...{ status: 'success', amount: 500_000, fees: 5_000, channel: 'dedicated_nuban', currency: 'NGN' },
        authorization: {
          ...{ receiver_bank_account_number: number, sender_name: 'NGOZI UMEH' },
          ...{ sender_bank: 'First City Monument Bank', sender_bank_account_number: 'XXXXXX6789' },
        },
      },
    });
    const { reference, id } = notice.data;
    const verified = (await twin.get(`/transaction/verify/${reference}`)).body.data;
    expect(verified).toMatchObject({ id, reference, amount: 500_000, status: 'success' });
    expect((await twin.get(`/transaction/${id}`)).body.data.reference).toBe(reference);
    expect((await twin.get('/balance')).body.data).toEqual([{ currency: 'NGN', balance: 10_000_495_000 }]);
    const missing = await twin.get('/transaction/verify/none');
    expect([missing.status, missing.body.code]).toEqual([400, 'transaction_not_found']);
  });

  it('is notified again when the account is re-queried for its day', async () => {
    const twin = await openTwin('paystack');
    const { account_number: number } = await dedicatedAccount(twin);
    await twin.faults({ drop: { next: 1 } });
    await twin.payIn(number, '100');
    await twin.advance();
    expect(twin.webhooks()).toEqual([]);
    const query = `account_number=${number}&provider_slug=test-bank`;
    expect((await twin.get(`/dedicated_account/requery?${query}&date=2026-03-01`)).status).toBe(200);
    await twin.advance();
    expect(twin.webhooks()).toEqual([]);
    await twin.get(`/dedicated_account/requery?${query}&date=2026-03-02`);
    await twin.advance();
    expect(twin.webhooks()).toHaveLength(1);
  });

  it('is listed by pages and by day', async () => {
    const twin = await openTwin('paystack');
    const { account_number: number } = await dedicatedAccount(twin);
    for (const amount of ['100', '200', '300']) await twin.payIn(number, amount);
    await twin.advance(86_400);
    await twin.payIn(number, '400');
    const amounts = async (query: string) => {
      const { body } = await twin.get(`/transaction?${query}`);
      return [body.data.map(({ amount }: { amount: number }) => amount), body.meta];
    };
    expect(await amounts('perPage=2&page=2')).toEqual([
      [200, 100],
      { total: 4, skipped: 2, perPage: 2, page: 2, pageCount: 2 },
    ]);
    expect((await amounts('from=2026-03-03'))[0]).toEqual([400]);
    expect((await amounts('from=2026-03-02&to=2026-03-02'))[0]).toEqual([300, 200, 100]);
  });

  it('that its bank recalls is a dispute and a reversed transaction', async () => {
    const twin = await openTwin('paystack');
    const { account_number: number } = await dedicatedAccount(twin);
    const { deposit } = (await twin.payIn(number, '500000')).body;
    await twin.turn('recall', { reference: deposit.reference });
    await twin.advance();
    expect(twin.webhooks()[1]).toMatchObject({
      event: 'charge.dispute.resolve',
      data: { transaction: { reference: deposit.reference }, refund_amount: 500_000 },
    });
    const { data } = (await twin.get(`/transaction/verify/${deposit.reference}`)).body;
    expect(data.status).toBe('reversed');
    expect((await twin.get('/balance')).body.data[0].balance).toBe(9_999_995_000);
  });
});

describe('pay with transfer', () => {
  const charge = (amount: string, more: object = {}) => ({ email: 'b@example.com', amount, ...more });

  it('takes the exact amount, once, before it expires', async () => {
    const twin = await openTwin('paystack');
    const expires = { account_expires_at: '2026-03-02T10:00:00.000Z' };
    const body = charge('30000', { reference: 'charge-0001', bank_transfer: expires });
    const { data } = (await twin.post('/charge', body)).body;
    expect(data).toMatchObject({ status: 'pending_bank_transfer', reference: 'charge-0001', ...expires });
    expect((await twin.post('/charge', body)).body.message).toBe('Duplicate Transaction Reference');
    expect((await twin.get('/transaction/verify/charge-0001')).body.data.status).toBe('pending');

    const short = await twin.payIn(data.account_number, '29999');
    expect([short.status, short.body.rejected.reason]).toEqual([409, 'UNDER_PAYMENT']);
    await twin.advance();
    expect(twin.webhooks()[0]).toMatchObject({
      event: 'bank.transfer.rejected',
      data: { bank_transfer: { amount: '29999', message_type: 'INCORRECT_AMOUNT' } },
    });
    expect((await twin.payIn(data.account_number, '30000')).body.deposit.reference).toBe('charge-0001');
    expect((await twin.payIn(data.account_number, '30000')).body.rejected.reason).toBe('ALREADY_PAID');
    expect((await twin.get('/charge/charge-0001')).body.data.status).toBe('success');
    expect((await twin.get('/transaction/verify/charge-0001')).body.data).toMatchObject({
      ...{ status: 'success', channel: 'bank_transfer', amount: 30_000 },
    });
  });

  it('bounces what comes after it expired', async () => {
    const twin = await openTwin('paystack');
    const { data } = (await twin.post('/charge', charge('30000'))).body;
    await twin.advance(30 * 60);
    expect((await twin.payIn(data.account_number, '30000')).body.rejected.reason).toBe('EXPIRED');
    expect((await twin.get(`/transaction/verify/${data.reference}`)).body.data.status).toBe('failed');
  });

  it.each([
    ['9999', {}],
    ['100.5', {}],
    ['abc', {}],
    ['30000', { bank_transfer: { account_expires_at: '2026-03-02T09:30:00.000Z' } }],
  ])('refuses %s %j', async (amount, more) => {
    const twin = await openTwin('paystack');
    expect((await twin.post('/charge', charge(amount, more))).status).toBe(400);
  });
});
