// Compiles the package twice, as ES modules and as CommonJS, each with its own declarations.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.url));
// A production installation has no compiler and does not need the package: the service has its own copy.
if (process.env.npm_lifecycle_event === 'prepare' && !isInstalled('typescript/package.json')) process.exit(0);
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

// Built beside the last build and then swapped, because programs may be using that one.
const dist = join(home, 'dist');
const [next, last] = ['next', 'last'].map((name) => join(home, `.dist-${name}-${process.pid}`));
for (const [project, folder] of [
  ['tsconfig.build.json', join(next, 'esm')],
  ['tsconfig.build-cjs.json', join(next, 'cjs')],
]) {
  execFileSync(process.execPath, [tsc, '-p', join(home, project), '--outDir', folder], { stdio: 'inherit' });
}
// The compiler keeps .ts names in the imports of declarations, and uses an export form that older compilers
// do not know. Without both, TypeScript 4.7 and later can read the declarations.
for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(next, name);
  const text = readFileSync(file, 'utf8')
    .replace(/(from |import\()(["'])(\.[^"']*)\.ts\2/g, '$1$2$3.js$2')
    .replace(/^export type \*/gm, 'export *');
  writeFileSync(file, text);
}
// The package has "type": "module"; without its own package.json this folder would be read as ES modules too.
writeFileSync(join(next, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
while (!swapped()) rmSync(last, { recursive: true, force: true });
rmSync(last, { recursive: true, force: true });
// The licence is at the root of the repository; a package must contain its own copy.
copyFileSync(join(home, '..', 'LICENSE'), join(home, 'LICENSE'));

/** Puts this build in the place of the last one. False when another build did so in between. */
function swapped() {
  if (existsSync(dist)) renameSync(dist, last);
  try {
    renameSync(next, dist);
    return true;
  } catch (error) {
    if (existsSync(dist)) return false;
    throw error;
  }
}

function isInstalled(file) {
  try {
    return Boolean(createRequire(import.meta.url).resolve(file));
  } catch {
    return false;
  }
}
