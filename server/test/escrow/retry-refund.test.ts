import { afterAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const refunds = refundsOf(app, on);
const UNKNOWN_REFUND = `rf_${'0'.repeat(32)}`;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const typesOf = async (id: string) => (await on.events(id)).map(({ type }) => type);

describe('POST /v1/escrow/agreements/:id/refunds/:refundId/retry', () => {
  it('answers 200 and sends the refund again, which then arrives', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    expect((await refunds.get(id, refundId)).body.status).toBe('FAILED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 300, bank: 300 });

    // The buyer's bank has mended what was wrong.
    const bank = vi.spyOn(app.context.bank, 'submitRefund').mockResolvedValueOnce({ status: 'SUCCEEDED' });
    const { status, body } = await refunds.retry(id, refundId);
    expect([status, body]).toMatchObject([200, { id: refundId, status: 'PENDING', amount: 300 }]);
    await runDueJobs(app);
    bank.mockRestore();
    expect((await refunds.get(id, refundId)).body.status).toBe('SUCCEEDED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 0, bank: 0 });
    expect((await typesOf(id)).slice(-4)).toEqual([
      'refund.failed',
      'refund.retried',
      'refund.succeeded',
      'agreement.refunded',
    ]);
  });

  it('gives it up again, and says so again, when the bank still refuses', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const bank = vi.spyOn(app.context.bank, 'submitRefund');
    await refunds.retry(id, refundId);
    for (let round = 0; round < 8; round++) {
      await runDueJobs(app);
      app.time.advance(3_600_000);
    }
    const references = bank.mock.calls.map(([{ reference }]) => reference);
    bank.mockRestore();
    expect(new Set(references).size).toBe(5);
    expect((await refunds.get(id, refundId)).body.status).toBe('FAILED');
    expect((await typesOf(id)).filter((type) => type === 'refund.failed')).toHaveLength(2);
  });

  it('answers 200 once for one Idempotency-Key, and sends it once', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const headers = { 'idempotency-key': 'again' };
    const answers = [await refunds.retry(id, refundId, headers), await refunds.retry(id, refundId, headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await typesOf(id)).filter((type) => type === 'refund.retried')).toHaveLength(1);
  });

  it('lets one of ten at once through', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refunds.retry(id, refundId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('answers 409 to a refund that is under way or has arrived', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    const refundId = String((await on.refund(id)).body['id']);
    expectProblem(await refunds.retry(id, refundId), 409, { code: 'refund_not_failed', says: /status/ });
    await runDueJobs(app);
    expectProblem(await refunds.retry(id, refundId), 409, { code: 'refund_not_failed' });
  });

  it('answers 409 while the agreement is on hold', async () => {
    const { id, refundId } = await refusedRefund(app, on, 'a part');
    await on.post(id, 'freeze', { reason: 'dispute' });
    expectProblem(await refunds.retry(id, refundId), 409, { code: 'agreement_frozen' });
  });

  it('answers 404 for a refund that is not this agreement’s', async () => {
    const { id } = await refusedRefund(app, on);
    const { refundId } = await refusedRefund(app, on);
    for (const strange of [refundId, UNKNOWN_REFUND, 'nonsense']) {
      expectProblem(await refunds.retry(id, strange), 404, {
        code: 'not_found',
        says: /no such (refund|thing)/,
      });
    }
  });

  it('answers 404 to another account, in the words for an agreement that does not exist', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.retry(id, refundId), 404, {
      code: 'not_found',
      says: /agreement in this account/,
    });
  });
});
