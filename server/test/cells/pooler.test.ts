import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  LISTENING,
  post,
  startCli,
  stopStrays,
  TEST_SECRETS_KEY,
  temporaryFolder,
} from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { findPooler, startPooler } from '#test/support/database/pooler.ts';
import { runCommand } from '#test/support/process/command.ts';
import { deal, statusOf } from '#test/support/process/deal.ts';

const POOLER = findPooler();
const SERVERS = 2;
const WITHIN = { timeout: 60_000, interval: 500 };
if (!POOLER) console.warn('PgBouncer is not installed, so its tests are skipped: apt-get install pgbouncer');

const database = await createTestDatabase();
const folder = await temporaryFolder();
const role = { name: `${database.name}_north`, role: `${database.name}_north`, password: 'loopback' };
afterAll(async () => {
  stopStrays();
  await database.owner.query('DROP SCHEMA IF EXISTS north CASCADE');
  await database.admin.query(`DROP ROLE IF EXISTS ${role.role}`);
  await database.drop();
  await folder.remove();
});

const settings = (url: string) => ({
  DATABASE_URL: url,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRETS_KEY: TEST_SECRETS_KEY,
  DATA_DIR: folder.path,
  DRAIN_TIME: '0s',
});

const behindPooler = describe.skipIf(!POOLER || process.env['CITUS_URL'] !== undefined);

behindPooler('two cells through PgBouncer in transaction mode', () => {
  it('are each a separate database for it, and two processes that share them mix nothing up', async () => {
    await database.admin.query(`CREATE ROLE ${role.role} LOGIN PASSWORD '${role.password}'`);
    await database.admin.query(`ALTER ROLE ${role.role} SET search_path = north`);
    const pooled = await startPooler(String(POOLER), database.serviceUrl, SERVERS, [role]);
    const named = settings(`${pooled}&cell_database=${database.name}_{cell}`);
    for (const verb of ['add', 'open']) {
      expect(await runCommand(['cells', verb, 'north'], named)).toMatchObject({ code: 0 });
    }
    const services = [startCli(['serve', '--port', '0'], named), startCli(['serve', '--port', '0'], named)];
    const addresses: string[] = [];
    for (const service of services) addresses.push(String((await service.sees(LISTENING))[1]));
    const [here = '', there = ''] = addresses;
    const keys: string[] = [];
    for (const email of ['one@example.com', 'two@example.com']) {
      const { body } = await post(`${here}/v1/developer/signup`, { email, password: 'correct horse 1' });
      keys.push(String(body['apiKey']));
    }
    const all = keys.flatMap((key) => [here, there, here, there].map((address) => ({ key, address })));
    const deals = await Promise.all(
      all.map(async ({ key, address }) => ({ key, id: await deal(address, key) })),
    );
    for (const { key, id } of deals) {
      await vi.waitFor(async () => expect(await statusOf(there, key, id)).toBe('DISBURSED'), WITHIN);
    }
    const made = await Promise.all(
      ['public', 'north'].map((cell) => database.owner.query(`SELECT 1 FROM ${cell}.agreements`)),
    );
    expect(made.map((rows) => rows.length)).toEqual([4, 4]);
    const verified = await runCommand(['verify'], named);
    expect(verified.output.match(/No faults found/g)).toHaveLength(2);
    const [used] = await database.admin.query<{ n: number }>(
      `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = $1 AND application_name = 'pooled'`,
      [database.name],
    );
    expect(used?.n).toBeLessThanOrEqual(2 * SERVERS);
    for (const service of services) {
      service.kill('SIGTERM');
      await service.exited;
    }
  }, 400_000);

  it('are refused without their PgBouncer names', async () => {
    const pooled = await startPooler(String(POOLER), database.serviceUrl, SERVERS);
    const { code, output } = await runCommand(['verify', '--cell', 'north'], settings(pooled));
    expect(code).toBeGreaterThan(0);
    expect(output).toMatch(/options|cell_database/);
  });
});
