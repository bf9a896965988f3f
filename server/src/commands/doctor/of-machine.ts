import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { IP_DATA_FOLDER } from '#app/app.ts';
import { faultOfNode, OLDEST_NODE } from '#commands/program/node-version.ts';
import { stalenessOf } from '#core/risk/ip-intel.ts';
import { COMPILED_FILE } from '#providers/ip/compile.ts';
import { readIpDataFile } from '#providers/ip/data-file.ts';
import type { Config } from '#settings/config.ts';
import { SECRET_FILE } from '#settings/root-secret.ts';
import { ownVersion } from '#store/version.ts';
import { MODEL_FILES, type ModelName, readModel } from '#vision/models/models.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const COMFORTABLE_BYTES = 2e9;

export async function versions(): Promise<Finding> {
  const { node } = process.versions;
  const message = `Surety ${await ownVersion()} on Node ${node}, ${process.platform} ${process.arch}`;
  return faultOfNode(node) === null
    ? ok('versions', message)
    : fail('versions', message, `install Node ${OLDEST_NODE.join('.')} or newer`);
}

/** For a folder that does not exist yet, checks the disk that it would be on. */
export async function disk({ DATA_DIR: folder, STORAGE_RESERVE: reserve }: Config): Promise<Finding> {
  const free = await freeBytes(resolve(folder));
  const message = `${(free / 1e9).toFixed(1)} GB free for ${folder}`;
  if (free < reserve)
    return fail('disk', message, 'free disk space: below STORAGE_RESERVE, write requests are refused');
  return free < COMFORTABLE_BYTES
    ? warn('disk', message, 'free disk space before it falls below STORAGE_RESERVE')
    : ok('disk', message);
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return freeBytes(dirname(folder));
  }
}

/** A copy of the folder of the embedded database should not contain what decrypts it. */
export function secretFile({
  SECRETS_KEY: given,
  DATABASE_URL: server,
  DATA_DIR: folder,
}: Config): Finding[] {
  const path = join(folder, SECRET_FILE);
  if (given || server || !existsSync(path)) return [];
  const next = 'set SECRETS_KEY from a secret store, and keep the file elsewhere';
  return [warn('secret', `${path} lies beside the database, so a copy of the folder has both`, next)];
}

export async function ipData({ DATA_DIR }: Config): Promise<Finding> {
  const file = await readIpDataFile(join(DATA_DIR, IP_DATA_FOLDER, COMPILED_FILE)).catch(() => null);
  if (!file) return warn('IP data', 'not compiled yet', 'the first start compiles it, or run: surety ipdata');
  const { sources } = file.header;
  const stale = stalenessOf(sources, new Date());
  return stale
    ? warn('IP data', stale, 'install newer data: surety ipdata update')
    : ok('IP data', sources.map(({ name, date }) => `${name} of ${date}`).join(', '));
}

export async function models(): Promise<Finding> {
  try {
    for (const name of Object.keys(MODEL_FILES) as ModelName[]) await readModel(name);
    await import('onnxruntime-node');
  } catch (error) {
    return fail('models', (error as Error).message, 'reinstall: npm ci');
  }
  return ok('models', `${Object.keys(MODEL_FILES).length} files, all with the expected checksums`);
}
