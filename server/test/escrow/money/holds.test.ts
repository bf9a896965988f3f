import { afterAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

async function newPlatform() {
  return platform(app, (await app.signUp()).key);
}
type On = Awaited<ReturnType<typeof newPlatform>>;

async function complete(on: On, id: string, milestone = ''): Promise<void> {
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestone, user);
}

const freeze = (on: On, id: string) => on.post(id, 'freeze', { reason: 'dispute' });
const left = async (on: On, id: string) =>
  (await on.ledger(id)).body.entries.filter((entry) => /succeeded|paid/.test(entry.kind)).length;

describe('while an agreement is on hold', () => {
  it('deposits are recorded and counted, but release nothing; unfreezing drains the queue', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [100, 200], 0);
    await complete(on, id, milestones[0]?.id);
    await freeze(on, id);
    expect((await on.deposit(virtualAccountNo ?? '', 350)).status).toBe(201);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({
      status: 'FROZEN',
      funding: { deposited: 350, held: 300, excess: 50, queued: 100, released: 0 },
    });
    expect((await on.post(id, 'unfreeze')).body).toMatchObject({ status: 'IN_PROGRESS' });
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 200, queued: 0, paidOut: 100 });
  });

  it('a payout that was released but not sent waits, and goes out when the hold ends', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await complete(on, id, milestones[0]?.id);
    await freeze(on, id);
    await runDueJobs(app);
    expect(await left(on, id)).toBe(0);
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('a payout that waits for an account does not start when one is set; it does when the hold ends', async () => {
    const on = await newPlatform();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await complete(on, id, milestones[0]?.id);
    await runDueJobs(app);
    await freeze(on, id);
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await left(on, id)).toBe(0);
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('a refund that was created but not sent waits, and goes out when the hold ends', async () => {
    const on = await newPlatform();
    const { id, milestones } = await fundedAgreement(on, [100, 200], 300);
    await on.refund(id, { milestoneIds: [milestones[0]?.id] });
    await freeze(on, id);
    await runDueJobs(app);
    expect(await left(on, id)).toBe(0);
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 100 });
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 0, bank: 200 });
  });

  it('excess that is due stays, and goes back within the hour after the hold ends', async () => {
    const on = await newPlatform();
    const { id } = await fundedAgreement(on, [100], 130);
    await freeze(on, id);
    app.time.advance(25 * HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ excess: 30, bank: 130 });
    await on.post(id, 'unfreeze');
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ excess: 0, bank: 100 });
    expect((await on.get(id)).body.status).toBe('FUNDED');
  });

  it('a payout that the bank already had may still settle: it left before the hold', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount('seller', '1111110002');
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await complete(on, id, milestones[0]?.id);
    await runDueJobs(app);
    await freeze(on, id);
    app.time.advance(5_000);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { paidOut: 100 } });
    // Already over beneath the hold: lifting it shows that, and money that arrives now goes to suspense.
    expect((await on.post(id, 'unfreeze')).body).toMatchObject({ status: 'DISBURSED' });
  });

  it('a payout whose reference is stored but that never reached the bank is not sent', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await complete(on, id, milestones[0]?.id);
    await crashBeforeTheBankHears(() => runDueJobs(app), 'submitPayout');
    await freeze(on, id);
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect(await left(on, id)).toBe(0);
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('a refund whose reference is stored but that never reached the bank is not sent', async () => {
    const on = await newPlatform();
    const { id, milestones } = await fundedAgreement(on, [100, 200], 300);
    await on.refund(id, { milestoneIds: [milestones[0]?.id] });
    await crashBeforeTheBankHears(() => runDueJobs(app), 'submitRefund');
    await freeze(on, id);
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect(await left(on, id)).toBe(0);
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 0, bank: 200 });
  });

  it('a payment that was being queried when the hold was answered is not sent', async () => {
    const on = await newPlatform();
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100, 200], 300);
    await complete(on, id, milestones[0]?.id);
    await crashBeforeTheBankHears(() => runDueJobs(app), 'submitPayout');
    await on.refund(id, { milestoneIds: [milestones[1]?.id] });
    await crashBeforeTheBankHears(() => runDueJobs(app), 'submitRefund');
    app.time.advance(HOUR_MS);

    const asking = vi.spyOn(app.context.bank, 'findTransfer').mockImplementation(async () => {
      await freeze(on, id);
      return null;
    });
    const sends = [
      vi.spyOn(app.context.bank, 'submitPayout'),
      vi.spyOn(app.context.bank, 'submitRefund'),
    ] as const;
    await runDueJobs(app);
    expect(sends.map((send) => send.mock.calls)).toEqual([[], []]);
    asking.mockRestore();
    for (const send of sends) send.mockRestore();

    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 0 });
  });
});

/**
 * As if the process had died between its commit and its call to the bank; the job stays and falls due again.
 */
async function crashBeforeTheBankHears(
  run: () => Promise<void>,
  call: 'submitPayout' | 'submitRefund',
): Promise<void> {
  const crashing = vi.spyOn(app.context.bank, call).mockRejectedValue(new Error('crash'));
  try {
    await expect(run()).rejects.toThrow('crash');
  } finally {
    crashing.mockRestore();
  }
}
