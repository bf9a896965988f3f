import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { isRunning } from '#test/support/cli.ts';

const LOOK_AGAIN_MS = 50;

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

/** Of several who want it at once one makes it, and the others wait: it would take each of them as long. */
async function findOrMake<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const kept = readIfThere(file);
    if (kept) return deserialize(kept) as Value;
    if (claim(`${file}.maker`)) break;
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    const value = await make();
    writeFileSync(`${file}.new`, serialize(value));
    renameSync(`${file}.new`, file);
    return value;
  } finally {
    rmSync(`${file}.maker`);
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const maker = Number(readIfThere(file));
    // One that died over it makes nothing any more.
    if (maker > 0 && !isRunning(maker)) rmSync(file, { force: true });
    return false;
  }
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** For the whole run; returns how to forget. */
export function openMemory(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-remembered-'));
  process.env['REMEMBERED_UNDER_TEST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
