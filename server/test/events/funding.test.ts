import { expect, it } from 'vitest';
import { packFunding, unpackFunding } from '#core/events/funding.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

type Event = { id: string; type: string; sequence: number; funding?: Record<string, number> };

it('packs amounts without zeros, and reads them back', () => {
  const amounts = { deposited: 500, held: 0, excess: 0, queued: 0, released: 0, paidOut: 7, refunded: 0 };
  const funding = { ...amounts, refunding: 0, outstanding: 0 };
  expect(packFunding(funding)).toBe('500,,,,,7');
  expect(unpackFunding('500,,,,,7')).toEqual(funding);
  expect(unpackFunding(packFunding(unpackFunding('0')))).toEqual(unpackFunding(''));
  expect(unpackFunding(',,,,,,,,9')).toMatchObject({ deposited: 0, outstanding: 9 });
});

it('every event of an agreement has the amounts of its moment, also when it is read later', async () => {
  const app = await startTestApp();
  const { key } = await app.signUp();
  const on = platform(app, key);
  const fees = [{ name: 'service', basisPoints: 250, paidBy: 'buyer' }];
  const { body: made } = await on.create([400, 300, 300], { fees });
  const [first, second, third] = made.milestones.map(({ id }) => id) as [string, string, string];
  const seen = new Map<number, Record<string, number>>();
  /** Everything that the step wrote shows what the agreement shows after it. */
  const after = async (step: () => Promise<{ status: number }>, jobs = true) => {
    expect((await step()).status).toBeLessThan(300);
    if (jobs) await runDueJobs(app);
    const { accounts: _accounts, fees: _fees, ...funding } = (await on.get(made.id)).body.funding ?? {};
    const events = (await on.events(made.id)) as unknown as Event[];
    const last = events.at(-1);
    expect([last?.type, last?.funding]).toEqual([last?.type, funding]);
    for (const { sequence, funding: then } of events) {
      if (!then) throw new Error(`event ${sequence} has no amounts`);
      // What an earlier event showed does not change.
      expect(seen.get(sequence) ?? then).toEqual(then);
      seen.set(sequence, then);
    }
    return events;
  };
  const assessed = await on.assess(made.id, { transaction_amount: 1000 });
  const account = assessed.body.virtualAccount?.accountNumber ?? '';
  const [created] = await after(async () => assessed);
  expect(created?.funding).toMatchObject({ deposited: 0, outstanding: 1024 });
  await after(() => on.deposit(account, 100));
  await after(() => on.post(made.id, 'freeze', { reason: 'a call' }));
  await after(() => on.post(made.id, 'unfreeze'));
  await after(() => on.confirm(made.id, first, 'buyer'));
  await after(() => on.confirm(made.id, first, 'seller'));
  await after(() => on.deposit(account, 1000), false);
  const events = await after(() => on.setPayoutAccount());
  expect(events.map(({ type }) => type)).toContain('payout.succeeded');
  await after(() => on.refund(made.id, { excess: true }), false);
  await after(() => on.resolve(made.id, second, { toBuyer: 100, toSeller: 200, reason: 'late' }), false);
  const all = await after(() => on.refund(made.id, { milestoneIds: [third] }));
  expect(all.at(-1)?.funding).toMatchObject({ refunding: 0, outstanding: 0, held: 0 });

  await logSettled(app);
  const log = await app.call<{ data: Event[] }>('GET', '/v1/events?limit=100', { key });
  const logged = log.body.data.filter(({ type }) => !/^(?:payout_account|assessment)\./.test(type));
  expect(logged.map(({ sequence, funding }) => [sequence, funding])).toEqual([...seen]);
});

it('an event from before amounts were recorded has none, until money moves', async () => {
  const app = await startTestApp();
  const { key } = await app.signUp();
  const on = platform(app, key);
  const { body: made } = await on.create([500]);
  const { body } = await on.assess(made.id, { transaction_amount: 500 });
  await app.database.owner.query(`UPDATE events SET funding = '' WHERE stream_id = $1`, [made.id]);
  await on.confirm(made.id, made.milestones[0]?.id ?? '', 'buyer');
  await on.deposit(body.virtualAccount?.accountNumber ?? '', 200);
  const events = (await on.events(made.id)) as unknown as Event[];
  expect(events.map(({ funding }) => funding?.['outstanding'])).toEqual([
    ...Array(events.length - 2).fill(undefined),
    300,
    300,
  ]);
});
