import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startCli, stopStrays } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

const database = await createTestDatabase();
const { owner } = database;
afterEach(stopStrays);
afterAll(() => database.drop());

/** A preloaded module that shifts the process's clock by this many hours. */
function clockOff(hours: number): string {
  const shift = `
    const Real = Date, ms = ${hours} * 3600000;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ms); }
      static now() { return Real.now() + ms; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(shift)}`;
}

const start = (hours: number) =>
  startCli(['work'], {
    ...database.settings,
    NODE_OPTIONS: clockOff(hours),
  });

/** Jobs about an unknown message: a worker that takes one completes it at once. */
async function addJob(id: string, runIn: string, claim: string | null): Promise<void> {
  await owner.query(
    `INSERT INTO jobs (id, kind, payload, run_at, claim, created_at)
     VALUES ($1, 'bank-message', '{"provider": "p", "key": "k"}', now() + $2::interval, $3, now())`,
    [id, runIn, claim],
  );
}

async function gone(id: string): Promise<void> {
  await vi.waitFor(
    async () => expect(await owner.query('SELECT 1 FROM jobs WHERE id = $1', [id])).toEqual([]),
    { timeout: 60_000, interval: 100 },
  );
}

describe('a worker with a wrong clock', () => {
  it('an hour ahead takes no job with another worker’s valid lease', async () => {
    await addJob('leased', '30 minutes', 'somebody');
    await addJob('due-1', '0', null);
    const worker = start(1);
    await gone('due-1');
    await sleep(1_500);
    const rows = await owner.query("SELECT claim FROM jobs WHERE id = 'leased'");
    expect(rows).toEqual([{ claim: 'somebody' }]);
    worker.kill('SIGTERM');
    await worker.exited;
  });

  it('an hour behind runs what is due, on time', async () => {
    await addJob('due-2', '0', null);
    const worker = start(-1);
    await gone('due-2');
    worker.kill('SIGTERM');
    await worker.exited;
  });
});

describe('a database with unsafe durability settings', () => {
  it('causes a warning at the start that names the setting', async () => {
    await database.admin.query(`ALTER DATABASE ${database.name} SET synchronous_commit = off`);
    const worker = start(0);
    await worker.sees(/synchronous_commit is off: a crash of the server can lose committed money movements/);
    worker.kill('SIGTERM');
    await worker.exited;
  });
});
