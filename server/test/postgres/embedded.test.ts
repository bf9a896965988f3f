import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#postgres/embedded.ts';
import {
  COUNT,
  childrenOf,
  cleanUp,
  IS_ROOT,
  isAlive,
  isPostgres,
  postmasterPid,
  query,
  start,
  startChild,
  temporaryFolder,
  WRITE,
} from './support.ts';

afterEach(cleanUp);

describe('a data folder', () => {
  test('is created on the first start and keeps its data, passwords and private modes on the second', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there yet');
    const first = await start(dataDir);
    await query(first.ownerUrl, WRITE);
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    const second = await start(dataDir);
    expect(second.ownerUrl).toBe(first.ownerUrl);
    expect(await query(second.ownerUrl, COUNT)).toEqual([{ rows: 100 }]);
    const modes = ['', 'postgres', 'postgres-passwords.json', 'postgres.log'].map(
      (name) => statSync(join(dataDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
    await second.stop();

    rmSync(join(dataDir, 'postgres-passwords.json'));
    const third = await start(dataDir);
    expect(third.ownerUrl).not.toBe(first.ownerUrl);
    expect(await query(third.ownerUrl, COUNT)).toEqual([{ rows: 100 }]);
  });

  test('may have a longer path than a socket address allows', async () => {
    const dataDir = join(temporaryFolder(), ...Array.from({ length: 6 }, () => 'a folder, "deep" & ünusual'));
    const server = await start(dataDir);
    expect(await query(server.serviceUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const socketDir = new URL(server.serviceUrl).searchParams.get('host') ?? '';
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(existsSync(socketDir)).toBe(false);
  });

  test('may be relative', async () => {
    const server = await start(relative(process.cwd(), join(temporaryFolder(), 'data')));
    expect(await query(server.serviceUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  const mistakes: [string, (dataDir: string) => void, RegExp][] = [
    ['is a file', (dataDir) => writeFileSync(dataDir, ''), /a part of its path is a file; set DATA_DIR/],
    [
      'was made by another PostgreSQL',
      (dataDir) => {
        mkdirSync(join(dataDir, 'postgres'), { recursive: true });
        writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
        if (IS_ROOT) execFileSync('chown', ['-R', 'nobody', join(dataDir, 'postgres')]);
      },
      /created by PostgreSQL 17, but this release has 18/,
    ],
    ...(IS_ROOT
      ? [
          [
            'belongs to root',
            (dataDir: string) => mkdirSync(join(dataDir, 'postgres'), { recursive: true }),
            /belongs to root, which PostgreSQL refuses; run: chown/,
          ] as [string, (dataDir: string) => void, RegExp],
        ]
      : [
          [
            'may not be written',
            (dataDir: string) => mkdirSync(dataDir, { mode: 0o500 }),
            /cannot lock data folder|permission denied/,
          ] as [string, (dataDir: string) => void, RegExp],
        ]),
  ];
  test.each(mistakes)('that %s is refused with a line that says what to do', async (_, prepare, line) => {
    const dataDir = join(temporaryFolder(), 'data');
    prepare(dataDir);
    const failure = await start(dataDir).catch((error) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(failure.message).toMatch(line);
    expect(failure.message).not.toContain('\n');
  });
});

describe('the server', () => {
  test('is durable, open on no network address, and gives the service only its grants', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { ownerUrl, serviceUrl } = await start(dataDir);
    const settings = `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit',
      'full_page_writes', 'data_checksums', 'listen_addresses', 'server_encoding') ORDER BY name`;
    expect(await query(serviceUrl, settings)).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    const role = `SELECT rolname, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS special,
      pg_get_userbyid(datdba) AS owner FROM pg_roles, pg_database WHERE rolname = current_user AND datname = 'surety'`;
    expect(await query(serviceUrl, role)).toEqual([
      { rolname: 'surety', special: false, owner: 'surety_owner' },
    ]);
    expect(await query(ownerUrl, role)).toEqual([
      { rolname: 'surety_owner', special: false, owner: 'surety_owner' },
    ]);
    await query(ownerUrl, WRITE);
    for (const sql of [
      'CREATE TABLE x ()',
      'CREATE TEMP TABLE x ()',
      'CREATE SCHEMA x',
      'SELECT * FROM kept',
    ]) {
      await expect(query(serviceUrl, sql)).rejects.toMatchObject({ code: '42501' });
    }
    const guess = serviceUrl.replace(/surety:[^@]+@/, 'surety:guess@');
    await expect(query(guess, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });
});

describe('a server that dies under a running Surety', () => {
  test('is restarted at the same address', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const server = await start(dataDir);
    await query(server.ownerUrl, WRITE);
    const dead = postmasterPid(dataDir);
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => query(server.ownerUrl, COUNT).catch(() => 'not yet')).toEqual([{ rows: 100 }]);
    expect(postmasterPid(dataDir)).not.toBe(dead);
  });

  test('stays down when that Surety is stopping meanwhile', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const server = await start(dataDir);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await new Promise((done) => setTimeout(done, 20));
    await server.stop();
    expect(existsSync(join(dataDir, 'surety.pid'))).toBe(false);
    expect(childrenOf(process.pid).filter((pid) => isAlive(pid) && isPostgres(pid))).toEqual([]);
  });
});

describe('a second Surety on the same folder', () => {
  test('is refused with one line that names the first, and may start when that is gone', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const server = await start(dataDir);
    const line = `another Surety (pid ${process.pid}) is using data folder ${dataDir}; stop it or set DATA_DIR`;
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(new EmbeddedPostgresError(line));
    const { report } = await startChild(dataDir);
    expect(report).toEqual({ name: 'EmbeddedPostgresError', message: line });
    expect(await query(server.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect((await startChild(dataDir)).report.ownerUrl).toBe(server.ownerUrl);
  });

  test('that starts at the same moment loses, whichever it is', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const reports = await Promise.all([1, 2, 3].map(async () => (await startChild(dataDir)).report));
    expect(reports.filter(({ ownerUrl }) => ownerUrl !== undefined)).toHaveLength(1);
    expect(reports.filter(({ message }) => message?.startsWith('another Surety'))).toHaveLength(2);
  });
});
