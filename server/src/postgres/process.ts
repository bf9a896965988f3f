import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, copyFileSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, pathForServer } from './cluster.ts';
import { EmbeddedPostgresError } from './error.ts';
import { CLEAN_ENVIRONMENT, lastLines, run } from './run.ts';
import { serverSettings } from './settings.ts';

export type Postmaster = { readonly pid: number; readonly exited: Promise<void>; stop(): Promise<void> };

const POLL_MS = 10;
const RECOVERY_LIMIT_MS = 10 * 60_000;
const LINGER_LIMIT_MS = 15_000;
const MAX_LOG_BYTES = 8 * 2 ** 20;

/**
 * Steps to stop a server: a normal shutdown (with a checkpoint), an immediate one, then a kill. None loses
 * data.
 */
const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 8_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

/**
 * A name on the command line that identifies the server of this very folder. Device and inode follow the
 * folder when it is moved, and differ for a copy of it, whose postmaster.pid still names the original's
 * server.
 */
function clusterName(dir: string): string {
  const { dev, ino } = statSync(dir);
  return `surety_${dev.toString(36)}_${ino.toString(36)}`;
}

/** Starts the server and waits until it accepts connections, through crash recovery if necessary. */
export async function startPostmaster(
  cluster: Cluster,
  socketDir: string,
  log: (line: string) => void,
  onLaunched: () => void = () => {},
): Promise<Postmaster> {
  const deadline = performance.now() + LINGER_LIMIT_MS;
  for (;;) {
    const attempt = await tryStart(cluster, socketDir, log, onLaunched);
    if ('stop' in attempt) return attempt;
    // Backends of a killed server outlive it for a moment, and PostgreSQL rightly waits for their end.
    const lingering = attempt.output.includes('pre-existing shared memory block');
    if (lingering && performance.now() < deadline) {
      await sleep(200);
      continue;
    }
    throw new EmbeddedPostgresError(
      `PostgreSQL did not start in ${cluster.dataDir}; check free space and permissions, ` +
        `or set DATABASE_URL. The end of ${logFile(cluster)}:${lastLines(attempt.output)}`,
    );
  }
}

async function tryStart(
  cluster: Cluster,
  socketDir: string,
  log: (line: string) => void,
  onLaunched: () => void,
) {
  rotateLog(cluster);
  const logHandle = openSync(logFile(cluster), 'a', 0o600);
  const logStart = fstatSync(logHandle).size;
  const name = clusterName(cluster.dir);
  const args = ['-D', pathForServer(cluster), ...serverSettings(socketDir, name)];
  // Detached: Ctrl-C reaches the whole foreground group, and the database must outlive Node's draining.
  const child = spawn(join(cluster.bin, 'postgres'), args, {
    cwd: cluster.dir,
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', logHandle, logHandle],
    detached: true,
    ...cluster.account,
  });
  closeSync(logHandle);
  onLaunched();
  let failure = '';
  let running = true;
  const exited = new Promise<void>((resolve) => {
    const end = (error?: Error) => {
      failure = error?.message ?? '';
      running = false;
      resolve();
    };
    child.once('exit', () => end());
    child.once('error', end);
  });
  const startedAt = performance.now();
  let announcedAt = startedAt;
  while (running && performance.now() - startedAt < RECOVERY_LIMIT_MS) {
    const { pid, status } = await readPidFile(cluster.dir);
    if (pid === child.pid && status === 'ready') return supervise(child, exited);
    if (performance.now() - announcedAt > 5_000) {
      announcedAt = performance.now();
      log('PostgreSQL is still recovering from an unclean stop');
    }
    await sleep(POLL_MS);
  }
  if (running) await supervise(child, exited).stop();
  return { output: `${readFrom(logFile(cluster), logStart)}\n${failure}` };
}

function supervise(child: ChildProcess, exited: Promise<void>): Postmaster {
  const pid = child.pid ?? 0;
  // A process.exit() that skips stop() still signals the server, which can shut down without us.
  const onProcessExit = () => signal(pid, 'SIGINT');
  process.once('exit', onProcessExit);
  let running = true;
  exited.then(() => {
    running = false;
    process.off('exit', onProcessExit);
  });
  // The server alone must not keep Node alive; stop() waits for it by polling.
  child.unref();
  return { pid, exited, stop: () => stopInSteps(pid, () => running) };
}

/**
 * Stops a server that a killed Surety process left behind. The caller holds the folder's lock, so the owner
 * is dead. The server is not adopted: it may be an older program with other settings, and its sessions may
 * still hold locks of the dead process.
 */
export async function stopOrphan(clusterDir: string, log: (line: string) => void): Promise<void> {
  const { pid, text } = await readPidFile(clusterDir);
  if (text === undefined) return;
  if (pid !== undefined && (await servesFolder(pid, clusterDir))) {
    log(`stopping PostgreSQL (pid ${pid}), which an earlier Surety process left running`);
    await stopInSteps(pid, () => servesFolder(pid, clusterDir));
  }
  await forgetPid(clusterDir);
}

/**
 * PostgreSQL does not start while the pid in its file belongs to a live process, even an unrelated one that
 * got the number later. It ignores its parent's pid, which is ours, and still checks the shared memory block
 * that the file names. Removing the file would lose that check, which keeps two servers from using one
 * folder.
 */
async function forgetPid(clusterDir: string): Promise<void> {
  const { text } = await readPidFile(clusterDir);
  if (text === undefined) return;
  await writeFile(join(clusterDir, 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)));
}

async function stopInSteps(pid: number, running: () => boolean | Promise<boolean>): Promise<void> {
  for (const step of STOP_STEPS) {
    if (!(await running())) return;
    signal(pid, step.signal);
    const deadline = performance.now() + step.waitMs;
    while (performance.now() < deadline) {
      if (!(await running())) return;
      await sleep(POLL_MS);
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL (pid ${pid}) does not stop; end it manually and start again`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, name);
  } catch {
    // The process has already ended. If it may not be signalled, the wait that follows reports that.
  }
}

/** Command lines are readable by everyone, even in containers where root may not inspect other processes. */
async function servesFolder(pid: number, clusterDir: string): Promise<boolean> {
  return (await commandLine(pid)).includes(`cluster_name=${clusterName(clusterDir)}`);
}

async function commandLine(pid: number): Promise<string> {
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).output;
}

type PidFile = { pid?: number; status?: string; text?: string };

async function readPidFile(clusterDir: string): Promise<PidFile> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return {};
  const lines = text.split('\n');
  return { pid: Number.parseInt(lines[0] ?? '', 10), status: (lines[7] ?? '').trim(), text };
}

function logFile(cluster: Cluster): string {
  return join(cluster.dataDir, 'postgres.log');
}

/** The server opens its log for appending, so the file can be copied and truncated while it runs. */
export function rotateLog(cluster: Cluster): void {
  const path = logFile(cluster);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_LOG_BYTES) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

function readFrom(path: string, start: number): string {
  const handle = openSync(path, 'r');
  try {
    const size = fstatSync(handle).size;
    const from = Math.max(start, size - 8192);
    const buffer = Buffer.alloc(Math.max(0, size - from));
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, buffer.length, from));
  } finally {
    closeSync(handle);
  }
}
