import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
await on.setPayoutAccount();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

async function agreementOf(amounts: number[], funded = 0) {
  const agreement = await fundedAgreement(on, amounts, funded);
  return { ...agreement, ids: agreement.milestones.map((milestone) => milestone.id) };
}

async function complete(id: string, milestone = ''): Promise<string> {
  await on.confirm(id, milestone, 'buyer');
  return (await on.confirm(id, milestone, 'seller')).body.message;
}

describe('a confirmation', () => {
  it.each(['buyer', 'seller'])(
    'of the %s, sent again, changes nothing and writes no event',
    async (party) => {
      const { id, ids } = await agreementOf([100], 100);
      const first = await on.confirm(id, ids[0] ?? '', party);
      const events = await on.events(id);
      const again = await on.confirm(id, ids[0] ?? '', party);
      expect(again.status).toBe(200);
      expect(again.body.milestone).toEqual(first.body.milestone);
      expect(again.body.message).toContain('already confirmed');
      expect(await on.events(id)).toEqual(events);
    },
  );

  it('sent again after the release, and after the payout, releases nothing', async () => {
    const { id, ids } = await agreementOf([100], 100);
    await complete(id, ids[0]);
    await on.confirm(id, ids[0] ?? '', 'seller');
    await runDueJobs(app);
    const before = await on.ledger(id);
    expect((await on.confirm(id, ids[0] ?? '', 'buyer')).status).toBe(200);
    expect((await on.ledger(id)).body).toEqual(before.body);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('before any funding queues the release and states the shortfall', async () => {
    const { id, ids } = await agreementOf([100, 200]);
    expect(await complete(id, ids[0])).toContain(
      'Release queued until the agreement is funded, short by 100',
    );
    expect((await on.get(id)).body).toMatchObject({
      status: 'IN_PROGRESS',
      funding: { queued: 100, released: 0, outstanding: 300 },
    });
    const types = (await on.events(id)).map((event) => event.type);
    expect(types).toContain('milestone.release_queued');
    expect(types).not.toContain('milestone.released');
  });

  it('is released by a balance larger than its amount, not only by an equal one', async () => {
    const { id, ids, virtualAccountNo } = await agreementOf([100, 200]);
    await complete(id, ids[0]);
    await on.deposit(virtualAccountNo ?? '', 170);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 70, queued: 0, released: 100 });
  });

  it('keeps its place in the queue: a later, cheaper one does not overtake', async () => {
    const { id, ids, virtualAccountNo } = await agreementOf([10, 500, 20]);
    await complete(id, ids[1]);
    await complete(id, ids[2]);
    await on.deposit(virtualAccountNo ?? '', 30);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 30, queued: 520, released: 0 });
    await on.deposit(virtualAccountNo ?? '', 470);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 0, queued: 20, released: 500 });
    await complete(id, ids[0]);
    await on.deposit(virtualAccountNo ?? '', 30);
    const releases = (await on.ledger(id)).body.entries.filter((entry) => entry.kind === 'release');
    expect(releases.map((entry) => entry.cause)).toEqual([ids[1], ids[2], ids[0]]);
  });

  it('of the last milestone completes the agreement once', async () => {
    const { id, ids } = await agreementOf([100, 100], 200);
    await complete(id, ids[0]);
    expect((await on.get(id)).body.status).toBe('IN_PROGRESS');
    await complete(id, ids[1]);
    expect((await on.get(id)).body.status).toBe('COMPLETED');
    await runDueJobs(app);
    const types = (await on.events(id)).map((event) => event.type);
    expect(types.filter((type) => type === 'agreement.completed')).toHaveLength(1);
    expect(types.at(-1)).toBe('agreement.disbursed');
  });
});
