import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Environment } from './command.ts';

/** Adds the settings of a .env file in the working folder; environment variables take precedence. */
export async function withDotEnv(environment: Environment): Promise<Environment> {
  try {
    return { ...parseEnv(await readFile('.env', 'utf8')), ...environment };
  } catch (error) {
    // A folder of that name, or an unreadable file, is ignored.
    if (['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return environment;
    throw error;
  }
}
