import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';
import { lastLines, run } from './run.ts';

export type Passwords = { readonly superuser: string; readonly owner: string; readonly service: string };

/** A cluster, its programs and its user. */
export type Cluster = {
  readonly dataDir: string;
  readonly dir: string;
  readonly bin: string;
  readonly account: Account;
};

const MAJOR_VERSION = '18';
const STAGING_PREFIX = 'postgres.new-';

/** The only access is the Unix socket with a password, and the folder of the socket is private. */
const HOST_BASED_ACCESS = 'local all all scram-sha-256\n';

const CREATE_ROLES = `CREATE ROLE surety_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE ROLE surety LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE DATABASE surety OWNER surety_owner;
REVOKE ALL ON DATABASE surety FROM PUBLIC;
REVOKE ALL ON DATABASE postgres FROM PUBLIC;
GRANT CONNECT ON DATABASE surety TO surety;
`;

/**
 * The path that PostgreSQL is given. Root's data may be below folders that PostgreSQL's user cannot enter (a
 * 0700 home), yet it should stay under DATA_DIR, where its owner expects it and backs it up. Linux resolves
 * /proc/self/cwd without walking the parents, and the working folder is entered before root becomes that
 * user, so the server needs access to the cluster only.
 */
export function pathForServer(cluster: Cluster): string {
  return cluster.account !== undefined && platform() === 'linux' ? '/proc/self/cwd' : cluster.dir;
}

/** Creates the cluster on the first start, and returns the passwords of its roles. */
export async function prepareCluster(
  cluster: Cluster,
  log: (line: string) => void,
  onLaunched: () => void = () => {},
): Promise<Passwords> {
  await removeLeftovers(cluster.dataDir);
  if (!existsSync(cluster.dir)) {
    log(`creating a PostgreSQL database in ${cluster.dir}`);
    return createCluster(cluster, onLaunched);
  }
  const version = readFileSync(join(cluster.dir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `${cluster.dir} was created by PostgreSQL ${version}, but this release has ${MAJOR_VERSION}; ` +
        'move the data with pg_dumpall, or set DATA_DIR to a new folder',
    );
  }
  return readPasswords(cluster.dataDir) ?? (await resetPasswords(cluster, log));
}

/**
 * Built in a temporary folder and renamed when complete, so that an interrupted first start leaves no partial
 * cluster. Nothing is synced on the way; one pass at the end makes everything durable before the rename.
 */
async function createCluster(cluster: Cluster, onLaunched: () => void): Promise<Passwords> {
  // A unique name: an initdb whose Surety process was killed may keep writing to its folder for a while.
  const staging = { ...cluster, dir: mkdtempSync(join(cluster.dataDir, STAGING_PREFIX)) };
  own(staging.dir, cluster.account);
  const initialised = initdb(staging, [
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8 sorts the same on every machine; with a libc locale, a new libc would corrupt
    // indexes.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    '--no-sync',
  ]);
  onLaunched();
  await initialised;
  const access = join(staging.dir, 'pg_hba.conf');
  writeFileSync(access, HOST_BASED_ACCESS);
  const passwords = newPasswords();
  await runOffline(staging, CREATE_ROLES + passwordStatements(passwords), ['-c', 'fsync=off']);
  // One call for the file system is faster than a thousand for the files, even just after an install filled
  // the cache.
  await initdb(staging, ['--sync-only', ...(platform() === 'linux' ? ['--sync-method=syncfs'] : [])]);
  writePasswords(cluster.dataDir, passwords);
  renameSync(staging.dir, cluster.dir);
  syncPath(cluster.dataDir);
  return passwords;
}

/**
 * An initdb that is still writing can make a removal fail; the next start tries again, and this one
 * continues.
 */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(STAGING_PREFIX))) {
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function initdb(cluster: Cluster, args: readonly string[]): Promise<void> {
  const { code, output } = await run(join(cluster.bin, 'initdb'), ['-D', pathForServer(cluster), ...args], {
    account: cluster.account,
    cwd: cluster.dir,
  });
  if (code === 0) return;
  throw new EmbeddedPostgresError(
    `cannot create the database in ${cluster.dataDir}; check free space and permissions, or set DATABASE_URL` +
      lastLines(output),
  );
}

/**
 * Single-user mode reads statements from its input, one per line: no socket is open and no password is on a
 * command line.
 */
async function runOffline(cluster: Cluster, sql: string, settings: readonly string[] = []): Promise<void> {
  const args = ['--single', '-D', pathForServer(cluster), '-c', 'exit_on_error=on', ...settings, 'postgres'];
  const { code, output } = await run(join(cluster.bin, 'postgres'), args, {
    account: cluster.account,
    cwd: cluster.dir,
    input: sql,
  });
  if (code === 0) return;
  throw new EmbeddedPostgresError(
    `cannot set up the roles of the database in ${cluster.dataDir}; check free space and permissions` +
      lastLines(output),
  );
}

function newPasswords(): Passwords {
  const [superuser, owner, service] = [0, 1, 2].map(() => randomBytes(24).toString('base64url'));
  return { superuser: superuser ?? '', owner: owner ?? '', service: service ?? '' };
}

function passwordStatements(passwords: Passwords): string {
  return `ALTER ROLE postgres PASSWORD '${passwords.superuser}';
ALTER ROLE surety_owner PASSWORD '${passwords.owner}';
ALTER ROLE surety PASSWORD '${passwords.service}';
`;
}

/** The owner of the folder owns the data, so a lost password file is no reason to lose the database. */
async function resetPasswords(cluster: Cluster, log: (line: string) => void): Promise<Passwords> {
  log(`the passwords of the database in ${cluster.dataDir} are missing; setting new ones`);
  const passwords = newPasswords();
  await runOffline(cluster, passwordStatements(passwords));
  writePasswords(cluster.dataDir, passwords);
  return passwords;
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres-passwords.json');
}

export function readPasswords(dataDir: string): Passwords | undefined {
  if (!existsSync(passwordFile(dataDir))) return undefined;
  try {
    const { superuser, owner, service } = JSON.parse(readFileSync(passwordFile(dataDir), 'utf8'));
    return superuser && owner && service ? { superuser, owner, service } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function writePasswords(dataDir: string, passwords: Passwords): void {
  const staging = `${passwordFile(dataDir)}.new`;
  rmSync(staging, { force: true });
  writeFileSync(staging, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(staging, passwordFile(dataDir));
  syncPath(dataDir);
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export function own(path: string, account: Account): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}
