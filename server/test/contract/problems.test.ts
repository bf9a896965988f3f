import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { parseRaw, sendRaw } from '#test/support/raw.ts';

const app = await startTestApp();
const { key } = await app.signUp();
await app.http.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.http.server.address() as { port: number };

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 4_096;

type Case = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
  expected: [number, string, string];
};

const SIGNUP = '/v1/developer/signup';
const CASES: Record<string, Case> = {
  'an unknown path': { method: 'GET', path: '/nowhere', expected: [404, 'unknown_endpoint', 'Not Found'] },
  'an unknown path of the API': {
    method: 'GET',
    path: '/v1/x',
    expected: [404, 'unknown_endpoint', 'Not Found'],
  },
  'an unknown version': {
    method: 'GET',
    path: '/v1/developer',
    headers: { 'surety-version': '2020-01-01' },
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a method that the path does not know': {
    method: 'PATCH',
    path: '/v1/developer',
    expected: [405, 'method_not_allowed', 'Method Not Allowed'],
  },
  'an id that is longer than any': {
    method: 'GET',
    path: `/v1/escrow/agreements/${'9'.repeat(400)}`,
    expected: [404, 'not_found', 'Not Found'],
  },
  'a path that is not properly encoded': {
    method: 'GET',
    path: '/v1/developer/%E0%A4%A',
    expected: [404, 'not_found', 'Not Found'],
  },
  'broken JSON': {
    headers: JSON_TYPE,
    payload: '{"email":',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a body that is only a word': {
    headers: JSON_TYPE,
    payload: 'hello',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a body with __proto__': {
    headers: JSON_TYPE,
    payload: '{"email":"a@example.com","password":"passw0rd!","__proto__":{"name":"x"}}',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a body with __proto__ in disguise': {
    headers: JSON_TYPE,
    payload: '{"email":"a@example.com","password":"passw0rd!","\\u005f_proto__":{"name":"x"}}',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a body with constructor.prototype': {
    headers: JSON_TYPE,
    payload: '{"email":"a@example.com","password":"passw0rd!","constructor":{"prototype":{"name":"x"}}}',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'JSON nested two thousand deep': {
    headers: JSON_TYPE,
    payload: `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'a length that is not the body’s': {
    headers: { ...JSON_TYPE, 'content-length': '5' },
    payload: '{"email":"a@example.com"}',
    expected: [400, 'validation_failed', 'Bad Request'],
  },
  'plain text': {
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
    expected: [415, 'unsupported_media_type', 'Unsupported Media Type'],
  },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a',
    expected: [415, 'unsupported_media_type', 'Unsupported Media Type'],
  },
  'a body of no stated type': {
    payload: '{}',
    expected: [415, 'unsupported_media_type', 'Unsupported Media Type'],
  },
  'a type that is not one': {
    headers: { 'content-type': 'json' },
    payload: '{}',
    expected: [415, 'unsupported_media_type', 'Unsupported Media Type'],
  },
  'a byte more than four kilobytes without a key': {
    headers: JSON_TYPE,
    payload: `"${'x'.repeat(LIMIT - 1)}"`,
    expected: [413, 'payload_too_large', 'Payload Too Large'],
  },
};

describe('every failure has the same shape', () => {
  it.each(Object.entries(CASES))(
    '%s',
    async (_case, { method = 'POST', path = SIGNUP, expected, ...rest }) => {
      const response = await app.http.inject({ method: method as 'GET', url: path, ...rest });
      const [statusCode, code, error] = expected;
      expect(response.statusCode).toBe(statusCode);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      const body = response.json();
      expect(body).toEqual({
        error,
        message: expect.stringMatching(/^\S.{10,}/),
        statusCode,
        code,
        ...('details' in body ? { details: expect.any(Array) } : {}),
        docUrl: expect.stringMatching(new RegExp(`^/docs/guide/errors#${statusCode}-[a-z-]+$`)),
        requestId: response.headers['x-request-id'],
      });
      expect(response.body).not.toMatch(/node_modules|\.ts|\bat |FST_|Error:/);
    },
  );

  it.each([
    ['/developer', 'Did you mean /v1/developer?'],
    ['/v1/agreements', 'Did you mean /v1/escrow/agreements?'],
    ['/v1/escrow/agreement', 'Did you mean /v1/escrow/agreements?'],
    ['/v1/agreements/agr_1/ledger', 'Did you mean /v1/escrow/agreements/:id/ledger?'],
    ['/v1/escrow/payouts', 'Did you mean /v1/payouts?'],
    ['/v1/v1/webhooks', 'Did you mean /v1/webhooks?'],
    ['/v1/escrow/everything', 'See GET /docs for the list of endpoints.'],
    [`/v1/${'agreements/'.repeat(60)}`, 'See GET /docs for the list of endpoints.'],
  ])('says for %s which path was meant', async (path, hint) => {
    const answer = await app.call('GET', path);
    expect(answer.body).toMatchObject({
      code: 'unknown_endpoint',
      message: `This endpoint does not exist. ${hint}`,
    });
  });

  it('reads a body of exactly four kilobytes', async () => {
    const filler = 'x'.repeat(LIMIT - '{"filler":""}'.length);
    const answer = await app.call('POST', SIGNUP, { payload: `{"filler":"${filler}"}` });
    expect(answer.body['details']).toEqual([
      expect.objectContaining({ path: 'filler' }),
      expect.objectContaining({ path: 'email' }),
      expect.objectContaining({ path: 'password' }),
    ]);
  });

  it('names each invalid field, up to a limit', async () => {
    const answer = await app.call('POST', SIGNUP, { body: { email: 'x', password: '', name: 7 } });
    const details = answer.body['details'] as { path: string }[];
    expect(details.map(({ path }) => path)).toEqual(['email', 'password', 'name']);
    expect(answer.body['message']).toContain('2 more');
  });

  it.each([
    ['no value', {}, 'buyerExternalId is required and must be text'],
    ['a number for text', { buyerExternalId: 7 }, 'buyerExternalId is required and must be text'],
    ['an unknown word', { status: 'PENDNG' }, 'status must be one of PENDING, PARTIAL'],
    ['an amount of zero', { amount: 0 }, 'milestones[0].amount must be greater than zero'],
  ])('says it in our own words, with the field named once: %s', async (_what, given, said) => {
    const agreement = { sellerExternalId: 's', totalAmount: 1, milestones: [{ title: 't', amount: 1 }] };
    const { status, amount, ...rest } = given as { status?: string; amount?: number };
    const milestones = [{ title: 't', amount: amount ?? 1 }];
    const body = {
      ...agreement,
      ...(amount === undefined ? {} : { buyerExternalId: 'b', milestones }),
      ...rest,
    };
    const answer = status
      ? await app.call('GET', `/v1/escrow/agreements?status=${status}`, { key })
      : await app.call('POST', '/v1/escrow/agreements', { key, body });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(said);
    expect(JSON.stringify(answer.body)).not.toMatch(/Invalid|expected|received|(\b\w+\b): \1 /);
  });

  it('says its version on every response, and accepts a request that insists on it', async () => {
    const headers = { 'surety-version': '2026-12-01' };
    const answer = await app.call('GET', '/v1/developer', { key, headers });
    expect([answer.status, answer.headers['surety-version']]).toEqual([200, '2026-12-01']);
    expect((await app.call('GET', '/nowhere')).headers['surety-version']).toBe('2026-12-01');
  });

  it('gives every response a unique id, and accepts none from the caller', async () => {
    const ids = new Set<unknown>();
    for (const path of ['/healthz', '/v1/developer', '/nowhere', '/openapi.json', '/metrics', '/docs/']) {
      const answer = await app.call('GET', path, { headers: { 'x-request-id': 'mine' } });
      expect(answer.headers['x-request-id']).toMatch(/^req_[0-9a-f]{24}$/);
      ids.add(answer.headers['x-request-id']);
    }
    expect(ids.size).toBe(6);
  });

  it('sends security headers and no CORS', async () => {
    const { headers } = await app.call('GET', '/v1/developer', {
      key,
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

describe('on the wire', () => {
  const host = 'Host: localhost\r\n';
  const login = `${host}x-api-key: ${key}\r\n`;
  it.each([
    ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an unknown method', `BREW /pot HTTP/1.1\r\n${host}\r\n`],
    ['a header without a colon', `GET /healthz HTTP/1.1\r\n${host}nonsense\r\n\r\n`],
    ['headers of a hundred kilobytes', `GET /healthz HTTP/1.1\r\n${host}x: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      `POST /v1/developer/signup HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    ],
    [
      'a length beside chunks',
      `POST /v1/developer/signup HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
    ],
    [
      'chunks that are not',
      `POST /v1/developer/api-keys HTTP/1.1\r\n${login}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
  ])('answers 400 in the usual shape for %s', async (_case, bytes) => {
    const answer = parseRaw(await sendRaw(port, Buffer.from(bytes, 'latin1'), { quietMs: 1_000 }));
    expect(answer.status).toBe(400);
    const body = JSON.parse(answer.body);
    expect(body).toMatchObject({ error: 'Bad Request', statusCode: 400, code: 'validation_failed' });
    expect(answer.headers).toContain(`x-request-id: ${body.requestId}`);
    expect(answer.headers).toContain('content-type: application/json');
  });

  it('ignores an unknown expectation', async () => {
    const answer = await sendRaw(
      port,
      `GET /healthz HTTP/1.1\r\n${host}Expect: a miracle\r\nConnection: close\r\n\r\n`,
    );
    expect(parseRaw(answer).status).toBe(200);
  });

  it('stops reading an endless body', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head = `POST /v1/developer/signup HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = parseRaw(await sendRaw(port, head + chunk.repeat(20), { quietMs: 1_000 }));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'payload_too_large' });
  });
});
