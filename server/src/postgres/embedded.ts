import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { platform } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, own, type Passwords, prepareCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './error.ts';
import { lockFolder } from './lock.ts';
import { type Postmaster, rotateLog, startPostmaster, stopOrphan } from './process.ts';
import { embeddedUrl, SOCKET_PORT } from './settings.ts';

export { EmbeddedPostgresError };

export type EmbeddedServer = {
  /** The role that owns the schema and migrates. */
  readonly ownerUrl: string;
  /** The role of the service, which has only the rights it was granted. */
  readonly serviceUrl: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log?: (line: string) => void;
  /** Called as soon as a program of PostgreSQL is at work, which then needs none of our time for a while. */
  readonly onLaunched?: () => void;
};

/** A socket's path must fit in 104 bytes on macOS and 108 on Linux, including its terminating zero. */
const MAX_SOCKET_PATH_BYTES = 103;
const LOG_CHECK_MS = 60_000;
const RESTART_PAUSE_MS = 1_000;

/**
 * Runs a real PostgreSQL server in the data folder: `postgres/` is the cluster, `postgres.log` its log,
 * `postgres-passwords.json` the passwords of its roles; `surety.lock` and `surety.pid` tell which process
 * uses it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  try {
    return await start({ ...options, dataDir });
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function start(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log = () => {}, onLaunched = () => {} } = options;
  if (platform() === 'win32') {
    throw new EmbeddedPostgresError('the embedded database needs Linux or macOS; set DATABASE_URL instead');
  }
  // Another user must be able to pass through root's folder only where /proc is missing (see pathForServer).
  const mode = process.getuid?.() === 0 && platform() !== 'linux' ? 0o711 : 0o700;
  mkdirSync(dataDir, { recursive: true, mode });
  const lock = lockFolder(dataDir);
  try {
    const dir = join(realpathSync(dataDir), 'postgres');
    const account = await chooseAccount(dir);
    const cluster: Cluster = { dataDir, dir, account, bin: await findBinaries(account) };
    await stopOrphan(dir, log);
    const passwords = await prepareCluster(cluster, log, onLaunched);
    const socket = prepareSocketFolder(cluster);
    const postmaster = await startPostmaster(cluster, socket.forServer, log, onLaunched);
    return serve({ cluster, passwords, postmaster, socket, log, release: lock.release });
  } catch (error) {
    lock.release();
    throw error;
  }
}

type SocketFolder = { readonly forServer: string; readonly forClients: string; remove(): void };

type Running = {
  readonly cluster: Cluster;
  readonly passwords: Passwords;
  readonly postmaster: Postmaster;
  readonly socket: SocketFolder;
  readonly log: (line: string) => void;
  release(): void;
};

function serve(running: Running): EmbeddedServer {
  const { cluster, passwords, socket } = running;
  const logCheck = setInterval(() => rotateLog(cluster), LOG_CHECK_MS).unref();
  const supervised = keepRunning(running);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(logCheck);
    await supervised.stop();
    socket.remove();
    running.release();
  };
  return {
    ownerUrl: embeddedUrl('surety_owner', passwords.owner, socket.forClients),
    serviceUrl: embeddedUrl('surety', passwords.service, socket.forClients),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * PostgreSQL restarts itself when one of its processes dies, but not when its first process does: if the
 * kernel killed that for memory, the service would answer with errors until a person intervened.
 */
function keepRunning({ cluster, postmaster, socket, log }: Running): { stop(): Promise<void> } {
  let current = postmaster;
  let stopping = false;
  const supervise = async () => {
    for (;;) {
      await current.exited;
      if (stopping) return;
      log('PostgreSQL ended unexpectedly; restarting it');
      try {
        await stopOrphan(cluster.dir, log);
        current = await startPostmaster(cluster, socket.forServer, log);
        if (stopping) await current.stop();
      } catch (error) {
        log((error as Error).message);
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };
  const supervision = supervise();
  return {
    async stop() {
      stopping = true;
      await current.stop();
      await supervision;
    },
  };
}

/**
 * The socket is in the cluster's folder, which is private. The server names it relative to its working
 * folder, so it needs neither a short path nor access to the parents. Clients need the whole path: if that is
 * too long, a short private folder is used instead, and a link in the data folder records it for the next
 * start.
 */
function prepareSocketFolder(cluster: Cluster): SocketFolder {
  const reminder = join(cluster.dataDir, 'postgres-socket');
  removeSocketFolder(reminder);
  const file = `.s.PGSQL.${SOCKET_PORT}`;
  // Files left by a killed server would stop the next one as soon as their pid belongs to another process.
  for (const name of [file, `${file}.lock`]) rmSync(join(cluster.dir, name), { force: true });
  if (Buffer.byteLength(join(cluster.dir, file)) <= MAX_SOCKET_PATH_BYTES) {
    return { forServer: '.', forClients: cluster.dir, remove: () => {} };
  }
  const folder = mkdtempSync('/tmp/surety-');
  symlinkSync(folder, reminder);
  own(folder, cluster.account);
  return { forServer: folder, forClients: folder, remove: () => removeSocketFolder(reminder) };
}

function removeSocketFolder(reminder: string): void {
  if (!lstatSync(reminder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const folder = readlinkSync(reminder);
  if (/^\/tmp\/surety-\w{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true });
  rmSync(reminder, { force: true });
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied; give this user access to it, or set DATA_DIR to another folder',
  EPERM: 'not permitted; give this user access to it, or set DATA_DIR to another folder',
  EROFS: 'it is read-only; set DATA_DIR to a folder that can be written',
  ENOSPC: 'the disk is full; free some space and start again',
  EDQUOT: 'the disk quota is used up; free some space and start again',
  ENOTDIR: 'a part of its path is a file; set DATA_DIR to a folder',
  EEXIST: 'a part of its path is a file; set DATA_DIR to a folder',
};

/**
 * Turns file system failures into one line that says what to do; anything else is a bug and passes unchanged.
 */
function explain(error: unknown, dataDir: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (reason === undefined || error instanceof EmbeddedPostgresError) return error;
  return new EmbeddedPostgresError(`cannot use data folder ${dataDir}: ${reason}`, { cause: error });
}
