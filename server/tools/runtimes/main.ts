import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '#tools/package/build.ts';
import { COMPILERS, RUNTIMES, type Tried } from './runtimes.ts';

const PATIENCE_MS = 120_000;
const PORT = '3917';

/**
 * `npm run runtimes`: packs the SDK, installs it beside each runtime and compiler in an empty folder, and
 * runs the quickstart in each against its own service. Needs the npm registry, and cleans up after itself.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'surety-runtimes-'));
const tried: Tried[] = [];
try {
  const tarball = pack();
  const wanted = [...RUNTIMES, ...COMPILERS].flatMap(({ install }) => install);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['install', '--no-audit', '--no-fund', tarball, ...wanted]);
  cpSync(join(REPOSITORY, 'examples', 'quickstart.mjs'), join(folder, 'quickstart.mjs'));
  await serving(async (apiUrl) => {
    for (const runtime of RUNTIMES) {
      const output = await runtime.run({ folder, apiUrl });
      tried.push({
        name: runtime.name,
        version: runtime.version(folder),
        passed: /is DISBURSED/.test(output),
        output,
      });
    }
  });
  for (const compiler of COMPILERS) {
    const output = await compiler.run({ folder, apiUrl: '' });
    tried.push({ name: compiler.name, version: compiler.version(folder), passed: output === '', output });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const { name, version, passed, output } of tried) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name} ${version}${passed ? '' : `\n${output}`}`);
}
if (values.write) writeFileSync(join(REPOSITORY, 'sdk', 'RUNTIMES.md'), report());
process.exitCode = tried.every(({ passed }) => passed) ? 0 : 1;

function npm(args: readonly string[]): string {
  return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
}

function pack(): string {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(REPOSITORY, 'sdk'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  return join(folder, packed.trim().split('\n').at(-1) ?? '');
}

async function serving(work: (apiUrl: string) => Promise<void>): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const cli = join(REPOSITORY, 'server', 'src', 'cli.ts');
  const env = { PATH: process.env['PATH'], DATA_DIR: data, LOG_LEVEL: 'error', HOME: folder };
  const service = spawn(process.execPath, [cli, 'serve', '--port', PORT], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  const gone = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  try {
    const origin = `http://127.0.0.1:${PORT}`;
    for (const deadline = performance.now() + PATIENCE_MS; ; await pause(250)) {
      const ready = await fetch(`${origin}/healthz`).catch(() => null);
      if (ready?.ok) break;
      if (performance.now() > deadline || service.exitCode !== null)
        throw new Error('the service did not start');
    }
    await work(`${origin}/v1`);
  } finally {
    service.kill('SIGTERM');
    await gone;
  }
}

function report(): string {
  const rows = tried.map(
    ({ name, version, passed }) => `| ${name} | ${version} | ${passed ? 'passed' : 'failed'} |`,
  );
  return `<!-- made by \`npm run runtimes -- --write\`, do not edit -->
# Tested runtimes of the SDK

The package as npm packs it, installed into an empty folder. In each runtime the quickstart runs from sign-up
to a paid seller, against a service on the same machine (${process.platform} ${process.arch}).
Each compiler checks it in a strict project, including our declarations, without \`@types/node\`.
Older compilers were not tested.

| Runtime or compiler | Version | Result |
|---|---|---|
${rows.join('\n')}
`;
}
