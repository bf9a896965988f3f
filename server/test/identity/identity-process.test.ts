import { getPriority } from 'node:os';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '#core/problem.ts';
import { startTestApp } from '#test/support/app.ts';
import { wordlessPage } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { type IdentityWorker, identityWorkersOf } from '#test/support/identity/workers.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';

const page = await wordlessPage(await portrait('anna'));
const live = await selfie('annaAgain');
const NOBODY = 65_534;

const app = await startTestApp({
  identity: openIdentityEngine({ workers: 1, maxWaiting: 1, deadlineMs: 120_000 }),
});
let key: string;
beforeAll(async () => {
  ({ key } = await app.signUp());
  await app.context.identity.start();
}, 900_000);

function verify() {
  const sent = identityForm({ document: page, selfies: [live] });
  return app.call<{ status?: string; code?: string }>('POST', '/v1/identity/verify', { key, ...sent });
}

/** Workers of other test files in this process do not count. */
const others = new Set(identityWorkersOf().map(({ pid }) => pid));
const workers = () => identityWorkersOf().filter(({ pid }) => !others.has(pid));

function onlyWorker(): IdentityWorker {
  const [worker, ...others] = workers();
  if (!worker || others.length > 0) throw new Error(`expected one worker, found ${others.length + 1}`);
  return worker;
}

describe('pictures are decoded in a process', { timeout: 180_000 }, () => {
  it.runIf(process.getuid?.() === 0)('that runs as nobody, where the service is root', async () => {
    expect(onlyWorker().uid).toBe(NOBODY);
    expect((await verify()).status).toBe(200);
  });

  it('whose death fails only the verification that it was running', async () => {
    const before = onlyWorker().pid;
    // Stopped, so that it is still working when it is killed.
    process.kill(before, 'SIGSTOP');
    const answer = verify();
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(before, 'SIGKILL');
    expect((await answer).body.code).toBe('identity_busy');
    expect((await verify()).status).toBe(200);
    expect(onlyWorker().pid).not.toBe(before);
  });

  it('that is restarted when it dies while idle', async () => {
    const before = onlyWorker().pid;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => workers().map(({ pid }) => pid !== before)).toEqual([true]);
  });

  it('that is killed when it hangs beyond its deadline', async () => {
    const others = workers().map(({ pid }) => pid);
    const hasty = openIdentityEngine({ workers: 1, maxWaiting: 1, deadlineMs: 1_000, graceMs: 100 });
    await hasty.start();
    const hanging = workers().find(({ pid }) => !others.includes(pid))?.pid ?? 0;
    process.kill(hanging, 'SIGSTOP');
    const place = hasty.takeTicket('dev_1');
    await expect(place.measure({ document: page, selfies: [live] })).rejects.toThrow(Problem);
    place.leave();
    await expect.poll(() => workers().map(({ pid }) => pid)).not.toContain(hanging);
    await hasty.close();
    expect(workers().map(({ pid }) => pid)).toEqual(others);
  });

  it('with a second one for users that would wait behind a larger load, which yields the processor to it', async () => {
    const others = workers().map(({ pid }) => pid);
    const priorities = () =>
      workers()
        .filter(({ pid }) => !others.includes(pid))
        .map(({ pid }) => getPriority(pid));
    const engine = openIdentityEngine({ workers: 1, maxWaiting: 3, deadlineMs: 600_000, niceness: 6 });
    await engine.start();
    try {
      const visits = ['dev_loud', 'dev_loud', 'dev_quiet'].map((account) => engine.takeTicket(account));
      const measured = visits.map((visit) => visit.measure({ document: page, selfies: [live] }));
      await expect.poll(priorities).toHaveLength(2);
      await Promise.all(measured);
      expect(priorities()).toEqual([6, 3]);
      for (const visit of visits) visit.leave();
    } finally {
      await engine.close();
    }
  });

  it('that no account occupies for longer than half of the deadline while others wait', async () => {
    const others = workers().map(({ pid }) => pid);
    const [deadlineMs, graceMs] = [600_000, 100];
    const engine = openIdentityEngine({ workers: 1, maxWaiting: 1, deadlineMs, graceMs });
    await engine.start();
    for (const { pid } of workers().filter((worker) => !others.includes(worker.pid))) {
      process.kill(pid, 'SIGSTOP');
    }
    // `Date` stays real: a fake one begins at zero, and its deadline would be over once the real one is back.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const [loud, quiet] = [engine.takeTicket('dev_loud'), engine.takeTicket('dev_quiet')];
      const refused = expect(loud.measure({ document: page, selfies: [live] })).rejects.toThrow(Problem);
      await vi.advanceTimersByTimeAsync(deadlineMs / 2 + graceMs);
      await refused;
      loud.leave();
      expect(quiet.until.aborted).toBe(false);
      vi.useRealTimers();
      // By another process: the one that hung is being stopped, and takes no more work.
      expect(await quiet.measure({ document: page, selfies: [live] })).toHaveProperty('reading');
      quiet.leave();
    } finally {
      vi.useRealTimers();
      await engine.close();
    }
  });
});
