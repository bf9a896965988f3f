import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

type NewKey = { id: string; apiKey: string; code?: string; requestId?: string };

function createKey(key: string, idempotencyKey: string, body: unknown = { label: 'once' }) {
  const headers = { 'idempotency-key': idempotencyKey };
  return app.call<NewKey>('POST', '/v1/developer/api-keys', { key, body, headers });
}

function rotate(key: string, idempotencyKey: string, id: string) {
  const headers = { 'idempotency-key': idempotencyKey };
  return app.call<NewKey>('POST', `/v1/developer/api-keys/${id}/rotate`, { key, body: {}, headers });
}

async function countKeys(developerId: string): Promise<number> {
  const rows = await app.database.owner.query('SELECT 1 FROM api_keys WHERE developer_id = $1', [
    developerId,
  ]);
  return rows.length - 1; // less the one from signup
}

/** Makes every write of a key wait until the test lets go. */
async function whileKeysAreLocked<T>(work: () => Promise<T>): Promise<T> {
  return app.database.owner.transaction(async (tx) => {
    await tx.query('LOCK TABLE api_key_hashes IN ACCESS EXCLUSIVE MODE');
    return work();
  });
}

async function untilClaimed(developerId: string): Promise<void> {
  for (;;) {
    const rows = await app.database.service.query(
      'SELECT 1 FROM idempotency_keys WHERE developer_id = $1 AND status IS NULL',
      [developerId],
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('Idempotency-Key', () => {
  it('repeats the first response, marked, after the effect happened', async () => {
    const { key, developerId } = await app.signUp();
    const first = await createKey(key, 'a');
    const second = await createKey(key, 'a');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await countKeys(developerId)).toBe(1);
  });

  it('treats bodies that differ only in whitespace and field order as equal', async () => {
    const { key, developerId } = await app.signUp();
    const headers = { 'idempotency-key': 'spaces' };
    const path = '/v1/developer/api-keys';
    const expiresAt = '2999-01-01T00:00:00Z';
    const first = `{"label":"x","expiresAt":"${expiresAt}"}`;
    const second = `{ "expiresAt": "${expiresAt}", "label": "x" }`;
    await app.call('POST', path, { key, headers, payload: first });
    const again = await app.call('POST', path, { key, headers, payload: second });
    expect(again.status).toBe(201);
    expect(await countKeys(developerId)).toBe(1);
  });

  it('answers 422 for another body and for another route', async () => {
    const { key, developerId } = await app.signUp();
    const { body } = await createKey(key, 'b');
    for (const answer of [await createKey(key, 'b', { label: 'other' }), await rotate(key, 'b', body.id)]) {
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('idempotency_key_reused');
    }
    expect(await countKeys(developerId)).toBe(1);
  });

  it('separates accounts', async () => {
    const [ada, grace] = [await app.signUp(), await app.signUp()];
    const [first, second] = [await createKey(ada.key, 'same'), await createKey(grace.key, 'same')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('answers 409 while the first request is still running, and replays it afterwards', async () => {
    const { key, developerId } = await app.signUp();
    await app.call('GET', '/v1/developer', { key });
    const { first, second } = await whileKeysAreLocked(async () => {
      const first = createKey(key, 'c');
      await untilClaimed(developerId);
      return { first, second: await createKey(key, 'c') };
    });
    expect(second.status).toBe(409);
    expect(second.body.code).toBe('idempotency_key_in_flight');
    expect(second.headers['retry-after']).toBe('1');
    const done = await first;
    expect(done.status).toBe(201);
    expect((await createKey(key, 'c')).body).toEqual(done.body);
  });

  it('has one effect for twenty concurrent requests', async () => {
    const { key, developerId } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createKey(key, 'd')));
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
    expect(made.size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await countKeys(developerId)).toBe(1);
  });

  it('expires a claim that a crash left behind after a minute', async () => {
    const { key, developerId } = await app.signUp();
    await app.call('GET', '/v1/developer', { key });
    const { first } = await whileKeysAreLocked(async () => {
      const first = createKey(key, 'crash');
      await untilClaimed(developerId);
      // A crash leaves a claim without an owner. The request itself must not outlive it.
      await app.database.service.query(`UPDATE idempotency_keys SET claim = 'dead' WHERE developer_id = $1`, [
        developerId,
      ]);
      return { first };
    });
    const lost = await first;
    expect(lost.status).toBe(409);
    expect(await countKeys(developerId)).toBe(0);

    app.time.advance(50_000);
    expect((await createKey(key, 'crash')).status).toBe(409);
    app.time.advance(11_000);
    expect((await createKey(key, 'crash')).status).toBe(201);
    expect(await countKeys(developerId)).toBe(1);
  });

  it('stores a refusal like any response', async () => {
    const { key } = await app.signUp();
    const [first, second] = [
      await rotate(key, 'e', `key_${'0'.repeat(32)}`),
      await rotate(key, 'e', `key_${'0'.repeat(32)}`),
    ];
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  it('does not store server errors and malformed requests, so that the next attempt can succeed', async () => {
    const { key, developerId } = await app.signUp();
    await app.database.owner.query('REVOKE INSERT ON api_keys FROM surety');
    const broken = await app.http.inject({
      method: 'POST',
      url: '/v1/developer/api-keys',
      headers: { 'x-api-key': key, 'idempotency-key': 'f', 'content-type': 'application/json' },
      payload: '{"label":"once"}',
    });
    await app.database.owner.query('GRANT INSERT ON api_keys TO surety');
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toEqual({
      error: 'Internal Server Error',
      message: expect.not.stringMatching(/api_keys|permission|SQL|select|insert/i),
      statusCode: 500,
      code: 'internal_error',
      docUrl: '/docs/guide/errors#500-internal-server-error',
      requestId: broken.headers['x-request-id'],
    });
    expect((await createKey(key, 'f', { label: '' })).status).toBe(400);
    expect((await createKey(key, 'f')).status).toBe(201);
    expect(await countKeys(developerId)).toBe(1);
  });

  it('encrypts a response with a secret: not readable in the database, nor by another key', async () => {
    const { key, developerId } = await app.signUp();
    const first = await createKey(key, 'g');
    const [row] = await app.database.owner.query<{ body: string; encrypted: boolean }>(
      'SELECT body, encrypted FROM idempotency_keys WHERE developer_id = $1',
      [developerId],
    );
    expect(row?.encrypted).toBe(true);
    const stored = Buffer.from(row?.body ?? '', 'base64').toString('latin1') + row?.body;
    expect(stored).not.toContain(first.body.apiKey);
    expect(stored).not.toContain('apiKey');

    const other = await createKey(first.body.apiKey, 'g');
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('idempotency_answer_sealed');
    expect((await createKey(key, 'g')).body).toEqual(first.body);
  });

  it('keeps responses for a day, then deletes them', async () => {
    const { key, developerId } = await app.signUp();
    const first = await createKey(key, 'h');
    app.time.advance(24 * HOUR_MS - 60_000);
    expect((await createKey(key, 'h')).body.id).toBe(first.body.id);
    app.time.advance(61_000);
    const afterwards = await createKey(key, 'h');
    expect(afterwards.body.id).not.toBe(first.body.id);
    expect(afterwards.headers['idempotent-replayed']).toBeUndefined();

    const left = () =>
      app.database.owner.query('SELECT key FROM idempotency_keys WHERE developer_id = $1', [developerId]);
    const kind = 'housekeeping' as const;
    const job = { developerId: '', id: 'x', kind, payload: {}, attempts: 1, claim: 'x' };
    await housekeeping.run(app.context, job);
    expect(await left()).toHaveLength(1);
    app.time.advance(24 * HOUR_MS + 1);
    await housekeeping.run(app.context, job);
    expect(await left()).toHaveLength(0);
  });

  it.each([
    ['nothing', ''],
    ['256 characters', 'x'.repeat(256)],
    ['a space', 'a b'],
    ['a letter outside ASCII', 'é'],
  ])('answers 400 for a key of %s', async (_case, idempotencyKey) => {
    const { key } = await app.signUp();
    const answer = await createKey(key, idempotencyKey);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', details: [{ path: 'idempotency-key' }] });
  });

  it('accepts 255 visible characters', async () => {
    const { key } = await app.signUp();
    expect((await createKey(key, '~'.repeat(255))).status).toBe(201);
  });

  it('is ignored on a GET or a DELETE', async () => {
    const { key, developerId } = await app.signUp();
    await app.call('GET', '/v1/developer', { key, headers: { 'idempotency-key': 'get' } });
    const rows = await app.database.owner.query('SELECT 1 FROM idempotency_keys WHERE developer_id = $1', [
      developerId,
    ]);
    expect(rows).toHaveLength(0);
  });
});
