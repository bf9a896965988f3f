import { afterEach, describe, expect, it, vi } from 'vitest';
import DefaultExport, { responseOf, Surety, SuretyError, TimeoutError } from '../src/index.ts';

const KEY = `svc_live_${'ab12cd34'.repeat(6)}`;
const OTHER = `svc_test_${'ab12cd34'.repeat(6)}`;

type Sent = { url: string; headers: Record<string, string> };

/** Answers the nth call with the nth body, and all later ones with the last. */
function answering(...bodies: unknown[]) {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), headers: init?.headers as Record<string, string> });
    const body = JSON.stringify(bodies[Math.min(sent.length, bodies.length) - 1]);
    return new Response(body, { headers: { 'x-request-id': `req_${sent.length}`, ratelimit: 'r=9' } });
  };
  return { sent, fetch: fetch as typeof globalThis.fetch };
}

afterEach(() => vi.unstubAllEnvs());

describe('a list', () => {
  const pages = [
    { data: [{ id: 'agr_1' }, { id: 'agr_2' }], nextCursor: 'next' },
    { data: [{ id: 'agr_3' }], nextCursor: null },
  ];

  it('returns its first page when awaited, and all items when iterated', async () => {
    const { fetch, sent } = answering(...pages);
    const list = new Surety({ apiKey: KEY, fetch }).escrow.agreements.list({ status: 'FUNDED' });
    expect(sent).toHaveLength(0);
    const page = await list;
    expect([page.data.length, page.nextCursor]).toEqual([2, 'next']);
    expect(responseOf(page)?.requestId).toBe('req_1');

    const again = answering(...pages);
    const ids: string[] = [];
    const surety = new Surety({ apiKey: KEY, fetch: again.fetch });
    for await (const { id } of surety.escrow.agreements.list()) ids.push(id);
    expect(ids).toEqual(['agr_1', 'agr_2', 'agr_3']);
  });

  it('that cannot be fetched rejects when awaited', async () => {
    const surety = new Surety({
      apiKey: KEY,
      maxRetries: 0,
      fetch: async () => new Response('', { status: 500 }),
    });
    await expect(surety.escrow.agreements.list()).rejects.toMatchObject({ statusCode: 500 });
  });
});

describe('a call', () => {
  it('accepts its own key, headers and idempotency key', async () => {
    const { fetch, sent } = answering({});
    const surety = new Surety({ apiKey: KEY, fetch });
    const options = { apiKey: OTHER, headers: { 'X-Trace': 't1' }, idempotencyKey: 'mine' };
    await surety.developer.apiKeys.create({}, options);
    await surety.developer.retrieve();
    expect(sent[0]?.headers).toMatchObject({
      'x-api-key': OTHER,
      'x-trace': 't1',
      'idempotency-key': 'mine',
    });
    expect(sent[1]?.headers).toMatchObject({ 'x-api-key': KEY });
    expect(sent[1]?.headers).not.toHaveProperty('x-trace');
  });

  it.each([
    [{ timeout: 5 }, 'timeout'],
    [{ headers: { 'X-API-Key': OTHER } }, 'x-api-key'],
    [{ apiKey: 'with space' }, 'apiKey'],
    [{ deadlineMs: 0 }, 'deadlineMs'],
  ])('rejects %j before anything is sent', async (options, name) => {
    const { fetch, sent } = answering({});
    const refusal = new Surety({ apiKey: KEY, fetch }).developer.retrieve(options as never);
    await expect(refusal).rejects.toThrow(name);
    expect(sent).toHaveLength(0);
  });

  it('keeps the response of its result', async () => {
    const { fetch } = answering({ id: 'dev_1' });
    const developer = await new Surety({ apiKey: KEY, fetch }).developer.retrieve();
    const response = responseOf(developer);
    expect([response?.statusCode, response?.requestId, response?.headers.get('ratelimit')]).toEqual([
      200,
      'req_1',
      'r=9',
    ]);
    expect(responseOf({ ...developer })).toBeUndefined();
  });

  it('ends at its deadline, however many attempts are left', async () => {
    let tries = 0;
    const fetch = async (_url: unknown, init?: RequestInit) => {
      tries += 1;
      if (tries === 1) return new Response('', { status: 503, headers: { 'retry-after': '30' } });
      return new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    };
    const surety = new Surety({ apiKey: KEY, fetch: fetch as typeof globalThis.fetch, deadlineMs: 60_000 });
    // The server asks for 30 seconds, but less than one is left.
    await expect(surety.developer.retrieve({ deadlineMs: 200 })).rejects.toMatchObject({ statusCode: 503 });
    await expect(surety.developer.retrieve({ deadlineMs: 50 })).rejects.toBeInstanceOf(TimeoutError);
    expect(tries).toBe(2);
  });
});

describe('new Surety', () => {
  it('reads the key from SURETY_API_KEY by default', async () => {
    vi.stubEnv('SURETY_API_KEY', OTHER);
    const { fetch, sent } = answering({});
    await new Surety({ fetch }).developer.retrieve();
    await new Surety({ fetch, apiKey: KEY }).developer.retrieve();
    expect(sent.map(({ headers }) => headers['x-api-key'])).toEqual([OTHER, KEY]);
  });

  it('rejects an unknown option', () => {
    expect(() => new Surety({ apiKey: KEY, timeout: 5 } as never)).toThrow(SuretyError);
    expect(() => new Surety({ apiKey: KEY, timeout: 5 } as never)).toThrow('timeout');
  });

  it('is also the default export', () => {
    expect(DefaultExport).toBe(Surety);
  });
});
