// Compiles the package. `npm run docs:generate` builds the script that the service serves from the same
// sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.url));
const dist = join(home, 'dist');
const tsc = compiler();
// A production installation has no compiler and does not need this package.
if (!tsc && process.env.npm_lifecycle_event === 'prepare') process.exit(0);

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', join(home, 'tsconfig.build.json')], { stdio: 'inherit' });
// The compiler keeps .ts names in the imports of declarations.
for (const name of readdirSync(dist).filter((file) => file.endsWith('.d.ts'))) {
  const text = readFileSync(join(dist, name), 'utf8');
  writeFileSync(join(dist, name), text.replace(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}
// The licence is at the root of the repository; a package must contain its own copy.
copyFileSync(join(home, '..', 'LICENSE'), join(home, 'LICENSE'));

function compiler() {
  try {
    const require = createRequire(import.meta.url);
    return join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  } catch {
    return null;
  }
}
