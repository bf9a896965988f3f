import { afterAll, describe, expect, it } from 'vitest';
import { reconcile, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { DAY_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

/** A bank that reports another amount than it was asked to pay. */
describe.each(Object.keys(CONNECTIONS) as Connected[])('with %s, which pays another amount', async (name) => {
  const { refunds } = CONNECTIONS[name];
  const { app, on, twin, funded, settle, watchBanks } = await connect(name, { BANK_LOOK_BACK: '1d' });
  await on.setPayoutAccount('seller');
  afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

  const exceptionsOf = async (agreementId: string) => {
    const { body } = await app.call<{ data: { type: string; amount: number; agreementId: string }[] }>(
      'GET',
      '/v1/exceptions?limit=100',
      { key: on.key },
    );
    return body.data.filter((each) => each.agreementId === agreementId);
  };
  const confirm = async (id: string, milestoneId = '') => {
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestoneId, party);
  };

  it.each([
    ['its webhook', {}],
    ['its list', { drop: 1 }],
  ])('the payout, heard from %s, is a contradiction and a hold, and not paid', async (_how, faults) => {
    const { id, milestones } = await funded([2_000_000]);
    await twin.faults({ ...faults, wrong_amount: { next: 1 } });
    await confirm(id, milestones[0]?.id);
    await settle(60);
    await watchBanks();
    await settle(60);
    const { body } = await on.get(id);
    expect(body).toMatchObject({ status: 'FROZEN', funding: { paidOut: 0 } });
    expect(await exceptionsOf(id)).toMatchObject([{ type: 'contradiction', amount: 200_000_000 }]);
    const types = (await on.events(id)).map(({ type }) => type);
    expect(types).not.toContain('payout.succeeded');
    expect(types.filter((type) => type === 'agreement.frozen')).toHaveLength(1);
  });

  it.runIf(refunds)('the refund is a contradiction and a hold, and not paid', async () => {
    const { id } = await funded([1_000_000]);
    await twin.faults({ wrong_amount: { next: 1 } });
    await on.refund(id);
    await settle(60);
    await watchBanks();
    await settle(60);
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { refunding: 1_000_000 } });
    expect(await exceptionsOf(id)).toMatchObject([{ type: 'contradiction', amount: 100_000_000 }]);
  });

  it('once the hold is lifted, each waits on, neither paid nor forgotten', async () => {
    const { body } = await app.call<{ data: { id: string }[] }>(
      'GET',
      '/v1/escrow/agreements?status=FROZEN',
      {
        key: on.key,
      },
    );
    for (const { id } of body.data) {
      await on.post(id, 'unfreeze');
      await settle(60);
      expect((await on.get(id)).body.status).not.toMatch(/FROZEN|DISBURSED|REFUNDED/);
    }
    expect(body.data).toHaveLength(refunds ? 3 : 2);
    expect(await findContradictions(app.database.owner)).toEqual([]);
  });

  it('each counts as made once a person has settled the difference, and the same report opens no other', async () => {
    const { body } = await app.call<{ data: { id: string; agreementId: string }[] }>(
      'GET',
      '/v1/exceptions?status=OPEN',
      { key: on.key },
    );
    expect(body.data).toHaveLength(refunds ? 3 : 2);
    for (const { id, agreementId } of body.data) {
      const close = () =>
        app.call<{ status: string; code: string }>('POST', `/v1/exceptions/${id}/close`, {
          key: on.key,
          body: { note: 'the bank has taken the rest back', paidAsOrdered: true },
        });
      expect((await close()).body.status).toBe('CLOSED');
      expect((await close()).body.code).toBe('exception_closed');
      await settle(60);
      expect((await on.get(agreementId)).body.status).toMatch(/^(DISBURSED|REFUNDED)$/);
    }
    await watchBanks();
    await settle(60);
    const after = await app.call<{ data: unknown[] }>('GET', '/v1/exceptions?status=OPEN', { key: on.key });
    expect(after.body.data).toEqual([]);
  });

  it('reconciliation shows each as a break', async () => {
    const from = startOfDay(app.time.now());
    const period = { from: new Date(from.getTime() - DAY_MS), to: new Date(from.getTime() + DAY_MS) };
    await reconcile(app.context, { provider: name, period });
    const breaks = await app.database.owner.query<{ type: string }>('SELECT type FROM reconciliation_breaks');
    expect(breaks).toEqual(Array.from({ length: refunds ? 3 : 2 }, () => ({ type: 'amount_differs' })));
  });
});
