import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  CHILD,
  COUNT,
  childrenOf,
  cleanUp,
  IS_ROOT,
  isAlive,
  kill,
  LAUNCHER,
  madeFolder,
  postmasterPid,
  query,
  start,
  startChild,
  temporaryFolder,
  WRITE,
} from './support.ts';

afterEach(cleanUp);

describe('kill -9', () => {
  test('of Node leaves a server behind that the next start ends', async () => {
    const dataDir = madeFolder();
    const { child, report } = await startChild(dataDir);
    await query(report.ownerUrl ?? '', WRITE);
    await kill(child);
    const orphan = postmasterPid(dataDir);
    expect(isAlive(orphan)).toBe(true);
    const server = await start(dataDir);
    expect(isAlive(orphan)).toBe(false);
    expect(await query(server.ownerUrl, COUNT)).toEqual([{ rows: 100 }]);
  });

  test('of everything loses nothing, even when the pid of the dead server now belongs to another process', async () => {
    const dataDir = madeFolder();
    const { child, report } = await startChild(dataDir);
    await query(report.ownerUrl ?? '', WRITE);
    const postmaster = postmasterPid(dataDir);
    const all = [postmaster, ...childrenOf(postmaster)];
    await kill(child);
    for (const pid of all) killIfThere(pid);
    const stranger = spawn('sleep', ['60'], statOwner(join(dataDir, 'postgres')));
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const path = join(dataDir, 'postgres', name);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(stranger.pid)));
    }
    try {
      const server = await start(dataDir);
      expect(await query(server.ownerUrl, COUNT)).toEqual([{ rows: 100 }]);
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test('in the middle of the first start leaves nothing that prevents the next', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const child = spawn(process.execPath, [CHILD, LAUNCHER, dataDir], { stdio: 'ignore' });
    const halfMade = () => leftovers(dataDir).some((name) => existsSync(join(dataDir, name, 'base')));
    await expect.poll(halfMade, { interval: 5 }).toBe(true);
    await kill(child);
    const server = await start(dataDir);
    expect(await query(server.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await start(dataDir);
    expect(leftovers(dataDir)).toEqual([]);
  });
});

/** A child may have ended by itself since it was listed, such as the one that served the last query. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function leftovers(dataDir: string): string[] {
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-')) : [];
}

function statOwner(path: string): { uid: number; gid: number } | object {
  const { uid, gid } = statSync(path);
  return IS_ROOT ? { uid, gid } : {};
}
