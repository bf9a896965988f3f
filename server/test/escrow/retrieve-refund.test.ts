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
  it('answers 200 with what the refund’s creation answered, and follows it to the bank', async () => {
    const { id } = await fundedAgreement(on, [100, 200], 300);
    const created = await on.refund(id, { reason: 'called off' });
    const refundId = String(created.body['id']);
    const pending = await refunds.get(id, refundId);
    expect([pending.status, pending.body]).toEqual([200, created.body]);
    await runDueJobs(app);
    expect((await refunds.get(id, refundId)).body).toEqual({ ...created.body, status: 'SUCCEEDED' });
  });

  it('answers 200 FAILED when the bank refused it until it was given up', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    expect((await refunds.get(id, refundId)).body).toMatchObject({ status: 'FAILED', amount: 300 });
  });

  it('answers 404 for a refund that is not this agreement’s', async () => {
    const { refundId } = await refusedRefund(app, on);
    const { id } = await fundedAgreement(on, [100], 0);
    for (const strange of [refundId, UNKNOWN_REFUND, 'nonsense']) {
      expectProblem(await refunds.get(id, strange), 404, {
        code: 'not_found',
        says: /no such (refund|thing)/,
      });
    }
  });

  it('answers 404 to another account', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.get(id, refundId), 404, { code: 'not_found', says: /agreement in this account/ });
  });
});
