import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An in-memory file system, on Linux. */
const IN_MEMORY = '/dev/shm';
/** A run uses about a tenth of this at a time. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Puts all temporary files of a run in one folder, which is deleted at the end. It is in memory if there is
 * enough and programs can be executed from it. A killed process loses nothing there that it would not lose
 * elsewhere.
 */
export function openScratch(): () => void {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(hasRoom() && !runsNothing() ? IN_MEMORY : tmpdir(), 'surety-tests-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.env['TMPDIR'] = folder;
  process.once('exit', remove);
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    process.off('exit', remove);
    remove();
  };
}

/**
 * Where databases are copied: each is nine hundred files, and on a busy disk each copy takes a second, most
 * of it waiting. None of the files is a program.
 */
export function folderForDatabases(): string {
  return hasRoom() && runsNothing() ? IN_MEMORY : tmpdir();
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const [, free = '0'] = /^MemAvailable: +(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return Math.min(bavail * bsize, Number(free) * 1024) >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Containers often mount it noexec, and programs that a test installs could not be started there. */
function runsNothing(): boolean {
  return new RegExp(`^\\S+ ${IN_MEMORY} .*\\bnoexec\\b`, 'm').test(readFileSync('/proc/mounts', 'utf8'));
}
