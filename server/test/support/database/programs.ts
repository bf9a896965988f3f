import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** The user that the servers run as: none of them runs as root. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

export async function accountOf(name: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (which: string) => Number((await run('id', [which, name])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** Finds Debian's newest PostgreSQL. */
export function findPostgres(): string {
  const newest = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15');
  return join(newest, '..');
}

export function findProgram(name: string, debianPackage: string): string {
  const place = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find(existsSync);
  if (!place) throw new Error(`${name} is not installed: apt-get install ${debianPackage}`);
  return place;
}

/** Creates a folder for all files of one run, owned by the servers' user. */
export async function openFolder(account: Account) {
  const path = await mkdtemp(join(tmpdir(), 'surety-nodes-'));
  if (account) await chown(path, account.uid, account.gid);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Returns ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A third-party program, across restarts. */
export type Program = {
  start(): void;
  /** Sends the signal; if it ends the process, waits until the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

export function program(command: string, args: readonly string[], options: SpawnOptions): Program {
  let child: ChildProcess | null = null;
  const isUp = () => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    start() {
      if (!isUp()) child = spawn(command, args, options);
    },
    async kill(signal) {
      if (!child || !isUp()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      if (signal === 'SIGKILL') await ended;
    },
    async stop() {
      if (!child || !isUp()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([
        ended,
        sleep(20_000, undefined, { ref: false }).then(() => child?.kill('SIGKILL')),
      ]);
    },
  };
}

/** Polls until the check is true. Errors of the check are ignored until the deadline. */
export async function until(what: string, ask: () => Promise<boolean>, patienceMs = 120_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await ask().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`waited too long until ${what}`);
    await sleep(100);
  }
}
