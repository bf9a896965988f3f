import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstCell } from '#app/cells.ts';
import { CommandError } from '#commands/command-error.ts';
import { progressLine } from '#commands/program/progress.ts';
import { report } from '#commands/verify.ts';
import { reachEmbeddedPostgres, superuserUrl } from '#postgres/attach.ts';
import { backUpCluster, MANIFEST, refuseTaken, restoreCluster } from '#postgres/backup.ts';
import type { Copied } from '#postgres/copy.ts';
import type { Config } from '#settings/config.ts';
import { enterBackupMode } from '#store/connection/backup-mode.ts';
import { type Db, openDb } from '#store/db.ts';
import * as anchors from '#store/escrow/verify/anchors.ts';
import { lastMigration } from '#store/migrate.ts';
import { ownVersion } from '#store/version.ts';
import { type BackupManifest, readBackupManifest, writeManifest } from './manifest.ts';
import { secretIfHere, secretOf } from './secret.ts';

/** `surety backup`: all of the embedded database as it is now, also while the service runs. */
export async function backUp(config: Config, words: readonly string[]): Promise<number> {
  const folder = folderOf(config, words, 'backup');
  refuseTaken(folder);
  const server = await reachEmbeddedPostgres(config.DATA_DIR);
  const db = openDb(server.serviceUrl, { max: 1 });
  const copying = progressOf('copying');
  try {
    const secret = await secretOf(config, db);
    const origin = { ...(await describeOrigin(db)), secret: secret.id };
    const mode = await enterBackupMode(superuserUrl(config.DATA_DIR));
    try {
      const describe = (copied: Copied) =>
        writeManifest({ ...origin, ...copied } satisfies BackupManifest, secret);
      await backUpCluster(config.DATA_DIR, folder, mode, { onCopied: copying.add, describe });
    } finally {
      await mode.leave();
    }
    copying.clear();
    console.log(
      `The database of ${origin.takenAt} is in ${folder} (${copying.megabytes()} MB). What opens it, the secret ` +
        `${origin.secret}, is not in there: keep ${secretName(config)} somewhere else.`,
    );
    return 0;
  } finally {
    copying.clear();
    await db.close();
    await server.stop();
  }
}

/** `surety restore`: into a DATA_DIR without a database; `--verify` looks at all that came out of it. */
export async function restore(
  config: Config,
  words: readonly string[],
  { verify = false }: { readonly verify?: boolean | undefined },
): Promise<number> {
  const folder = folderOf(config, words, 'restore');
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new CommandError(`${folder} holds no backup: there is no ${MANIFEST} in it`);
  const secret = await secretIfHere(config);
  const manifest = await readBackupManifest(await readFile(path, 'utf8'), path, secret);
  const isHere = manifest.secret === secret?.id;
  if (verify && !isHere) {
    throw new CommandError(
      `without the secret ${manifest.secret} nothing can be verified; set SECRETS_KEY, or put secrets.key into DATA_DIR`,
    );
  }
  const copying = progressOf('restoring');
  await restoreCluster(config.DATA_DIR, folder, manifest, copying.add).finally(copying.clear);
  console.log(
    `The database of ${manifest.takenAt} is in ${config.DATA_DIR}. It may be older than what banks were told, so ` +
      'the next start moves no money: run surety verify, hold it against the bank’s statements, then surety jobs resume.' +
      (isHere
        ? ''
        : `\nBefore that it needs its secret, ${manifest.secret}: SECRETS_KEY, or secrets.key in DATA_DIR.`),
  );
  if (!verify) return 0;
  // It has the heads of the first cell; the others are held against what is in them.
  const heads = new Map(Object.entries(manifest.anchors));
  return report(config, async (cell) => (cell === null || cell === (await firstCell(config)) ? heads : null));
}

type Origin = Omit<BackupManifest, 'files' | 'folders' | 'secret'>;

/** Asked before the copy begins: all that is said here is in it. */
async function describeOrigin(db: Db): Promise<Origin> {
  const [row] = await db.query<{ takenAt: Date; postgres: string }>(
    `SELECT clock_timestamp() AS "takenAt", current_setting('server_version') AS postgres`,
  );
  const heads: Record<string, string> = {};
  for (const developerId of await anchors.accounts(db)) {
    const newest = await anchors.latest(db, developerId);
    if (newest) heads[developerId] = newest.note;
  }
  return {
    format: 'surety-backup-1',
    takenAt: row?.takenAt.toISOString() ?? '',
    version: await ownVersion(),
    migration: await lastMigration(db),
    postgres: row?.postgres ?? '',
    anchors: heads,
  };
}

function secretName({ SECRETS_KEY, DATA_DIR }: Config): string {
  return SECRETS_KEY ? 'SECRETS_KEY' : join(DATA_DIR, 'secrets.key');
}

function progressOf(verb: string) {
  const line = progressLine(process.stderr, undefined, verb);
  let bytes = 0;
  const megabytes = () => Math.ceil(bytes / 1e6);
  return {
    add(more: number) {
      bytes += more;
      line.show({ stage: 'megabytes', done: megabytes(), total: null });
    },
    megabytes,
    clear: line.clear,
  };
}

function folderOf(config: Config, [folder, ...rest]: readonly string[], verb: string): string {
  if (folder === undefined || rest.length > 0)
    throw new CommandError(`name one folder: surety ${verb} <folder>`);
  if (config.DATABASE_URL) {
    throw new CommandError(
      'DATABASE_URL names a server of yours: use its own tools (guide: Backup and restore), and after a restore ' +
        'surety jobs pause before the start',
    );
  }
  return folder;
}
