import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { lockFolder } from './lock.ts';
import { stopOrphan } from './process.ts';
import { lastLines, run } from './run.ts';

const CLUSTER = 'postgres';
const PASSWORDS = 'postgres-passwords.json';
/** The next start finds it, and moves no money before somebody says so. */
const MARKER = 'restored';

/**
 * Copies a stopped database into a new folder. Nobody can start it meanwhile, and the folder has its name
 * only once all of it is there.
 */
export async function backUpCluster(dataDir: string, target: string): Promise<void> {
  const cluster = join(resolve(dataDir), CLUSTER);
  if (!existsSync(cluster))
    throw new EmbeddedPostgresError(`there is no database in ${dataDir}; set DATA_DIR`);
  if (existsSync(target)) throw new EmbeddedPostgresError(`${target} is there already; name a new folder`);
  const lock = lockFolder(resolve(dataDir));
  const staging = `${resolve(target)}.part`;
  try {
    await stopOrphan(realpathSync(cluster), () => undefined);
    mkdirSync(staging, { mode: 0o700, recursive: true });
    await copy(cluster, join(staging, CLUSTER));
    await copy(join(resolve(dataDir), PASSWORDS), join(staging, PASSWORDS));
    rmSync(join(staging, CLUSTER, 'postmaster.pid'), { force: true });
    await run('sync', []);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

/** Puts a copy where no database is. It may be older than what banks have been told. */
export async function restoreCluster(dataDir: string, source: string): Promise<void> {
  const folder = resolve(dataDir);
  const from = join(resolve(source), CLUSTER);
  if (!existsSync(join(from, 'PG_VERSION'))) throw new EmbeddedPostgresError(`${source} holds no backup`);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const lock = lockFolder(folder);
  // A start removes what begins like this, so that a copy which was cut off is not taken for a database.
  const staging = join(folder, 'postgres.new-restored');
  try {
    const cluster = join(folder, CLUSTER);
    if (existsSync(cluster)) throw new EmbeddedPostgresError(`${cluster} is there; move it away first`);
    rmSync(staging, { recursive: true, force: true });
    await copy(from, staging);
    await copy(join(resolve(source), PASSWORDS), join(folder, PASSWORDS));
    writeFileSync(join(folder, MARKER), '', { mode: 0o600, flush: true });
    await run('sync', []);
    renameSync(staging, cluster);
  } finally {
    lock.release();
  }
}

/** Whether the database in this folder was restored and nobody has been told yet; `told` forgets it. */
export function restoredFolder(dataDir: string): { readonly restored: boolean; told(): void } {
  const marker = join(resolve(dataDir), MARKER);
  return { restored: existsSync(marker), told: () => rmSync(marker, { force: true }) };
}

/** With owners and modes: PostgreSQL refuses a folder that others may read. */
async function copy(from: string, to: string): Promise<void> {
  const { code, output } = await run('cp', ['-a', from, to]);
  if (code !== 0) throw new EmbeddedPostgresError(`${from} could not be copied to ${to}${lastLines(output)}`);
}
