import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { BAD_AMOUNTS, badTexts, expectProblem, refusesBadBodies } from '#test/support/requests.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);

const VALID = {
  buyerExternalId: 'buyer',
  sellerExternalId: 'seller',
  totalAmount: 300,
  milestones: [
    { title: 'Design', amount: 100 },
    { title: 'Build', amount: 200 },
  ],
};

function create(body: object) {
  return app.call('POST', '/v1/escrow/agreements', { key, body });
}

describe('POST /v1/escrow/agreements', () => {
  it('answers 201 with every field of an agreement, and no other', async () => {
    const { status, body } = await create({ ...VALID, buyerEmail: 'b@example.com', buyerName: 'Ada' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^agr_[0-9a-f]{32}$/),
      developerId,
      object: 'agreement',
      environment: 'live',
      reference: null,
      metadata: {},
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      status: 'PENDING',
      virtualAccountNo: null,
      totalAmount: 300,
      currency: 'NGN',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      milestones: ['Design', 'Build'].map((title, index) => ({
        id: expect.stringMatching(/^ms_[0-9a-f]{32}$/),
        title,
        amount: (index + 1) * 100,
        buyerConfirmed: false,
        sellerConfirmed: false,
        status: 'PENDING',
      })),
    });
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['ids of 255 characters', { buyerExternalId: 'b'.repeat(255), sellerExternalId: 's'.repeat(255) }],
    ['ids in any script', { buyerExternalId: 'أحمد 🙂', sellerExternalId: "Ọlá'; DROP TABLE agreements --" }],
    ['ids that differ in case only', { buyerExternalId: 'ann', sellerExternalId: 'Ann' }],
  ])('answers 201 with %s', async (_case, more) => {
    const answer = await create({ ...VALID, ...more });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject(more);
  });

  it('accepts the largest amount, and 100 milestones in their order', async () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect((await on.create([largest])).body.totalAmount).toBe(largest);
    const amounts = Array.from({ length: 100 }, (_, index) => index + 1);
    const { body } = await on.create(amounts);
    expect(body.milestones.map((milestone) => milestone.amount)).toEqual(amounts);
    const kept = await on.get(body.id);
    expect(kept.body.milestones.map((milestone) => milestone.amount)).toEqual(amounts);
  });

  describe.each(BAD_AMOUNTS)('answers 400 for %s', (_case, amount) => {
    it('as totalAmount', async () => {
      expectProblem(await create({ ...VALID, totalAmount: amount }), 400, {
        code: 'validation_failed',
        path: 'totalAmount',
        says: /totalAmount/,
      });
    });

    it('as the amount of a milestone', async () => {
      const milestones = [
        { title: 'A', amount: 100 },
        { title: 'B', amount },
      ];
      expectProblem(await create({ ...VALID, milestones }), 400, {
        code: 'validation_failed',
        path: 'milestones[1].amount',
        says: /amount/,
      });
    });
  });

  it.each([
    ['less than the milestones', 299, [100, 200], 300],
    ['more than the milestones', 301, [100, 200], 300],
    ['a sum beyond what a number holds', 1, [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], 2 ** 54 - 2],
  ])('answers 400 amount_mismatch for %s', async (_case, totalAmount, amounts, sum) => {
    const milestones = amounts.map((amount) => ({ title: 'A', amount }));
    expectProblem(await create({ ...VALID, totalAmount, milestones }), 400, {
      code: 'amount_mismatch',
      path: 'totalAmount',
      says: new RegExp(`add up to ${sum}\\. Make them equal`),
    });
  });

  it.each(['XXX', 'XAU', 'ngn', 'NAIRA', '', '₦', 566, null, 'NG\0'])(
    'answers 400 for the currency %j',
    async (currency) => {
      expectProblem(await create({ ...VALID, currency }), 400, {
        code: 'validation_failed',
        path: 'currency',
      });
    },
  );

  describe.each([
    ['buyerExternalId', 255],
    ['sellerExternalId', 255],
    ['buyerEmail', 254],
    ['buyerName', 120],
    ['sellerEmail', 254],
    ['sellerName', 120],
  ])('%s', (field, max) => {
    it.each(badTexts(max))('answers 400 for %s', async (_case, value) => {
      expectProblem(await create({ ...VALID, [field]: value }), 400, {
        code: 'validation_failed',
        path: field,
      });
    });
  });

  it.each(badTexts(200))('answers 400 for a title with %s', async (_case, title) => {
    expectProblem(await create({ ...VALID, milestones: [{ title, amount: 300 }] }), 400, {
      code: 'validation_failed',
      path: 'milestones[0].title',
    });
  });

  it.each([
    ['no buyer', { buyerExternalId: undefined }, 'buyerExternalId'],
    ['no seller', { sellerExternalId: undefined }, 'sellerExternalId'],
    ['a buyer who is the seller', { sellerExternalId: 'buyer' }, 'sellerExternalId'],
    ['no milestones at all', { milestones: undefined }, 'milestones'],
    ['an empty list of milestones', { milestones: [] }, 'milestones'],
    ['milestones that are no list', { milestones: { title: 'A', amount: 300 } }, 'milestones'],
    ['a milestone that is no object', { milestones: [300] }, 'milestones[0]'],
    [
      '101 milestones',
      { milestones: Array.from({ length: 101 }, () => ({ title: 'A', amount: 1 })), totalAmount: 101 },
      'milestones',
    ],
    ['an e-mail that is none', { buyerEmail: 'nobody' }, 'buyerEmail'],
    ['an e-mail of the seller that is none', { sellerEmail: 'nobody' }, 'sellerEmail'],
  ])('answers 400 for %s', async (_case, more, path) => {
    expectProblem(await create({ ...VALID, ...more }), 400, { code: 'validation_failed', path });
  });

  it('names every invalid field, twenty at most', async () => {
    const milestones = Array.from({ length: 40 }, () => ({ title: '', amount: 0 }));
    const answer = await create({ ...VALID, milestones });
    expect(answer.body['details']).toHaveLength(20);
  });

  it('writes nothing when it refuses', async () => {
    const count = async () =>
      (await app.database.owner.query('SELECT count(*) AS n FROM agreements'))[0]?.['n'];
    const before = await count();
    await create({ ...VALID, totalAmount: 1 });
    await create({ ...VALID, sellerExternalId: 'buyer' });
    expect(await count()).toBe(before);
  });

  refusesBadBodies(app, async () => ({ method: 'POST', path: '/v1/escrow/agreements', key, body: VALID }));
});
