import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { expectProblem, refusesStrangeAgreements } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const other = platform(app, (await app.signUp()).key);

const retrieve = (id: string, query = '') =>
  app.call('GET', `/v1/escrow/agreements/${id}${query}`, { key: on.key });

describe('GET /v1/escrow/agreements/:id', () => {
  it('answers 200 with the agreement as it was created, the fields of SPEC.md among them', async () => {
    const { body: created } = await on.create([100, 200], { reference: 'order-3', metadata: { cart: '3' } });
    const { status, body } = await retrieve(created.id);
    expect(status).toBe(200);
    expect(body).toEqual(created);
    expect(body).toMatchObject({
      id: created.id,
      developerId: expect.any(String),
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      status: 'PENDING',
      virtualAccountNo: null,
      totalAmount: 300,
      currency: 'NGN',
      reference: 'order-3',
      metadata: { cart: '3' },
      createdAt: expect.any(String),
      milestones: created.milestones,
    });
  });

  it('answers the same fields when it is listed or changed', async () => {
    const { body: created } = await on.create([100], { reference: 'order-4', metadata: { cart: '4' } });
    const query = { key: on.key };
    const listed = await app.call('GET', '/v1/escrow/agreements?reference=order-4', query);
    expect(listed.body['data']).toEqual([created]);
    const path = `/v1/escrow/agreements/${created.id}`;
    const frozen = await app.call('POST', `${path}/freeze`, { ...query, body: { reason: 'Suspicion' } });
    expect(frozen.body).toEqual({ ...created, status: 'FROZEN', atBank: [] });
    expect((await app.call('POST', `${path}/unfreeze`, query)).body).toEqual(created);
    expect((await app.call('POST', `${path}/cancel`, query)).body).toEqual({
      ...created,
      status: 'REFUNDED',
    });
  });

  it('shows the virtual account as soon as an assessment allowed it', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 0);
    expect((await retrieve(id)).body['virtualAccountNo']).toBe(virtualAccountNo);
  });

  it('adds only the funding with ?expand=funding', async () => {
    const agreement = await fundedAgreement(on, [100, 200], 350);
    const plain = await retrieve(agreement.id);
    const { status, body } = await retrieve(agreement.id, '?expand=funding');
    expect(status).toBe(200);
    expect(body).toEqual({ ...plain.body, funding: expect.any(Object) });
    expect(body['funding']).toEqual({
      deposited: 350,
      held: 300,
      excess: 50,
      queued: 0,
      released: 0,
      paidOut: 0,
      refunded: 0,
      refunding: 0,
      outstanding: 0,
      accounts: [
        {
          accountNumber: body['virtualAccountNo'],
          bankCode: '000',
          bankName: 'Sandbox',
          accountName: 'Surety Escrow - buyer',
          amount: null,
          expiresAt: null,
          closedAt: null,
        },
      ],
    });
  });

  it.each(['expand=funding,parties', 'expand=funding&expand=parties', 'expand[]=funding&expand[]=parties'])(
    'takes several names as ?%s, of one agreement and of a list',
    async (query) => {
      const { body: created } = await on.create([100], { reference: `several ${query}` });
      const more = { funding: { outstanding: 100 }, parties: { buyer: { externalId: 'buyer' } } };
      expect((await retrieve(created.id, `?${query}`)).body).toMatchObject({ ...created, ...more });
      const path = `/v1/escrow/agreements?${query}&reference=${encodeURIComponent(`several ${query}`)}`;
      const listed = await app.call('GET', path, { key: on.key });
      expect(listed.body['data']).toMatchObject([{ ...created, ...more }]);
    },
  );

  it.each(['?expand=', '?expand=ledger', '?expand[]=ledger', '?expand=ledger&expand=funding'])(
    'answers 400 for %s',
    async (query) => {
      const { body } = await on.create([100]);
      expectProblem(await retrieve(body.id, query), 400, {
        code: 'validation_failed',
        path: 'expand[0]',
        says: /funding/,
      });
    },
  );

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'GET', path: `/v1/escrow/agreements/${id}`, key: on.key, body: {} }),
    async () => (await other.create([100])).body.id,
  );
});
