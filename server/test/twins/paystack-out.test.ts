import { describe, expect, it } from 'vitest';
import { type OpenTwin, openTwin } from '#test/support/twins/twins.ts';

const PERSON = {
  email: 'agreement-1@example.com',
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '08010000000',
};
const SELLER = {
  type: 'nuban',
  name: 'Chidi Eze',
  account_number: '0123456789',
  bank_code: '058',
  currency: 'NGN',
};
const REFERENCE = 'surety-payout-0001';

async function payout(twin: OpenTwin, more: object = {}, seller: object = SELLER) {
  const recipient = (await twin.post('/transferrecipient', seller)).body.data.recipient_code;
  const order = {
    source: 'balance',
    amount: 250_000,
    recipient,
    reference: REFERENCE,
    reason: 'Milestone 1',
  };
  return twin.post('/transfer', { ...order, ...more });
}

describe('banks', () => {
  it('are listed with the slugs and codes that a dedicated account needs, and know their holders', async () => {
    const twin = await openTwin('paystack');
    const banks = (await twin.get('/bank')).body.data;
    expect(banks).toContainEqual(expect.objectContaining({ slug: 'wema-bank', code: '035', type: 'nuban' }));
    const resolve = (number: string, code: string) =>
      twin.get(`/bank/resolve?account_number=${number}&bank_code=${code}`);
    const known = await resolve('0123456789', '058');
    expect(known.body.data).toEqual({
      account_number: '0123456789',
      account_name: expect.stringMatching(/^[A-Z ]+$/),
    });
    expect((await resolve('0123456789', '058')).body).toEqual(known.body);
    expect((await resolve('0123450404', '058')).status).toBe(422);
    expect((await resolve('0123456789', '999')).body.code).toBe('invalid_bank_code');
  });
});

describe('a transfer', () => {
  it('goes to a recipient, is pending, and then succeeds', async () => {
    const twin = await openTwin('paystack');
    const recipient = await twin.post('/transferrecipient', SELLER);
    expect(recipient.status).toBe(201);
    const again = await twin.post('/transferrecipient', SELLER);
    expect(again.body.data.recipient_code).toBe(recipient.body.data.recipient_code);

    const sent = await payout(twin);
    expect(sent.body).toMatchObject({
      ...{ status: true, message: 'Transfer has been queued' },
      data: { status: 'pending', amount: 250_000, reference: REFERENCE, recipient: recipient.body.data.id },
    });
    expect((await twin.get(`/transfer/verify/${REFERENCE}`)).body.data.status).toBe('pending');
    await twin.advance(1);
    const { data } = (await twin.get(`/transfer/verify/${REFERENCE}`)).body;
    expect(data).toMatchObject({
      ...{ status: 'success', fee_charged: 1_000, recipient: { details: { account_number: '0123456789' } } },
      session: { provider: 'nip', id: expect.stringMatching(/^\d{30}$/) },
    });
    expect(twin.webhooks()).toEqual([
      expect.objectContaining({
        event: 'transfer.success',
        data: expect.objectContaining({ reference: REFERENCE }),
      }),
    ]);
    expect((await twin.get('/transfer?status=success')).body.data).toHaveLength(1);
    expect((await twin.get(`/transfer/${data.transfer_code}`)).body.data.id).toBe(data.id);
    expect((await twin.get('/balance')).body.data[0].balance).toBe(9_999_749_000);
    expect((await twin.get('/transfer/verify/never-heard-of')).status).toBe(404);
  });

  it.each([
    [{ reference: 'short' }, 'invalid_transfer_reference'],
    [{ reference: 'UPPER-CASE-REFERENCE' }, 'invalid_transfer_reference'],
    [{ reference: 'x'.repeat(51) }, 'invalid_transfer_reference'],
    [{ amount: 10.5 }, 'invalid_params'],
    [{ amount: 0 }, 'invalid_params'],
    [{ recipient: 'RCP_none' }, 'invalid_transfer_recipient'],
    [{ source: 'wallet' }, 'invalid_params'],
    [{ amount: 99_999_999_999 }, 'insufficient_balance'],
  ])('is refused with %j', async (more, code) => {
    const twin = await openTwin('paystack');
    const said = await payout(twin, more);
    expect([said.status, said.body.status, said.body.code]).toEqual([400, false, code]);
    expect((await twin.state()).transfers).toEqual([]);
  });

  it('with a known reference moves nothing, whatever else it contains', async () => {
    const twin = await openTwin('paystack');
    await payout(twin);
    const again = await payout(twin, { amount: 1_000 });
    expect([again.status, again.body.code]).toEqual([400, 'duplicate_transfer_reference']);
    expect((await twin.get('/balance')).body.data[0].balance).toBe(9_999_749_000);
  });

  it.each([
    ['0123450001', ['transfer.failed'], 'failed', 10_000_000_000],
    ['0123450003', ['transfer.success', 'transfer.reversed'], 'reversed', 9_999_999_000],
  ])('to %s ends with %j', async (account_number, events, status, balance) => {
    const twin = await openTwin('paystack');
    await payout(twin, {}, { ...SELLER, account_number });
    await twin.advance(10);
    expect(twin.webhooks().map(({ event }) => event)).toEqual(events);
    expect((await twin.get(`/transfer/verify/${REFERENCE}`)).body.data.status).toBe(status);
    expect((await twin.get('/balance')).body.data[0].balance).toBe(balance);
  });
});

describe('a refund', () => {
  async function paid(twin: OpenTwin) {
    const customer = (await twin.post('/customer', PERSON)).body.data.customer_code;
    const order = { customer, preferred_bank: 'test-bank' };
    const { account_number: number } = (await twin.post('/dedicated_account', order)).body.data;
    return (await twin.payIn(number, '500000')).body.deposit;
  }

  it('goes back to its source, in parts, and is found through its transaction', async () => {
    const twin = await openTwin('paystack');
    const { id, reference } = await paid(twin);
    const part = await twin.post('/refund', { transaction: reference, amount: '200000' });
    expect(part.body).toMatchObject({
      message: 'Refund has been queued for processing',
      data: { status: 'pending' },
    });
    await twin.post('/refund', { transaction: id });
    await twin.advance(1);
    const refunds = (await twin.get(`/refund?transaction=${id}`)).body.data;
    expect(refunds.map(({ amount, status }: Record<string, unknown>) => [amount, status])).toEqual([
      [300_000, 'processed'],
      [200_000, 'processed'],
    ]);
    expect((await twin.get(`/refund/${part.body.data.id}`)).body.data.amount).toBe(200_000);
    expect((await twin.get(`/transaction/verify/${reference}`)).body.data.status).toBe('reversed');
    const refundWebhooks = twin.webhooks().filter(({ event }) => event.startsWith('refund.'));
    // The amount is a string here, as documented.
    expect(refundWebhooks.map(({ event, data }) => [event, data.amount])).toEqual([
      ['refund.pending', '200000'],
      ['refund.pending', '300000'],
      ['refund.processed', '200000'],
      ['refund.processed', '300000'],
    ]);
  });

  it('is refused for more than is left, for no transaction, and after a recall', async () => {
    const twin = await openTwin('paystack');
    const { reference } = await paid(twin);
    const ask = async (body: object) => (await twin.post('/refund', body)).status;
    expect(await ask({ transaction: reference, amount: 500_001 })).toBe(400);
    expect(await ask({ transaction: reference, amount: 1.5 })).toBe(400);
    expect(await ask({ transaction: 'none' })).toBe(404);
    expect(await ask({})).toBe(400);
    await twin.turn('recall', { reference });
    expect(await ask({ transaction: reference, amount: 1 })).toBe(400);
    expect((await twin.get('/refund/none')).status).toBe(404);
  });
});
