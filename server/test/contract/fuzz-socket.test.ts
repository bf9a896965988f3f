import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { sendRaw } from '#test/support/raw.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const RAW = 300;

const app = await startTestApp({ rateLimit: true });
const { key } = await app.signUp();
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

it(`survives ${RAW} random byte sequences on a socket`, async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as { port: number };
  const line = fc.oneof(
    fc.constantFrom(
      'Host: x',
      'Content-Length: 5',
      'Content-Length: -1',
      'Transfer-Encoding: chunked',
      'Connection: upgrade',
      'Upgrade: websocket',
      'Expect: 100-continue',
      `x-api-key: ${key}`,
      'Content-Type: application/json',
    ),
    headerText,
  );
  const bytes = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(
          'GET /healthz HTTP/1.1',
          'POST /v1/developer/api-keys HTTP/1.1',
          'GET * HTTP/1.0',
          'PRI * HTTP/2.0',
        ),
        headerText,
      ),
      fc.array(line, { maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    .map(([first, lines, rest]) => `${[first, ...lines].join('\r\n')}\r\n\r\n${rest}`);
  const samples = fc.sample(bytes, { numRuns: RAW, seed: SEED });
  for (let start = 0; start < samples.length; start += 50) {
    const answers = await Promise.all(
      samples.slice(start, start + 50).map((sample) => sendRaw(port, sample, { quietMs: 200 })),
    );
    for (const answer of answers) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      expect(Number(status ?? 400)).toBeLessThan(500);
    }
  }
  expect((await app.call('GET', '/healthz')).status).toBe(200);
  expect(await sendRaw(port, 'GET /healthz\r\n\r\n', { quietMs: 5_000 })).toMatch(/^HTTP\/1\.1 400 /);
});
