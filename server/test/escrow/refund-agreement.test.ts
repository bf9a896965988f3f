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

async function complete(id: string, milestone = ''): Promise<void> {
  await on.confirm(id, milestone, 'buyer');
  await on.confirm(id, milestone, 'seller');
}

describe('POST /v1/escrow/agreements/:id/refunds', () => {
  it('answers 201 with the refund of every open milestone when none is named', async () => {
    const { id, milestones } = await agreementOf([100, 200], 300);
    const { status, body } = await on.refund(id, { reason: 'called off' });
    expect(status).toBe(201);
    expect(body).toEqual({
      object: 'refund',
      environment: 'live',
      id: expect.stringMatching(/^rf_[0-9a-f]{32}$/),
      status: 'PENDING',
      amount: 300,
      milestoneIds: milestones,
      reason: 'called off',
      createdAt: expect.any(String),
    });
    // The bank has not paid yet, so the status has not changed yet.
    expect((await on.get(id)).body).toMatchObject({
      status: 'FUNDED',
      funding: { held: 0, refunded: 300, refunding: 300, outstanding: 0 },
    });
  });

  it('answers 201 to a request without a body', async () => {
    const { id } = await agreementOf([100], 100);
    const answer = await app.call('POST', `/v1/escrow/agreements/${id}/refunds`, { key: on.key });
    expect(answer.status).toBe(201);
  });

  it('answers 201 SUCCEEDED at once when there was no money to send', async () => {
    const { id } = await agreementOf([100]);
    expect((await on.refund(id)).body).toMatchObject({ status: 'SUCCEEDED', amount: 0 });
    expect((await on.get(id)).body.status).toBe('REFUNDED');
  });

  it('counts a milestone that is named twice only once', async () => {
    const { id, milestones } = await agreementOf([100, 200], 300);
    const [first] = milestones;
    expect((await on.refund(id, { milestoneIds: [first, first] })).body).toMatchObject({
      amount: 100,
      milestoneIds: [first],
    });
  });

  it.each<readonly [name: string, body: object, path: string]>([
    ['an empty list', { milestoneIds: [] }, 'milestoneIds'],
    ['a list of 101', { milestoneIds: Array(101).fill(UNKNOWN_MILESTONE) }, 'milestoneIds'],
    ['a text for the list', { milestoneIds: UNKNOWN_MILESTONE }, 'milestoneIds'],
    ['null for the list', { milestoneIds: null }, 'milestoneIds'],
    ['a number in the list', { milestoneIds: [7] }, 'milestoneIds[0]'],
    ['a NUL in the list', { milestoneIds: ['ms_\0'] }, 'milestoneIds[0]'],
    ['an endless id in the list', { milestoneIds: ['m'.repeat(101)] }, 'milestoneIds[0]'],
    ['excess that is false', { excess: false }, 'excess'],
    ['excess and milestones', { excess: true, milestoneIds: [UNKNOWN_MILESTONE] }, 'excess'],
    ['unapplied that is false', { unapplied: false }, 'unapplied'],
    ['unapplied and excess', { unapplied: true, excess: true }, 'unapplied'],
    ['unapplied and milestones', { unapplied: true, milestoneIds: [UNKNOWN_MILESTONE] }, 'unapplied'],
    ...badTexts(500).map(([name, reason]) => [`a reason with ${name}`, { reason }, 'reason'] as const),
  ])('answers 400 for %s', async (_case, body, path) => {
    const { id } = await agreementOf([100]);
    expectProblem(await on.refund(id, body), 400, { code: 'validation_failed', path });
  });

  it('answers 404 for a milestone that is not of this agreement, and refunds none of the others', async () => {
    const { id, milestones } = await agreementOf([100], 100);
    const foreign = await agreementOf([100]);
    for (const stranger of [UNKNOWN_MILESTONE, foreign.milestones[0]]) {
      expectProblem(await on.refund(id, { milestoneIds: [milestones[0], stranger] }), 404, {
        code: 'not_found',
        says: /GET the agreement/,
      });
    }
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { refunded: 0 } });
  });

  it('answers 409 while the agreement is on hold', async () => {
    const { id } = await agreementOf([100], 150);
    await on.post(id, 'freeze', { reason: 'dispute' });
    for (const body of [{}, { excess: true }, { unapplied: true }]) {
      expectProblem(await on.refund(id, body), 409, { code: 'agreement_frozen', says: /unfreeze/ });
    }
  });

  it('answers 409 when the agreement is over', async () => {
    const { id, milestones } = await agreementOf([100], 100);
    await on.refund(id);
    for (const body of [{}, { milestoneIds: milestones }]) {
      expectProblem(await on.refund(id, body), 409, {
        code: 'agreement_closed',
        says: /Create a new agreement/,
      });
    }
  });

  it('answers 409 for a milestone that is completed, released or not', async () => {
    for (const funded of [0, 200]) {
      const { id, milestones } = await agreementOf([100, 100], funded);
      await complete(id, milestones[0]);
      expectProblem(await on.refund(id, { milestoneIds: milestones }), 409, {
        code: 'milestone_completed',
        says: /Leave it out/,
      });
      expect((await on.get(id)).body.funding).toMatchObject({ refunded: 0 });
    }
  });

  it('answers 409 for a milestone that was refunded before', async () => {
    const { id, milestones } = await agreementOf([100, 100], 200);
    await on.refund(id, { milestoneIds: [milestones[0]] });
    expectProblem(await on.refund(id, { milestoneIds: milestones }), 409, { code: 'milestone_refunded' });
    expect((await on.get(id)).body.funding).toMatchObject({ refunded: 100, held: 100 });
  });

  it('answers 409 when everything is completed, and when there is no excess', async () => {
    const { id, milestones } = await agreementOf([100], 100);
    await complete(id, milestones[0]);
    expectProblem(await on.refund(id), 409, { code: 'nothing_to_refund', says: /nothing left/ });
    expectProblem(await on.refund(id, { unapplied: true }), 409, {
      code: 'nothing_to_refund',
      says: /ledger/,
    });
    expectProblem(await on.refund(id, { excess: true }), 409, {
      code: 'nothing_to_refund',
      says: /expand=funding/,
    });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'POST', path: `/v1/escrow/agreements/${id}/refunds`, key: on.key, body: {} }),
    async () => (await fundedAgreement(other, [100], 100)).id,
  );
  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: `/v1/escrow/agreements/${(await agreementOf([100], 100)).id}/refunds`,
    key: on.key,
    body: {},
  }));
});
