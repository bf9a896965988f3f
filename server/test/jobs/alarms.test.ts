import { beforeEach, describe, expect, it } from 'vitest';
import { BankNotConfigured } from '#core/escrow/bank.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { anchorJobs } from '#jobs/anchors.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { conclude, putBack } from '#jobs/outcome.ts';
import { reconcileJobs } from '#jobs/reconcile.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { openQueue } from './queue.ts';

const { context, time, add, stored, claimDue } = await openQueue();
const OWES_MONEY = escrowJobs['submit-payout'];
beforeEach(() => add('owed'));

async function claimed(): Promise<Job> {
  const [job] = await claimDue('a');
  if (!job) throw new Error('nothing is due');
  return job;
}

/** Makes it fail once, as soon as it is due. */
async function fail(error = new Error('no luck')): Promise<void> {
  const row = await stored('owed');
  time.skippedMs += Math.max(0, Number(row?.['runAt']) - time.now().getTime());
  await putBack(context, OWES_MONEY, await claimed(), error, 0.5);
}

const alarmed = async () => (await stored('owed'))?.['alarmedAt'];

describe('a job that owes money', () => {
  const owing = (Object.keys(escrowJobs) as (keyof typeof escrowJobs)[]).filter(
    // An account that stays open at the bank delays no money.
    (kind) => !(kind in anchorJobs || kind in reconcileJobs || kind === 'close-account'),
  );
  it.each(owing)('is never given up: %s', (kind) => {
    expect(escrowJobs[kind]).toMatchObject({ neverDies: true, retryMs: OWES_MONEY.retryMs });
  });

  it('keeps its last interval when its schedule is exhausted, and is an alarm from then on', async () => {
    const startedAt = time.now().getTime();
    for (const _wait of OWES_MONEY.retryMs) {
      await fail();
      expect(await alarmed()).toBeNull();
    }
    expect(time.now().getTime() - startedAt).toBeGreaterThan(4 * HOUR_MS);
    await fail();
    const since = await alarmed();
    expect(since).toEqual(expect.any(Date));
    for (let times = 0; times < 60; times++) await fail();
    const row = await stored('owed');
    expect(row).toMatchObject({ deadAt: null, lastError: 'no luck', alarmedAt: since });
    expect(Number(row?.['runAt']) - time.now().getTime()).toBeLessThanOrEqual(HOUR_MS);
    expect(await jobs.counts(context.db, time.now())).toMatchObject({ dead: 0, alarmed: 1 });
  });

  it('is an alarm at once when its bank is no longer configured', async () => {
    await fail(new BankNotConfigured('first-bank'));
    expect(await stored('owed')).toMatchObject({
      alarmedAt: expect.any(Date),
      deadAt: null,
      lastError: expect.stringMatching(/first-bank.*no longer configured.*restart the service/),
    });
  });

  it('is no longer an alarm once it succeeded', async () => {
    for (let times = 0; times <= OWES_MONEY.retryMs.length; times++) await fail();
    time.skippedMs += 2 * HOUR_MS;
    await conclude(context, await claimed(), { again: time.now() });
    expect(await stored('owed')).toMatchObject({ alarmedAt: null, lastError: null, attempts: 0 });
  });

  it('polls a bank that answers “not yet” less and less often, and is an alarm after two days', async () => {
    const startedAt = time.now().getTime();
    let asked = 0;
    let lastWaitMs = 0;
    while (!(await alarmed())) {
      await conclude(context, await claimed(), { waitingFor: 'the bank' });
      lastWaitMs = Number((await stored('owed'))?.['runAt']) - time.now().getTime();
      if (asked++ === 0) expect(lastWaitMs).toBeLessThanOrEqual(3_000);
      time.skippedMs += lastWaitMs + 1;
    }
    expect(lastWaitMs).toBeGreaterThan(595_000);
    expect(lastWaitMs).toBeLessThanOrEqual(600_000);
    expect(time.now().getTime() - startedAt).toBeGreaterThanOrEqual(2 * DAY_MS);
    expect(time.now().getTime() - startedAt).toBeLessThan(2 * DAY_MS + HOUR_MS);
    expect(asked).toBeLessThan(330);
    expect(await stored('owed')).toMatchObject({
      lastError: expect.stringContaining('for the bank'),
      deadAt: null,
    });
  });

  it('does not wait longer than its other work allows', async () => {
    const atTheLatest = new Date(time.now().getTime() + 500);
    await conclude(context, await claimed(), { waitingFor: 'the bank', atTheLatest });
    expect(await stored('owed')).toMatchObject({ runAt: atTheLatest.getTime() });
  });
});
