import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);

describe('a client that knows only SPEC.md', () => {
  it('goes from PENDING to COMPLETED without funding; a late deposit pays out in queue order', async () => {
    const created = await on.create([100, 200]);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'PENDING', virtualAccountNo: null, totalAmount: 300 });
    const [first, second] = created.body.milestones.map((milestone) => milestone.id) as [string, string];
    const { id } = created.body;

    const assessed = await on.assess(id, { device_fingerprint: 'd-1' });
    expect(assessed.body).toMatchObject({ flag: 'GREEN', score: 24 });
    expect(assessed.body).not.toHaveProperty('triggeredSignals');
    const account = assessed.body.virtualAccount?.accountNumber ?? '';

    expect((await on.confirm(id, second, 'buyer')).body.milestone.status).toBe('BUYER_CONFIRMED');
    expect((await on.get(id)).body.status).toBe('IN_PROGRESS');
    const completed = await on.confirm(id, second, 'seller');
    expect(completed.body.milestone.status).toBe('COMPLETED');
    expect(completed.body.message).toContain('short by 200');
    await on.confirm(id, first, 'seller');
    await on.confirm(id, first, 'buyer');
    expect((await on.get(id)).body.status).toBe('COMPLETED');

    await on.setPayoutAccount();
    // 150 does not cover the milestone that was completed first, so nothing moves, not even the cheaper one.
    await on.deposit(account, 150);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 150, queued: 300, released: 0 });
    await on.deposit(account, 50);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 0, queued: 100, released: 200 });
    await on.deposit(account, 150);
    await runDueJobs(app);

    const end = await on.get(id);
    expect(end.body.status).toBe('DISBURSED');
    expect(end.body.funding).toMatchObject({
      deposited: 350,
      paidOut: 300,
      excess: 0,
      refunded: 50,
      held: 0,
    });
    const releases = (await on.ledger(id)).body.entries.filter((entry) => entry.kind === 'release');
    expect(releases.map((entry) => entry.cause)).toEqual([second, first]);
  });

  it('shows the whole scenario in a gap-free timeline', async () => {
    await on.setPayoutAccount();
    const agreement = await fundedAgreement(on, [500], 500);
    const [milestone] = agreement.milestones;
    await on.confirm(agreement.id, milestone?.id ?? '', 'buyer');
    await on.confirm(agreement.id, milestone?.id ?? '', 'seller');
    await runDueJobs(app);
    const events = await on.events(agreement.id);
    expect(events.map((event) => event.sequence)).toEqual(events.map((_event, index) => index + 1));
    expect(events.map((event) => event.type)).toEqual([
      'agreement.created',
      'agreement.assessed',
      'virtual_account.issued',
      'deposit.received',
      'agreement.funded',
      'milestone.confirmed',
      'milestone.confirmed',
      'milestone.completed',
      'milestone.released',
      'agreement.completed',
      'payout.submitted',
      'payout.succeeded',
      'agreement.disbursed',
    ]);
  });
});
