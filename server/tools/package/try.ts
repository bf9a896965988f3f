import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Tried = {
  readonly megabytes: number;
  readonly packages: number;
  readonly readyMs: number;
  /** Start-up time where only DATA_DIR is writable. Null if that could not be tried. */
  readonly readOnlyMs: number | null;
};

const PATIENCE_MS = 180_000;
const PORT = '3000';

/**
 * Does what a new user does with the tarballs: installs them into an empty folder for production and follows
 * their README to the letter. Checks its promises: an account, the dashboard, the guide and the models.
 */
export async function tryPackages(
  tarballs: readonly string[],
  examples: string,
  meanwhile: (url: string, apiKey: string) => void,
): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'surety-package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const npm = ['install', '--omit=dev', '--no-audit', '--no-fund', ...tarballs];
    execFileSync('npm', npm, { cwd: folder, stdio: 'inherit' });
    const size = execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' });
    const listed = execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: folder, encoding: 'utf8' });
    const installed = join(folder, 'node_modules', '@surety', 'server');
    const [install = '', signUp = ''] = [...readme(installed).matchAll(/^```sh\n(.*?)^```$/gms)].map(
      ([, code]) => code,
    );
    const [, serve = ''] = install.trim().split('\n');
    const readyMs = await serving(folder, serve, async () => {
      meanwhile(`http://127.0.0.1:${PORT}/v1`, await followReadme(folder, signUp, examples));
    });
    const readOnlyMs = await tryReadOnly(folder, serve);
    const packages = listed.trim().split('\n').length - 1;
    return { megabytes: Number.parseInt(size, 10), packages, readyMs, readOnlyMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mounts the folder read-only for the service alone, which needs Linux and root. Data goes elsewhere. */
async function tryReadOnly(folder: string, serve: string): Promise<number | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const data = mkdtempSync(join(tmpdir(), 'surety-data-'));
  try {
    const mount = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && cd ${folder}`;
    const start = `DATA_DIR=${data} HOME=${data} exec ${serve}`;
    const quickstart = join(folder, 'quickstart.mjs');
    return await serving(folder, `unshare --mount sh -c '${mount} && ! touch x && ${start}'`, async () => {
      const output = execFileSync(process.execPath, [quickstart], { cwd: folder, encoding: 'utf8' });
      if (!output.includes('DISBURSED')) throw new Error(`the quickstart failed: ${output}`);
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Installs only the commands: they bring no other packages, and work against a service. */
export function tryCli(tarball: string, url: string, apiKey: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'surety-cli-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'inherit' });
    const listed = execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: folder, encoding: 'utf8' });
    if (listed.trim().split('\n').length !== 2) throw new Error(`it installs other packages: ${listed}`);
    const env = { ...process.env, SURETY_API_URL: url, SURETY_API_KEY: apiKey };
    const ask = ['surety', 'trigger', 'agreement.disbursed'];
    const output = execFileSync('npx', ask, { cwd: folder, encoding: 'utf8', env });
    if (!output.includes('is DISBURSED')) throw new Error(`trigger failed: ${output}`);
    const size = execFileSync('du', ['-sk', 'node_modules'], { cwd: folder, encoding: 'utf8' });
    console.log(`@surety/cli: 1 package, ${Number.parseInt(size, 10)} kB installed.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readme(installed: string): string {
  return readFileSync(join(installed, 'README.md'), 'utf8');
}

async function followReadme(folder: string, signUp: string, examples: string): Promise<string> {
  const account = JSON.parse(execFileSync('sh', ['-ec', signUp], { encoding: 'utf8' })) as {
    apiKey?: string;
  };
  if (!account.apiKey) throw new Error(`no account was created: ${JSON.stringify(account)}`);
  for (const path of ['/dashboard', '/docs/guide', '/docs', '/openapi.json']) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`);
    if (answer.status !== 200) throw new Error(`${path} responded with ${answer.status}`);
  }
  const quickstart = join(folder, 'quickstart.mjs');
  writeFileSync(quickstart, readFileSync(examples, 'utf8'));
  const output = execFileSync(process.execPath, [quickstart], { cwd: folder, encoding: 'utf8' });
  if (!output.includes('DISBURSED')) throw new Error(`the quickstart failed: ${output}`);
  return account.apiKey;
}

/** Runs the command as printed in the README until the work is done. Returns the time until it was ready. */
async function serving(folder: string, command: string, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  const service = spawn('sh', ['-c', `exec ${command}`], { cwd: folder, stdio: 'inherit', detached: true });
  try {
    while (!(await isReady())) {
      if (performance.now() - startedAt > PATIENCE_MS)
        throw new Error('the service did not become ready in time');
      await pause(100);
    }
    const readyMs = Math.round(performance.now() - startedAt);
    await work();
    return readyMs;
  } finally {
    // npx exits before the process that it started, which still has to stop its database.
    signalled(-Number(service.pid), 'SIGTERM');
    while (signalled(-Number(service.pid), 0)) await pause(100);
  }
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
