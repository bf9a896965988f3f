import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedServer, startEmbeddedPostgres } from '#postgres/embedded.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';

export const LAUNCHER = fileURLToPath(new URL('../../src/postgres/embedded.ts', import.meta.url));
export const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
export const IS_ROOT = process.getuid?.() === 0;

const folders: string[] = [];
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];

/** Stops everything that a test started, in order, and removes its folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const child of children.splice(0)) {
    child.stdin?.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Temporary folders are 0700: as root, PostgreSQL's user cannot enter them, and everything must still work.
 */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')));
  folders.push(folder);
  return folder;
}

/** A folder with a ready-made cluster, for tests that are not about creating one. */
export function madeFolder(): string {
  const dataDir = join(temporaryFolder(), 'data');
  bringCluster(dataDir);
  return dataDir;
}

export async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedPostgres({ dataDir });
  servers.push(server);
  return server;
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export type Report = { ownerUrl?: string; name?: string; message?: string };

export async function startChild(
  dataDir: string,
  launcher = LAUNCHER,
): Promise<{ child: ChildProcess; report: Report }> {
  const child = spawn(process.execPath, [CHILD, launcher, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, report: JSON.parse(String(line)) };
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
}

export function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  return !execFileSync('sh', ['-c', `ps -o stat= -p ${pid} || echo Z`])
    .toString()
    .trim()
    .startsWith('Z');
}

export function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([id, parent]) => (id && parent === pid ? [id] : []));
}

export function isPostgres(pid: number): boolean {
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)])
    .toString()
    .includes('cluster_name=');
}

export const WRITE = `CREATE TABLE kept (id int PRIMARY KEY); INSERT INTO kept SELECT generate_series(1, 100)`;
export const COUNT = 'SELECT count(*)::int AS rows FROM kept';
