import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage, REPOSITORY } from './build.ts';
import { buildCli } from './cli.ts';
import { fetchRuntime } from './runtime.ts';
import { tryCli, tryPackages } from './try.ts';

const BUILD = join(REPOSITORY, 'build');

const { values } = parseArgs({
  options: {
    try: { type: 'boolean', default: false },
    /** Only the packages for users of a service: no download, and a few seconds. */
    clients: { type: 'boolean', default: false },
  },
});
const CLIENTS = [join(REPOSITORY, 'sdk'), join(BUILD, 'cli'), join(REPOSITORY, 'browser')];
if (!values.clients) await buildServer();
await buildCli(join(BUILD, 'cli'));
const tarballs = [...(values.clients ? [] : [join(BUILD, 'server')]), ...CLIENTS].map((folder) => {
  const pack = ['pack', '--silent', '--pack-destination', BUILD];
  const printed = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  return join(BUILD, printed.trim().split('\n').at(-1) ?? '');
});
for (const tarball of tarballs) {
  console.log(`${tarball}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
}
if (values.try && !values.clients) {
  const [server = '', sdk = '', cli = ''] = tarballs;
  const quickstart = join(REPOSITORY, 'examples', 'quickstart.mjs');
  const { megabytes, packages, readyMs, readOnlyMs } = await tryPackages(
    [server, sdk],
    quickstart,
    (url, key) => tryCli(cli, url, key),
  );
  console.log(`Installed: ${packages} packages, ${megabytes} MB. Ready ${readyMs} ms after npx.`);
  console.log(
    readOnlyMs === null
      ? 'Not tried on a read-only file system: that needs Linux and root.'
      : `On a read-only file system: ready after ${readOnlyMs} ms, and the quickstart ran.`,
  );
}

async function buildServer(): Promise<void> {
  const fetched = mkdtempSync(join(tmpdir(), 'surety-runtime-'));
  try {
    await buildPackage(join(BUILD, 'server'), fetchRuntime(REPOSITORY, fetched));
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}
