import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from './command.ts';

/** What the root of a checkout, or of whatever the service was installed into, holds. */
const MARKS_OF_A_ROOT = ['.git', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * Whoever goes into a folder below the one with their database means that database, and no second one: where
 * nothing is said, the nearest `data` upward that holds one is taken. Without any it is begun in this folder.
 * What lies above a project is somebody else's.
 */
export function withDataFolder(environment: Environment, here = process.cwd()): Environment {
  if (environment['DATA_DIR'] || environment['DATABASE_URL']) return environment;
  for (let folder = here; ; folder = dirname(folder)) {
    const data = join(folder, 'data');
    if (existsSync(join(data, 'postgres', 'PG_VERSION'))) {
      return folder === here ? environment : { ...environment, DATA_DIR: data };
    }
    const isRoot = MARKS_OF_A_ROOT.some((mark) => existsSync(join(folder, mark)));
    if (isRoot || folder === dirname(folder)) return environment;
  }
}
