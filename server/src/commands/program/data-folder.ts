import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from './command.ts';

/** Files that mark the root of a checkout or of a project. */
const MARKS_OF_A_ROOT = ['.git', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * In a subfolder, uses the database of the folder above instead of creating a second one: unless configured,
 * the nearest `data` upwards that has a database is used. Without any, one is created in this folder. The
 * search stops at the root of a project, because folders above it belong to others.
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
