import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Examples run as a reader runs them, with the SDK that `npm ci` builds. Here it is built once for the whole
 * run, of what the checkout holds now.
 */
export default function buildSdk(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../sdk/build.mjs', import.meta.url))]);
}
