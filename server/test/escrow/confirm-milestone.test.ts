import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
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

async function agreementOf(amounts: number[], funded = 0): Promise<{ id: string; milestones: string[] }> {
  const { id, milestones } = await fundedAgreement(on, amounts, funded);
  return { id, milestones: milestones.map((milestone) => milestone.id) };
}

const pathTo = (id: string, milestoneId: string) =>
  `/v1/escrow/agreements/${id}/milestones/${milestoneId}/confirm`;

describe('POST /v1/escrow/agreements/:id/milestones/:milestoneId/confirm', () => {
  it.each([
    ['buyer', 'seller', 'BUYER_CONFIRMED'],
    ['seller', 'buyer', 'SELLER_CONFIRMED'],
  ])('answers 200 when the %s confirms first and the %s second', async (first, second, between) => {
    const { id, milestones } = await agreementOf([100, 200], 300);
    const [milestone = ''] = milestones;
    const one = await on.confirm(id, milestone, first);
    expect(one.status).toBe(200);
    expect(one.body.milestone).toMatchObject({
      id: milestone,
      buyerConfirmed: first === 'buyer',
      sellerConfirmed: first === 'seller',
      status: between,
    });
    expect(one.body.message).toContain(`when the ${second} confirms it too`);
    expect((await on.get(id)).body.status).toBe('IN_PROGRESS');

    const two = await on.confirm(id, milestone, second);
    expect(two.status).toBe(200);
    expect(two.body.milestone).toMatchObject({
      buyerConfirmed: true,
      sellerConfirmed: true,
      status: 'COMPLETED',
    });
    expect(two.body.message).toContain('being released');
    expect((await on.get(id)).body.funding).toMatchObject({ held: 200, released: 100 });
  });

  it.each(['seller ', 'SELLER', 'stranger'])('answers 403 when %j confirms', async (user) => {
    const { id, milestones } = await agreementOf([100]);
    expectProblem(await on.confirm(id, milestones[0] ?? '', user), 403, {
      code: 'not_a_party',
      says: /buyerExternalId or sellerExternalId/,
    });
    expect((await on.get(id)).body.milestones[0]?.status).toBe('PENDING');
  });

  it.each([...badTexts(255), ['nothing', undefined] as const])(
    'answers 400 when externalUserId is %s',
    async (_case, value) => {
      const { id, milestones } = await agreementOf([100]);
      const answer = await app.call('POST', pathTo(id, milestones[0] ?? ''), {
        key: on.key,
        body: { externalUserId: value },
      });
      expectProblem(answer, 400, { code: 'validation_failed', path: 'externalUserId' });
    },
  );

  it('answers 404 for a milestone that is unknown or of another agreement', async () => {
    const mine = await agreementOf([100]);
    const alsoMine = await agreementOf([100]);
    for (const milestone of [
      UNKNOWN_MILESTONE,
      alsoMine.milestones[0] ?? '',
      'ms_1',
      `ms_${'f'.repeat(280)}`,
    ]) {
      expectProblem(await on.confirm(mine.id, milestone, 'buyer'), 404, { code: 'not_found' });
    }
  });

  it('answers 409 while the agreement is on hold, also to a repeat', async () => {
    const { id, milestones } = await agreementOf([100], 100);
    const [milestone = ''] = milestones;
    await on.confirm(id, milestone, 'buyer');
    await on.post(id, 'freeze', { reason: 'dispute' });
    for (const user of ['buyer', 'seller']) {
      expectProblem(await on.confirm(id, milestone, user), 409, {
        code: 'agreement_frozen',
        says: /unfreeze/,
      });
    }
  });

  it('answers 409 for a milestone that was refunded or cancelled', async () => {
    const { id, milestones } = await agreementOf([100, 100], 200);
    await on.refund(id, { milestoneIds: [milestones[0]] });
    expectProblem(await on.confirm(id, milestones[0] ?? '', 'buyer'), 409, {
      code: 'milestone_refunded',
      says: /another milestone/,
    });
    expect((await on.confirm(id, milestones[1] ?? '', 'buyer')).status).toBe(200);

    const cancelled = await agreementOf([100]);
    await on.post(cancelled.id, 'cancel');
    expectProblem(await on.confirm(cancelled.id, cancelled.milestones[0] ?? '', 'seller'), 409, {
      code: 'milestone_refunded',
    });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({
      method: 'POST',
      path: pathTo(id, UNKNOWN_MILESTONE),
      key: on.key,
      body: { external_user_id: 'buyer' },
    }),
    async () => (await other.create([100])).body.id,
  );

  it('answers 404 for a foreign milestone under a foreign agreement', async () => {
    const foreign = (await other.create([100])).body;
    expectProblem(await on.confirm(foreign.id, foreign.milestones[0]?.id ?? '', 'buyer'), 404, {
      code: 'not_found',
    });
    expect((await other.get(foreign.id)).body.milestones[0]?.status).toBe('PENDING');
  });

  refusesBadBodies(app, async () => {
    const { id, milestones } = await agreementOf([100]);
    return {
      method: 'POST',
      path: pathTo(id, milestones[0] ?? ''),
      key: on.key,
      body: { external_user_id: 'buyer' },
    };
  });
});
