import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const policy = { ...app.context.policy, expireAfterMs: 30 * DAY_MS };
const context: Context = { ...app.context, policy };
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const sweep = () => expireAgreements(context, 100);

async function complete(id: string, milestone: string): Promise<void> {
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestone, user);
}

describe('money without activity for EXPIRE_AFTER', () => {
  it.each<readonly [name: string, amounts: number[], funded: number, completed: number]>([
    ['that is not confirmed', [100, 200], 300, 0],
    ['that is not all of what is due', [100, 200], 150, 0],
    ['that was confirmed early and paid in part', [100], 60, 1],
    ['whose seller never says where it goes', [100, 200], 300, 2],
  ])('goes back to the buyer: %s', async (_case, amounts, funded, completed) => {
    const { id, milestones } = await fundedAgreement(on, amounts, funded);
    for (const milestone of milestones.slice(0, completed)) await complete(id, milestone.id);
    await runDueJobs(app);
    app.time.advance(29 * DAY_MS);
    expect(await sweep()).toBe(0);
    app.time.advance(DAY_MS);
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect((await on.get(id)).body).toMatchObject({ status: 'REFUNDED', funding: { refunded: funded } });
    const why = (await on.events(id)).filter(({ type }) => type === 'milestone.resolved');
    expect(why).toHaveLength(amounts.length);
    expect(why[0]?.data).toMatchObject({ reason: 'Nothing has happened for 30 days.' });
    expect(await sweep()).toBe(0);
  });

  it('stays after any activity, during a hold, and with the setting off', async () => {
    const moved = await fundedAgreement(on, [100], 50);
    const held = await fundedAgreement(on, [100], 100);
    await on.post(held.id, 'freeze', { reason: 'dispute' });
    app.time.advance(29 * DAY_MS);
    await on.deposit(moved.virtualAccountNo ?? '', 10);
    app.time.advance(2 * DAY_MS);
    expect(await sweep()).toBe(0);
    app.time.advance(60 * DAY_MS);
    expect(await expireAgreements(app.context, 100)).toBe(0);
    expect((await on.get(moved.id)).body.status).toBe('PARTIAL');
    expect(await sweep()).toBe(1);
    await runDueJobs(app);
    expect((await on.get(held.id)).body.status).toBe('FROZEN');
  });

  it('is not returned when activity happens at the last moment', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    app.time.advance(31 * DAY_MS);
    let spoken = false;
    const late: Context = {
      ...context,
      agreements: {
        ...context.agreements,
        load: async (key) => {
          if (!spoken) await on.confirm(id, milestones[0]?.id ?? '', 'seller');
          spoken = true;
          return context.agreements.load(key);
        },
      },
    };
    await expireAgreements(late, 100);
    expect((await on.get(id)).body).toMatchObject({ status: 'IN_PROGRESS', funding: { held: 100 } });
  });
});
