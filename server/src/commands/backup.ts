import type { Config } from '#app/config.ts';
import { backUpCluster, restoreCluster } from '#postgres/backup.ts';
import { CommandError } from './command-error.ts';

/** `surety backup` and `surety restore`: of the embedded database, while the service is stopped. */
export async function backUp(config: Config, words: readonly string[]): Promise<number> {
  const folder = folderOf(config, words, 'backup');
  await backUpCluster(config.DATA_DIR, folder);
  console.log(
    `The database is in ${folder}. Keep secrets.key of ${config.DATA_DIR} as well, somewhere else.`,
  );
  return 0;
}

export async function restore(config: Config, words: readonly string[]): Promise<number> {
  await restoreCluster(config.DATA_DIR, folderOf(config, words, 'restore'));
  console.log(
    `The database is in ${config.DATA_DIR}. It may be older than what banks were told, so the next start moves ` +
      'no money: run surety verify, hold it against the bank’s statements, then surety jobs resume.',
  );
  return 0;
}

function folderOf(config: Config, [folder, ...rest]: readonly string[], verb: string): string {
  if (folder === undefined || rest.length > 0)
    throw new CommandError(`name one folder: surety ${verb} <folder>`);
  if (config.DATABASE_URL) {
    throw new CommandError(
      'DATABASE_URL names a server of yours: use its own tools, and after a restore surety jobs pause before the start',
    );
  }
  return folder;
}
