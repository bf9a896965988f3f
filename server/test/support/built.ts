import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { compile } from '#tools/package/build.ts';
import { startTestPostgres } from './database/postgres.ts';
import { openMemory } from './identity/remembered.ts';
import { sharedIpData } from './ip-data.ts';
import { openScratch } from './process/scratch.ts';

const SDK = fileURLToPath(new URL('../../../sdk/build.mjs', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../dist/', import.meta.url));

const run = promisify(execFile);

/** Prepares everything that the test files of a run share, in parallel, before the first file starts. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const clear = openScratch();
  const forget = openMemory();
  const [stop] = await Promise.all([startTestPostgres(project), build()]);
  return async () => {
    forget();
    await stop();
    clear();
  };
}

/**
 * Examples run as a reader runs them, with the SDK that `npm ci` builds. Processes run from compiled code, as
 * in an installed package, which takes two thirds of the time. Both are built once per run from the current
 * checkout; so is the IP data that those processes look up.
 */
async function build(): Promise<void> {
  // A .sql file that the sources no longer have would be applied too.
  rmSync(join(COMPILED, 'store'), { recursive: true, force: true });
  const [ipData] = await Promise.all([sharedIpData(), compile(COMPILED), run(process.execPath, [SDK])]);
  process.env['CLI_UNDER_TEST'] = join(COMPILED, 'cli.js');
  process.env['IP_DATA_UNDER_TEST'] = ipData;
}
