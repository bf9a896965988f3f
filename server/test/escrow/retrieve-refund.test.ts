import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const refunds = refundsOf(app, on);
const UNKNOWN_REFUND = `rf_${'0'.repeat(32)}`;

describe('GET /v1/escrow/agreements/:id/refunds/:refundId', () => {
  it('answers 200 with the response of its creation, and then with its state at the bank', async () => {
    const { id } = await fundedAgreement(on, [100, 200], 300);
    const created = await on.refund(id, { reason: 'called off' });
    const refundId = String(created.body['id']);
    const pending = await refunds.get(id, refundId);
    expect(pending).toMatchObject({ status: 200, body: { ...created.body, status: 'PENDING' } });
    await runDueJobs(app);
    expect((await refunds.get(id, refundId)).body).toMatchObject({ ...created.body, status: 'SUCCEEDED' });
  });

  it('answers 200 with the deposits that it goes back to, newest first, and the state of each', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100, 200], 0);
    await on.deposit(virtualAccountNo ?? '', 100, `${id}-first`);
    await on.deposit(virtualAccountNo ?? '', 200, `${id}-second`);
    const refundId = String((await on.refund(id)).body['id']);
    const untried = {
      provider: 'sandbox',
      status: 'PENDING',
      attempts: 0,
      reference: null,
      destination: null,
    };
    const goesTo = (name: string) => expect.stringContaining(`${id}-${name}`);
    expect((await refunds.get(id, refundId)).body).toMatchObject({
      partCount: 2,
      parts: [
        { ...untried, number: 1, amount: 200, transactionId: goesTo('second'), settledAt: null },
        { ...untried, number: 2, amount: 100, transactionId: goesTo('first'), settledAt: null },
      ],
    });
    await runDueJobs(app);
    const reference = expect.stringMatching(/^rp_[0-9a-f]{32}_1$/);
    const arrived = { status: 'SUCCEEDED', attempts: 1, reference, reason: null, retryAt: null };
    expect((await refunds.get(id, refundId)).body.parts).toMatchObject([
      { ...arrived, settledAt: expect.any(String) },
      { ...arrived, settledAt: expect.any(String) },
    ]);
  });

  it('answers 200 without parts if nothing had been paid', async () => {
    const { id } = await fundedAgreement(on, [100], 0);
    const refundId = String((await on.refund(id)).body['id']);
    expect((await refunds.get(id, refundId)).body).toMatchObject({ partCount: 0, parts: [] });
  });

  it('answers 200 with the bank’s reason and, once it was set, the new destination', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const { body } = await refunds.get(id, refundId);
    const refused = { number: 1, amount: 300, status: 'FAILED', attempts: 5, reason: expect.any(String) };
    expect(body.parts).toMatchObject([{ ...refused, destination: null }]);
    const destination = { bankCode: '058', accountNumber: '0123456789', accountName: 'Ada Obi' };
    await app.call('POST', `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`, {
      key: on.key,
      body: { destination },
    });
    await runDueJobs(app);
    expect((await refunds.get(id, refundId)).body.parts).toMatchObject([
      // With the name that the bank has.
      {
        status: 'SUCCEEDED',
        attempts: 6,
        destination: { ...destination, accountName: 'SANDBOX HOLDER 6789' },
      },
    ]);
  });

  it('answers 200 FAILED when the bank refused it until the service gave up', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    expect((await refunds.get(id, refundId)).body).toMatchObject({ status: 'FAILED', amount: 300 });
  });

  it('answers 404 for a refund that is not this agreement’s', async () => {
    const { refundId } = await refusedRefund(app, on);
    const { id } = await fundedAgreement(on, [100], 0);
    for (const strange of [refundId, UNKNOWN_REFUND, 'nonsense']) {
      expectProblem(await refunds.get(id, strange), 404, {
        code: 'not_found',
        says: /(No refund with this id|no such thing|Not found in this account)/,
      });
    }
  });

  it('answers 404 to another account', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.get(id, refundId), 404, { code: 'not_found', says: /No agreement with this id/ });
  });
});

describe('GET /v1/escrow/agreements/:id/refunds/:refundId/parts', () => {
  const DEPOSITS = 5;
  async function refundInParts(): Promise<{ id: string; refundId: string }> {
    const { id, virtualAccountNo } = await fundedAgreement(on, [DEPOSITS * 100], 0);
    for (let nth = 1; nth <= DEPOSITS; nth++) {
      // The sandbox refuses refunds of deposits with this in their reference.
      const name = nth === 2 ? 'refund-refused' : 'good';
      await on.deposit(virtualAccountNo ?? '', 100, `${id}-${nth}-${name}`);
    }
    return { id, refundId: String((await on.refund(id)).body['id']) };
  }

  it('pages through them, in the same order as retrieve', async () => {
    const { id, refundId } = await refundInParts();
    const { parts } = (await refunds.get(id, refundId)).body;
    const first = await refunds.parts(id, refundId, '?limit=3');
    const second = await refunds.parts(id, refundId, `?limit=3&cursor=${first.body.nextCursor}`);
    expect([...first.body.data, ...second.body.data]).toEqual(parts);
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(second.body.nextCursor).toBeNull();
  });

  it('answers 200 with only those of a status', async () => {
    const { id, refundId } = await refundInParts();
    await runDueJobs(app);
    const numbers = async (status: string) =>
      (await refunds.parts(id, refundId, `?status=${status}`)).body.data.map(({ number }) => number);
    expect(await numbers('SUCCEEDED')).toEqual([1, 2, 3, 5]);
    expect(await numbers('PENDING')).toEqual([4]);
    expect(await numbers('FAILED')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['status=PAID', 'status'],
    ['cursor=bm9uc2Vuc2U', 'cursor'],
  ])('answers 400 to %s', async (query, path) => {
    const { id, refundId } = await refusedRefund(app, on);
    expectProblem(await refunds.parts(id, refundId, `?${query}`), 400, { code: 'validation_failed', path });
  });

  it('answers 404 for a refund that is not this agreement’s, and to another account', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    expectProblem(await refunds.parts(id, UNKNOWN_REFUND), 404, {
      code: 'not_found',
      says: /No refund with this id/,
    });
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.parts(id, refundId), 404, { code: 'not_found' });
  });
});
