import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isRunning,
  killGroup,
  LISTENING,
  postmasterOf,
  startCli,
  stopStrays,
  temporaryFolder,
} from '#test/support/cli.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';
import { identityWorkersOf } from '#test/support/identity/workers.ts';

afterEach(stopStrays);

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** True when V8 reports that it collects garbage, to give memory back, in a process at rest. */
async function collectsAtRest(how: 'release' | 'keep'): Promise<boolean> {
  const program = fileURLToPath(new URL('./resting.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--trace-memory-reducer', program, how]);
  return stdout.includes('Memory reducer: started GC');
}
// V8 takes its time, in which the other tests run.
const collected = Promise.all([collectsAtRest('release'), collectsAtRest('keep')]);

describe('a service that is stopped', () => {
  it.each([
    ['SIGHUP', ['SIGHUP']],
    // Ctrl-C reaches the service and npm, which passes it on; a supervisor may also send SIGHUP.
    ['one wish that comes three times', ['SIGINT', 'SIGINT', 'SIGHUP']],
  ] as const)('by %s drains and takes its database and its identity worker along', async (_name, signals) => {
    const folder = await temporaryFolder();
    bringCluster(folder.path);
    const cli = startCli(['serve'], { PORT: '0', DATA_DIR: folder.path, IDENTITY_LOAD: 'start' });
    await cli.sees(LISTENING);
    const postmaster = await postmasterOf(folder.path);
    const [worker] = identityWorkersOf(cli.pid);
    if (process.platform === 'linux') {
      expect(await readFile(`/proc/${cli.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2');
    }
    for (const signal of signals) cli.kill(signal);
    expect(await cli.exited).toEqual({ code: 0, signal: null });
    expect(cli.stdout()).toContain('"stopping"');
    expect(isRunning(postmaster)).toBe(false);
    expect(worker && isRunning(worker.pid)).toBe(false);
    await folder.remove();
  });

  it('while it is still starting takes its database along', async () => {
    const folder = await temporaryFolder();
    bringCluster(folder.path);
    const cli = startCli(['serve'], { PORT: '0', DATA_DIR: folder.path });
    const postmaster = await vi.waitFor(() => postmasterOf(folder.path), { timeout: 60_000, interval: 5 });
    cli.kill('SIGTERM');
    expect(await cli.exited).toEqual({ code: 0, signal: null });
    // During the start the service tells its database to stop as it exits, and does not wait.
    await expect.poll(() => isRunning(postmaster), { timeout: 5_000 }).toBe(false);
    await folder.remove();
  });

  it('only through npm, as in a container, stops with its database', async () => {
    const folder = await temporaryFolder();
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: folder.path },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const address = await new Promise<string>((resolve) => {
      let written = '';
      npm.stderr.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        const [, found] = LISTENING.exec(written) ?? [];
        if (found) resolve(found);
      });
    });
    const postmaster = await postmasterOf(folder.path);
    const ended = once(npm, 'exit');
    try {
      process.kill(Number(npm.pid), 'SIGTERM');
      await ended;
      await expect.poll(() => isRunning(postmaster), { timeout: 60_000 }).toBe(false);
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    } finally {
      killGroup(Number(npm.pid), 'SIGTERM');
      await folder.remove();
    }
  });
});

it('a service at rest makes V8 give memory back, which V8 does not do by itself', async () => {
  expect(await collected).toEqual([true, false]);
});
