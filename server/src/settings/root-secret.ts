import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The one secret that the database never holds. Whatever needs a key gets one of its own, by purpose, so
 * that none of them tells anything about another.
 */
export type RootSecret = {
  /** Tells two secrets apart and opens nothing. */
  readonly id: string;
  /** 32 bytes, the same each time for the same purpose. */
  derive(purpose: string): Buffer;
  /** Those before it, the one of the first start last: what they sealed can still be read. */
  readonly older?: readonly RootSecret[];
};

/** Somebody has to put the right secret in place. */
export class SecretError extends Error {}

const BYTES = 32;
/** In DATA_DIR, beside the embedded database and not in it. */
const FILE_NAME = 'secrets.key';

function rootSecret(bytes: Buffer): RootSecret {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', bytes, 'surety', purpose, BYTES));
  const id = createHash('sha256').update(derive('id')).digest('hex').slice(0, 16);
  return { id, derive };
}

export function newRootSecret(): RootSecret {
  return rootSecret(randomBytes(BYTES));
}

/**
 * The secret that is set, with those before it; without any, those of the data folder, of which the first
 * start makes one.
 */
export async function openRootSecret(
  given: Buffer | undefined,
  dataDir: string,
  before: readonly Buffer[] = [],
): Promise<RootSecret> {
  if (!given) await makeUnlessThere(dataDir);
  return chain(given ? [given, ...before] : await read(dataDir));
}

/** The books are sealed with the secret of the first start for good, whatever else is sealed anew. */
export function firstSecret(secret: RootSecret): RootSecret {
  return secret.older?.at(-1) ?? secret;
}

/** For whoever only looks: null where there is none yet. */
export async function findRootSecret(
  given: Buffer | undefined,
  dataDir: string,
  before: readonly Buffer[] = [],
): Promise<RootSecret | null> {
  try {
    return chain(given ? [given, ...before] : await read(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Puts a new secret before those of the data folder. */
export async function addNewSecret(dataDir: string): Promise<RootSecret> {
  const secrets = [randomBytes(BYTES), ...(await read(dataDir))];
  await replaceFile(dataDir, secrets);
  return chain(secrets);
}

/** Leaves the newest, and the first, which the books are sealed with. */
export async function dropOldSecrets(dataDir: string): Promise<void> {
  const secrets = await read(dataDir);
  await replaceFile(
    dataDir,
    secrets.filter((_, at) => at === 0 || at === secrets.length - 1),
  );
}

function chain([newest, ...older]: readonly Buffer[]): RootSecret {
  if (!newest) throw new Error('there is no secret');
  return { ...rootSecret(newest), older: older.map(rootSecret) };
}

/** A database lives with one secret: what another made could be neither checked nor opened. */
export function refuseOtherSecret({ id }: RootSecret, macSecret: string): void {
  if (id === macSecret) return;
  throw new SecretError(
    `this database was sealed with the secret ${macSecret}, and this is ${id}. ` +
      `Set SECRETS_KEY to the one it had, or put its ${FILE_NAME} back into DATA_DIR.`,
  );
}

async function makeUnlessThere(dataDir: string): Promise<void> {
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    // Never over one that is there: two processes that start at once must end up with the same.
    await writeFile(path, `${randomBytes(BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The newest first, one a line. */
async function read(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, FILE_NAME);
  const lines = (await readFile(path, 'utf8')).trim().split(/\s+/);
  if (!lines.every((line) => SECRET.test(line))) {
    throw new SecretError(
      `${path} does not hold a secret of 64 hex digits. Put back the one that was there.`,
    );
  }
  return lines.map((line) => Buffer.from(line, 'hex'));
}

/** All or nothing: whoever loses power in between has the old file. */
async function replaceFile(dataDir: string, secrets: readonly Buffer[]): Promise<void> {
  const path = join(dataDir, FILE_NAME);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(secrets.map((secret) => `${secret.toString('hex')}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

export const SECRET = /^[0-9a-f]{64}$/i;
