import { describe, expect, it } from 'vitest';
import { NEWEST_VERSION } from '#core/account/api-version.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

type Listed = { id: string; label: string; active: boolean; lastUsedAt: string | null };
type List = { data: Listed[] };

async function list(key: string): Promise<Listed[]> {
  const answer = await app.call<List>('GET', '/v1/developer/api-keys', { key });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

describe('GET /v1/developer/api-keys', () => {
  it('answers 200 with the public fields of each key, and never the key', async () => {
    const { key } = await app.signUp();
    const answer = await app.call<List>('GET', '/v1/developer/api-keys', { key });
    expect(answer.body.data).toEqual([
      {
        object: 'api_key',
        environment: 'live',
        id: expect.stringMatching(/^key_/),
        prefix: key.slice(0, 17),
        label: 'Created at signup',
        active: true,
        createdAt: expect.any(String),
        lastUsedAt: null,
        expiresAt: null,
        revokedAt: null,
        apiVersion: NEWEST_VERSION,
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(key);
  });

  it('lists active keys first, newest first, then the expired and revoked ones', async () => {
    const { key } = await app.signUp();
    const make = async (label: string, more: object = {}) => {
      const answer = await app.call<{ id: string }>('POST', '/v1/developer/api-keys', {
        key,
        body: { label, ...more },
      });
      return answer.body.id;
    };
    const soon = new Date(app.time.now().getTime() + 60_000).toISOString();
    await make('expires', { expiresAt: soon });
    const rotated = await make('overlaps');
    const revoked = await make('revoked');
    await make('newest');
    await app.call('DELETE', `/v1/developer/api-keys/${revoked}`, { key });
    await app.call('POST', `/v1/developer/api-keys/${rotated}/rotate`, {
      key,
      body: { overlapSeconds: 3600 },
    });
    app.time.advance(61_000);
    const keys = await list(key);
    expect(keys.map((listed) => [listed.label, listed.active])).toEqual([
      ['overlaps', true], // its successor, which is the newest of all
      ['newest', true],
      ['overlaps', true], // itself, until the overlap ends
      ['Created at signup', true],
      ['revoked', false],
      ['expires', false],
    ]);
  });

  it('shows nothing of another account', async () => {
    const [ada, grace] = [await app.signUp(), await app.signUp()];
    await app.call('POST', '/v1/developer/api-keys', { key: grace.key, body: { label: 'hers' } });
    expect((await list(ada.key)).map((listed) => listed.label)).toEqual(['Created at signup']);
  });

  it('shows when a key was last used, which is stored periodically and not at each request', async () => {
    const { key } = await app.signUp();
    const before = app.time.now().getTime();
    await list(key);
    expect((await list(key))[0]?.lastUsedAt).toBeNull();
    await app.context.keyRing.flush();
    const used = Date.parse((await list(key))[0]?.lastUsedAt ?? '');
    expect(used).toBeGreaterThanOrEqual(before);
    expect(used).toBeLessThanOrEqual(app.time.now().getTime());
  });

  it('never moves the last use backwards', async () => {
    const { key } = await app.signUp();
    app.time.advance(60_000);
    await list(key);
    await app.context.keyRing.flush();
    const before = (await list(key))[0]?.lastUsedAt;
    app.time.advance(-30_000);
    await list(key);
    await app.context.keyRing.flush();
    expect((await list(key))[0]?.lastUsedAt).toBe(before);
  });
});
