import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { type Cuttable, cuttable } from '#test/support/database/cuttable.ts';
import { operationsOf } from '#test/support/operations.ts';

const readiness = { draining: false };
const wires: Cuttable[] = [];
const app = await startTestApp({
  readiness,
  async route(serviceUrl) {
    const made = await cuttable(serviceUrl);
    wires.push(made);
    return made.url;
  },
});
const wire = {
  cut: () => Promise.all(wires.map((each) => each.cut())),
  restore: () => Promise.all(wires.map((each) => each.restore())),
};
const { key } = await app.signUp();

describe('while the database is unreachable', () => {
  it('every operation that needs it answers 503 with Retry-After, and works again afterwards', async () => {
    // Cached, so that some requests pass authentication and fail inside.
    expect((await app.call('GET', '/v1/developer', { key })).status).toBe(200);
    await wire.cut();
    try {
      const operations = operationsOf(app.http)
        .filter(({ pattern }) => pattern.startsWith('/v1/'))
        // No provider of short messages is configured.
        .filter(({ pattern }) => !pattern.endsWith('/receipts'))
        // An unknown bank needs no query.
        .map((each) => ({ ...each, path: each.path.replace('/anything/webhook', '/sandbox/webhook') }));
      for (const { method, path, pattern } of operations) {
        if (pattern.startsWith('/v1/developer')) await expectUnavailable(method, path);
      }
      // A key that is no longer cached cannot be checked: that is a server error, not an invalid key.
      app.time.advance(6_000);
      for (const { method, path } of operations) await expectUnavailable(method, path);
    } finally {
      await wire.restore();
    }
    expect((await app.call('GET', '/v1/developer', { key })).status).toBe(200);
  });

  it('GET /readyz answers 503 and GET /healthz 200', async () => {
    await wire.cut();
    const [ready, health] = [await app.call('GET', '/readyz'), await app.call('GET', '/healthz')];
    await wire.restore();
    expect(ready.status).toBe(503);
    expect(ready.body).toMatchObject({
      status: 'not_ready',
      checks: expect.arrayContaining([
        { name: 'database', ok: false, detail: 'the database is unreachable' },
        { name: 'accepting', ok: true },
      ]),
    });
    expect(health.status).toBe(200);
  });

  it('GET /metrics still answers with the metrics that it has', async () => {
    await wire.cut();
    const answer = await app.call<string>('GET', '/metrics');
    await wire.restore();
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).not.toContain('surety_jobs{');
  });
});

async function expectUnavailable(method: string, path: string): Promise<void> {
  const isRead = method === 'GET' || method === 'DELETE';
  const body = isRead ? undefined : path === '/v1/developer/signup' ? SIGNUP : {};
  for (const headers of [{}, { 'idempotency-key': 'k' }]) {
    const answer = await app.call(method, path, { key, body, headers });
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 503`);
    expect(answer.body).toEqual({
      error: 'Service Unavailable',
      message: expect.not.stringMatching(/ECONN|postgres|127\.0\.0\.1|SELECT|socket/i),
      statusCode: 503,
      code: 'service_unavailable',
      docUrl: '/docs/guide/errors#503-service-unavailable',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['retry-after']).toBe('1');
  }
}

const SIGNUP = { email: 'gone@example.com', password: 'passw0rd!' };
