import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Surety, SuretyError, VERSION } from '../src/index.ts';

const KEY = `svc_live_${'ab12cd34'.repeat(6)}`;

/** A fetch that records its calls and returns an empty object. */
function notingFetch() {
  const urls: string[] = [];
  const headers: Record<string, string>[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    urls.push(String(url));
    headers.push(init?.headers as Record<string, string>);
    return new Response('{}');
  };
  return { urls, headers, fetch: fetch as typeof globalThis.fetch };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('new Surety', () => {
  it('accepts the key alone or in the options', async () => {
    const { fetch, headers } = notingFetch();
    await new Surety(KEY, { fetch }).developer.retrieve();
    await new Surety({ apiKey: KEY, fetch }).developer.retrieve();
    await new Surety({ fetch }).developer.retrieve();
    expect(headers.map((sent) => sent['x-api-key'])).toEqual([KEY, KEY, undefined]);
  });

  it('finds the server by apiUrl, then SURETY_API_URL, then on this machine', async () => {
    const { fetch, urls } = notingFetch();
    await new Surety({ fetch }).developer.retrieve();
    vi.stubEnv('SURETY_API_URL', 'https://escrow.example.com/v1/');
    await new Surety({ fetch }).developer.retrieve();
    await new Surety({ fetch, apiUrl: 'https://proxy.example.com/surety/v1' }).developer.retrieve();
    expect(urls).toEqual([
      'http://127.0.0.1:3000/v1/developer',
      'https://escrow.example.com/v1/developer',
      'https://proxy.example.com/surety/v1/developer',
    ]);
  });

  it.each([
    [{ apiKey: `${KEY}\n` }, 'apiKey'],
    [{ apiKey: '' }, 'apiKey'],
    [{ apiUrl: 'example.com/v1' }, 'apiUrl'],
    [{ apiUrl: 'ftp://example.com' }, 'apiUrl'],
    [{ apiUrl: 'https://user:pass@example.com/v1' }, 'apiUrl'],
    [{ timeoutMs: 0 }, 'timeoutMs'],
    [{ maxRetries: -1 }, 'maxRetries'],
    [{ maxRetries: Number.NaN }, 'maxRetries'],
  ])('rejects %j at once, with a message that does not contain the key', (options, name) => {
    const make = () => new Surety(options);
    expect(make).toThrow(SuretyError);
    expect(make).toThrow(name);
    expect(make).not.toThrow(KEY);
  });

  it('rejects a key in a browser unless it is allowed', () => {
    vi.stubGlobal('document', {});
    expect(() => new Surety(KEY)).toThrow(/must not be used in a browser/);
    expect(() => new Surety(KEY)).not.toThrow(KEY);
    expect(() => new Surety()).not.toThrow();
    expect(() => new Surety(KEY, { dangerouslyAllowBrowser: true })).not.toThrow();
  });

  it('works with a session in a browser, also on pages without https', async () => {
    vi.stubGlobal('document', {});
    // The part of WebCrypto that pages without https have.
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const { fetch, urls, headers } = notingFetch();
    const surety = new Surety({ fetch, apiUrl: 'http://10.0.0.5/dashboard/api/v1' });
    await surety.developer.apiKeys.create();
    expect(urls).toEqual(['http://10.0.0.5/dashboard/api/v1/developer/api-keys']);
    expect(headers[0]).not.toHaveProperty('x-api-key');
    expect(headers[0]?.['idempotency-key']).toMatch(/^sdk_[0-9a-f]{32}$/);
  });

  it('does not show the key when it is printed', () => {
    const surety = new Surety(KEY);
    expect(inspect(surety, { depth: 9, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify(surety)).not.toContain(KEY);
  });

  it('has the version of its package', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(VERSION).toBe(manifest.version);
  });
});
