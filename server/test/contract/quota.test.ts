import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { temporaryFolder } from '#test/support/cli.ts';
import { expectProblem } from '#test/support/requests.ts';

function agreement(milestones: number) {
  return {
    buyerExternalId: 'buyer',
    sellerExternalId: 'seller',
    currency: 'NGN',
    totalAmount: milestones * 10,
    milestones: Array.from({ length: milestones }, (_, n) => ({
      title: `Part ${n} of the work`,
      amount: 10,
    })),
  };
}

function create(app: Pick<TestApp, 'call'>, key: string, milestones = 1, idempotencyKey?: string) {
  const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  return app.call('POST', '/v1/escrow/agreements', { key, body: agreement(milestones), headers });
}

describe('the daily write quota of an account', () => {
  it('ends with its requests: 429 until tomorrow, for that account and no other', async () => {
    const app = await startTestApp({ settings: { QUOTA_WRITES: '3' } });
    const { key } = await app.signUp();
    const other = await app.signUp();
    const first = await create(app, key, 1, 'first');
    for (let n = 0; n < 2; n++) expect((await create(app, key)).status).toBe(201);

    const refused = await create(app, key, 1, 'refused');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'quota_exceeded' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(24 * 3_600);
    expect((await app.call('GET', '/v1/escrow/agreements', { key })).status).toBe(200);
    expect((await create(app, other.key)).status).toBe(201);
    // A repeat of a completed request still gets its response, and a refusal is not stored as one.
    expect((await create(app, key, 1, 'first')).body).toEqual(first.body);

    app.time.advance(wait * 1000);
    expect((await create(app, key, 1, 'refused')).status).toBe(201);
  });

  it('ends with its bytes, which large requests use up sooner', async () => {
    const app = await startTestApp({ settings: { QUOTA_BYTES: '1MB' } });
    const count = async (milestones: number) => {
      const { key } = await app.signUp();
      let made = 0;
      while (made < 300 && (await create(app, key, milestones)).status === 201) made++;
      return made;
    };
    expect(await count(100)).toBeLessThan(30);
    expect(await count(1)).toBeGreaterThan(200);
  });

  it('counts about as many bytes as the database grows by', async () => {
    const app = await startTestApp();
    const size = `SELECT sum(pg_total_relation_size(oid)) AS n FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`;
    const grown = () =>
      app.database.owner.transaction(async (tx) => {
        // Citus keeps the rows in shard tables, which it hides.
        await tx.query('SET LOCAL citus.override_table_visibility = off');
        return Number((await tx.query(size))[0]?.['n']);
      });
    const { key, developerId } = await app.signUp();
    const before = await grown();
    for (let n = 0; n < 100; n++) await create(app, key, 100, `k-${n}`);
    await app.context.usage.flush();
    const [used] = await app.database.owner.query<{ writes: number; bytes: number }>(
      'SELECT writes, bytes FROM daily_usage WHERE developer_id = $1',
      [developerId],
    );
    expect(used?.writes).toBe(100);
    const ratio = Number(used?.bytes) / ((await grown()) - before);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('includes writes of other processes, and the stored data of refusals', async () => {
    const app = await startTestApp({ settings: { QUOTA_WRITES: '4' } });
    const node = await app.startNode();
    const { key } = await app.signUp();
    await create(app, key);
    await create(app, key);
    await create(node, key);
    const none = `/v1/developer/api-keys/key_${'0'.repeat(32)}/rotate`;
    const headers = { 'idempotency-key': 'in-vain' };
    expect((await node.call('POST', none, { key, body: {}, headers })).status).toBe(404);
    for (const { context } of [app, node, app]) await context.usage.flush();
    expect((await create(node, key)).status).toBe(429);
  });

  it('is deleted after a month', async () => {
    const app = await startTestApp();
    const { key } = await app.signUp();
    await create(app, key);
    await app.context.usage.flush();
    const { sweep } = await import('#store/account/usage.ts');
    expect(await sweep(app.database.service, app.time.now(), 10)).toBe(0);
    app.time.advance(33 * 24 * HOUR_MS);
    expect(await sweep(app.database.service, app.time.now(), 10)).toBe(1);
  });
});

type Ready = { status: string; checks: { name: string; ok: boolean; detail?: string }[] };

describe('a full disk', () => {
  it('is detected before it is full: 503 for writes and sign-ups, and /readyz says why', async () => {
    const folder = await temporaryFolder();
    const roomy = await startTestApp({ settings: { DATA_DIR: folder.path, STORAGE_RESERVE: '1KB' } });
    const { database } = roomy;
    const full = { DATA_DIR: folder.path, STORAGE_RESERVE: '999999TB' };
    const app = await startTestApp({ database, settings: full });
    const storage = async (on: TestApp) => {
      const { body } = await on.call<Ready>('GET', '/readyz');
      return { status: body.status, check: body.checks.find(({ name }) => name === 'storage') };
    };
    expect((await storage(roomy)).check).toEqual({ name: 'storage', ok: true });
    const { key } = await roomy.signUp();
    const newcomer = { email: 'full@example.com', password: 'a long passphrase 1' };
    const turnedAway = await app.call('POST', '/v1/developer/signup', { body: newcomer });
    expectProblem(turnedAway, 503, { code: 'storage_full' });
    expect(turnedAway.headers['retry-after']).toBe('30');
    expect(await storage(app)).toMatchObject({ status: 'not_ready', check: { ok: false } });
    const refused = await create(app, key, 1, 'later');
    expectProblem(refused, 503, { code: 'storage_full' });
    expect(refused.headers['retry-after']).toBe('30');
    expect((await app.call('GET', '/v1/escrow/agreements', { key })).status).toBe(200);
    expect(await app.database.owner.query('SELECT 1 FROM idempotency_keys')).toEqual([]);
    await folder.remove();
  });

  it.each([
    ['53100', 'storage_full', '30'],
    ['53200', 'service_unavailable', '1'],
    ['58030', 'service_unavailable', '1'],
    ['40001', 'service_unavailable', '1'],
    ['40P01', 'service_unavailable', '1'],
  ])('and other troubles of the database (%s) are answered with 503 %s', async (state, code, wait) => {
    const app = await startTestApp();
    const { key } = await app.signUp();
    const definition = await app.database.owner.query<{ sql: string }>(
      "SELECT pg_get_functiondef('save_answers'::regproc) AS sql",
    );
    await app.database.owner.query(
      `CREATE OR REPLACE FUNCTION save_answers(answers jsonb, of_changes integer[] DEFAULT NULL) RETURNS void
       LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`,
    );
    const refused = await create(app, key, 1, 'again');
    expectProblem(refused, 503, { code });
    expect(refused.headers['retry-after']).toBe(wait);
    await app.database.owner.query(definition[0]?.sql ?? '');
    expect((await create(app, key, 1, 'again')).status).toBe(201);
  });
});
