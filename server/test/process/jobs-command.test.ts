import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/support/database/database.ts';
import { runCommand } from '#test/support/process/command.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const surety = (...args: string[]) => runCommand(args, { DATABASE_URL: database.serviceUrl });

beforeEach(async () => {
  await database.owner.query('DELETE FROM jobs');
  await database.owner.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, attempts, claim, last_error, dead_at, alarmed_at,
       created_at) VALUES
     ('dev_1', 'job_stuck', 'submit-payout', '{"agreementId":"agr_1"}', now() + interval '1 hour', 14, NULL,
       'the bank is down', NULL, now() - interval '1 day', now()),
     ('dev_1', 'job_dead', 'trust-device', '{"agreementId":"agr_2"}', now(), 6, NULL, 'a bug', now(), NULL, now()),
     ('dev_1', 'job_running', 'pay-refunds', '{"agreementId":"agr_3"}', now() + interval '1 minute', 15, 'worker',
       'the bank is down', NULL, now(), now()),
     ('dev_1', 'job_later', 'return-excess', '{"agreementId":"agr_4"}', now() + interval '1 day', 0, NULL, NULL,
       NULL, NULL, now())`,
  );
});

async function due(): Promise<string[]> {
  const rows = await database.owner.query<{ id: string }>(
    'SELECT id FROM jobs WHERE dead_at IS NULL AND run_at <= now() ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

describe('surety jobs list', () => {
  it('shows waiting jobs, failing ones first, with the time and the reason', async () => {
    const { code, output } = await surety('jobs', 'list');
    expect(code).toBe(0);
    expect(output.match(/^job_\w+/gm)).toEqual(['job_stuck', 'job_dead', 'job_running', 'job_later']);
    expect(output).toMatch(
      /^job_stuck {2}submit-payout {2}agr_1 of dev_1\n {2}failing since \S+, next attempt \S+/m,
    );
    expect(output).toContain('tried 14 times\n  the bank is down\n');
    expect(output).toContain('2 failing, 1 given up.');
  });

  it('says the same as JSON with --json', async () => {
    const { output } = await surety('jobs', 'list', '--json');
    const { data, ...counts } = JSON.parse(output) as { data: { id: string; lastError: string | null }[] };
    expect(counts).toMatchObject({ alarmed: 2, dead: 1 });
    expect(data[0]).toMatchObject({ id: 'job_stuck', attempts: 14, lastError: 'the bank is down' });
  });

  it('shows only those with --alarms', async () => {
    const { output } = await surety('jobs', 'list', '--alarms');
    expect(output.match(/^job_\w+/gm)).toEqual(['job_stuck', 'job_dead', 'job_running']);
  });
});

describe('surety jobs retry', () => {
  it('makes one job due now', async () => {
    expect(await surety('jobs', 'retry', 'job_dead')).toMatchObject({
      code: 0,
      output: '1 job is due now.\n',
    });
    expect(await due()).toEqual(['job_dead']);
  });

  it('makes all failing jobs due with --all, except running ones', async () => {
    expect(await surety('jobs', 'retry', '--all')).toMatchObject({
      code: 0,
      output: '2 jobs are due now.\n',
    });
    expect(await due()).toEqual(['job_dead', 'job_stuck']);
  });

  it('reports an unknown or a running job', async () => {
    for (const id of ['job_none', 'job_running']) {
      const { code, output } = await surety('jobs', 'retry', id);
      expect([code, output]).toEqual([1, expect.stringContaining(`surety: no job ${id} is waiting`)]);
    }
  });
});

describe('surety jobs', () => {
  it.each([
    [[]],
    [['fly']],
    [['retry']],
    [['retry', 'job_dead', '--all']],
    [['list', 'job_dead']],
    [['list', '--all']],
  ])('says how it is used: %j', async (words) => {
    const { code, output } = await surety('jobs', ...words);
    expect([code, output]).toEqual([2, expect.stringMatching(/^surety: use one of\n {2}surety jobs list /)]);
    expect(await due()).toEqual([]);
  });
});

describe('surety verify', () => {
  it('reports the number of alarms, which is not a fault', async () => {
    const { code, output } = await surety('verify');
    expect([code, output]).toEqual([0, expect.stringContaining('keep failing: 2. See surety jobs list')]);
    await database.owner.query('DELETE FROM jobs');
    expect((await surety('verify')).output).not.toContain('keep failing');
  });
});
