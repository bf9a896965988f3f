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
  /** What was the secret before: what it sealed can still be read. */
  readonly older?: readonly RootSecret[];
};

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
 * The secret that is set, with the one before it; without any, those of the data folder, which the first
 * start makes.
 */
export async function openRootSecret(
  given: Buffer | undefined,
  dataDir: string,
  before?: Buffer,
): Promise<RootSecret> {
  return given ? chain([given, ...(before ? [before] : [])]) : chain(await readOrMake(dataDir));
}

/**
 * Puts a new secret before the one of the data folder, which stays readable until `dropOldSecret`. A rotation
 * that was cut off goes on with the one that it had made.
 */
export async function addNewSecret(dataDir: string): Promise<RootSecret> {
  const secrets = await readOrMake(dataDir);
  if (secrets.length > 1) return chain(secrets);
  const both = [randomBytes(BYTES), ...secrets];
  await replaceFile(dataDir, both);
  return chain(both);
}

export async function dropOldSecret(dataDir: string): Promise<void> {
  await replaceFile(dataDir, (await readOrMake(dataDir)).slice(0, 1));
}

function chain([newest, ...older]: readonly Buffer[]): RootSecret {
  if (!newest) throw new Error('there is no secret');
  return { ...rootSecret(newest), older: older.map(rootSecret) };
}

/** The newest first, one a line. */
async function readOrMake(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    // Never over one that is there: two processes that start at once must end up with the same.
    await writeFile(path, written([randomBytes(BYTES)]), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const lines = (await readFile(path, 'utf8')).trim().split(/\s+/);
  if (!lines.every((line) => SECRET.test(line))) {
    throw new Error(`${path} does not hold a secret of 64 hex digits. Put back the one that was there.`);
  }
  return lines.map((line) => Buffer.from(line, 'hex'));
}

/** All or nothing: whoever loses power in between has the old file. */
async function replaceFile(dataDir: string, secrets: readonly Buffer[]): Promise<void> {
  const path = join(dataDir, FILE_NAME);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(written(secrets));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

function written(secrets: readonly Buffer[]): string {
  return secrets.map((secret) => `${secret.toString('hex')}\n`).join('');
}

export const SECRET = /^[0-9a-f]{64}$/i;
