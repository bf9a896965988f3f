import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstCell } from '#app/cells.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { managePrivacy } from '#commands/privacy.ts';
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

/** `surety backup`: copies the whole embedded database as it is now, also while the service runs. */
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
      `The database as of ${origin.takenAt} is in ${folder} (${copying.megabytes()} MB). The secret ` +
        'that decrypts it, ' +
        `${origin.secret}, is not included: keep ${secretName(config)} somewhere else.`,
    );
    return 0;
  } finally {
    copying.clear();
    await db.close();
    await server.stop();
  }
}

/**
 * `surety restore`: restores into a DATA_DIR without a database; `--verify` checks everything that was
 * restored.
 */
export async function restore(
  config: Config,
  words: readonly string[],
  {
    verify = false,
    erasures,
  }: { readonly verify?: boolean | undefined; readonly erasures?: string | undefined },
): Promise<number> {
  const folder = folderOf(config, words, 'restore');
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new CommandError(`${folder} is not a backup: it has no ${MANIFEST}`);
  const secret = await secretIfHere(config);
  const manifest = await readBackupManifest(await readFile(path, 'utf8'), path, secret);
  const isHere = manifest.secret === secret?.id;
  if ((verify || erasures !== undefined) && !isHere) {
    throw new CommandError(
      `the secret ${manifest.secret} is needed to verify or erase; set SECRETS_KEY, or put secrets.key into DATA_DIR`,
    );
  }
  const copying = progressOf('restoring');
  await restoreCluster(config.DATA_DIR, folder, manifest, copying.add).finally(copying.clear);
  console.log(
    `The database as of ${manifest.takenAt} is in ${config.DATA_DIR}. Banks may have received later ` +
      'payments, so ' +
      'payments stay paused on the next start: run surety verify, compare with the bank’s statements, ' +
      'then surety jobs resume.' +
      (isHere
        ? ''
        : `\nBefore that it needs its secret, ${manifest.secret}: SECRETS_KEY, or secrets.key in DATA_DIR.`),
  );
  const left = erasures === undefined ? 0 : await managePrivacy(config, ['replay', erasures]);
  if (!verify) return left;
  // The manifest has the anchors of the first cell; the other cells are checked against their own contents.
  const heads = new Map(Object.entries(manifest.anchors));
  return report(config, async (cell) => (cell === null || cell === (await firstCell(config)) ? heads : null));
}

type Origin = Omit<BackupManifest, 'files' | 'folders' | 'secret'>;

/** Queried before the copy begins, so that everything stated here is in it. */
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
    throw new UsageError(`name one folder: surety ${verb} <folder>`);
  if (config.DATABASE_URL) {
    throw new CommandError(
      'DATABASE_URL is set: use the tools of your database server (docs/backups.md), and ' +
        'after a restore run ' +
        'surety jobs pause before the start',
    );
  }
  return folder;
}
