import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const refunds = refundsOf(app, on);

async function refundedThrice(): Promise<{ id: string; newestFirst: string[] }> {
  const { id, milestones } = await fundedAgreement(on, [100, 200, 300], 600);
  const made: string[] = [];
  for (const milestone of milestones) {
    made.push(String((await on.refund(id, { milestoneIds: [milestone.id] })).body['id']));
  }
  return { id, newestFirst: made.reverse() };
}

describe('GET /v1/escrow/agreements/:id/refunds', () => {
  it('answers 200 with all of them, newest first, in the same form as retrieve', async () => {
    const { id, newestFirst } = await refundedThrice();
    const { status, body } = await refunds.list(id);
    expect(status).toBe(200);
    expect(body.data.map((refund) => refund.id)).toEqual(newestFirst);
    expect(body.nextCursor).toBeNull();
    for (const listed of body.data) {
      const { reference, metadata, ...refund } = listed as typeof listed & Record<string, unknown>;
      expect({ reference, metadata }).toEqual({ reference: null, metadata: {} });
      expect((await refunds.get(id, refund.id)).body).toMatchObject(refund);
    }
  });

  it('answers 200 with only those of a status', async () => {
    const { id, refundId } = await refusedRefund(app, on, 'a part');
    const other = String((await on.refund(id)).body['id']);
    const idsOf = async (query: string) => (await refunds.list(id, query)).body.data.map((one) => one.id);
    expect(await idsOf('?status=FAILED')).toEqual([refundId]);
    expect(await idsOf('?status=PENDING')).toEqual([other]);
    expect(await idsOf('?status=SUCCEEDED')).toEqual([]);
  });

  it('pages through them', async () => {
    const { id, newestFirst } = await refundedThrice();
    const first = await refunds.list(id, '?limit=2');
    const second = await refunds.list(id, `?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.data, ...second.body.data].map((refund) => refund.id)).toEqual(newestFirst);
    expect(second.body.nextCursor).toBeNull();
  });

  it('answers 200 with an empty list where there is none', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    expect((await refunds.list(id)).body).toEqual({ data: [], nextCursor: null });
  });

  it('answers 404 for an agreement of another account', async () => {
    const { id } = await refundedThrice();
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.list(id), 404, { code: 'not_found' });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['status=PAID', 'status'],
    ['cursor=bm9uc2Vuc2U', 'cursor'],
  ])('answers 400 to %s', async (query, path) => {
    const { id } = await fundedAgreement(on, [100], 0);
    expectProblem(await refunds.list(id, `?${query}`), 400, { code: 'validation_failed', path });
  });
});
