import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  isRunning,
  LISTENING,
  post,
  startCli,
  stopStrays,
  temporaryFolder,
  untilReady,
} from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { identityWorkersOf } from '#test/support/identity/workers.ts';
import { runCommand } from '#test/support/process/command.ts';

const folder = await temporaryFolder();
const database = await createTestDatabase();
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

afterEach(stopStrays);

const EMBEDDED = { PORT: '0', DATA_DIR: folder.path };
const ON_A_SERVER = {
  PORT: '0',
  DATA_DIR: folder.path,
  ...database.settings,
};
const [AS_OWNER = ''] = /\/\/[^@]*@/.exec(database.ownerUrl) ?? [];
const PASSWORD = 'do not log this 1';
const WRONG_PASSWORD: [string, { DATABASE_URL: string }, RegExp] = [
  'the password is wrong',
  { DATABASE_URL: database.serviceUrl.replace(/:[^:@]+@/, ':hunter2@') },
  /password/,
];
/** On Citus an operator creates the schema, which does not exist yet. */
const REFUSED_WHEN_EMPTY = process.env['CITUS_URL'] ? /no schema has been selected/ : /permission denied/;

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('surety serve', () => {
  it('starts on an embedded database, prints its address, serves within 250 MB, drains on SIGTERM and leaves nothing behind', async () => {
    const cli = startCli(['serve'], EMBEDDED);
    const [, address] = await cli.sees(LISTENING);
    expect(cli.stderr()).toContain(`curl -s ${address}/v1/developer/signup`);
    expect(cli.stderr()).toMatch(/^ {2}Sandbox: no real money moves$/m);
    expect(cli.stderr()).toMatch(/^ {2}Migrated the database: 0011_baseline\.sql, .*\.sql$/m);
    await cli.sees(/\(ready in \d+ ms\)$/m);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(identityWorkersOf(cli.pid)).toEqual([]);
    const { status, body } = await post(`${address}/v1/developer/signup`, {
      email: 'ada@example.com',
      password: PASSWORD,
    });
    expect(status).toBe(201);
    const key = String(body['apiKey']);
    const account = await fetch(`${address}/v1/developer`, { headers: { 'x-api-key': key } });
    expect(account.status).toBe(200);
    await post(`${address}/v1/developer/signup`, { email: 'ada@example.com', password: PASSWORD });
    await post(`${address}/v1/developer/api-keys?x-api-key=${key}`, {
      label: 7,
      password: PASSWORD,
      apiKey: key,
    });

    if (process.platform === 'linux') expect(await residentMb(cli.pid)).toBeLessThan(250);
    const postmaster = Number(
      (await readFile(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    expect(isRunning(postmaster)).toBe(true);
    cli.kill('SIGTERM');
    expect(await cli.exited).toEqual({ code: 0, signal: null });
    expect(isRunning(postmaster)).toBe(false);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();

    expect(cli.stderr().trimEnd()).toMatch(/\n {2}Surety has stopped$/);

    // Logs are JSON lines with the route, and without credentials.
    const lines = cli
      .stdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ msg: 'stopped' });
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        path: '/v1/developer',
        status: 200,
        developerId: body['developerId'],
      }),
    );
    const everything = cli.stdout() + cli.stderr();
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain('ada@example.com');
  });

  it('finds its accounts again on the next start, and stores the last use of keys as it stops', async () => {
    const first = startCli(['serve', '--no-jobs'], EMBEDDED);
    const [, address] = await first.sees(LISTENING);
    const { body } = await post(`${address}/v1/developer/signup`, {
      email: 'b@example.com',
      password: PASSWORD,
    });
    const headers = { 'x-api-key': String(body['apiKey']) };
    await fetch(`${address}/v1/developer`, { headers });
    first.kill('SIGINT');
    expect(await first.exited).toEqual({ code: 0, signal: null });

    const second = startCli(['serve'], EMBEDDED);
    const [, again] = await second.sees(LISTENING);
    expect(second.stderr()).not.toContain('Migrated');
    const keys = (await (await fetch(`${again}/v1/developer/api-keys`, { headers })).json()) as {
      data: { lastUsedAt: string | null }[];
    };
    second.kill('SIGTERM');
    await second.exited;
    expect(keys.data[0]?.lastUsedAt).not.toBeNull();
  });

  it('on the server of DATABASE_URL finishes running requests on SIGTERM, and is first not ready', async () => {
    const cli = startCli(['serve'], { ...ON_A_SERVER, DRAIN_TIME: '1s' });
    const [, address] = await cli.sees(LISTENING);
    expect(cli.stderr()).toContain('the PostgreSQL server of DATABASE_URL');
    await untilReady(address);
    const accounts = () => database.owner.query('SELECT 1 FROM developers');
    const before = await accounts();
    const signups = Array.from({ length: 8 }, (_, i) =>
      post(`${address}/v1/developer/signup`, { email: `drain-${i}@example.com`, password: PASSWORD }),
    );
    await Promise.race(signups);
    cli.kill('SIGTERM');
    await cli.sees(/"stopping"/);
    const readiness = await fetch(`${address}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toMatchObject({
      checks: expect.arrayContaining([{ name: 'accepting', ok: false }]),
    });
    const answers = await Promise.allSettled(signups);
    expect(await cli.exited).toEqual({ code: 0, signal: null });
    // Every accepted request was answered, and everything acknowledged is there.
    const made = answers.filter((answer) => answer.status === 'fulfilled');
    for (const answer of made) expect(answer.value.status).toBe(201);
    expect((await accounts()).length - before.length).toBe(made.length);
    // With separate roles there is no warning.
    expect(cli.stdout()).not.toContain('history is protected only by the code');
  });

  it('warns when one role owns and serves', async () => {
    const cli = startCli(['serve'], {
      ...ON_A_SERVER,
      DATABASE_URL: database.settings.DATABASE_URL.replace(/\/\/[^@]*@/, AS_OWNER),
    });
    await cli.sees(LISTENING);
    cli.kill('SIGTERM');
    await cli.exited;
    expect(cli.stdout()).toContain('history is protected only by the code');
  });

  it('runs no jobs with --no-jobs, and surety work runs them', async () => {
    const due = async () => (await database.owner.query('SELECT 1 FROM jobs WHERE run_at <= now()')).length;
    const all = await database.owner.query(
      `UPDATE jobs SET run_at = now() - interval '1 hour' RETURNING kind`,
    );
    expect(all).toContainEqual({ kind: 'housekeeping' });
    const api = startCli(['serve', '--no-jobs'], ON_A_SERVER);
    await api.sees(LISTENING);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await due()).toBe(all.length);

    const worker = startCli(['work'], ON_A_SERVER);
    await worker.sees(/running background jobs/);
    await worker.sees(/^ {2}Sandbox: no real money moves$/m);
    await expect.poll(due).toBe(0);
    for (const cli of [api, worker]) {
      cli.kill('SIGTERM');
      expect((await cli.exited).code).toBe(0);
    }
  });

  it('refuses a database that was encrypted with another secret, in one line', async () => {
    const cli = startCli(['serve'], { ...ON_A_SERVER, SECRETS_KEY: '7'.repeat(64) });
    expect((await cli.exited).code).toBe(1);
    expect(cli.stderr()).toMatch(
      /^surety: this database was encrypted with the secret \w{16}, but the current secret is \w{16}\. /,
    );
    expect(cli.stderr().trim().split('\n')).toHaveLength(1);
  });

  it('is ready when /readyz answers 200, and says until then what it waits for', async () => {
    const cli = startCli(['serve'], { ...ON_A_SERVER, IDENTITY_LOAD: 'start' });
    const [, address] = await cli.sees(/listening on (http:\S+) \(not ready yet\)/);
    await cli.sees(/^ {2}Waiting: the identity models are loading$/m);
    await cli.sees(/^ {2}Surety is ready in \d+ ms$/m);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    cli.kill('SIGTERM');
    expect((await cli.exited).code).toBe(0);
  });

  it('warns when it starts on a full disk', async () => {
    const cli = startCli(['serve'], { ...EMBEDDED, STORAGE_RESERVE: '999999TB' });
    await cli.sees(/^ {2}Waiting: free space on the disk of DATA_DIR is below STORAGE_RESERVE/m);
    cli.kill('SIGTERM');
    expect((await cli.exited).code).toBe(0);
    expect(cli.stdout()).toMatch(/"level":40.*below STORAGE_RESERVE/);
    expect(cli.stderr()).not.toContain('ready in');
  });

  it('says in one line that its port is taken, and exits before it creates a database', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const DATA_DIR = join(folder.path, 'never');
    const cli = startCli(['serve', '--port', String(port)], { DATA_DIR });
    expect(await cli.exited).toEqual({ code: 1, signal: null });
    taken.close();
    expect(cli.stderr().trim()).toBe(
      `surety: port ${port} on 127.0.0.1 is in use; stop the program that uses it, or choose another with --port or PORT`,
    );
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  });

  it('says in one line that HOST is no address of this machine', async () => {
    const cli = startCli(['serve'], { ...ON_A_SERVER, HOST: '192.0.2.1' });
    expect((await cli.exited).code).toBe(1);
    expect(cli.stderr()).toBe(
      'surety: port 0 on 192.0.2.1 cannot be opened: HOST is not an address of this machine\n',
    );
  });

  it.each([
    ['no server listens', { DATABASE_URL: 'postgres://u:hunter2@localhost:1/x' }, /ECONNREFUSED/],
    // The roles of a Citus cluster have no passwords here.
    ...(process.env['CITUS_URL'] ? [] : [WRONG_PASSWORD]),
    [
      'the database is not there',
      { DATABASE_URL: database.serviceUrl.replace(/test_\w+/, 'nowhere') },
      /nowhere/,
    ],
    [
      'the schema is not there',
      { DATABASE_URL: `${database.ownerUrl}&options=-c%20search_path%3Dnowhere` },
      /no schema has been selected/,
    ],
    ['the role may not migrate an empty database', { DATABASE_URL: 'empty' }, REFUSED_WHEN_EMPTY],
  ])('says in one line that %s', async (_case, environment, words) => {
    const url = environment.DATABASE_URL;
    const isEmpty = url === 'empty';
    if (isEmpty) await database.admin.query(`CREATE DATABASE ${database.name}_empty`);
    const { code, stderr } = await runCommand(['migrate'], {
      DATABASE_URL: isEmpty ? database.serviceUrl.replace(database.name, `${database.name}_empty`) : url,
    });
    expect(code).toBe(1);
    if (isEmpty) await database.admin.query(`DROP DATABASE ${database.name}_empty WITH (FORCE)`);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^surety: the database cannot be used: /),
    ]);
    expect(stderr).toMatch(words);
    expect(stderr).not.toContain('hunter2');
  });

  it('refuses a second process on one data folder in one line', async () => {
    const first = startCli(['serve'], EMBEDDED);
    await first.sees(LISTENING);
    const second = startCli(['serve'], EMBEDDED);
    expect((await second.exited).code).toBe(1);
    first.kill('SIGTERM');
    await first.exited;
    expect(second.stderr().trim().split('\n')).toHaveLength(1);
    expect(second.stderr()).toContain(folder.path);
  });
});
