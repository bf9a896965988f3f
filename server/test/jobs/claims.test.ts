import { describe, expect, it } from 'vitest';
import { unlocked } from '#store/db.ts';
import * as jobs from '#store/jobs.ts';
import * as moneyPause from '#store/money-pause.ts';
import { newDataKey, openPersonalBox } from '#store/secrets/personal.ts';
import { openQueue } from './queue.ts';

const { database, context, time, add, stored, claimDue } = await openQueue();
const unlockedDb = unlocked(context.db, openPersonalBox(newDataKey()));

describe('claims', () => {
  it('take what is due, oldest first, and only known kinds', async () => {
    await add('later', new Date(time.now().getTime() + 60_000));
    await add('second', new Date(time.now().getTime() - 1_000));
    await add('first', new Date(time.now().getTime() - 2_000));
    await jobs.add(
      context.db,
      { id: 'other', kind: 'housekeeping', payload: {}, runAt: time.now() },
      time.now(),
    );
    expect((await claimDue('a', 1)).map(({ id }) => id)).toEqual(['first']);
    expect((await claimDue('b')).map(({ id }) => id)).toEqual(['second']);
    expect(await claimDue('c')).toEqual([]);
  });

  it('skip jobs that move money during a pause, and take the others', async () => {
    await add('payment');
    await jobs.add(
      context.db,
      { id: 'chore', kind: 'housekeeping', payload: {}, runAt: time.now() },
      time.now(),
    );
    const kinds = ['sandbox-notice', 'housekeeping'] as const;
    const claim = { kinds, claim: 'a', leaseSeconds: 10, limit: 10, now: time.now() };
    await moneyPause.pause(context.db, 'restored');
    expect((await jobs.claimDue(context.db, claim)).map(({ id }) => id)).toEqual(['chore']);
    expect(await moneyPause.resume(unlockedDb)).toBe(true);
    expect((await jobs.claimDue(context.db, claim)).map(({ id }) => id)).toEqual(['payment']);
    expect(await moneyPause.resume(unlockedDb)).toBe(false);
  });

  it('skip them when a pause was ended in the database, and when an earlier end was copied', async () => {
    await add('payment');
    const claim = {
      kinds: ['sandbox-notice'] as const,
      claim: 'a',
      leaseSeconds: 10,
      limit: 10,
      now: time.now(),
    };
    await moneyPause.pause(context.db, 'first');
    await moneyPause.resume(unlockedDb);
    await moneyPause.pause(context.db, 'second');
    for (const mac of [`'forged'`, "(SELECT mac FROM money_pauses WHERE reason = 'first')"]) {
      const forge = `UPDATE money_pauses SET ended_at = now(), mac = ${mac} WHERE reason = 'second'`;
      await context.db.query(forge);
      expect(await jobs.claimDue(context.db, claim)).toEqual([]);
      expect(await moneyPause.find(unlockedDb)).toMatchObject({ reason: 'second', endedWithoutSecret: true });
      expect(await jobs.claimDue(context.db, claim)).toEqual([]);
    }
    await expect(context.db.query('DELETE FROM money_pauses')).rejects.toThrow(/permission denied/);
    expect(await moneyPause.resume(unlockedDb)).toBe(true);
    expect(await moneyPause.find(unlockedDb)).toBeNull();
    expect((await jobs.claimDue(context.db, claim)).map(({ id }) => id)).toEqual(['payment']);
  });

  it('skip rows that another worker is taking at this moment', async () => {
    await add('one');
    await add('two');
    await database.owner.transaction(async (tx) => {
      await tx.query(`SELECT 1 FROM jobs WHERE id = 'one' FOR UPDATE`);
      expect((await claimDue('a')).map(({ id }) => id)).toEqual(['two']);
    });
  });

  it('never give one job to two workers, however many ask', async () => {
    for (let i = 0; i < 50; i++) await add(`job-${i}`);
    const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => claimDue(`worker-${i}`, 5)));
    const taken = claims.flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    // Rows that were skipped because another worker had locked them are still there.
    const rest = await claimDue('last', 100);
    expect(taken.length + rest.length).toBe(50);
  });

  it('expire, and then the late worker changes nothing', async () => {
    await add('slow');
    const [first] = await claimDue('a');
    time.skippedMs += 10_001;
    const [second] = await claimDue('b');
    expect(second).toMatchObject({ id: 'slow', attempts: 2, claim: 'b' });
    if (first) {
      await jobs.finish(context.db, first);
      await jobs.retryLater(context.db, first, time.now(), 'late');
      await jobs.bury(context.db, first, time.now(), 'late');
      await jobs.extendLease(context.db, first, time.now());
    }
    expect(await stored('slow')).toMatchObject({ claim: 'b', lastError: null, deadAt: null });
  });

  it('ignore a job that is added twice', async () => {
    await add('chore');
    await claimDue('a');
    await add('chore');
    expect(await stored('chore')).toMatchObject({ claim: 'a', attempts: 1 });
  });
});
