import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { operationsOf } from '#test/support/operations.ts';
import { parseRaw, sendRaw } from '#test/support/raw.ts';

const app = await startTestApp();
const guarded = operationsOf(app.http).filter((operation) => operation.guarded);
const open = operationsOf(app.http).filter((operation) => !operation.guarded);

const { key } = await app.signUp();
const unknownKey = `svc_live_${'0'.repeat(48)}`;

async function revokedKey(): Promise<string> {
  const spare = await app.call<{ id: string; apiKey: string }>('POST', '/v1/developer/api-keys', { key });
  await app.call('DELETE', `/v1/developer/api-keys/${spare.body.id}`, { key });
  return spare.body.apiKey;
}

const MISSING = {
  error: 'Unauthorized',
  message: expect.stringMatching(/x-api-key header is missing/),
  statusCode: 401,
  code: 'missing_api_key',
  docUrl: '/docs/guide/errors#401-unauthorized',
  requestId: expect.stringMatching(/^req_[0-9a-f]{24}$/),
};
const INVALID = {
  ...MISSING,
  message: expect.stringMatching(/key is invalid/),
  code: 'invalid_api_key',
};

/** Bodies that would each be refused if they were read. */
const BODIES: [string, Record<string, string>, string | undefined][] = [
  ['no body', {}, undefined],
  ['broken JSON', { 'content-type': 'application/json' }, '{"broken'],
  ['two megabytes', { 'content-type': 'application/json' }, `"${'x'.repeat(2_000_000)}"`],
  ['plain text', { 'content-type': 'text/plain' }, 'hello'],
];
const HEADERS: [string, () => Promise<Record<string, string>>, typeof MISSING][] = [
  ['no key', async () => ({}), MISSING],
  ['an empty key', async () => ({ 'x-api-key': '' }), MISSING],
  ['the key in Authorization', async () => ({ authorization: `Bearer ${key}` }), MISSING],
  ['the key in another header', async () => ({ 'api-key': key, cookie: `x-api-key=${key}` }), MISSING],
  ['nonsense', async () => ({ 'x-api-key': 'nonsense' }), INVALID],
  ['an unknown key', async () => ({ 'x-api-key': unknownKey }), INVALID],
  ['a revoked key', async () => ({ 'x-api-key': await revokedKey() }), INVALID],
  ['a key with a letter more', async () => ({ 'x-api-key': `${key}a` }), INVALID],
  ['two keys', async () => ({ 'x-api-key': `${key}, ${key}` }), INVALID],
];

it('finds routes to test', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(5);
  expect(open.map((operation) => operation.pattern).sort()).toEqual(
    expect.arrayContaining(['/healthz', '/readyz', '/v1/developer/signup']),
  );
  // Every path of the API requires a key except signup, and the webhooks of providers, which are signed.
  expect(open.filter(({ pattern }) => pattern.startsWith('/v1/')).map(({ pattern }) => pattern)).toEqual([
    '/v1/developer/signup',
    '/v1/providers/{provider}/webhook',
    '/v1/providers/termii/receipts',
    '/v1/providers/africastalking/receipts',
  ]);
});

describe.each(guarded.map((operation) => [`${operation.method} ${operation.pattern}`, operation] as const))(
  '%s',
  (_name, { method, path }) => {
    it.each(HEADERS)('answers 401 for %s, whatever the body is', async (_case, headers, expected) => {
      const credentials = await headers();
      for (const [, bodyHeaders, payload] of BODIES) {
        const answer = await app.call(method, path, {
          headers: { ...credentials, ...bodyHeaders },
          ...(payload === undefined ? {} : { payload }),
        });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual(expected);
        expect(answer.headers['x-request-id']).toBe(answer.body['requestId']);
      }
    });
  },
);

it('answers 401 before the body has arrived', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as { port: number };
  const answer = parseRaw(
    await sendRaw(
      port,
      `POST /v1/developer/api-keys HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n{`,
      { quietMs: 500 },
    ),
  );
  expect(answer.status).toBe(401);
  expect(answer.body).toContain('missing_api_key');
});

it('guards HEAD like its GET', async () => {
  expect((await app.call('HEAD', '/v1/developer')).status).toBe(401);
  expect((await app.call('HEAD', '/v1/developer', { key })).status).toBe(200);
});
