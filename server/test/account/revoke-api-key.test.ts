import { describe, expect, it } from 'vitest';
import { startTestApp, type TestNode } from '#test/support/app.ts';

const app = await startTestApp();
const elsewhere = await app.startNode();

async function accountWithSpareKey() {
  const { key, developerId } = await app.signUp();
  const spare = await app.call<{ id: string; apiKey: string }>('POST', '/v1/developer/api-keys', {
    key,
    body: {},
  });
  return { key, developerId, spare: spare.body };
}

function revoke(key: string, id: string) {
  return app.call('DELETE', `/v1/developer/api-keys/${id}`, { key });
}

async function statusOn(node: TestNode, key: string): Promise<number> {
  return (await node.call('GET', '/v1/developer', { key })).status;
}

describe('DELETE /v1/developer/api-keys/:id', () => {
  it('answers 204 without a body, and the key is revoked at once on this node', async () => {
    const { key, spare } = await accountWithSpareKey();
    expect(await statusOn(app, spare.apiKey)).toBe(200);
    const answer = await revoke(key, spare.id);
    expect(answer.status).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers['content-type']).toBeUndefined();
    expect(await statusOn(app, spare.apiKey)).toBe(401);
    expect(await statusOn(app, key)).toBe(200);
  });

  it('revokes the key within five seconds on a node that has it cached', async () => {
    const { key, spare } = await accountWithSpareKey();
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(200);
    await revoke(key, spare.id);
    app.time.advance(5_000);
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(401);
  });

  it('revokes it there as quickly when the clock is set back meanwhile', async () => {
    const { key, spare } = await accountWithSpareKey();
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(200);
    await revoke(key, spare.id);
    app.time.setClock(-3_600_000);
    app.time.advance(5_000);
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(401);
  });

  it('does not query the database while a key is cached', async () => {
    const { spare } = await accountWithSpareKey();
    await statusOn(elsewhere, spare.apiKey);
    await app.database.owner.query('DELETE FROM api_key_hashes WHERE key_id = $1', [spare.id]);
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(200);
    app.time.advance(5_000);
    expect(await statusOn(elsewhere, spare.apiKey)).toBe(401);
  });

  it('answers 204 again for a revoked key, and keeps the first time', async () => {
    const { key, developerId, spare } = await accountWithSpareKey();
    const revokedAt = async () =>
      (
        await app.database.owner.query(
          'SELECT revoked_at FROM api_keys WHERE developer_id = $1 AND id = $2',
          [developerId, spare.id],
        )
      )[0]?.['revoked_at'];
    await revoke(key, spare.id);
    const first = await revokedAt();
    app.time.advance(1_000);
    expect((await revoke(key, spare.id)).status).toBe(204);
    expect(await revokedAt()).toEqual(first);
  });

  it('lets a key revoke itself', async () => {
    const { spare } = await accountWithSpareKey();
    expect((await revoke(spare.apiKey, spare.id)).status).toBe(204);
    expect(await statusOn(app, spare.apiKey)).toBe(401);
  });

  it.each([
    ['an unknown id', () => `key_${'0'.repeat(32)}`],
    ['an id of another shape', () => 'nonsense'],
    ['an id that is far too long', () => 'x'.repeat(2_000)],
    ['the prefix instead of the id', () => 'svc_live_01234567'],
  ])('answers 404 for %s', async (_case, id) => {
    const { key } = await app.signUp();
    const answer = await revoke(key, id());
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not_found', error: 'Not Found' });
    expect(answer.body).not.toHaveProperty('details');
  });

  it('answers 404 for another account’s key, which stays active', async () => {
    const { spare } = await accountWithSpareKey();
    const stranger = await app.signUp();
    expect((await revoke(stranger.key, spare.id)).status).toBe(404);
    expect(await statusOn(app, spare.apiKey)).toBe(200);
  });

  it.each([
    [400, '{"broken', 'application/json'],
    [413, `"${'x'.repeat(1_100_000)}"`, 'application/json'],
    [415, 'hello', 'text/plain'],
  ])('answers %i for a body that it would not need anyway', async (status, payload, contentType) => {
    const { key, spare } = await accountWithSpareKey();
    const headers = { 'content-type': contentType };
    const path = `/v1/developer/api-keys/${spare.id}`;
    const answer = await app.call('DELETE', path, { key, payload, headers });
    expect(answer.status).toBe(status);
  });
});
