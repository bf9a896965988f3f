import { patiently } from '#core/database-url.ts';
import { attachEmbeddedPostgres, reachEmbeddedPostgres } from '#postgres/attach.ts';
import { restoredFolder } from '#postgres/backup.ts';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { type Config, ConfigError } from '#settings/config.ts';
import {
  findRootSecret,
  firstSecret,
  openRootSecret,
  type RootSecret,
  refuseOtherSecret,
  SecretError,
} from '#settings/root-secret.ts';
import * as developers from '#store/account/developers.ts';
import * as people from '#store/account/people.ts';
import * as sessions from '#store/account/sessions.ts';
import * as appSecrets from '#store/account/signing-in/app-secrets.ts';
import type { Cell } from '#store/connection/cells.ts';
import * as cells from '#store/connection/cells.ts';
import * as controlMacs from '#store/control-macs.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import { encryptClearRows } from '#store/escrow/encrypted/clear-rows.ts';
import * as webhookSecrets from '#store/events/webhook-secrets.ts';
import * as mails from '#store/mail/mails.ts';
import { checkInstead, type MigrationReport, mayOnlyServe, migrate } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import * as encryptionKeys from '#store/secrets/encryption-keys.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';
import { openSecretBox, REENCRYPTED, type Reencrypted, type SecretBox } from '#store/secrets/secret-box.ts';
import type { Launched } from './launch.ts';

export type DatabaseUrls = {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  readonly historyProtected: boolean;
  /** Every cell, the first one first; empty when there is only one. */
  readonly cells: readonly Cell[];
};

type OpenOptions = {
  /** Migrate in any case (surety migrate). */
  readonly insist?: boolean;
  /** The embedded server, if it is starting already. */
  readonly launched?: Launched;
};

/**
 * Opens a database of this version: the configured server, or the embedded one, which is started. A process
 * that only has the role of the service checks the version instead of migrating.
 */
export async function openDatabase(
  config: Config,
  { insist = false, launched }: OpenOptions = {},
): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  if (config.DATABASE_URL) {
    const serviceUrl = config.DATABASE_URL;
    const ownerUrl = config.MIGRATION_DATABASE_URL ?? serviceUrl;
    const brought = await bringForward(config, { ownerUrl, serviceUrl }, insist);
    return { serviceUrl, ownerUrl, ...brought, stop: async () => undefined };
  }
  const server = await (launched?.server ?? startEmbeddedPostgres({ dataDir: config.DATA_DIR }));
  try {
    const brought = await bringForward(config, server, insist);
    await pauseIfRestored(config.DATA_DIR, cellUrls(server.serviceUrl, brought.cells));
    return { ...server, ...brought, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Connects to the database that the leader of this process has opened and migrated. */
export async function joinDatabase(config: Config): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  const { DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl = serviceUrl } = config;
  const stop = async () => undefined;
  const urls = serviceUrl && ownerUrl ? { serviceUrl, ownerUrl } : attachEmbeddedPostgres(config.DATA_DIR);
  const { historyProtected } = await checkInstead(urls.serviceUrl);
  const all = await cells.listAt(urls.serviceUrl);
  for (const cell of all.slice(1)) await checkInstead(cells.urlOf(urls.serviceUrl, cell), cell.name);
  return { ...urls, historyProtected, cells: all, stop };
}

function cellUrls(url: string, all: readonly Cell[]): string[] {
  return all.length === 0 ? [url] : all.map((cell) => cells.urlOf(url, cell));
}

type Urls = { readonly ownerUrl: string; readonly serviceUrl: string };

/** Brings tables and functions to this version, and encrypts secrets that are still in plain text. */
async function bringForward(
  config: Config,
  { ownerUrl, serviceUrl }: Urls,
  insist: boolean,
): Promise<Pick<DatabaseUrls, 'historyProtected' | 'cells'>> {
  const canMigrate = async () => ownerUrl !== serviceUrl || !(await mayOnlyServe(serviceUrl));
  const migrates = insist || (config.MIGRATE && (await canMigrate()));
  const bring = async (owner: string, service: string, cell?: string) => {
    if (!migrates) return checkInstead(service, cell);
    const report = await migrate(owner, service, cell);
    printMigration(report, cell);
    return report;
  };
  const { historyProtected } = await bring(ownerUrl, serviceUrl);
  const [all] = await Promise.all([cells.listAt(serviceUrl), adopt(config, serviceUrl)]);
  for (const cell of all.slice(1)) {
    const service = cells.urlOf(serviceUrl, cell);
    await bring(cells.urlOf(ownerUrl, cell), service, cell.name);
    await adopt(config, service);
  }
  return { historyProtected, cells: all };
}

/** To stderr, so that it is seen before the log of the service begins, and in each command that migrates. */
function printMigration({ applied, functions }: MigrationReport, cell?: string): void {
  const where = cell === undefined ? 'the database' : `cell ${cell}`;
  if (applied.length > 0) console.error(`  Migrated ${where}: ${applied.join(', ')}`);
  if (functions.length > 0)
    console.error(`  Updated the SQL functions of ${where}: ${functions.length} files`);
}

async function adopt(config: Config, serviceUrl: string): Promise<void> {
  const db = openDb(serviceUrl, { max: 1 });
  try {
    await adoptSecrets(
      db,
      openSecretBox(await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD)),
    );
  } finally {
    await db.close();
  }
}

/** A restored database may be older than the bank's records: no money moves until a person has checked. */
async function pauseIfRestored(dataDir: string, urls: readonly string[]): Promise<void> {
  const folder = restoredFolder(dataDir);
  if (!folder.restored) return;
  for (const url of urls) {
    const db = openDb(url, { max: 1 });
    try {
      await moneyPause.pause(db, 'the database was restored');
    } finally {
      await db.close();
    }
  }
  folder.clear();
}

/** A command holds nothing up, so it waits for a busy server rather than give up. */
const COMMAND_WAITS_SECONDS = 60;

/**
 * Reaches the database as it is, for read-only commands: nothing is migrated, and a running server is shared.
 */
export async function reachDatabase(config: Config): Promise<Reached> {
  const { CELL: cell } = config;
  const found = await (config.DATABASE_URL
    ? {
        serviceUrl: config.DATABASE_URL,
        ownerUrl: config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL,
        stop: async () => undefined,
      }
    : reachEmbeddedPostgres(config.DATA_DIR));
  const reached = {
    serviceUrl: patiently(found.serviceUrl, COMMAND_WAITS_SECONDS),
    ownerUrl: patiently(found.ownerUrl, COMMAND_WAITS_SECONDS),
    stop: () => found.stop(),
  };
  if (cell === undefined) return reached;
  const named = (await cells.listAt(reached.serviceUrl)).find(({ name }) => name === cell);
  if (named) {
    const [serviceUrl, ownerUrl] = [reached.serviceUrl, reached.ownerUrl].map((url) =>
      cells.urlOf(url, named),
    );
    return { serviceUrl: String(serviceUrl), ownerUrl: String(ownerUrl), stop: () => reached.stop() };
  }
  await reached.stop();
  throw new ConfigError(`there is no cell ${cell}; list them with: surety cells list`);
}

type Reached = Urls & { stop(): Promise<void> };

const BATCH_SIZE = 200;

/** Takes the key into use, encrypts secrets that version 0.1 left in plain text, and adds missing MACs. */
export async function adoptSecrets(db: Db, box: SecretBox): Promise<void> {
  await encryptionKeys.adopt(db, box);
  await controlMacs.backfill(unlocked(db, await dataKey.open(db, box)));
  await reencrypt(db, box, REENCRYPTED.clear);
}

/**
 * Re-encrypts everything with the current key; processes that have both keys may run at the same time.
 * Personal fields have a data key of their own, and only that key is re-encrypted; plain-text rows that may
 * be rewritten are encrypted.
 */
export async function rotateSecrets(db: Db, box: SecretBox): Promise<number> {
  await encryptionKeys.adopt(db, box);
  const personal = await dataKey.open(db, box);
  await dataKey.reencrypt(db, box);
  const cleared = await encryptClearRows(unlocked(db, personal), BATCH_SIZE);
  const encrypted = cleared + (await reencrypt(db, box, REENCRYPTED.allOthers));
  await db.transaction(async (tx) => {
    await people.forgetOldDigests(tx, box);
    await encryptionKeys.keepOnly(tx, box);
  });
  return encrypted;
}

async function reencrypt(db: Db, box: SecretBox, which: Reencrypted): Promise<number> {
  let encrypted = 0;
  for (const { reencrypt } of [developers, people, sessions, appSecrets, webhookSecrets, mails]) {
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; encrypted += batch) {
      batch = await db.transaction((tx) => reencrypt(tx, box, which, BATCH_SIZE));
    }
  }
  return encrypted;
}

export type Unlocked<Secret = RootSecret> = { readonly db: Db; readonly secret: Secret };

/**
 * Opens a database with its root secret. A different secret is refused before anything is encrypted with it.
 */
export async function unlockDatabase(locked: Db, config: Config): Promise<Unlocked> {
  try {
    const secret = await openRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
    const first = firstSecret(secret);
    refuseOtherSecret(first, await macSecret.note(locked, first.id));
    return { secret, db: unlocked(locked, await dataKey.open(locked, openSecretBox(secret))) };
  } catch (error) {
    await locked.close();
    throw error;
  }
}

/** As `unlockDatabase`, for a command beside the service: it needs the existing secret and creates none. */
export async function unlockBeside(locked: Db, config: Config): Promise<Unlocked> {
  const { secret } = await unlockIfPossible(locked, config);
  if (!secret)
    throw new SecretError('the secret of this database was not found; set SECRETS_KEY or DATA_DIR');
  return { secret, db: unlocked(locked, await dataKey.open(locked, openSecretBox(secret))) };
}

/** For read-only use: without the secret the database stays locked. */
export async function unlockIfPossible(locked: Db, config: Config): Promise<Unlocked<RootSecret | null>> {
  const secret = await findRootSecret(config.SECRETS_KEY, config.DATA_DIR, config.SECRETS_KEY_OLD);
  const encryptedBy = await macSecret.read(locked);
  if (!secret || (encryptedBy !== undefined && encryptedBy !== firstSecret(secret).id)) {
    return { db: locked, secret: null };
  }
  try {
    const personal = await dataKey.find(locked, openSecretBox(secret));
    return { secret, db: personal ? unlocked(locked, personal) : locked };
  } catch (error) {
    if (!(error instanceof encryptionKeys.SecretsKeyError)) throw error;
    return { db: locked, secret };
  }
}
