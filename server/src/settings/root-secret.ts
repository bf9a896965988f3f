import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that is never in the database. Each purpose gets a derived key, so that no key reveals another.
 */
export type RootSecret = {
  /** Identifies the secret without revealing it. */
  readonly id: string;
  /** Returns 32 bytes, always the same for one purpose. */
  derive(purpose: string): Buffer;
  /** Earlier secrets, the one of the first start last: data encrypted with them can still be read. */
  readonly older?: readonly RootSecret[];
};

/** The operator has to provide the right secret. */
export class SecretError extends Error {}

const BYTES = 32;
/** In DATA_DIR, next to the embedded database but not inside it. */
export const SECRET_FILE = 'secrets.key';

function rootSecret(bytes: Buffer): RootSecret {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', bytes, 'surety', purpose, BYTES));
  const id = createHash('sha256').update(derive('id')).digest('hex').slice(0, 16);
  return { id, derive };
}

export function newRootSecret(): RootSecret {
  return rootSecret(randomBytes(BYTES));
}

/**
 * Returns the configured secret with earlier ones; without any, those of the data folder, where the first
 * start creates one.
 */
export async function openRootSecret(
  given: Buffer | undefined,
  dataDir: string,
  before: readonly Buffer[] = [],
): Promise<RootSecret> {
  if (!given) await makeUnlessThere(dataDir);
  return chain(given ? [given, ...before] : await read(dataDir));
}

/** The books' MACs always use the secret of the first start, even after encrypted data was re-encrypted. */
export function firstSecret(secret: RootSecret): RootSecret {
  return secret.older?.at(-1) ?? secret;
}

/** For read-only use: null when there is no secret yet. */
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

/** Adds a new secret before those of the data folder. */
export async function addNewSecret(dataDir: string): Promise<RootSecret> {
  const secrets = [randomBytes(BYTES), ...(await read(dataDir))];
  await replaceFile(dataDir, secrets);
  return chain(secrets);
}

/** Keeps the newest secret and the first, which the books' MACs use. */
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

/** A database works with one secret: MACs of another could not be verified, nor its data decrypted. */
export function refuseOtherSecret({ id }: RootSecret, macSecret: string): void {
  if (id === macSecret) return;
  throw new SecretError(
    `this database was created with the secret ${macSecret}, but the current secret is ${id}. ` +
      `Set SECRETS_KEY to the secret that this database was created with, or restore its ${SECRET_FILE} in DATA_DIR.`,
  );
}

async function makeUnlessThere(dataDir: string): Promise<void> {
  const path = join(dataDir, SECRET_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Never overwrite an existing file: two processes that start at once must end up with the same secret.
    await writeFile(path, `${randomBytes(BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Newest first, one per line. */
async function read(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, SECRET_FILE);
  const lines = (await readFile(path, 'utf8')).trim().split(/\s+/);
  if (!lines.every((line) => SECRET.test(line))) {
    throw new SecretError(`${path} does not contain a secret of 64 hex digits; restore the original file`);
  }
  return lines.map((line) => Buffer.from(line, 'hex'));
}

/** Atomic: after a power failure either the old or the new file is there. */
async function replaceFile(dataDir: string, secrets: readonly Buffer[]): Promise<void> {
  const path = join(dataDir, SECRET_FILE);
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
