import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What has been made or found in this process. */
const known = new Map<string, unknown>();

/**
 * What takes long to make and always comes out the same, made once in a run: files of other processes find it
 * in a folder that the run has while it lasts. The key says all that the result depends on. Programs other
 * than the test run remember nothing.
 */
export async function remembered<Value>(
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Value>,
): Promise<Value> {
  const folder = process.env['REMEMBERED_UNDER_TEST'];
  if (!folder) return make();
  const hash = createHash('sha256');
  for (const part of key) hash.update(`${part.length}:`).update(part);
  const name = hash.digest('hex');
  if (!known.has(name)) known.set(name, await findOrMake(join(folder, name), make));
  return known.get(name) as Value;
}

/** The same of a picture, for whoever may write on it. */
export async function rememberedPicture(
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  return Buffer.from(await remembered(key, make));
}

async function findOrMake<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  try {
    return deserialize(readFileSync(file)) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const value = await make();
  writeFileSync(`${file}.${process.pid}`, serialize(value));
  renameSync(`${file}.${process.pid}`, file);
  return value;
}

/** For the whole run; returns how to forget. */
export function openMemory(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-remembered-'));
  process.env['REMEMBERED_UNDER_TEST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
