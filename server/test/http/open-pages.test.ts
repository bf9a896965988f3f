import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

const FIXED = [
  '/openapi.json',
  '/docs/js/scalar.js',
  '/docs/guide',
  '/docs/guide/guide.css',
  '/docs/guide/search.json',
];

describe('public resources', () => {
  it.each(FIXED)('%s is sent in the requested encoding', async (path) => {
    const plain = await get(path);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('accept-encoding');
    const [br, gzip] = [
      await get(path, { 'accept-encoding': 'gzip, deflate, br;q=0.9' }),
      await get(path, { 'accept-encoding': 'br;q=0, GZIP' }),
    ];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const other of ['identity', '*', 'zstd', 'gzip;q=0.0', 'brr', '']) {
      const answer = await get(path, { 'accept-encoding': other });
      expect([other, answer.headers['content-encoding']]).toEqual([other, undefined]);
    }
  });

  it.each(FIXED)('%s is not sent again to a client that has it', async (path) => {
    const { etag = '' } = (await get(path)).headers;
    const known = String(etag);
    for (const tags of [known, known.replace('W/', ''), `"x", ${known}`, '*']) {
      const answer = await get(path, { 'if-none-match': tags });
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', known]);
    }
    expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });
});

describe('GET /', () => {
  const LINKS = { guide: '/docs/guide', reference: '/docs', dashboard: '/dashboard', health: '/readyz' };

  it.each([undefined, '*/*', 'application/json'])(
    'gives a program that accepts %s links to everything',
    async (accept) => {
      const { statusCode, headers, body } = await get('/', accept ? { accept } : {});
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers['vary']).toBe('accept, accept-encoding');
      const said = JSON.parse(body);
      expect(said).toMatchObject({
        name: 'Surety',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        ...LINKS,
      });
      for (const path of [...Object.values(LINKS), said.openapi]) {
        expect([path, (await get(path)).statusCode]).not.toEqual([path, 404]);
      }
    },
  );

  it('shows a browser a page with the same links and the version', async () => {
    const { headers, body } = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
    const version = JSON.parse((await get('/')).body).version;
    for (const text of [...Object.values(LINKS).map((path) => `href="${path}"`), `Version ${version}`]) {
      expect(body).toContain(text);
    }
  });
});

it('/docs is compressed, as everything else is', async () => {
  const { headers, rawPayload } = await get('/docs', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>');
});

it('/docs has another nonce in every response, and allows only scripts with it', async () => {
  const nonces = new Set<string>();
  for (const path of ['/docs', '/docs', '/docs/']) {
    const { body, headers, statusCode } = await get(path);
    expect(statusCode).toBe(200);
    const nonce = /'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('__NONCE__');
    expect(headers['cache-control']).toBe('no-store');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

it('pages are limited for each address, separately from API requests', async () => {
  const limited = await startTestApp({ rateLimit: true, trustProxy: true, ticks: () => 0 });
  const { key } = await limited.signUp();
  const from = (address: string, path: string) =>
    limited.call('GET', path, { key, headers: { 'x-forwarded-for': address } });
  const paths = ['/', '/docs', '/docs/guide', '/dashboard/', '/favicon.ico'];
  const answers = [];
  for (let i = 0; i < 210; i++) answers.push(await from('192.0.2.1', paths[i % paths.length] ?? ''));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(answers.at(-1)).toMatchObject({
    body: { code: 'rate_limited' },
    headers: { 'retry-after': '1', 'ratelimit-policy': '"pages";q=200;w=10' },
  });
  for (const path of ['/healthz', '/readyz', '/v1/developer']) {
    expect([path, (await from('192.0.2.1', path)).status]).toEqual([path, 200]);
  }
  expect((await from('192.0.2.2', '/openapi.json')).status).toBe(200);

  // Megabytes count for more.
  const large = ['/openapi.json', '/docs/js/scalar.js', '/llms-full.txt'];
  const megabytes = [];
  for (let i = 0; i < 25; i++) megabytes.push(await from('192.0.2.3', large[i % large.length] ?? ''));
  expect(megabytes.filter(({ status }) => status === 200)).toHaveLength(20);
});

describe('GET /metrics', async () => {
  const TOKEN = 'a-token-for-prometheus';
  const guarded = await startTestApp({ metricsToken: TOKEN });
  it.each([
    ['this machine', undefined, '127.0.0.1', {}, 200],
    ['this machine in IPv6', undefined, '::1', {}, 200],
    ['this machine in both', undefined, '::ffff:127.0.0.1', {}, 200],
    ['another machine', undefined, '10.0.0.7', {}, 401],
    ['an address that begins like ours', undefined, '1.127.0.0', {}, 401],
    [
      'another machine with a token of no use',
      undefined,
      '10.0.0.7',
      { authorization: `Bearer ${TOKEN}` },
      401,
    ],
    ['a proxy on this machine', undefined, '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, 401],
    ['a proxy that says so in another way', undefined, '127.0.0.1', { forwarded: 'for=10.0.0.7' }, 401],
    ['the token from anywhere', TOKEN, '10.0.0.7', { authorization: `Bearer ${TOKEN}` }, 200],
    ['the token in other letters', TOKEN, '10.0.0.7', { authorization: `bearer ${TOKEN}` }, 200],
    [
      'the token through a proxy',
      TOKEN,
      '127.0.0.1',
      { authorization: `Bearer ${TOKEN}`, via: '1.1 x' },
      200,
    ],
    ['this machine without the token', TOKEN, '127.0.0.1', {}, 401],
    ['a wrong token', TOKEN, '127.0.0.1', { authorization: `Bearer ${TOKEN}x` }, 401],
    ['no token', TOKEN, '127.0.0.1', { authorization: 'Bearer ' }, 401],
    ['a password', TOKEN, '127.0.0.1', { authorization: `Basic ${TOKEN}` }, 401],
  ])('answers %s', async (_case, metricsToken, remoteAddress, headers, status) => {
    const answer = await (metricsToken ? guarded : app).http.inject({
      url: '/metrics',
      remoteAddress,
      headers,
    });
    expect(answer.statusCode).toBe(status);
    if (status === 200) return;
    expect(answer.json()).toMatchObject({
      code: 'operators_only',
      message: expect.stringContaining('METRICS_TOKEN'),
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

/** Fonts that come with an operating system; any other would have to be served from here. */
const SYSTEM_FONTS = /^(ui-[a-z-]+|system-ui|-apple-system|serif|sans-serif|monospace|inherit|var\(.*\))$/;
const COMMON_FONTS = ['Segoe UI', 'Roboto', 'Charter', 'Georgia', 'SFMono-Regular', 'Menlo', 'Consolas'];

it('the guide and the reference name only available fonts', async () => {
  const reference = await readFile(
    new URL('../../src/http/pipeline/open/reference.css', import.meta.url),
    'utf8',
  );
  const css = `${(await get('/docs/guide/guide.css')).body}\n${reference}`;
  const lists = css.matchAll(/(?:font-family|--serif|--scalar-font(?:-code)?|font):([^;}]+)[;}]/g);
  const named = [...lists].flatMap(([, list = '']) =>
    list.split(',').map((font) =>
      font
        .trim()
        .replace(/^.*\/\s*[\d.]+\s+/, '')
        .replaceAll('"', ''),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const unknown = named.filter((font) => !SYSTEM_FONTS.test(font) && !COMMON_FONTS.includes(font));
  expect(unknown).toEqual([]);
});
