import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { housekeeping, scheduleChores } from '#jobs/housekeeping.ts';
import { type JobHandler, startWorker, type Worker, type WorkerOptions } from '#jobs/worker.ts';
import { KIND, openQueue } from './queue.ts';

const started: Worker[] = [];
// Before the queue is emptied, since hooks run in the order in which they are registered.
beforeEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop()));
});
const { database, context, time, add, stored, claimDue } = await openQueue();
const quiet = { error: () => undefined };
const FAST: WorkerOptions = { pollMs: 20 };
type Handler = JobHandler<typeof KIND>;

function work(run: Handler['run'], more: Partial<Handler> = {}, options: WorkerOptions = FAST): Worker {
  const worker = startWorker(context, { [KIND]: { run, retryMs: [1_000, 60_000], ...more } }, quiet, options);
  started.push(worker);
  return worker;
}

describe('a worker', () => {
  it('runs what is due and deletes it', async () => {
    const done: unknown[] = [];
    await add('x');
    work(async (_context, job) => {
      done.push(job.payload);
      return undefined;
    });
    await expect.poll(() => done).toEqual([{ reference: 'x' }]);
    await expect.poll(() => stored('x')).toBeUndefined();
  });

  it('reruns a job that asks for it, with fresh attempts', async () => {
    await add('chore');
    const next = new Date(time.now().getTime() + 3_600_000);
    work(async () => ({ again: next }));
    await expect
      .poll(() => stored('chore'))
      .toMatchObject({
        attempts: 0,
        claim: null,
        runAt: next.getTime(),
      });
  });

  it('waits longer after each failure and gives up after the last', async () => {
    await add('bad');
    work(async () => {
      throw new Error('no luck');
    });
    for (const [attempts, wait] of [
      [1, 1_000],
      [2, 60_000],
    ] as const) {
      await expect.poll(() => stored('bad')).toMatchObject({ attempts, claim: null });
      const row = await stored('bad');
      const delay = Number(row?.['runAt']) - time.now().getTime();
      expect(row).toMatchObject({ lastError: 'no luck', deadAt: null });
      expect(delay).toBeGreaterThan(wait * 0.8 - 10_000);
      expect(delay).toBeLessThanOrEqual(wait * 1.2);
      time.skippedMs += wait * 1.2;
    }
    await expect.poll(() => stored('bad')).toMatchObject({ attempts: 3, deadAt: expect.any(Date) });
    time.skippedMs += 3_600_000;
    expect(await claimDue('z')).toEqual([]);
  });

  it('never gives up a periodic job of the service itself', async () => {
    await add('chore');
    work(async () => Promise.reject(new Error('no luck')), { neverDies: true, retryMs: [10] });
    await expect.poll(async () => Number((await stored('chore'))?.['attempts'])).toBeGreaterThan(3);
    expect(await stored('chore')).toMatchObject({ deadAt: null });
    expect(housekeeping.neverDies).toBe(true);
  });

  it('keeps its lease while it runs, so that no second worker starts the job', async () => {
    let [running, most, runs] = [0, 0, 0];
    await add('long');
    const run: Handler['run'] = async () => {
      runs += 1;
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      running -= 1;
      return undefined;
    };
    const options = { pollMs: 20, leaseSeconds: 3 };
    work(run, {}, options);
    work(run, {}, options);
    await expect.poll(() => stored('long')).toBeUndefined();
    expect({ most, runs }).toEqual({ most: 1, runs: 1 });
  });

  it('shares many jobs with another worker, each done once', async () => {
    const done: string[] = [];
    for (let i = 0; i < 60; i++) await add(`job-${i}`);
    const run: Handler['run'] = async (_context, job) => {
      done.push(job.id);
      return undefined;
    };
    work(run, {}, { pollMs: 5, concurrency: 4 });
    work(run, {}, { pollMs: 5, concurrency: 4 });
    await expect.poll(() => done.length).toBe(60);
    expect(new Set(done).size).toBe(60);
  });

  it('runs no more at once than its limit', async () => {
    let [running, most] = [0, 0];
    for (let i = 0; i < 12; i++) await add(`job-${i}`);
    work(
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 10));
        running -= 1;
        return undefined;
      },
      {},
      { pollMs: 5, concurrency: 3 },
    );
    await expect.poll(() => database.owner.query('SELECT 1 FROM jobs')).toHaveLength(0);
    expect(most).toBe(3);
  });

  it('finishes what is running when it stops, and takes nothing new', async () => {
    let finished = false;
    await add('running');
    let begun: () => void = () => undefined;
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const worker = work(async () => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished = true;
      return undefined;
    });
    await began;
    const stopped = worker.stop();
    await add('too late');
    await stopped;
    expect(finished).toBe(true);
    expect(await stored('running')).toBeUndefined();
    expect(await stored('too late')).toMatchObject({ attempts: 0 });
  });

  it('wakes up on a notification, even one that comes while it is polling', async () => {
    const done: string[] = [];
    const worker = work(
      async (_context, job) => {
        done.push(job.id);
        return undefined;
      },
      {},
      { pollMs: 60_000 },
    );
    for (let i = 0; i < 20; i++) {
      await add(`job-${i}`);
      worker.wake();
      await expect.poll(() => done.length).toBe(i + 1);
    }
    // Not only at the next poll.
    await worker.stop();
  });

  it('continues polling after the database was away for a moment', async () => {
    let asked = 0;
    const flaky: Context = {
      ...context,
      db: {
        ...context.db,
        query: (text, values) =>
          ++asked === 1 ? Promise.reject(new Error('Connection terminated')) : context.db.query(text, values),
      },
    };
    const done: string[] = [];
    await add('patient');
    const handler: Handler = {
      retryMs: [],
      run: async (_context, job) => {
        done.push(job.id);
        return undefined;
      },
    };
    started.push(startWorker(flaky, { [KIND]: handler }, quiet, FAST));
    await expect.poll(() => done).toEqual(['patient']);
  });

  it('reruns the job of a worker that was killed with SIGKILL', async () => {
    time.skippedMs = 0; // the other process lives in real time
    await add('orphan');
    const child = spawn(process.execPath, [fileURLToPath(new URL('./hanging-worker.ts', import.meta.url))], {
      env: { DATABASE_URL: database.serviceUrl },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    expect(await stored('orphan')).toMatchObject({ attempts: 1, claim: expect.any(String) });
    child.kill('SIGKILL');
    const runs: number[] = [];
    work(async (_context, job) => {
      runs.push(job.attempts);
      return undefined;
    });
    await expect.poll(() => runs).toEqual([2]);
  });
});

it('housekeeping is one job however many processes schedule it', async () => {
  await Promise.all(Array.from({ length: 5 }, () => scheduleChores(context)));
  expect(await database.owner.query(`SELECT 1 FROM jobs WHERE kind = 'housekeeping'`)).toHaveLength(1);
});
