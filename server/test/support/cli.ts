import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from './patience.ts';

/** The compiled CLI in tests; the source in separate programs such as `npm run crash`. */
export const CLI =
  process.env['CLI_UNDER_TEST'] ?? fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export type Cli = {
  readonly pid: number;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Everything written so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves with the first match in either output stream. */
  sees(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
};

const unmatched = new Set<number>();

/** For the end of a test: stops the processes that a failed test left running. */
export function stopStrays(): void {
  for (const pid of unmatched) killGroup(pid, 'SIGTERM');
}

/** Test apps and commands share databases, so they share the secrets key. */
export const TEST_SECRETS_KEY = '5e'.repeat(32);

/**
 * Runs the real command in its own process group. Its environment holds only the given variables and those
 * that every process on a test database needs.
 */
export function startCli(
  args: readonly string[],
  environment: Record<string, string> = {},
  folder: string = process.cwd(),
): Cli {
  if (args[0] === 'serve') bringIpData(environment['DATA_DIR']);
  const common = { PATH: String(process.env['PATH']), SECRETS_KEY: TEST_SECRETS_KEY };
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: { ...common, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const written = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      written[stream] += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  unmatched.add(Number(child.pid));
  child.once('close', () => unmatched.delete(Number(child.pid)));
  return {
    pid: Number(child.pid),
    exited: exitOf(child),
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    sees: (pattern) =>
      new Promise((resolve, reject) => {
        const failed = (why: string) =>
          reject(new Error(`${why} before ${pattern}:\n${written.stdout}\n${written.stderr}`));
        const timer = setTimeout(() => failed('ran out of patience'), PATIENCE_MS);
        const look = () => {
          const match = pattern.exec(`${written.stdout}\n${written.stderr}`);
          if (!match) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(match);
        };
        child.once('close', () => failed('exited'));
        listeners.add(look);
        look();
      }),
    kill: (signal) => killGroup(Number(child.pid), signal),
  };
}

/**
 * Otherwise every service with a new folder would compile the same IP data, which takes a core for seconds.
 */
function bringIpData(dataDir: string | undefined): void {
  const compiled = process.env['IP_DATA_UNDER_TEST'];
  // Some tests pass a folder that cannot be created; leave it that way.
  if (!compiled || !dataDir || !existsSync(dirname(dataDir))) return;
  const to = join(dataDir, 'ipdata', basename(compiled));
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copyFileSync(compiled, to);
}

function exitOf(child: ChildProcess): Cli['exited'] {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

export function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The pid of the embedded database of a data folder. It leads its own process group, so it has to be killed
 * separately.
 */
export async function postmasterOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

export const LISTENING = /listening on (http:\/\/\S+)/;

/** Polls until the answer is 200: background loading may continue after the start. */
export async function untilReady(address: string | undefined): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`);
    if (answer.status === 200) return;
    if (Date.now() > deadline) throw new Error(`not ready: ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'surety-cli-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
