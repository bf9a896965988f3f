import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '#tools/package/build.ts';
import { sharedIpData } from './ip-data.ts';
import { openMemory } from './identity/remembered.ts';

const SDK = fileURLToPath(new URL('../../../sdk/build.mjs', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Examples run as a reader runs them, with the SDK that `npm ci` builds; and processes are started as whoever
 * installs the package starts them, which takes two thirds of the time. Both are built once for the whole
 * run, of what the checkout holds now; so are the addresses that those processes look up.
 */
export default async function build(): Promise<() => void> {
  execFileSync(process.execPath, [SDK]);
  await compile(COMPILED);
  process.env['CLI_UNDER_TEST'] = join(COMPILED, 'cli.js');
  process.env['IP_DATA_UNDER_TEST'] = await sharedIpData();
  return openMemory();
}
