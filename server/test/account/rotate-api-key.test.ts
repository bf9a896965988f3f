import { describe, expect, it } from 'vitest';
import { MAX_ACTIVE_KEYS } from '#core/account/api-key.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

type NewKey = { id: string; apiKey: string; label: string | null; expiresAt: string | null };

async function accountWithSpareKey(more: object = {}) {
  const { key } = await app.signUp();
  const spare = await app.call<NewKey>('POST', '/v1/developer/api-keys', {
    key,
    body: { label: 'spare', ...more },
  });
  return { key, spare: spare.body };
}

function rotate(key: string, id: string, body?: unknown) {
  return app.call<NewKey>('POST', `/v1/developer/api-keys/${id}/rotate`, { key, body });
}

async function status(key: string): Promise<number> {
  return (await app.call('GET', '/v1/developer', { key })).status;
}

describe('POST /v1/developer/api-keys/:id/rotate', () => {
  it.each([
    ['no body', undefined],
    ['an empty object', {}],
    ['an overlap of nothing', { overlapSeconds: 0 }],
  ])('answers 201 for %s: the new key works, the old one is dead at once', async (_case, body) => {
    const { key, spare } = await accountWithSpareKey();
    const answer = await rotate(key, spare.id, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ label: 'spare', expiresAt: null });
    expect(answer.body.id).not.toBe(spare.id);
    expect(await status(answer.body.apiKey)).toBe(200);
    expect(await status(spare.apiKey)).toBe(401);
  });

  it('accepts both keys during the overlap, and only the new one afterwards', async () => {
    const { key, spare } = await accountWithSpareKey();
    const { body } = await rotate(key, spare.id, { overlapSeconds: 60 });
    app.time.advance(59_000);
    expect([await status(spare.apiKey), await status(body.apiKey)]).toEqual([200, 200]);
    app.time.advance(1_500);
    expect([await status(spare.apiKey), await status(body.apiKey)]).toEqual([401, 200]);
  });

  it('does not let a second rotation extend the first overlap', async () => {
    const { key, spare } = await accountWithSpareKey();
    await rotate(key, spare.id, { overlapSeconds: 60 });
    await rotate(key, spare.id, { overlapSeconds: 3600 });
    app.time.advance(61_000);
    expect(await status(spare.apiKey)).toBe(401);
  });

  it('does not let an overlap outlive the key’s own expiry', async () => {
    const expiresAt = new Date(app.time.now().getTime() + 30_000).toISOString();
    const { key, spare } = await accountWithSpareKey({ expiresAt });
    await rotate(key, spare.id, { overlapSeconds: 3600 });
    app.time.advance(31_000);
    expect(await status(spare.apiKey)).toBe(401);
  });

  it('gives the new key the expiry of the old one', async () => {
    const expiresAt = new Date(app.time.now().getTime() + 30_000).toISOString();
    const { key, spare } = await accountWithSpareKey({ expiresAt });
    const rotated = await rotate(key, spare.id);
    expect(rotated.body).toMatchObject({ expiresAt });
    const byItself = await rotate(rotated.body.apiKey, rotated.body.id);
    expect(byItself.body).toMatchObject({ expiresAt });
    app.time.advance(30_000);
    expect(await status(byItself.body.apiKey)).toBe(401);
  });

  it('answers 403 to a key that would get one with a later expiry than its own', async () => {
    const expiresAt = new Date(app.time.now().getTime() + 30_000).toISOString();
    const { key, spare: lent } = await accountWithSpareKey({ expiresAt });
    const { body: keys } = await app.call<{ data: { id: string }[] }>('GET', '/v1/developer/api-keys', {
      key,
    });
    const first = keys.data.find(({ id }) => id !== lent.id)?.id ?? '';
    const answer = await rotate(lent.apiKey, first);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'key_would_outlive_caller' });
    expect(await status(key)).toBe(200);

    await rotate(key, first, { overlapSeconds: 60 });
    expect((await rotate(key, first, { overlapSeconds: 60 })).status).toBe(403);
  });

  it('gives two concurrent rotations a key each, and revokes the old one once', async () => {
    const { key, spare } = await accountWithSpareKey();
    const answers = await Promise.all([rotate(key, spare.id), rotate(key, spare.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('answers 409 for an expired or revoked key', async () => {
    const { key, spare } = await accountWithSpareKey();
    await app.call('DELETE', `/v1/developer/api-keys/${spare.id}`, { key });
    const answer = await rotate(key, spare.id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'key_revoked' });
  });

  it('answers 409 when overlaps would fill the account beyond its limit', async () => {
    const { key, spare } = await accountWithSpareKey();
    const statuses: number[] = [];
    for (let i = 0; i < MAX_ACTIVE_KEYS; i++) {
      statuses.push((await rotate(key, spare.id, { overlapSeconds: 3600 })).status);
    }
    expect(statuses.filter((each) => each === 201)).toHaveLength(MAX_ACTIVE_KEYS - 2);
    expect(statuses.at(-1)).toBe(409);
    // Without an overlap one key replaces another, so a full account can still rotate.
    expect((await rotate(key, spare.id)).status).toBe(201);
  });

  it.each([
    ['a negative overlap', { overlapSeconds: -1 }],
    ['half a second', { overlapSeconds: 0.5 }],
    ['more than seven days', { overlapSeconds: 604_801 }],
    ['text', { overlapSeconds: '60' }],
  ])('answers 400 for %s', async (_case, body) => {
    const { key, spare } = await accountWithSpareKey();
    const answer = await rotate(key, spare.id, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ details: [{ path: 'overlapSeconds' }] });
    expect(await status(spare.apiKey)).toBe(200);
  });

  it('answers 404 for an unknown key and for another account’s', async () => {
    const { key, spare } = await accountWithSpareKey();
    const stranger = await app.signUp();
    expect((await rotate(key, `key_${'0'.repeat(32)}`)).status).toBe(404);
    expect((await rotate(stranger.key, spare.id)).status).toBe(404);
    expect(await status(spare.apiKey)).toBe(200);
  });
});
