import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import {
  badTexts,
  expectProblem,
  refusesBadBodies,
  refusesStrangeAgreements,
} from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const other = platform(app, (await app.signUp()).key);

const fresh = async () => (await on.create([100])).body.id;
const pathTo = (id: string, verb: string) => `/v1/escrow/agreements/${id}/${verb}`;

async function frozen(): Promise<string> {
  const id = await fresh();
  await on.post(id, 'freeze', { reason: 'dispute' });
  return id;
}

/** Each way in which an agreement can end. */
const OVER: readonly (readonly [name: string, make: () => Promise<string>])[] = [
  [
    'cancelled',
    async () => {
      const id = await fresh();
      await on.post(id, 'cancel');
      return id;
    },
  ],
  [
    'refunded',
    async () => {
      const { id } = await fundedAgreement(on, [100], 100);
      await on.refund(id);
      await runDueJobs(app);
      return id;
    },
  ],
  [
    'disbursed',
    async () => {
      const { id, milestones } = await fundedAgreement(on, [100], 100);
      await on.setPayoutAccount();
      for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
      await runDueJobs(app);
      return id;
    },
  ],
];

describe('POST /v1/escrow/agreements/:id/freeze', () => {
  it('lists the payouts and refunds that the bank already has', async () => {
    // The bank takes its time with payouts to this account, and with this refund.
    await on.setPayoutAccount('slow-seller', '1111110002');
    vi.spyOn(app.context.bank, 'submitRefund').mockResolvedValueOnce({ status: 'PENDING' });
    const { id, milestones } = await fundedAgreement(on, [100, 50], 150, 'slow-seller');
    const [first = '', second = ''] = milestones.map((milestone) => milestone.id);
    for (const user of ['buyer', 'slow-seller']) await on.confirm(id, first, user);
    const refunded = await on.refund(id, { milestoneIds: [second] });
    await runDueJobs(app);
    const { body } = await on.post(id, 'freeze', { reason: 'dispute' });
    const reference = expect.stringMatching(/^(po|rp)_/);
    expect(body).toMatchObject({
      atBank: [
        { type: 'payout', milestoneId: first, refundId: null, amount: 100, reference },
        { type: 'refund', milestoneId: null, refundId: refunded.body['id'], amount: 50, reference },
      ],
    });
  });

  it('answers 200 with the agreement in full, FROZEN', async () => {
    const { body: created } = await on.create([100]);
    const { status, body } = await on.post(created.id, 'freeze', { reason: 'dispute' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...created, status: 'FROZEN', atBank: [] });
    expect((await on.events(created.id)).at(-1)).toMatchObject({
      type: 'agreement.frozen',
      data: { reason: 'dispute' },
    });
  });

  it.each([...badTexts(500), ['nothing', undefined] as const])(
    'answers 400 for a reason with %s',
    async (_case, reason) => {
      expectProblem(await on.post(await fresh(), 'freeze', { reason }), 400, {
        code: 'validation_failed',
        path: 'reason',
      });
    },
  );

  it('answers 409 when it is on hold already', async () => {
    expectProblem(await on.post(await frozen(), 'freeze', { reason: 'again' }), 409, {
      code: 'agreement_frozen',
      says: /unfreeze/,
    });
  });

  it.each(OVER)('answers 409 when it is %s', async (_case, make) => {
    expectProblem(await on.post(await make(), 'freeze', { reason: 'late' }), 409, {
      code: 'agreement_closed',
      says: /Create a new agreement/,
    });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'POST', path: pathTo(id, 'freeze'), key: on.key, body: { reason: 'x' } }),
    async () => (await other.create([100])).body.id,
  );
  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: pathTo(await fresh(), 'freeze'),
    key: on.key,
    body: { reason: 'dispute' },
  }));
});

describe('POST /v1/escrow/agreements/:id/unfreeze', () => {
  it('answers 200 with the agreement in full, as it was before', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 40);
    await on.post(id, 'freeze', { reason: 'dispute' });
    const { status, body } = await on.post(id, 'unfreeze');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'PARTIAL', milestones, buyerExternalId: 'buyer' });
    expect((await on.events(id)).at(-1)?.type).toBe('agreement.unfrozen');
  });

  it('answers 200 to a request without a body', async () => {
    const path = pathTo(await frozen(), 'unfreeze');
    expect((await app.call('POST', path, { key: on.key })).status).toBe(200);
  });

  it('answers 409 when there is no hold', async () => {
    expectProblem(await on.post(await fresh(), 'unfreeze'), 409, { code: 'agreement_not_frozen' });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'POST', path: pathTo(id, 'unfreeze'), key: on.key, body: {} }),
    async () => {
      const { id } = (await other.create([100])).body;
      await other.post(id, 'freeze', { reason: 'dispute' });
      return id;
    },
  );
  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: pathTo(await frozen(), 'unfreeze'),
    key: on.key,
    body: {},
  }));
});

describe('POST /v1/escrow/agreements/:id/cancel', () => {
  it('answers 200 with the agreement in full, REFUNDED, and says that it was cancelled', async () => {
    const { body: created } = await on.create([100]);
    const { status, body } = await on.post(created.id, 'cancel');
    expect(status).toBe(200);
    expect(body).toEqual({ ...created, status: 'REFUNDED' });
    const types = (await on.events(created.id)).map((event) => event.type);
    expect(types).toEqual(['agreement.created', 'agreement.cancelled']);
  });

  it('accepts an agreement with a milestone that one party has confirmed', async () => {
    const { body: created } = await on.create([100]);
    await on.confirm(created.id, created.milestones[0]?.id ?? '', 'buyer');
    expect((await on.post(created.id, 'cancel')).status).toBe(200);
  });

  it('answers 409 when there is money in it', async () => {
    for (const amount of [1, 100, 101]) {
      const { id } = await fundedAgreement(on, [100], amount);
      expectProblem(await on.post(id, 'cancel'), 409, { code: 'agreement_funded', says: /\/refunds/ });
    }
  });

  it('answers 409 when a milestone is completed', async () => {
    const { body: created } = await on.create([100, 100]);
    for (const user of ['buyer', 'seller']) {
      await on.confirm(created.id, created.milestones[0]?.id ?? '', user);
    }
    expectProblem(await on.post(created.id, 'cancel'), 409, {
      code: 'milestone_completed',
      says: /Refund the open milestones/,
    });
  });

  it('answers 409 while it is on hold', async () => {
    expectProblem(await on.post(await frozen(), 'cancel'), 409, {
      code: 'agreement_frozen',
      says: /unfreeze/,
    });
  });

  it.each(OVER)('answers 409 when it is %s', async (_case, make) => {
    expectProblem(await on.post(await make(), 'cancel'), 409, { code: 'agreement_closed' });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'POST', path: pathTo(id, 'cancel'), key: on.key, body: {} }),
    async () => (await other.create([100])).body.id,
  );
  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: pathTo(await fresh(), 'cancel'),
    key: on.key,
    body: {},
  }));
});
