import { beforeEach, describe, expect, it } from 'vitest';
import { startWorker, type Worker } from '#jobs/worker.ts';
import * as jobs from '#store/jobs.ts';
import { KIND, openQueue } from './queue.ts';

const started: Worker[] = [];
beforeEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop()));
});
const { context, database, time, add } = await openQueue();
const MANY = 700;

/** A queue of one developer that is longer than one claim reads, and older than all others. */
async function longQueueOf(developerId: string): Promise<void> {
  await database.owner.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     SELECT $1, 'long-' || n, $2, jsonb_build_object('reference', n::text), $3, $3
     FROM generate_series(1, $4) n`,
    [developerId, KIND, new Date(time.now().getTime() - 60_000), MANY],
  );
}

async function claim(limit: number, taken: Record<string, number> = {}, roundAfter = '') {
  const shares = { each: 4, alone: 12, taken: new Map(Object.entries(taken)), roundAfter };
  const request = { kinds: [KIND] as const, claim: 'c', leaseSeconds: 60, limit, now: time.now(), shares };
  const due = await jobs.claimDue(context.db, request);
  const of = (developerId: string) => due.filter((job) => job.developerId === developerId).length;
  return { due, of };
}

describe('a worker’s slots', () => {
  it('go first to accounts below their share', async () => {
    for (let n = 0; n < 20; n++) await add(`a-${n}`, new Date(time.now().getTime() - 1_000), 'dev_a');
    for (let n = 0; n < 20; n++) await add(`b-${n}`, time.now(), 'dev_b');
    const { of } = await claim(8);
    expect([of('dev_a'), of('dev_b')]).toEqual([4, 4]);
    const more = await claim(4, { dev_a: 4, dev_b: 2 });
    expect([more.of('dev_a'), more.of('dev_b')]).toEqual([2, 2]);
  });

  it('are shared by account, live before test, however it divides its work', async () => {
    for (let n = 0; n < 20; n++) await add(`t-${n}`, new Date(time.now().getTime() - 2_000), 'dev_test_a');
    for (let n = 0; n < 3; n++) await add(`a-${n}`, new Date(time.now().getTime() - 1_000), 'dev_a');
    for (let n = 0; n < 20; n++) await add(`b-${n}`, time.now(), 'dev_b');
    const { of } = await claim(8);
    expect([of('dev_test_a'), of('dev_a'), of('dev_b')]).toEqual([1, 3, 4]);
    const more = await claim(4, { dev_a: 4, dev_b: 4 });
    expect([more.of('dev_test_a'), more.of('dev_b')]).toEqual([4, 0]);
  });

  it('go to a single account except for a reserve for others', async () => {
    for (let n = 0; n < 20; n++) await add(`a-${n}`, time.now(), 'dev_a');
    expect((await claim(16)).due).toHaveLength(12);
    expect((await claim(4, { dev_a: 12 })).due).toHaveLength(0);
  });

  it('reach every account in turn despite a queue that is longer than one claim reads', async () => {
    await longQueueOf('dev_a');
    const others = Array.from({ length: 100 }, (_, n) => `dev_b${String(n).padStart(3, '0')}`);
    for (const developerId of others) await add(`job-${developerId}`, time.now(), developerId);
    const served = new Set<string>();
    let roundAfter = '';
    for (let claims = 0; claims < 20 && served.size < others.length; claims++) {
      const { due } = await claim(16, { dev_a: 12 }, roundAfter);
      for (const { developerId } of due) served.add(developerId);
      roundAfter = due[0]?.roundEndedAt ?? roundAfter;
    }
    expect(served).toEqual(new Set(others));
  });

  it('are not all taken by an account whose calls hang', async () => {
    await longQueueOf('dev_hangs');
    const done: string[] = [];
    const run = (_context: unknown, job: { developerId: string; id: string }) => {
      if (job.developerId === 'dev_hangs') return new Promise<undefined>(() => undefined);
      done.push(job.id);
      return Promise.resolve(undefined);
    };
    const worker = startWorker(
      context,
      { [KIND]: { run, retryMs: [] } },
      { error: () => undefined },
      { pollMs: 20, concurrency: 16 },
    );
    started.push({ ...worker, stop: async () => void worker.stop() });
    await expect
      .poll(() => database.owner.query('SELECT 1 FROM jobs WHERE claim IS NOT NULL'))
      .toHaveLength(12);
    await add('quick', time.now(), 'dev_other');
    await expect.poll(() => done).toEqual(['quick']);
  });
});
