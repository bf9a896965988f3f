import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { parseRaw, sendRaw } from '#test/support/raw.ts';
import { everyRoute } from '#test/support/routes.ts';

/** Requests that are refused before they reach any route. */
const app = await startTestApp();
const person = await signedIn(app);
await app.http.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.http.server.address() as { port: number };
const routes = everyRoute(app.http);

async function ask(path: string, ...lines: string[]) {
  const head = [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n');
  return parseRaw(await sendRaw(port, Buffer.from(`${head}\r\n\r\n`, 'latin1')));
}

describe('Host', () => {
  it.each([
    ['', 'Host: '],
    ['with a space', 'Host: a b'],
    ['that is a path', 'Host: a/../b'],
    ['with a user', 'Host: me@here'],
    ['with a port that is none', 'Host: here:port'],
    ['in brackets that do not close', 'Host: [::1'],
    ['with letters that no name has', 'Host: h\xf6st'],
    ['sent twice', 'Host: one', 'Host: two'],
    ['sent twice in other letters', 'host: one', 'HOST: one'],
  ])('%s is answered with 400', async (_case, ...lines) => {
    for (const path of ['/docs', '/docs/', '/healthz', '/v1/developer', '/dashboard', '/nowhere']) {
      const answer = await ask(path, ...lines);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'validation_failed' });
    }
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', 'surety_api.internal', 'a.b:'])(
    '%s is one',
    async (host) => {
      expect((await ask('/healthz', `Host: ${host}`)).status).toBe(200);
    },
  );
});

/** With the credentials of every guard, so that the request gets as far as it can. */
async function send(method: string, path: string, headers: Record<string, string>) {
  const mine = { 'x-api-key': person.key, cookie: person.cookie ?? '', 'x-surety-dashboard': '1' };
  const answer = await app.http.inject({
    method: method as 'GET',
    url: path,
    headers: { ...mine, ...headers },
  });
  return answer.statusCode;
}

describe('on every route', () => {
  const writing = routes.filter(({ method }) => !['GET', 'HEAD'].includes(method));
  const reading = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/live'));

  it('finds them', () => {
    expect(writing.length).toBeGreaterThan(40);
    expect(reading.length).toBeGreaterThan(60);
  });

  it.each([
    ['of 7,000 characters', 'k'.repeat(7_000)],
    ['that is empty', ''],
    ['with a space', 'a b'],
  ])('an Idempotency-Key %s is answered with 400', async (_case, key) => {
    for (const { method, path } of writing) {
      const status = await send(method, path, { 'idempotency-key': key });
      expect([method, path, status]).toEqual([method, path, 400]);
    }
  });

  it('a NUL is answered with 400 in the query and with 404 in the path', async () => {
    for (const { method, path } of reading) {
      for (const query of ['after=%00', 'cursor=a%00b', 'search=%00', '%00=1']) {
        expect([path, await send(method, `${path}?${query}`, {})]).toEqual([path, 400]);
      }
      expect([path, await send(method, `${path}%00`, {})]).toEqual([path, 404]);
    }
  });
});
