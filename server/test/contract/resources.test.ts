import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
const get = async (path: string, as = key) => (await app.call('GET', path, { key: as })).body;

describe('object and environment', () => {
  it('are on a resource, on each in a list, and on those inside of another', async () => {
    const { body: agreement } = await on.create([500]);
    expect(agreement).toMatchObject({ object: 'agreement', environment: 'live' });
    const { data } = (await get('/v1/escrow/agreements')) as { data: object[] };
    expect(data).toMatchObject([{ object: 'agreement', environment: 'live' }]);
    const { body: risk } = await on.assess(agreement.id);
    await on.deposit(risk.virtualAccount?.accountNumber ?? '', 500);
    expect(await get(`/v1/escrow/agreements/${agreement.id}?expand=deposits`)).toMatchObject({
      deposits: [{ object: 'deposit', environment: 'live' }],
    });
  });

  it('are in a repeated answer, and name the environment of the resource, not of its creator', async () => {
    const headers = { 'idempotency-key': 'test-key' };
    const make = () =>
      app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
        key,
        body: { environment: 'test' },
        headers,
      });
    const first = await make();
    expect(first.body).toMatchObject({ object: 'api_key', environment: 'test' });
    expect((await make()).body).toEqual(first.body);
    expect(await get('/v1/policies/release', first.body.apiKey)).toMatchObject({
      object: 'release_policy',
      environment: 'test',
    });
  });

  it('may be sent back with a policy that was read, but not with another request', async () => {
    const policy = await get('/v1/policies/identity');
    const put = await app.call('PUT', '/v1/policies/identity', { key, body: policy });
    expect(put.status).toBe(200);
    const body = { object: 'agreement', reason: 'Suspicion' };
    const refused = await app.call('POST', `/v1/escrow/agreements/agr_${'0'.repeat(32)}/freeze`, {
      key,
      body,
    });
    expect([refused.status, refused.body['code']]).toEqual([400, 'unknown_field']);
  });
});

describe('a status', () => {
  it.each([
    ['/v1/exceptions', 'open'],
    ['/v1/holds', 'lifted'],
    ['/v1/reviews', 'open'],
    ['/v1/identity/sessions', 'CANCELED'],
  ])('of %s is a word in capitals, in one spelling: %s is refused', async (path, status) => {
    const refused = await app.call('GET', `${path}?status=${status}`, { key });
    expect(refused.status).toBe(400);
    expect((await app.call('GET', `${path}?state=open`, { key })).body['code']).toBe('unknown_field');
  });
});
