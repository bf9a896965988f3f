import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundParts } from '#test/support/refunds.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

describe('a deposit on an agreement that is over', () => {
  it('goes to suspense, where the ledger and the trial balance show it', async () => {
    const own = platform(app, (await app.signUp()).key);
    const { id, virtualAccountNo } = await fundedAgreement(own, [100], 0);
    await own.post(id, 'cancel');
    const deposit = await own.deposit(virtualAccountNo ?? '', 70, 'late');
    expect(deposit.status).toBe(201);
    expect(deposit.body).toMatchObject({ applied: false, amount: 70 });
    expect((await own.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { deposited: 70, held: 0, excess: 0 },
    });
    const ledger = (await own.ledger(id)).body;
    expect(ledger.entries).toMatchObject([{ kind: 'deposit_unapplied', amount: 70 }]);
    expect(ledger.balances).toMatchObject({ bank: 70, suspense: 70 });
    expect((await own.events(id)).at(-1)).toMatchObject({
      type: 'deposit.unapplied',
      data: { amount: 70, reason: 'agreement_closed' },
    });
    const { body } = await app.call('GET', '/v1/ledger/trial-balance', { key: own.key });
    expect(body['data']).toMatchObject([{ debits: 70, credits: 70, accounts: { suspense: 70 } }]);
    // Reporting the same transfer again changes nothing here either.
    expect((await own.deposit(virtualAccountNo ?? '', 70, 'late')).status).toBe(200);
    expect((await own.ledger(id)).body.balances).toMatchObject({ suspense: 70 });
  });

  it('goes back to its sender on request, and only once', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 100);
    await on.refund(id);
    for (const [amount, reference] of [
      [70, 'late'],
      [30, 'later'],
    ] as const) {
      await on.deposit(virtualAccountNo ?? '', amount, `${id}-${reference}`);
      app.time.advance(1_000);
    }
    const answers = await Promise.all([1, 2, 3].map(() => on.refund(id, { unapplied: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refund = answers.find(({ status }) => status === 201)?.body;
    expect(refund).toMatchObject({ amount: 100, milestoneIds: [], status: 'PENDING' });
    expect((await refundParts(app, refund?.['id'])).map(([, amount]) => amount)).toEqual([30, 70]);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 0, suspense: 0, refund_payable: 0 });
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { deposited: 200, refunded: 200 },
    });
  });

  it('is separate from earlier deposits: returning one never returns the other', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 0);
    await on.deposit(virtualAccountNo ?? '', 130, `${id}-early`);
    await on.refund(id);
    app.time.advance(1_000);
    await on.deposit(virtualAccountNo ?? '', 50, `${id}-late`);
    const [excess, late] = [await on.refund(id, { excess: true }), await on.refund(id, { unapplied: true })];
    expect(await refundParts(app, excess.body['id'])).toEqual([[`${id}-early`, 30, 'PENDING']]);
    expect(await refundParts(app, late.body['id'])).toEqual([[`${id}-late`, 50, 'PENDING']]);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 0, excess: 0, suspense: 0 });
  });
});
