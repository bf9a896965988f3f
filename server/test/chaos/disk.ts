import { execFile } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Disk = {
  readonly path: string;
  /** Fills the disk; null where the disk is shared and must not be filled. */
  readonly fill: (() => Promise<void>) | null;
  free(): Promise<void>;
  remove(): Promise<void>;
};

const run = promisify(execFile);
/** Enough for PostgreSQL's log and for a hundred rounds of trade. */
const SIZE = '2g';

/** A separate disk where one can be mounted, so that it can be full without harming the machine. */
export async function openDisk(path: string): Promise<Disk> {
  await mkdir(path, { recursive: true });
  const own = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', path]).then(
    () => true,
    () => false,
  );
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: own
      ? async () => {
          const { bavail, bsize } = await statfs(path);
          await run('fallocate', ['-l', String(bavail * bsize), ballast]).catch(() => undefined);
        }
      : null,
    free: () => rm(ballast, { force: true }),
    async remove() {
      if (own) await run('umount', ['-l', path]);
    },
  };
}
