import { afterAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import {
  badTexts,
  expectProblem,
  refusesBadBodies,
  refusesStrangeAgreements,
  UNKNOWN_MILESTONE,
} from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const other = platform(app, (await app.signUp()).key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const split = (toBuyer: number, toSeller: number) => ({ toBuyer, toSeller, reason: 'half of it was done' });

async function agreementOf(amounts: number[], funded: number) {
  const { id, milestones } = await fundedAgreement(on, amounts, funded);
  return { id, ids: milestones.map((milestone) => milestone.id) as [string, ...string[]] };
}

async function complete(id: string, milestone: string): Promise<void> {
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestone, user);
}

describe('POST /v1/escrow/agreements/:id/milestones/:mid/resolve', () => {
  it('answers 200 with the agreement; each side gets its part', async () => {
    await on.setPayoutAccount();
    const { id, ids } = await agreementOf([100], 100);
    const { status, body } = await on.resolve(id, ids[0], split(30, 70));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'COMPLETED',
      milestones: [{ amount: 100, status: 'COMPLETED' }],
    });
    expect((await on.events(id)).find(({ type }) => type === 'milestone.resolved')).toMatchObject({
      data: { milestoneId: ids[0], toBuyer: 30, toSeller: 70, reason: 'half of it was done' },
    });
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'DISBURSED',
      funding: { paidOut: 70, refunded: 30, refunding: 0, outstanding: 0 },
    });
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 0, seller: 0, refund_payable: 0 });
  });

  it('gives all of it to the buyer, which is a refund', async () => {
    const { id, ids } = await agreementOf([100], 100);
    expect((await on.resolve(id, ids[0], split(100, 0))).body.status).toBe('FUNDED');
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'REFUNDED', funding: { refunded: 100 } });
  });

  it('decides under a hold, and nothing leaves before it is lifted', async () => {
    await on.setPayoutAccount();
    const { id, ids } = await agreementOf([100], 100);
    await on.post(id, 'freeze', { reason: 'dispute' });
    const calls = [vi.spyOn(app.context.bank, 'submitPayout'), vi.spyOn(app.context.bank, 'submitRefund')];
    expect((await on.resolve(id, ids[0], split(100, 0))).body.status).toBe('FROZEN');
    await runDueJobs(app);
    for (const call of calls) expect(call).not.toHaveBeenCalled();
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    vi.restoreAllMocks();
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { paidOut: 0, refunded: 100 },
    });
  });

  it('overrides the confirmation of both parties, and the seller can no longer be paid with it', async () => {
    const { id, ids } = await agreementOf([100], 100);
    await on.post(id, 'freeze', { reason: 'dispute' });
    await on.post(id, 'unfreeze');
    await complete(id, ids[0]);
    await on.post(id, 'freeze', { reason: 'forged confirmation' });
    expect((await on.ledger(id)).body.balances).toMatchObject({ seller: 100 });
    expect((await on.resolve(id, ids[0], split(100, 0))).status).toBe(200);
    expect((await on.ledger(id)).body.balances).toMatchObject({ seller: 0, refund_payable: 100 });
    await on.post(id, 'unfreeze');
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { paidOut: 0, refunded: 100 },
    });
  });

  it('is a way out for a payout whose account is never set', async () => {
    const created = await on.create([100], { sellerExternalId: 'gone' });
    const { id, milestones } = created.body;
    const assessed = await on.assess(id, { account_created_at: '2020-01-31T12:00:00Z' });
    await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', 100);
    for (const user of ['buyer', 'gone']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    expect((await on.events(id)).at(-1)?.type).toBe('payout.awaiting_details');
    await on.resolve(id, milestones[0]?.id ?? '', split(60, 40));
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ seller: 40, refund_payable: 0 });
    await on.resolve(id, milestones[0]?.id ?? '', split(100, 0));
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'REFUNDED', funding: { refunded: 100 } });
  });

  it('is a way out for a milestone that was confirmed early and paid in part', async () => {
    await on.setPayoutAccount();
    const { id, ids } = await agreementOf([100], 60);
    await complete(id, ids[0]);
    await on.resolve(id, ids[0], split(40, 60));
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'DISBURSED',
      funding: { paidOut: 60, refunded: 0 },
    });
  });

  it('never takes from the other milestones', async () => {
    const { id, ids } = await agreementOf([100, 200], 250);
    await on.resolve(id, ids[0], split(100, 0));
    expect((await on.get(id)).body.funding).toMatchObject({ held: 200, refunding: 50, outstanding: 0 });
  });

  it('answers 200 to the same decision again, and changes nothing', async () => {
    const { id, ids } = await agreementOf([100], 100);
    await on.resolve(id, ids[0], split(30, 70));
    const events = (await on.events(id)).length;
    expect((await on.resolve(id, ids[0], split(30, 70))).status).toBe(200);
    expect(await on.events(id)).toHaveLength(events);
  });

  it.each<readonly [name: string, body: object, path: string]>([
    ['a negative amount', { ...split(-1, 101) }, 'toBuyer'],
    ['half a kobo', { ...split(0.5, 99.5) }, 'toBuyer'],
    ['a text for an amount', { ...split(50, 50), toSeller: '50' }, 'toSeller'],
    ['nothing for the seller', { toBuyer: 100, reason: 'x' }, 'toSeller'],
    ...badTexts(500).map(
      ([name, reason]) => [`a reason with ${name}`, { ...split(50, 50), reason }, 'reason'] as const,
    ),
  ])('answers 400 for %s', async (_case, body, path) => {
    const { id, ids } = await agreementOf([100], 0);
    expectProblem(await on.resolve(id, ids[0], body), 400, { code: 'validation_failed', path });
  });

  it('answers 400 when the two parts do not add up to the milestone', async () => {
    const { id, ids } = await agreementOf([100], 100);
    for (const body of [split(50, 51), split(0, 99), split(101, 0)]) {
      expectProblem(await on.resolve(id, ids[0], body), 400, { code: 'amount_mismatch', path: 'toSeller' });
    }
  });

  it('answers 404 for a milestone that is not of this agreement', async () => {
    const { id } = await agreementOf([100], 100);
    expectProblem(await on.resolve(id, UNKNOWN_MILESTONE, split(50, 50)), 404, { code: 'not_found' });
  });

  it('answers 409 with the reason that prevents it', async () => {
    await on.setPayoutAccount();
    const paid = await agreementOf([100, 100], 200);
    await complete(paid.id, paid.ids[0]);
    await runDueJobs(app);
    expectProblem(await on.resolve(paid.id, paid.ids[0], split(100, 0)), 409, { code: 'milestone_paid' });
    await on.refund(paid.id);
    expectProblem(await on.resolve(paid.id, paid.ids[1] ?? '', split(100, 0)), 409, {
      code: 'agreement_closed',
    });

    const refunded = await agreementOf([100, 100], 200);
    await on.refund(refunded.id, { milestoneIds: [refunded.ids[0]] });
    expectProblem(await on.resolve(refunded.id, refunded.ids[0], split(0, 100)), 409, {
      code: 'milestone_refunded',
    });

    const sent = await agreementOf([100], 100);
    const bank = vi.spyOn(app.context.bank, 'submitPayout').mockResolvedValue({ status: 'PENDING' });
    await complete(sent.id, sent.ids[0]);
    await runDueJobs(app);
    bank.mockRestore();
    expectProblem(await on.resolve(sent.id, sent.ids[0], split(100, 0)), 409, {
      code: 'payout_under_way',
      says: /wait/,
    });
    await runDueJobs(app);
  });

  it('answers 409 when the buyer would get less than was decided before', async () => {
    const { id, ids } = await agreementOf([100], 0);
    await on.resolve(id, ids[0], split(50, 50));
    expectProblem(await on.resolve(id, ids[0], split(40, 60)), 409, { code: 'resolution_lowered' });
    expect((await on.resolve(id, ids[0], split(60, 40))).status).toBe(200);
  });

  it('leaves nothing to confirm', async () => {
    const { id, ids } = await agreementOf([100, 100], 0);
    await on.resolve(id, ids[0], split(0, 100));
    for (const user of ['buyer', 'seller']) {
      expectProblem(await on.confirm(id, ids[0], user), 409, { code: 'milestone_resolved' });
    }
  });

  it('and an unfreeze at the same moment: never both sides get the money', async () => {
    await on.setPayoutAccount();
    for (let round = 0; round < 5; round++) {
      const { id, ids } = await agreementOf([100], 60);
      await complete(id, ids[0]);
      await on.post(id, 'freeze', { reason: 'dispute' });
      await Promise.all([on.resolve(id, ids[0], split(100, 0)), on.post(id, 'unfreeze')]);
      await runDueJobs(app);
      expect((await on.get(id)).body).toMatchObject({
        status: 'REFUNDED',
        funding: { paidOut: 0, refunded: 60 },
      });
    }
  });

  refusesStrangeAgreements(
    app,
    (id) => ({
      method: 'POST',
      path: `/v1/escrow/agreements/${id}/milestones/${UNKNOWN_MILESTONE}/resolve`,
      key: on.key,
      body: split(50, 50),
    }),
    async () => (await fundedAgreement(other, [100], 100)).id,
  );
  refusesBadBodies(app, async () => {
    const { id, ids } = await agreementOf([100], 100);
    return {
      method: 'POST',
      path: `/v1/escrow/agreements/${id}/milestones/${ids[0]}/resolve`,
      key: on.key,
      body: split(50, 50),
    };
  });
});
