import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One transaction of pgbench: one of its own, a file, or SQL. */
export type Script = { readonly builtIn: string } | { readonly file: string } | { readonly sql: string };

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

/** Creates and fills the tables of pgbench's own scripts. */
export async function initPgbench(binary: string, ownerUrl: string, scale: number): Promise<void> {
  await onDatabase(binary, ownerUrl, ['--initialize', '--quiet', `--scale=${scale}`]);
}

/** Transactions per second from `clients` connections. */
export async function pgbench(
  binary: string,
  url: string,
  script: Script,
  clients: number,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'surety-bench-'));
  try {
    const which = 'builtIn' in script ? ['-b', script.builtIn] : ['-f', await fileOf(script, folder)];
    const load = ['-c', String(clients), '-j', '2', '-T', String(seconds)];
    const { stdout, stderr } = await onDatabase(binary, url, ['-n', '-M', 'simple', ...load, ...which]);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!tps) throw new Error(`unexpected output of pgbench: ${stdout}${stderr}`);
    return Number(tps);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fileOf(script: { readonly file: string } | { readonly sql: string }, folder: string) {
  if ('file' in script) return script.file;
  const file = join(folder, 'script.sql');
  await writeFile(file, script.sql);
  return file;
}

function onDatabase(binary: string, url: string, args: readonly string[]) {
  const { pathname, username, password, searchParams, port } = new URL(url);
  return run(binary, [...args, pathname.slice(1)], {
    env: {
      PATH: process.env['PATH'],
      PGHOST: searchParams.get('host') ?? '',
      PGPORT: port || '5432',
      PGUSER: username,
      PGPASSWORD: password,
    },
  });
}
