import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const typesOf = async (id: string) => (await on.events(id)).map(({ type }) => type);

describe('while a refund is under way', () => {
  it('the agreement is not REFUNDED, and accepts no more money', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100, 200], 300);
    await on.refund(id);
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { refunding: 300 } });
    expect(await typesOf(id)).not.toContain('agreement.refunded');
    expect((await on.deposit(virtualAccountNo ?? '', 10)).body).toMatchObject({ applied: false });
    expect(await on.post(id, 'cancel')).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { refunding: 0, refunded: 300 },
    });
    expect((await typesOf(id)).slice(-2)).toEqual(['refund.succeeded', 'agreement.refunded']);
  });

  it('of one milestone, confirmed ones keep the agreement in progress', async () => {
    const { id, milestones } = await fundedAgreement(on, [100, 200], 300);
    await on.confirm(id, milestones[0]?.id ?? '', 'buyer');
    await on.refund(id, { milestoneIds: [milestones[0]?.id] });
    expect((await on.get(id)).body.status).toBe('IN_PROGRESS');
  });

  it('and refused by the bank, the state stays for as long as it takes', async () => {
    const { id } = await refusedRefund(app, on);
    app.time.advance(100 * HOUR_MS);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { refunding: 300 } });
    expect(await typesOf(id)).not.toContain('agreement.refunded');
  });

  it('it can be put on hold, and then nothing leaves', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    await on.refund(id);
    const bank = vi.spyOn(app.context.bank, 'submitRefund');
    expect((await on.post(id, 'freeze', { reason: 'not the buyer' })).status).toBe(200);
    await runDueJobs(app);
    expect(bank).not.toHaveBeenCalled();
    expect((await on.get(id)).body.status).toBe('FROZEN');
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
  });
});

describe('money that arrived after the end', () => {
  const late = async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 100);
    await on.refund(id);
    await runDueJobs(app);
    await on.deposit(virtualAccountNo ?? '', 70);
    return id;
  };

  it('goes back by itself after 24 hours, not before', async () => {
    const id = await late();
    app.time.advance(23 * HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ suspense: 70, bank: 70 });
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ suspense: 0, bank: 0 });
    expect((await on.get(id)).body).toMatchObject({ status: 'REFUNDED', funding: { refunded: 170 } });
  });

  it('can be held, and goes back when the hold is lifted', async () => {
    const id = await late();
    expect((await on.post(id, 'freeze', { reason: 'whose is it?' })).status).toBe(200);
    app.time.advance(48 * HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ suspense: 70 });
    await on.post(id, 'unfreeze');
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ suspense: 0, bank: 0 });
  });
});
