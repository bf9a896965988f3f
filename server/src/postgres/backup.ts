import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Account, chooseAccount } from './account.ts';
import { own } from './cluster.ts';
import { type Copied, copyCluster, copyFile, copyLog, writeCopied } from './copy.ts';
import { EmbeddedPostgresError } from './error.ts';
import { lockFolder } from './lock.ts';
import { run } from './run.ts';

const CLUSTER = 'postgres';
/** A marker file: the next start moves no money until the operator confirms. */
const MARKER = 'restored';

/** A server in backup mode, whose files may be copied while it writes to them. */
type Held = {
  readonly firstSegment: string;
  finish(): Promise<{ readonly label: string; readonly lastSegment: string }>;
};

/**
 * Copies the files of a running database into a new folder, which gets its name only when it is complete.
 * Passwords and the secret are not copied: a restore sets new passwords, and a stolen backup must not contain
 * the key to it.
 */
export async function backUpCluster(
  dataDir: string,
  target: string,
  held: Held,
  { onCopied, describe }: { onCopied(bytes: number): void; describe(copied: Copied): string },
): Promise<void> {
  refuseTaken(target);
  const cluster = join(resolve(dataDir), CLUSTER);
  const staging = `${resolve(target)}.part`;
  rmSync(staging, { recursive: true, force: true });
  try {
    mkdirSync(staging, { mode: 0o700, recursive: true });
    const to = join(staging, CLUSTER);
    const copied = await copyCluster(cluster, to, onCopied);
    const { label, lastSegment } = await held.finish();
    const log = await copyLog(cluster, to, { ...held, lastSegment }, onCopied);
    const files = [...copied.files, ...log, await writeCopied(to, 'backup_label', label)];
    writeFileSync(join(staging, MANIFEST), describe({ ...copied, files }), { mode: 0o600, flush: true });
    await run('sync', []);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/** The description of a backup, in its folder. */
export const MANIFEST = 'manifest.json';

export function refuseTaken(target: string): void {
  if (existsSync(target)) throw new EmbeddedPostgresError(`${target} already exists; choose a new folder`);
}

/**
 * Restores a backup into an empty folder, checking each file against the manifest; on any mismatch nothing is
 * restored. The backup may be older than the bank's records.
 */
export async function restoreCluster(
  dataDir: string,
  source: string,
  { files, folders }: Copied,
  onCopied: (bytes: number) => void,
): Promise<void> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const lock = lockFolder(folder);
  // A start removes folders with this prefix, so an interrupted copy is not taken for a database.
  const staging = join(folder, 'postgres.new-restored');
  try {
    const cluster = join(folder, CLUSTER);
    if (existsSync(cluster)) throw new EmbeddedPostgresError(`${cluster} already exists; move it away first`);
    const account = await chooseAccount(cluster);
    rmSync(staging, { recursive: true, force: true });
    for (const path of folders) makeFolder(join(staging, path), account);
    for (const file of files) {
      await copyAsDescribed(join(resolve(source), CLUSTER), staging, file, onCopied);
      own(join(staging, file.path), account);
    }
    // They belong to a database that was here before; a start sets new ones.
    for (const name of readdirSync(folder).filter((each) => each.startsWith('postgres-passwords'))) {
      rmSync(join(folder, name));
    }
    writeFileSync(join(folder, MARKER), '', { mode: 0o600, flush: true });
    await run('sync', []);
    renameSync(staging, cluster);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

function makeFolder(path: string, account: Account): void {
  mkdirSync(path, { mode: 0o700, recursive: true });
  own(path, account);
}

async function copyAsDescribed(
  from: string,
  to: string,
  { path, bytes, sha256 }: Copied['files'][number],
  onCopied: (bytes: number) => void,
): Promise<void> {
  if (!existsSync(join(from, path)))
    throw new EmbeddedPostgresError(`the backup lacks ${path}; use another backup`);
  const copied = await copyFile(from, to, path, onCopied);
  if (copied.bytes !== bytes || copied.sha256 !== sha256) {
    throw new EmbeddedPostgresError(`${path} in the backup does not match its manifest; use another backup`);
  }
}

/**
 * Tells whether the database in this folder was restored and no pause was set yet; `clear` removes the
 * marker.
 */
export function restoredFolder(dataDir: string): { readonly restored: boolean; clear(): void } {
  const marker = join(resolve(dataDir), MARKER);
  return { restored: existsSync(marker), clear: () => rmSync(marker, { force: true }) };
}
