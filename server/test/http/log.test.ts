import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { logOptions } from '#app/logging.ts';
import { Problem } from '#core/problem.ts';
import { startTestApp } from '#test/support/app.ts';

const logged: string[] = [];
const app = await startTestApp({
  logger: { ...(logOptions('trace') as object), stream: { write: (line: string) => void logged.push(line) } },
});
const { key, developerId } = await app.signUp();
const secret = key.slice(-20);
const whole = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
const again = (text: string) => text.replaceAll('%', '%25');

/** A reader of the log can decode it, so no encoding of the key may appear there. */
function decodings(text: string): string[] {
  const seen = [text];
  for (let last = text; ; seen.push(last)) {
    const next = last.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === last) return seen;
    last = next;
  }
}

it.each([
  ['as it is', key],
  ['with one letter encoded', key.replace('s', '%73')],
  ['with its underscore encoded', key.replaceAll('_', '%5F')],
  ['encoded as a whole', whole(key)],
  ['encoded twice', again(whole(key))],
  ['encoded three times', again(again(whole(key)))],
  ['encoded twice, digits of the escapes too', whole(whole(key)).slice(0, 9_000)],
  ['encoded more often than anybody would', whole(whole(whole(whole('svc_li')))) + key.slice(6)],
  ['behind hundreds of encodings', `${'%25'.repeat(400)}73vc${key.slice(3)}`],
  ['in capitals', key.toUpperCase()],
  ['as a test key', key.replace('live', '%74est')],
  ['as a webhook’s secret', `%77hsec_${secret}`],
])('keeps a key that was put into the path out of the log: %s', async (_case, written) => {
  logged.length = 0;
  await app.call('GET', `/v1/developer/api-keys/${written}`, { key });
  await app.call('GET', `/nowhere/${written}`, { key });
  await app.context.requestLog.flush();
  const rows = await app.database.owner.query<{ path: string }>(
    'SELECT path FROM request_log WHERE developer_id = $1',
    [developerId],
  );
  expect(logged.filter((line) => line.includes('answered'))).toHaveLength(2);
  const known = [...logged, ...rows.map(({ path }) => path)].flatMap(decodings);
  expect(known.filter((text) => text.toLowerCase().includes(secret))).toEqual([]);
});

it.each([
  ['/healthz', {}],
  ['/readyz', {}],
  ['/v1/developer', { level: 30, status: 200 }],
  ['/v1/escrow/agreements/agr_none', { level: 30, status: 404, code: 'not_found' }],
])('says of GET %s at most %o, and of what machines ask nothing', async (path, said) => {
  logged.length = 0;
  await app.call('GET', path, { key });
  const [line] = logged.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'answered');
  expect(line).toMatchObject(Object.keys(said).length > 0 ? said : { level: 20 });
});

it('is human-readable on a terminal: one line, with the stack below if there is one', () => {
  const written: string[] = [];
  const { stream } = logOptions('info', { isTTY: true, write: (text) => written.push(text) }) as {
    stream: { write(line: string): void };
  };
  const time = new Date(2026, 2, 1, 9, 5, 7).getTime();
  const answered = { method: 'GET', path: '/v1/x', status: 404, code: 'not_found', ms: 1.5, msg: 'answered' };
  stream.write(JSON.stringify({ level: 30, time, pid: 1, hostname: 'h', reqId: 'req_1', ...answered }));
  const err = { message: 'no', stack: 'Error: no\n  at here' };
  stream.write(JSON.stringify({ level: 50, time, job: 'job_1', err, msg: 'a job failed' }));
  expect(written.map(stripVTControlCharacters)).toEqual([
    '09:05:07  info   GET /v1/x 404 1.5 ms  code=not_found\n',
    '09:05:07  error  a job failed  job=job_1\n    Error: no\n      at here\n',
  ]);
  const piped = logOptions('info', { write: () => undefined });
  expect(piped).not.toHaveProperty('stream');
});

it('contains every other path as it was requested', async () => {
  logged.length = 0;
  await app.call('GET', '/v1/escrow/payout-accounts/Ad%C3%A9%20%2525?x=1', { key });
  expect(JSON.parse(logged.find((line) => line.includes('answered')) ?? '{}')).toMatchObject({
    path: '/v1/escrow/payout-accounts/Ad%C3%A9%20%2525',
  });
});

it('logs a problem of our own without a stack, and a bug with one', () => {
  const { serializers } = logOptions('info') as { serializers: { err(error: Error): object } };
  expect(serializers.err(new Problem('service_unavailable'))).toMatchObject({ stack: '' });
  expect(serializers.err(new Error('a bug'))).toMatchObject({ stack: expect.stringContaining('a bug') });
});
