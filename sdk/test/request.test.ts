import { describe, expect, it } from 'vitest';
import { type HookRequest, type HookResponse, Surety, type SuretyError } from '../src/index.ts';
import { sendJson, startServer } from './support/server.ts';

const KEY = `svc_live_${'ab12cd34'.repeat(6)}`;
const ACCOUNT = { id: 'dev_1', email: 'a@example.com', name: 'a', createdAt: '2030-01-01T00:00:00.000Z' };

function problem(statusCode: number, code: string, more: object = {}) {
  return { error: 'Reason', message: 'A sentence.', statusCode, code, requestId: 'req_1', ...more };
}

async function failureOf(promise: Promise<unknown>): Promise<SuretyError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!error) throw new Error('it did not fail');
  return error as SuretyError;
}

describe('a response that is not 2xx', () => {
  const cases: [number, string, string][] = [
    [400, 'validation_failed', 'ValidationError'],
    [401, 'invalid_api_key', 'AuthenticationError'],
    [403, 'not_a_party', 'PermissionError'],
    [404, 'not_found', 'NotFoundError'],
    [409, 'agreement_frozen', 'ConflictError'],
    [413, 'payload_too_large', 'PayloadTooLargeError'],
    [415, 'unsupported_media_type', 'UnsupportedMediaTypeError'],
    [418, 'teapot', 'ApiError'],
    [422, 'idempotency_key_reused', 'IdempotencyError'],
    [429, 'rate_limited', 'RateLimitError'],
    [500, 'internal_error', 'ServerError'],
    [503, 'service_unavailable', 'ServerError'],
  ];
  it.each(cases)('%i %s becomes a %s with everything that the server sent', async (status, code, name) => {
    const details = [{ path: 'email', message: 'is wrong' }];
    const { apiUrl } = await startServer((_request, response) =>
      sendJson(response, status, problem(status, code, { details })),
    );
    const surety = new Surety(KEY, { apiUrl, maxRetries: 0 });
    const error = await failureOf(surety.developer.retrieve());
    expect(error.name).toBe(name);
    expect(error).toMatchObject({
      code,
      statusCode: status,
      requestId: 'req_1',
      details,
      message: 'A sentence.',
    });
  });

  it('in HTML, as from a proxy, keeps its status, and its message has no HTML', async () => {
    const { apiUrl } = await startServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    const error = await failureOf(new Surety(KEY, { apiUrl, maxRetries: 0 }).developer.retrieve());
    expect(error).toMatchObject({ name: 'ServerError', statusCode: 502, code: 'unexpected_answer' });
    expect(error.message).not.toContain('<');
  });

  it('that redirects is not followed, so that the key stays here', async () => {
    const other = await startServer((_request, response) => sendJson(response, 200, ACCOUNT));
    const { apiUrl, seen } = await startServer((_request, response) => {
      response.writeHead(307, { location: `${other.apiUrl}/developer` }).end();
    });
    const error = await failureOf(new Surety(KEY, { apiUrl }).developer.retrieve());
    expect(error).toMatchObject({ code: 'unexpected_answer', statusCode: 307 });
    expect([seen.length, other.seen.length]).toEqual([1, 0]);
  });

  it('or 200 with a body that is not JSON is rejected and not retried', async () => {
    const { apiUrl, seen } = await startServer((_request, response) => response.end('<html>'));
    const error = await failureOf(new Surety(KEY, { apiUrl }).developer.retrieve());
    expect(error).toMatchObject({ code: 'unexpected_answer', statusCode: 200 });
    expect(seen).toHaveLength(1);
  });
});

describe('a retry', () => {
  it('follows 409 in flight, 429, 5xx and a broken connection, with one idempotency key', async () => {
    const troubles = [
      [409, 'idempotency_key_in_flight'],
      [429, 'rate_limited'],
      [500, 'internal_error'],
      [503, 'service_unavailable'],
    ] as const;
    const { apiUrl, seen } = await startServer((_request, response) => {
      const trouble = troubles[seen.length - 1];
      if (trouble) sendJson(response, trouble[0], problem(trouble[0], trouble[1]));
      else if (seen.length === troubles.length + 1) response.socket?.destroy();
      else sendJson(response, 201, { id: 'agr_1' });
    });
    const surety = new Surety(KEY, { apiUrl, maxRetries: 5 });
    expect(await surety.escrow.agreements.unfreeze('agr_1')).toEqual({ id: 'agr_1' });
    const keys = seen.map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(6);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^sdk_[0-9a-f]{32}$/);
  });

  it('has its call’s own key, unless the caller sets one', async () => {
    const { apiUrl, seen } = await startServer((_request, response) => sendJson(response, 200, {}));
    const surety = new Surety(KEY, { apiUrl });
    await surety.escrow.agreements.cancel('agr_1');
    await surety.escrow.agreements.cancel('agr_1');
    await surety.escrow.agreements.cancel('agr_1', { idempotencyKey: 'order-7' });
    const keys = seen.map((request) => request.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('order-7');
  });

  it('waits for Retry-After, unless that is too long', async () => {
    const { apiUrl, seen } = await startServer((_request, response) => {
      if (seen.length === 1) sendJson(response, 503, problem(503, 'x'), { 'retry-after': '1' });
      else if (seen.length === 2) sendJson(response, 200, ACCOUNT);
      else sendJson(response, 429, problem(429, 'rate_limited'), { 'retry-after': '3600' });
    });
    const surety = new Surety(KEY, { apiUrl });
    const startedAt = Date.now();
    await surety.developer.retrieve();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000);
    const error = await failureOf(surety.developer.retrieve());
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfterMs: 3_600_000 });
    expect(seen).toHaveLength(3);
  });

  it('never follows a client error, or a signup whose response was lost', async () => {
    const { apiUrl, seen } = await startServer((request, response) => {
      if (request.url.endsWith('/signup')) response.socket?.destroy();
      else sendJson(response, 404, problem(404, 'not_found'));
    });
    const surety = new Surety(KEY, { apiUrl });
    expect((await failureOf(surety.escrow.agreements.retrieve('agr_1'))).name).toBe('NotFoundError');
    const lost = await failureOf(surety.developer.signup({ email: 'a@b.co', password: 'long enough' }));
    expect(lost).toMatchObject({ name: 'ConnectionError', code: 'connection_failed' });
    expect(seen).toHaveLength(2);
  });

  it('ends after maxRetries, with the reason in the last error', async () => {
    const surety = new Surety(KEY, { apiUrl: 'http://127.0.0.1:1/v1', maxRetries: 1 });
    const error = await failureOf(surety.developer.retrieve());
    expect(error).toMatchObject({ name: 'ConnectionError', statusCode: undefined });
    expect(error.message).toMatch(/GET http:\/\/127\.0\.0\.1:1\/v1\/developer got no response: .+/);
  });
});

describe('patience', () => {
  it('ends after timeoutMs, also while the body is read', async () => {
    const { apiUrl, seen } = await startServer((_request, response) => {
      if (seen.length > 1) response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    });
    const surety = new Surety(KEY, { apiUrl, timeoutMs: 1_000, maxRetries: 1 });
    const error = await failureOf(surety.developer.retrieve());
    expect(error).toMatchObject({ name: 'TimeoutError', code: 'timed_out' });
    expect(seen).toHaveLength(2);
  });

  it('ends when the caller aborts: before, during, or while waiting for a retry', async () => {
    const { apiUrl, seen } = await startServer((request, response) => {
      if (request.url.includes('agr_')) sendJson(response, 503, problem(503, 'x'), { 'retry-after': '30' });
    });
    const surety = new Surety(KEY, { apiUrl });
    const reason = new Error('enough');
    const early = failureOf(surety.developer.retrieve({ signal: AbortSignal.abort(reason) }));
    expect(await early).toBe(reason);
    expect(seen).toHaveLength(0);

    for (const path of ['during', 'agr_waiting']) {
      const controller = new AbortController();
      const call = surety.escrow.agreements.retrieve(path, {}, { signal: controller.signal });
      setTimeout(() => controller.abort(reason), 100);
      expect(await failureOf(call)).toBe(reason);
    }
    expect(seen).toHaveLength(2);
  });
});

describe('hooks', () => {
  it('see every attempt with its outcome and only the prefix of the key; errors that they throw are ignored', async () => {
    const { apiUrl, seen } = await startServer((_request, response) =>
      sendJson(response, seen.length === 1 ? 500 : 200, problem(500, 'internal_error'), {
        'x-request-id': 'req_1',
      }),
    );
    const requests: HookRequest[] = [];
    const responses: HookResponse[] = [];
    const surety = new Surety(KEY, {
      apiUrl,
      onRequest: (request) => {
        requests.push(request);
        throw new Error('a log that is full');
      },
      onResponse: (response) => responses.push(response),
    });
    await surety.escrow.agreements.cancel('agr_1');
    expect(requests.map((request) => request.attempt)).toEqual([1, 2]);
    expect(responses).toMatchObject([
      { statusCode: 500, requestId: 'req_1', error: { code: 'internal_error' } },
      { statusCode: 200, requestId: 'req_1', error: undefined, retryInMs: undefined },
    ]);
    expect(responses[0]?.retryInMs).toBeGreaterThanOrEqual(0);
    expect(requests[0]?.headers['x-api-key']).toBe('svc_live_ab12cd34…');
    expect(JSON.stringify([requests, responses])).not.toContain(KEY);
    expect(seen[0]?.headers['x-api-key']).toBe(KEY);
    expect(seen[0]?.headers['user-agent']).toMatch(/^surety-sdk\//);
  });
});

describe('an argument of the caller', () => {
  it('is encoded in paths and queries, so that an id cannot change the path', async () => {
    const { apiUrl, seen } = await startServer((_request, response) =>
      sendJson(response, 200, { data: [], nextCursor: null }),
    );
    const surety = new Surety(KEY, { apiUrl: `${apiUrl}/` });
    await surety.escrow.payoutAccounts.retrieve('../a b?c#d/é');
    await surety.escrow.agreements.list({ buyerExternalId: 'a&status=FUNDED', limit: 5 }).page();
    expect(seen[0]?.url).toBe('/v1/escrow/payout-accounts/..%2Fa%20b%3Fc%23d%2F%C3%A9');
    expect(seen[1]?.url).toBe('/v1/escrow/agreements?buyerExternalId=a%26status%3DFUNDED&limit=5');
    await expect(surety.escrow.agreements.retrieve('')).rejects.toThrow('An id is missing');
    await expect(surety.escrow.agreements.retrieve('..')).rejects.toThrow('cannot be an id');
    const badKey = surety.escrow.agreements.cancel('agr_1', { idempotencyKey: 'line\nbreak' });
    expect(await failureOf(badKey)).toMatchObject({ code: 'invalid_argument' });
    expect(seen).toHaveLength(2);
  });
});
