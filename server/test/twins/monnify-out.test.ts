import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#test/support/twins/scenarios.ts';

const SINGLE = '/api/v2/disbursements/single';
const REFUND = '/api/v1/refunds/initiate-refund';

const ORDER = {
  ...{ amount: 2_500.5, reference: 'surety-payout-1', narration: 'Milestone 1', currency: 'NGN' },
  ...{ destinationBankCode: '058', destinationAccountNumber: '0123456789' },
  ...{ sourceAccountNumber: '8000000001', async: true },
};

const { open, account } = SCENARIOS.monnify;

describe('a disbursement', () => {
  it('is PENDING in asynchronous mode, and SUCCESS otherwise', async () => {
    const twin = await open();
    const sent = await twin.post(SINGLE, ORDER);
    expect(sent.text).toContain('"amount":2500.50,');
    expect(sent.body.responseBody).toMatchObject({ status: 'PENDING', totalFee: 10 });
    await twin.advance(1);
    const summary = `${SINGLE}/summary?reference=surety-payout-1`;
    expect((await twin.get(summary)).body.responseBody).toMatchObject({
      ...{ status: 'SUCCESS', amount: 2_500.5, sessionId: expect.stringMatching(/^\d{30}$/) },
    });
    expect(twin.webhooks()[0]).toMatchObject({
      eventType: 'SUCCESSFUL_DISBURSEMENT',
      eventData: { reference: 'surety-payout-1', createdOn: '02/03/2026 10:30:00 AM', status: 'SUCCESS' },
    });
    const waited = await twin.post(SINGLE, { ...ORDER, reference: 'two', amount: 60_000, async: false });
    expect(waited.body.responseBody).toMatchObject({ status: 'SUCCESS', totalFee: 40 });
    expect((await twin.get(`${SINGLE}/transactions?pageNo=0&pageSize=1`)).body.responseBody).toMatchObject({
      ...{ totalElements: 2, totalPages: 2, content: [{ reference: 'two' }] },
    });
    const balance = '/api/v2/disbursements/wallet-balance?accountNumber=';
    expect((await twin.get(`${balance}8000000001`)).text).toContain('"availableBalance":99937449.50');
    expect((await twin.get(`${balance}1`)).status).toBe(404);
    expect((await twin.get(`${SINGLE}/summary?reference=none`)).body.responseCode).toBe('D02');
  });

  it.each([
    [{ amount: 19.99 }, 400, 'D01'],
    [{ amount: 20.125 }, 400, 'D01'],
    [{ narration: '' }, 400, 'D01'],
    [{ reference: '' }, 400, 'D01'],
    [{ sourceAccountNumber: '1' }, 422, 'D01'],
    [{ destinationBankCode: '999' }, 422, 'D03'],
    [{ destinationAccountNumber: '0123450404' }, 422, 'D03'],
    [{ amount: 100_000_001 }, 422, 'D04'],
  ])('%j is refused with %i %s', async (more, status, code) => {
    const twin = await open();
    const said = await twin.post(SINGLE, { ...ORDER, ...more });
    expect([said.status, said.body.responseCode]).toEqual([status, code]);
  });

  it('is refused with a known reference, and an identical one within two minutes', async () => {
    const twin = await open();
    await twin.post(SINGLE, ORDER);
    const code = async (more: object) => (await twin.post(SINGLE, { ...ORDER, ...more })).body.responseCode;
    expect(await code({ amount: 50 })).toBe('D05');
    expect(await code({ reference: 'two' })).toBe('D07');
    await twin.advance(120);
    expect(await code({ reference: 'two' })).toBe('0');
  });

  it.each([
    ['0123450001', ['FAILED_DISBURSEMENT'], 'FAILED'],
    ['0123450003', ['SUCCESSFUL_DISBURSEMENT', 'REVERSED_DISBURSEMENT'], 'REVERSED'],
  ])('to %s ends with %j', async (destinationAccountNumber, events, status) => {
    const twin = await open();
    await twin.post(SINGLE, { ...ORDER, destinationAccountNumber });
    await twin.advance(10);
    expect(twin.webhooks().map(({ eventType }) => eventType)).toEqual(events);
    const { body } = await twin.get(`${SINGLE}/summary?reference=surety-payout-1`);
    expect(body.responseBody.status).toBe(status);
  });

  it('goes to an account whose holder can be queried', async () => {
    const twin = await open();
    const validate = (number: string) =>
      twin.get(`/api/v1/disbursements/account/validate?accountNumber=${number}&bankCode=058`);
    expect((await validate('0123456789')).body.responseBody.accountName).toMatch(/^[A-Z ]+$/);
    expect((await validate('0123450404')).status).toBe(400);
  });
});

describe('a refund', () => {
  it('is IN_PROGRESS, then COMPLETED', async () => {
    const twin = await open();
    const { reference } = (await twin.payIn(await account(twin), '5000.50')).body.deposit;
    const made = await twin.post(REFUND, refund(reference));
    expect(made.body.responseBody).toMatchObject({
      refundStatus: 'IN_PROGRESS',
      refundType: 'PARTIAL_REFUND',
    });
    await twin.advance(1);
    expect(twin.webhooks()[1]).toMatchObject({
      eventType: 'SUCCESSFUL_REFUND',
      eventData: { refundReference: 'refund-1', refundAmount: 100.5, transactionReference: reference },
    });
    expect((await twin.get('/api/v1/refunds/refund-1')).body.responseBody.refundStatus).toBe('COMPLETED');
    expect((await twin.get('/api/v1/refunds?page=0&size=5')).body.responseBody.totalElements).toBe(1);
    const refused = async (more: object) =>
      (await twin.post(REFUND, refund(reference, { refundReference: 'two', ...more }))).body.responseCode;
    expect(await refused({ refundReference: 'refund-1' })).toBe('R9');
    expect(await refused({ transactionReference: 'none' })).toBe('R1');
    expect(await refused({ refundAmount: 5_000.51 })).toBe('R3');
    expect(await refused({ refundAmount: 99.99 })).toBe('R4');
    expect(await refused({ refundAmount: undefined })).toBe('R12');
    expect(await refused({ customerNote: 'x'.repeat(17) })).toBe('R8');
    expect((await twin.get('/api/v1/refunds/none')).body.responseCode).toBe('R7');
  });
});

function refund(transactionReference: string, more: object = {}) {
  return {
    transactionReference,
    refundReference: 'refund-1',
    refundReason: 'Returned',
    refundAmount: 100.5,
    ...more,
  };
}
