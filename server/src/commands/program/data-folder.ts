import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from './command.ts';

/**
 * Whoever goes into a folder below the one with their database means that database, and no second one: where
 * nothing is said, the nearest `data` upward that holds one is taken. Without any it is begun in this folder.
 */
export function withDataFolder(environment: Environment, here = process.cwd()): Environment {
  if (environment['DATA_DIR'] || environment['DATABASE_URL']) return environment;
  for (let folder = here; ; folder = dirname(folder)) {
    const data = join(folder, 'data');
    if (existsSync(join(data, 'postgres', 'PG_VERSION'))) {
      return folder === here ? environment : { ...environment, DATA_DIR: data };
    }
    if (folder === dirname(folder)) return environment;
  }
}
