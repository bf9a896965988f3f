import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as jobs from '#store/jobs.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

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
  it('has every metric that deploy/ uses in an alert or a panel', async () => {
    const files = ['prometheus/alerts.yaml', 'prometheus/alerts.test.yaml', 'grafana/surety.json'];
    const texts = await Promise.all(
      files.map((file) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')),
    );
    const named = new Set(texts.join().match(/\b(?:surety|process|nodejs)_[a-z0-9_]+/g));
    const { body } = await app.call<string>('GET', '/metrics');
    const there = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const missing = [...named].filter((name) => !there.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(named.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('answers 200 in Prometheus’ text format, with routes by pattern and never by path', async () => {
    const { key } = await app.signUp();
    const id = `key_${'0'.repeat(32)}`;
    await app.call('DELETE', `/v1/developer/api-keys/${id}`, { key });
    await app.call('GET', '/no/such/place');
    const answer = await app.call<string>('GET', '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(answer.body).toContain(
      'surety_http_requests_total{method="DELETE",route="/v1/developer/api-keys/:id",status="404"} 1',
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

  it('reports the amounts held, the amounts owed and since when, and that the books balance', async () => {
    const on = platform(app, (await app.signUp()).key);
    const { id, milestones } = await fundedAgreement(on, [60, 40], 150);
    await on.confirm(id, milestones[0]?.id ?? '', 'buyer');
    await on.confirm(id, milestones[0]?.id ?? '', 'seller');
    await app.database.owner.query(
      `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
       VALUES ('', 'old', 'submit-payout', '{}', $1, $1)`,
      [new Date(app.time.now().getTime() - 3_600_000)],
    );
    const node = await app.startNode();
    const { body } = await node.call<string>('GET', '/metrics');
    const money = (account: string) => `surety_money{environment="live",currency="NGN",account="${account}"}`;
    expect(body).toContain(`${money('escrow')} 40\n`);
    expect(body).toContain(`${money('excess')} 50\n`);
    expect(body).toContain(`${money('seller')} 60\n`);
    expect(body).toContain('surety_money_imbalance{environment="live",currency="NGN"} 0\n');
    expect(Number(/surety_owed_seconds\{what="payout"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(3_599);
    expect(Number(/surety_queue_seconds\{queue="jobs"\} (\S+)/.exec(body)?.[1])).toBeGreaterThan(3_599);

    await app.database.owner.query(
      'UPDATE agreements SET escrow = escrow + 7, bank = bank + 7 WHERE id = $1',
      [id],
    );
    const broken = await (await app.startNode()).call<string>('GET', '/metrics');
    expect(broken.body).toContain('surety_money_imbalance{environment="live",currency="NGN"} 14\n');
    await app.database.owner.query("DELETE FROM jobs WHERE id = 'old'");
  });
});
