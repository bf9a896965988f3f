import { describe, expect, it } from 'vitest';
import * as jobs from '#store/jobs.ts';
import { startTestApp } from '#test/support/app.ts';

const readiness = { draining: false };
const app = await startTestApp({ readiness });

describe('GET /healthz', () => {
  it('answers 200', async () => {
    const answer = await app.call('GET', '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });
});

describe('GET /readyz', () => {
  it('answers 200 when the database answers', async () => {
    const answer = await app.call('GET', '/readyz');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'ready',
      checks: expect.arrayContaining([
        { name: 'database', ok: true },
        { name: 'accepting', ok: true },
      ]),
    });
  });

  it('answers 503 while the process drains', async () => {
    readiness.draining = true;
    const answer = await app.call('GET', '/readyz');
    readiness.draining = false;
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ status: 'not_ready' });
  });
});

describe('GET /metrics', () => {
  it('answers 200 in Prometheus’ text, with routes by pattern and never by what was asked for', async () => {
    const { key } = await app.signUp();
    const id = `key_${'0'.repeat(32)}`;
    await app.call('DELETE', `/v1/developer/api-keys/${id}`, { key });
    await app.call('GET', '/no/such/place');
    const answer = await app.call<string>('GET', '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(answer.body).toContain(
      'surety_http_request_duration_seconds_count{method="DELETE",route="/v1/developer/api-keys/:id",status="404"} 1',
    );
    expect(answer.body).toContain('route="unknown"');
    for (const secret of [id, key, '/no/such/place']) expect(answer.body).not.toContain(secret);
  });

  it('counts jobs that are due and jobs that were given up', async () => {
    const now = app.time.now();
    const kind = 'housekeeping' as const;
    const job = (id: string) => ({ id, kind, payload: {}, runAt: now });
    await jobs.add(app.context.db, job('one'), now);
    await jobs.add(app.context.db, job('two'), now);
    const claim = { kinds: [kind], claim: 'c', leaseSeconds: 60, limit: 1, now };
    const [taken] = await jobs.claimDue(app.context.db, claim);
    if (taken) await jobs.bury(app.context.db, taken, now, 'broken');
    const { body } = await app.call<string>('GET', '/metrics');
    expect(body).toContain('surety_jobs{state="due"} 1');
    expect(body).toContain('surety_jobs{state="dead"} 1');
    expect(body).toContain('surety_jobs{state="alarmed"} 0');
  });
});
