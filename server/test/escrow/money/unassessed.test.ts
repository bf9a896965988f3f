import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

/** Whoever has one kobo assessed must not be able to send millions after it. */
const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
await on.setPayoutAccount();

const RED = { simulate_vpn: true, simulate_impossible_travel: true };

async function assessedFor(transaction_amount: number, amounts = [60, 40]) {
  const { body: agreement } = await on.create(amounts);
  const assess = (amount: number, more: object = {}) =>
    on.assess(agreement.id, { transaction_amount: amount, ...more });
  const account = String((await assess(transaction_amount)).body.virtualAccount?.accountNumber);
  const complete = async (index: number) => {
    const id = String(agreement.milestones[index]?.id);
    await on.confirm(agreement.id, id, 'buyer');
    return (await on.confirm(agreement.id, id, 'seller')).body.message;
  };
  return {
    id: agreement.id,
    assess,
    complete,
    pay: (amount: number) => on.deposit(account, amount),
    funding: async () => (await on.get(agreement.id)).body,
  };
}

describe('money beyond what was assessed', () => {
  it('is there, and is not released until it is assessed', async () => {
    const deal = await assessedFor(1);
    await deal.pay(100);
    expect(await deal.funding()).toMatchObject({ status: 'FUNDED', funding: { unassessed: 99, held: 100 } });
    expect(await deal.complete(0)).toMatch(/queued until the payment is assessed: 99 of it was not/);
    await deal.assess(1);
    expect((await deal.funding()).funding).toMatchObject({ unassessed: 98, released: 0 });
    await deal.assess(99, RED);
    expect((await deal.funding()).funding?.['released']).toBe(0);
    await deal.assess(99);
    expect((await deal.funding()).funding).toMatchObject({ unassessed: 0, released: 60 });
    await deal.complete(1);
    await runDueJobs(app);
    expect((await deal.funding()).status).toBe('DISBURSED');
  });

  it('goes back to the buyer as any other', async () => {
    const deal = await assessedFor(1);
    await deal.pay(100);
    expect((await on.refund(deal.id)).status).toBe(201);
    await runDueJobs(app);
    expect((await deal.funding()).status).toBe('REFUNDED');
  });

  it('is told with the deposit', async () => {
    const deal = await assessedFor(30);
    await deal.pay(100);
    const { body } = await app.call<{ data: { type: string; data: object }[] }>(
      'GET',
      `/v1/escrow/agreements/${deal.id}/events`,
      { key: on.key },
    );
    expect(body.data).toContainEqual(
      expect.objectContaining({
        type: 'deposit.received',
        data: expect.objectContaining({ unassessed: 70 }),
      }),
    );
  });

  it('is none where each part was assessed before it was paid, or one of them twice', async () => {
    const deal = await assessedFor(60);
    await deal.assess(60);
    await deal.pay(60);
    await deal.assess(40);
    await deal.pay(40);
    await deal.complete(0);
    await deal.complete(1);
    expect((await deal.funding()).funding).toMatchObject({ unassessed: 0, released: 100 });
  });
});

it('is counted as what it comes to, not as its smallest part', async () => {
  const { key } = await app.signUp();
  const rich = platform(app, key);
  const amount = 400_000_000;
  const { body: agreement } = await rich.create([amount * 5]);
  const signals: string[] = [];
  for (let part = 0; part < 5; part++) {
    const { body } = await rich.assess(agreement.id, { transaction_amount: amount });
    signals.push(...(body.triggeredSignals ?? []));
    if (part < 4) await rich.deposit(String(body.virtualAccount?.accountNumber), amount);
  }
  expect(signals).toContain('velocity_anomaly');
});

it.each([
  ['OBI ADA', 'match'],
  ['A. OBI', 'close'],
  ['MUSA BELLO', 'mismatch'],
  [undefined, 'unknown'],
])('a deposit of %s for Ada Obi is a %s', async (senderName, senderMatch) => {
  const { body: agreement } = await on.create([100], { buyerName: 'Ada Obi' });
  const accountNumber = (await on.assess(agreement.id)).body.virtualAccount?.accountNumber;
  const body = { accountNumber, amount: 100, ...(senderName ? { senderName } : {}) };
  await app.call('POST', '/v1/sandbox/deposits', { key: on.key, body });
  const events = await on.events(agreement.id);
  expect(events.find(({ type }) => type === 'deposit.received')?.data).toMatchObject({ senderMatch });
});
