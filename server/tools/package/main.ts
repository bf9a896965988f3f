import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPackage } from './build.ts';

const BUILD = fileURLToPath(new URL('../../../build/', import.meta.url));

// Node comes from the machine, so that what a checkout brings along for old ones is not packed.
await buildPackage(`${BUILD}server`);
for (const folder of [`${BUILD}server`, fileURLToPath(new URL('../../../sdk', import.meta.url))]) {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', BUILD], { cwd: folder, stdio: 'inherit' });
}
