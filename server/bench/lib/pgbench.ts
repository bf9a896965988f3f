import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function findPgbench(): Promise<string> {
  for (const candidate of [
    'pgbench',
    '/usr/lib/postgresql/15/bin/pgbench',
    '/usr/lib/postgresql/17/bin/pgbench',
  ]) {
    try {
      await run(candidate, ['--version']);
      return candidate;
    } catch {
      // Not here; look in the next place.
    }
  }
  throw new Error('pgbench is missing. On Debian, install it with: apt-get install postgresql-15');
}

/** Transactions per second of one SQL statement per transaction, from `clients` connections. */
export async function pgbench(
  binary: string,
  url: string,
  sql: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'surety-bench-'));
  const script = join(folder, 'script.sql');
  await writeFile(script, sql);
  const { pathname, username, password, searchParams, port } = new URL(url);
  const { stdout, stderr } = await run(
    binary,
    [
      '-n',
      '-M',
      'simple',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
      pathname.slice(1),
    ],
    {
      env: {
        PATH: process.env['PATH'],
        PGHOST: searchParams.get('host') ?? '',
        PGPORT: port || '5432',
        PGUSER: username,
        PGPASSWORD: password,
      },
    },
  );
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`unexpected output of pgbench: ${stdout}${stderr}`);
  return Number(tps);
}
