import { describe, expect, it } from 'vitest';
import { MAX_ACTIVE_KEYS } from '#core/account/api-key.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();

type NewKey = { id: string; apiKey: string; prefix: string; createdAt: string };

function createKey(body?: unknown, withKey = key) {
  return app.call<NewKey>('POST', '/v1/developer/api-keys', { key: withKey, body });
}

async function works(apiKey: string): Promise<boolean> {
  return (await app.call('GET', '/v1/developer', { key: apiKey })).status === 200;
}

describe('POST /v1/developer/api-keys', () => {
  it.each([
    ['an empty object', {}],
    ['no body at all', undefined],
  ])('answers 201 for %s with a key that works', async (_case, body) => {
    const answer = await createKey(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      object: 'api_key',
      environment: 'live',
      id: expect.stringMatching(/^key_[0-9a-f]{32}$/),
      apiKey: expect.stringMatching(/^svc_live_[0-9a-f]{48}$/),
      prefix: expect.stringMatching(/^svc_live_[0-9a-f]{8}$/),
      label: null,
      createdAt: expect.any(String),
      expiresAt: null,
    });
    expect(answer.body.apiKey.startsWith(answer.body.prefix)).toBe(true);
    expect(await works(answer.body.apiKey)).toBe(true);
  });

  it('answers 201 for an empty body with a JSON content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call('POST', '/v1/developer/api-keys', { key, payload: '', headers });
    expect(answer.status).toBe(201);
  });

  it('keeps the label and the expiry', async () => {
    const expiresAt = '2999-01-31T12:00:00.000Z';
    const answer = await createKey({ label: 'production', expiresAt });
    expect(answer.body).toMatchObject({ label: 'production', expiresAt });
  });

  it('makes a key that expires on time, even while it is cached', async () => {
    const expiresAt = new Date(app.time.now().getTime() + 2_000).toISOString();
    const { body } = await createKey({ expiresAt });
    expect(await works(body.apiKey)).toBe(true);
    app.time.advance(2_001);
    expect(await works(body.apiKey)).toBe(false);
  });

  it('makes no key that outlives the requesting key', async () => {
    const inSeconds = (seconds: number) => new Date(app.time.now().getTime() + seconds * 1000).toISOString();
    const expiresAt = inSeconds(60);
    const { body: lent } = await createKey({ expiresAt });

    const child = await createKey({}, lent.apiKey);
    expect(child.body).toMatchObject({ expiresAt });
    const shorter = await createKey({ expiresAt: inSeconds(30) }, lent.apiKey);
    expect(shorter.status).toBe(201);
    const longer = await createKey({ expiresAt: inSeconds(61) }, lent.apiKey);
    expect(longer.status).toBe(403);
    expect(longer.body).toMatchObject({ code: 'key_would_outlive_caller' });

    app.time.advance(60_000);
    expect([await works(lent.apiKey), await works(child.body.apiKey)]).toEqual([false, false]);
  });

  it('makes no key that outlives the overlap of the requesting key', async () => {
    const { body: old } = await createKey();
    await app.call('POST', `/v1/developer/api-keys/${old.id}/rotate`, { key, body: { overlapSeconds: 60 } });
    const { body: child } = await createKey({}, old.apiKey);
    app.time.advance(60_001);
    expect(await works(child.apiKey)).toBe(false);
  });

  it('makes any key for a signed-in owner', async () => {
    const person = await signedIn(app);
    const { body } = await person.call<NewKey>('POST', '/v1/developer/api-keys', { body: {} });
    expect(body).toMatchObject({ expiresAt: null });
  });

  it.each([
    ['a label of 81 characters', { label: 'x'.repeat(81) }, 'label'],
    ['an empty label', { label: '' }, 'label'],
    ['a label that is a number', { label: 7 }, 'label'],
    ['a label with a NUL', { label: 'a\0' }, 'label'],
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an end that is a day', { expiresAt: '2999-01-01' }, 'expiresAt'],
    ['an end that is no time', { expiresAt: 'tomorrow' }, 'expiresAt'],
    ['an end on the 31st of February', { expiresAt: '2999-02-31T00:00:00Z' }, 'expiresAt'],
    ['an end without a zone', { expiresAt: '2999-02-01T00:00:00' }, 'expiresAt'],
    ['a list', [1], ''],
    ['text', 'hello', ''],
    ['null', null, ''],
  ])('answers 400 for %s', async (_case, body, path) => {
    const answer = await app.call('POST', '/v1/developer/api-keys', { key, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', details: [{ path }] });
  });

  it('stores a hash of the key and never the key', async () => {
    const { body } = await createKey();
    const [row] = await app.database.owner.query(
      `SELECT k::text || h::text AS everything, k.hash = sha256($3::bytea) AS hashed
       FROM api_keys k JOIN api_key_hashes h USING (hash) WHERE k.developer_id = $1 AND k.id = $2`,
      [developerId, body.id, Buffer.from(body.apiKey)],
    );
    expect(row).toMatchObject({ hashed: true });
    expect(String(row?.['everything'])).not.toContain(body.apiKey);
  });

  it('answers 409 when the account is full, however many requests arrive at once, and counts only active keys', async () => {
    const full = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: MAX_ACTIVE_KEYS + 5 }, () => createKey({}, full.key)),
    );
    // The key from signup counts too.
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(MAX_ACTIVE_KEYS - 1);
    expect((await createKey({}, full.key)).body).toMatchObject({ code: 'too_many_keys' });

    const victim = answers.find((answer) => answer.status === 201)?.body.id;
    await app.call('DELETE', `/v1/developer/api-keys/${victim}`, { key: full.key });
    expect((await createKey({}, full.key)).status).toBe(201);
    expect((await createKey({}, full.key)).status).toBe(409);
  });
});
