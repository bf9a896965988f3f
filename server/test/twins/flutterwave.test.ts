import { describe, expect, it } from 'vitest';
import { type Body, type OpenTwin, openTwin } from '#test/support/twins/twins.ts';

const ACCOUNT = {
  ...{ email: 'agreement-1@example.com', tx_ref: 'agreement-1', narration: 'Surety Escrow - Ada' },
  ...{ firstname: 'Ada', lastname: 'Obi', phonenumber: '08010000000' },
};
const PERMANENT = { ...ACCOUNT, is_permanent: true, bvn: '20012345677' };
const ORDER = {
  ...{ account_bank: '058', account_number: '0123456789', amount: 2_500.5, currency: 'NGN' },
  ...{ narration: 'Milestone 1', reference: 'surety-payout-1', debit_currency: 'NGN' },
};

const account = async (twin: OpenTwin, order: object = PERMANENT) =>
  (await twin.post('/v3/virtual-account-numbers', order)).body.data;

const fetched = async (twin: OpenTwin, id: number): Promise<Body> =>
  (await twin.get(`/v3/transfers/${id}`)).body.data;

describe('keys', () => {
  it.each(['', 'Bearer FLWSECK_TEST-other-X'])('%j is answered with 401', async (key) => {
    const twin = await openTwin('flutterwave');
    twin.useKey(key);
    const { status, body } = await twin.get('/v3/balances');
    expect([status, body]).toEqual([
      401,
      { status: 'error', message: 'Invalid authorization key', data: null },
    ]);
  });

  it('answers 404 outside of /v3, and for refunds, which this account does not have', async () => {
    const twin = await openTwin('flutterwave');
    expect((await twin.get('/balances')).status).toBe(404);
    expect((await twin.post('/v3/transactions/1/refund', {})).status).toBe(404);
    expect((await twin.post('/v3/transfers', '{')).body.status).toBe('error');
  });
});

describe('virtual accounts', () => {
  it('are permanent with a BVN or a NIN, which are not stored', async () => {
    const twin = await openTwin('flutterwave');
    const made = await account(twin);
    expect(made).toMatchObject({
      ...{ response_code: '02', bank_name: 'WEMA BANK', expiry_date: 'N/A', amount: null },
      account_number: expect.stringMatching(/^\d{10}$/),
    });
    const found = await twin.get(`/v3/virtual-account-numbers/${made.order_ref}`);
    expect(found.body.data.account_number).toBe(made.account_number);
    const { bvn: _bvn, ...without } = PERMANENT;
    expect((await account(twin, { ...without, nin: '12345678901' })).expiry_date).toBe('N/A');
    expect((await twin.payIn(made.account_number, '0.01')).status).toBe(201);
    expect((await twin.payIn(made.account_number, '123456.78')).status).toBe(201);
    expect(JSON.stringify(await twin.state())).not.toContain('20012345677');
  });

  it('are for one amount and one hour otherwise', async () => {
    const twin = await openTwin('flutterwave');
    const made = await account(twin, { ...ACCOUNT, amount: 5_000.5 });
    // Local time of Lagos, an hour ahead of UTC, without a time zone.
    expect(made).toMatchObject({ amount: '5000.50', expiry_date: '2026-03-02 11:30:00' });
    expect((await twin.payIn(made.account_number, '5000.51')).body.rejected.reason).toBe('OVER_PAYMENT');
    await twin.advance();
    expect(twin.webhooks()).toEqual([]);
    expect((await twin.payIn(made.account_number, '5000.50')).status).toBe(201);
    const other = await account(twin, { ...ACCOUNT, amount: '100' });
    await twin.advance(3_600);
    expect((await twin.payIn(other.account_number, '100')).body.rejected.reason).toBe('EXPIRED');
  });

  it.each([
    [{ ...ACCOUNT, is_permanent: true }, 'BVN or NIN is required for static account number'],
    [{ ...ACCOUNT, is_permanent: true, bvn: '1' }, 'BVN or NIN must be 11 digits'],
    [{ ...ACCOUNT }, 'amount should be a number greater than 0'],
    [{ ...ACCOUNT, amount: 10.125 }, 'amount should be a number greater than 0'],
    [{ amount: 10 }, 'email is required'],
  ])('refuses %j', async (order, message) => {
    const twin = await openTwin('flutterwave');
    const { status, body } = await twin.post('/v3/virtual-account-numbers', order);
    expect([status, body]).toEqual([400, { status: 'error', message, data: null }]);
  });
});

describe('a deposit', () => {
  it('is notified with a secret that does not depend on the body, and found by its id', async () => {
    const twin = await openTwin('flutterwave');
    const { account_number: number } = await account(twin);
    await twin.payIn(number, '1000.55', { senderName: 'NGOZI UMEH', senderBankCode: '044' });
    await twin.advance();
    const [letter] = twin.deliveries();
    expect(letter?.headers['verif-hash']).toBe('twin-secret-hash');
    expect(letter?.body).toContain('"amount":1000.55,');
    const [notice] = twin.webhooks();
    expect(notice).toMatchObject({
      ...{ event: 'charge.completed', 'event.type': 'BANK_TRANSFER_TRANSACTION' },
      data: { tx_ref: 'agreement-1', amount: 1_000.55, app_fee: 14, currency: 'NGN', status: 'successful' },
      meta_data: { originatorname: 'NGOZI UMEH', bankname: 'Access Bank' },
    });
    const verified = await twin.get(`/v3/transactions/${notice.data.id}/verify`);
    expect(verified.body.data).toMatchObject({
      ...{ id: notice.data.id, amount: 1_000.55, amount_settled: 986.55 },
      meta: { originatorname: 'NGOZI UMEH', sessionid: expect.stringMatching(/^\d{30}$/) },
    });
    const byReference = await twin.get('/v3/transactions/verify_by_reference?tx_ref=agreement-1');
    expect(byReference.body.data.id).toBe(notice.data.id);
    expect((await twin.get('/v3/transactions/1/verify')).status).toBe(400);
    expect((await twin.get('/v3/balances/NGN')).body.data.available_balance).toBe(100_000_986.55);
  });

  it('is listed by pages of ten, by day and by tx_ref', async () => {
    const twin = await openTwin('flutterwave');
    const { account_number: number } = await account(twin);
    for (let amount = 1; amount <= 11; amount++) await twin.payIn(number, String(amount));
    const { body } = await twin.get('/v3/transactions?page=2&from=2026-03-02&to=2026-03-02');
    expect(body.meta.page_info).toEqual({ total: 11, current_page: 2, total_pages: 2 });
    expect(body.data.map((each: Body) => each.amount)).toEqual([1]);
    expect((await twin.get('/v3/transactions?from=2026-03-03')).body.data).toEqual([]);
    expect((await twin.get('/v3/transactions?tx_ref=other')).body.data).toEqual([]);
  });

  it('that its bank recalls is among the chargebacks, without a notification', async () => {
    const twin = await openTwin('flutterwave');
    const { account_number: number } = await account(twin);
    const { deposit } = (await twin.payIn(number, '700.25')).body;
    await twin.advance();
    expect((await twin.get('/v3/chargebacks')).body.data).toEqual([]);
    await twin.turn('recall', { reference: deposit.reference });
    await twin.advance();
    expect((await twin.get('/v3/chargebacks')).body.data).toEqual([
      expect.objectContaining({ amount: 700.25, transaction_id: deposit.id, status: 'accepted' }),
    ]);
    expect(twin.webhooks()).toHaveLength(1);
  });
});

describe('banks', () => {
  it('are listed for Nigeria, and know their holders', async () => {
    const twin = await openTwin('flutterwave');
    const banks = (await twin.get('/v3/banks/NG')).body.data;
    expect(banks).toContainEqual(expect.objectContaining({ code: '058', name: 'Guaranty Trust Bank' }));
    expect((await twin.get('/v3/banks/GH')).status).toBe(400);
    const resolve = (account_number: string) =>
      twin.post('/v3/accounts/resolve', { account_number, account_bank: '058' });
    expect((await resolve('0123456789')).body.data.account_name).toMatch(/^[A-Z ]+$/);
    expect((await resolve('0123450404')).status).toBe(400);
  });
});

describe('a transfer', () => {
  it('is NEW, then PENDING, then SUCCESSFUL, and costs a fee with three decimals', async () => {
    const twin = await openTwin('flutterwave');
    const sent = await twin.post('/v3/transfers', { ...ORDER, amount: 20_000 });
    expect(sent.body).toMatchObject({
      message: 'Transfer Queued Successfully',
      data: { status: 'NEW', amount: 20_000, fee: 26.875, bank_code: '058' },
    });
    expect(sent.text).toContain('"fee":26.875,');
    const { id } = sent.body.data;
    expect((await fetched(twin, id)).status).toBe('PENDING');
    await twin.advance(1);
    expect(await fetched(twin, id)).toMatchObject({
      ...{ status: 'SUCCESSFUL', session_id: expect.stringMatching(/^\d{30}$/) },
    });
    expect(twin.webhooks()).toEqual([
      expect.objectContaining({
        event: 'transfer.completed',
        data: expect.objectContaining({ id, amount: 20_000 }),
      }),
    ]);
    const { body } = await twin.get(`/v3/transfers?reference=${ORDER.reference}`);
    expect([body.data[0].id, body.meta.page_info.total]).toEqual([id, 1]);
    expect((await twin.get('/v3/transfers?reference=other')).body.data).toEqual([]);
    expect((await twin.get('/v3/transfers?status=failed')).body.data).toEqual([]);
    expect((await twin.get('/v3/transfers/1')).status).toBe(404);
    expect((await twin.get('/v3/balances')).body.data[0].available_balance).toBe(99_979_973.125);
  });

  it.each([
    [{ account_bank: '999' }],
    [{ account_number: '12' }],
    [{ amount: 1.005 }],
    [{ amount: 0 }],
    [{ currency: 'USD' }],
  ])('is refused with %j', async (more) => {
    const twin = await openTwin('flutterwave');
    const { status, body } = await twin.post('/v3/transfers', { ...ORDER, ...more });
    expect([status, body.status, body.data]).toEqual([400, 'error', null]);
  });

  it('with a known reference moves nothing', async () => {
    const twin = await openTwin('flutterwave');
    await twin.post('/v3/transfers', ORDER);
    const again = await twin.post('/v3/transfers', { ...ORDER, amount: 1 });
    expect([again.status, again.body.message]).toEqual([400, expect.stringContaining('already exists')]);
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it.each([
    ['a reference for failing', { reference: 'pay-1_PMCK_ST_FDU_1' }, 'Rejected by destination institution'],
    ['an unknown account', { account_number: '0123450404' }, 'Rejected by destination institution'],
    ['more than there is', { amount: 100_000_001 }, 'Insufficient funds in customer wallet'],
  ])('with %s is accepted and fails afterwards', async (_what, more, reason) => {
    const twin = await openTwin('flutterwave');
    const { id } = (await twin.post('/v3/transfers', { ...ORDER, ...more })).body.data;
    await twin.advance(1);
    const expected = { status: 'FAILED', complete_message: `DISBURSE FAILED: ${reason}` };
    expect(await fetched(twin, id)).toMatchObject(expected);
    expect(twin.webhooks()[0].data).toMatchObject(expected);
    expect((await twin.state()).balance).toBe('100000000.00');
  });

  it('succeeds with a reference for success, whatever the account', async () => {
    const twin = await openTwin('flutterwave');
    const order = { ...ORDER, account_number: '0123450001', reference: 'pay-1_PMCKDU_1' };
    const { id } = (await twin.post('/v3/transfers', order)).body.data;
    await twin.advance(1);
    expect((await fetched(twin, id)).status).toBe('SUCCESSFUL');
  });

  it('that is returned is FAILED after it was SUCCESSFUL', async () => {
    const twin = await openTwin('flutterwave');
    const { id } = (await twin.post('/v3/transfers', { ...ORDER, account_number: '0123450003' })).body.data;
    await twin.advance(10);
    expect(twin.webhooks().map(({ data }) => data.status)).toEqual(['SUCCESSFUL', 'FAILED']);
    expect((await fetched(twin, id)).status).toBe('FAILED');
  });
});
