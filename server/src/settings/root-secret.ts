import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** The secret that is set; without one, that of the data folder, which the first start makes. */
export async function openRootSecret(given: Buffer | undefined, dataDir: string): Promise<RootSecret> {
  if (!given) await makeUnlessThere(dataDir);
  return rootSecret(given ?? (await read(dataDir)));
}

/** The same for whoever only looks: null where there is none yet. */
export async function findRootSecret(given: Buffer | undefined, dataDir: string): Promise<RootSecret | null> {
  try {
    return rootSecret(given ?? (await read(dataDir)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A database lives with one secret: what another made could be neither checked nor opened. */
export function refuseOtherSecret({ id }: RootSecret, sealedWith: string): void {
  if (id === sealedWith) return;
  throw new SecretError(
    `this database was sealed with the secret ${sealedWith}, and this is ${id}. ` +
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

async function read(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, FILE_NAME);
  const text = (await readFile(path, 'utf8')).trim();
  if (!SECRET.test(text)) {
    throw new SecretError(
      `${path} does not hold a secret of 64 hex digits. Put back the one that was there.`,
    );
  }
  return Buffer.from(text, 'hex');
}

export const SECRET = /^[0-9a-f]{64}$/i;
