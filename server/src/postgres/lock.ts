import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError, FolderInUse } from './error.ts';

export type FolderLock = { release(): void };

const SQLITE_BUSY = 5;

/** A garbage-collected lock is closed and thereby released, so every lock is kept reachable. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only Surety on a data folder until it releases the lock or dies.
 *
 * It uses a kernel lock, which Node offers only through SQLite. The lock vanishes with its process however
 * that ends, so there is no stale lock, no recycled pid and no race between two that take over; and it works
 * between containers that share a volume, where pids and PostgreSQL's own check mean nothing. The file must
 * not be opened in any other way in this process: POSIX drops the lock when any handle closes. The pid is in
 * a separate file and only used in the error message.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, 'surety.pid');
  const lock = acquire(dataDir, pidFile);
  held.add(lock);
  const release = () => {
    if (!held.delete(lock)) return;
    rmSync(pidFile, { force: true });
    lock.close();
  };
  try {
    rmSync(pidFile, { force: true });
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

function acquire(dataDir: string, pidFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'surety.lock'), { timeout: 0 });
    // Nothing is ever written, so no journal is needed, and a full disk is reported later with its own
    // message.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new FolderInUse(
        `another Surety${holder(pidFile)} is using data folder ${dataDir}; stop it or set DATA_DIR`,
      );
    }
    throw new EmbeddedPostgresError(
      `cannot lock data folder ${dataDir} (${(error as Error).message}); ` +
        'make surety.lock in it writable, or set DATA_DIR to a local folder',
    );
  }
}

function holder(pidFile: string): string {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isSafeInteger(pid) ? ` (pid ${pid})` : '';
  } catch {
    return '';
  }
}
