import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from './build.ts';
import { fetchRuntime } from './runtime.ts';
import { tryPackages } from './try.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const BUILD = join(REPOSITORY, 'build');

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const fetched = mkdtempSync(join(tmpdir(), 'surety-runtime-'));
try {
  await buildPackage(join(BUILD, 'server'), fetchRuntime(REPOSITORY, fetched));
} finally {
  rmSync(fetched, { recursive: true, force: true });
}
const tarballs = [join(BUILD, 'server'), join(REPOSITORY, 'sdk')].map((folder) => {
  const pack = ['pack', '--silent', '--pack-destination', BUILD];
  const printed = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  return join(BUILD, printed.trim().split('\n').at(-1) ?? '');
});
for (const tarball of tarballs) {
  console.log(`${tarball}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
}
if (values.try) {
  const { megabytes, packages, readyMs } = await tryPackages(
    tarballs,
    join(REPOSITORY, 'examples', 'quickstart.mjs'),
  );
  console.log(`Installed: ${packages} packages, ${megabytes} MB. Ready ${readyMs} ms after npx.`);
}
