import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { isRunning } from '#test/support/cli.ts';

const LOOK_AGAIN_MS = 50;

/** Results that this process has made or loaded. */
const known = new Map<string, unknown>();

/**
 * Caches slow, deterministic results for a run: test files of other processes find them in a folder that
 * lasts as long as the run. The key contains everything that the result depends on. Programs other than the
 * test run cache nothing.
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

/** Caches a picture, and returns a copy that the caller may modify. */
export async function rememberedPicture(
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  return Buffer.from(await remembered(key, make));
}

/**
 * When several callers need a result at once, one makes it and the others wait, since it would take each of
 * them as long.
 */
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
    // A maker that died will not finish.
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

/** Opens the cache for the whole run; returns a function that deletes it. */
export function openMemory(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-remembered-'));
  process.env['REMEMBERED_UNDER_TEST'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
