// Compiles the package twice, as ES modules and as CommonJS, each with its own declarations.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.url));
// A production installation has no compiler and does not need the package: the service has its own copy.
if (process.env.npm_lifecycle_event === 'prepare' && !isInstalled('typescript/package.json')) process.exit(0);
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(join(home, 'dist'), { recursive: true, force: true });
for (const project of ['tsconfig.build.json', 'tsconfig.build-cjs.json']) {
  execFileSync(process.execPath, [tsc, '-p', join(home, project)], { stdio: 'inherit' });
}
// The compiler keeps .ts names in the imports of declarations, and uses an export form that older compilers
// do not know. Without both, TypeScript 4.7 and later can read the declarations.
for (const name of readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(home, 'dist', name);
  const text = readFileSync(file, 'utf8')
    .replace(/(from |import\()(["'])(\.[^"']*)\.ts\2/g, '$1$2$3.js$2')
    .replace(/^export type \*/gm, 'export *');
  writeFileSync(file, text);
}
// The package has "type": "module"; without its own package.json this folder would be read as ES modules too.
writeFileSync(join(home, 'dist', 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
// The licence is at the root of the repository; a package must contain its own copy.
copyFileSync(join(home, '..', 'LICENSE'), join(home, 'LICENSE'));

function isInstalled(file) {
  try {
    return Boolean(createRequire(import.meta.url).resolve(file));
  } catch {
    return false;
  }
}
