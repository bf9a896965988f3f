import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

let on = platform(app, '');
beforeEach(async () => {
  on = platform(app, (await app.signUp()).key);
});

const loseJobs = () => app.database.owner.query(`DELETE FROM jobs WHERE kind <> 'housekeeping'`);
const sweep = () => takeUpOwedWork(app.context, 100);
const bankOf = async (id: string) => (await on.ledger(id)).body.balances['bank'];

async function completed(amounts: number[], seller: 'with an account' | 'without'): Promise<string> {
  if (seller === 'with an account') await on.setPayoutAccount();
  await runDueJobs(app);
  const { id, milestones } = await fundedAgreement(
    on,
    amounts,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  for (const { id: milestone } of milestones) {
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestone, user);
  }
  return id;
}

describe('money that is owed but has no job', () => {
  it('reaches the seller when its jobs are gone', async () => {
    const id = await completed([100, 200], 'with an account');
    await loseJobs();
    await runDueJobs(app);
    expect(await bankOf(id)).toBe(300);
    expect(await sweep()).toBe(2);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
    expect(await sweep()).toBe(0);
  });

  it('reaches the seller when its jobs were put off for ever', async () => {
    const id = await completed([100], 'with an account');
    await app.database.service.query(`UPDATE jobs SET run_at = '2999-01-01' WHERE kind = 'submit-payout'`);
    await runDueJobs(app);
    expect(await bankOf(id)).toBe(100);
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
    await app.database.owner.query(`DELETE FROM jobs WHERE run_at > '2900-01-01'`);
  });

  it('is not owed while its milestone is in dispute', async () => {
    const id = await completed([100], 'with an account');
    const [milestone] = (await on.get(id)).body.milestones;
    const { key } = on;
    const path = `/v1/escrow/agreements/${id}/milestones/${milestone?.id}/disputes`;
    const body = { externalUserId: 'buyer', reason: 'not_as_described' };
    const dispute = await app.call<{ id: string }>('POST', path, { key, body });
    await runDueJobs(app);
    expect([await sweep(), await bankOf(id)]).toEqual([0, 100]);
    await app.call('POST', `/v1/disputes/${dispute.body.id}/withdraw`, {
      key,
      body: { externalUserId: 'buyer' },
    });
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('is queried, not sent again, when the bank has it', async () => {
    await on.setPayoutAccount('seller', '1111110002');
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    await loseJobs();
    expect(await sweep()).toBe(1);
    app.time.advance(5_000);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
    expect((await on.events(id)).filter(({ type }) => type === 'payout.submitted')).toHaveLength(1);
  });

  it('reaches the seller whose account was set unnoticed', async () => {
    const id = await completed([100], 'without');
    await runDueJobs(app);
    expect(await sweep()).toBe(0);
    await on.setPayoutAccount();
    await loseJobs();
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('goes back to the buyer when the job of the refund is gone', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    await on.refund(id);
    await loseJobs();
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect(await bankOf(id)).toBe(0);
  });

  it('goes back when it is excess, after its time and not before', async () => {
    const { id } = await fundedAgreement(on, [100], 130);
    await loseJobs();
    expect(await sweep()).toBe(0);
    app.time.advance(DAY_MS);
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect(await bankOf(id)).toBe(100);
  });

  it('waits while it is on hold, and moves after it', async () => {
    const id = await completed([100], 'with an account');
    await on.post(id, 'freeze', { reason: 'dispute' });
    await loseJobs();
    expect(await sweep()).toBe(0);
    await on.post(id, 'unfreeze');
    await loseJobs();
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('waits for a person when the bank refused it until the service gave up', async () => {
    const { id } = await refusedRefund(app, on);
    const refused = await completed([100], 'without');
    await on.setPayoutAccount('seller', '1111110001');
    for (let round = 0; round < 6; round++) {
      await runDueJobs(app);
      app.time.advance(660_000);
    }
    await loseJobs();
    expect(await sweep()).toBe(0);
    expect([await bankOf(id), await bankOf(refused)]).toEqual([300, 100]);
  });

  it('is looked for by housekeeping', async () => {
    const id = await completed([100], 'with an account');
    await loseJobs();
    await app.database.owner.query(
      `INSERT INTO jobs (id, kind, run_at, created_at) VALUES ('housekeeping', 'housekeeping', now(), now())
       ON CONFLICT (developer_id, id) DO UPDATE SET run_at = excluded.run_at, claim = NULL`,
    );
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });
});
