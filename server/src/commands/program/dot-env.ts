import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Environment } from './command.ts';

/** What a file .env in the working folder says; the environment itself has the last word. */
export async function withDotEnv(environment: Environment): Promise<Environment> {
  try {
    return { ...parseEnv(await readFile('.env', 'utf8')), ...environment };
  } catch (error) {
    // A folder of that name, or one that may not be read, is as if it were not there.
    if (['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return environment;
    throw error;
  }
}
