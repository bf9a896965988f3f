import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { bankClient } from '#providers/client/bank-client.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';

/**
 * A bank's server that answers with these status codes in turn, and then always with the last one. It
 * redirects to a path of its own that answers.
 */
async function serverWith(...statuses: number[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 200;
    response.writeHead(request.url === '/elsewhere' ? 200 : status, { location: '/elsewhere' });
    response.end('{"amount":5000.10}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, asked: () => asked };
}

const CALM = { name: 'Bank', authorize: async () => ({ authorization: 'Bearer secret' }), waitsMs: [1, 1] };
const LOOK = { method: 'GET', path: '/balance', repeatable: true } as const;

describe('a client of a bank', () => {
  it.each([
    [[200], 200, 1],
    [[404], 404, 1],
    [[500, 200], 200, 2],
    [[429, 503, 400], 400, 3],
  ])('asked of a server that answers %j gives %i after %i tries', async (statuses, status, tries) => {
    const server = await serverWith(...statuses);
    expect((await bankClient({ ...CALM, ...server }).ask(LOOK)).status).toBe(status);
    expect(server.asked()).toBe(tries);
  });

  it('gives up after three attempts, and never repeats non-idempotent requests', async () => {
    const server = await serverWith(503);
    const client = bankClient({ ...CALM, ...server });
    await expect(client.ask(LOOK)).rejects.toThrow(BankUnavailable);
    expect(server.asked()).toBe(3);
    await expect(client.ask({ ...LOOK, repeatable: false })).rejects.toThrow(BankUnavailable);
    expect(server.asked()).toBe(4);
  });

  it('leaves numbers as they were written, and follows no redirect', async () => {
    const server = await serverWith(200, 302);
    const client = bankClient({ ...CALM, ...server });
    expect((await client.ask(LOOK)).body).toEqual({ amount: '5000.10' });
    await expect(client.ask({ ...LOOK, repeatable: false })).rejects.toThrow(/could not be reached/);
    expect(server.asked()).toBe(2);
  });

  it('stops calling a server that is down, and then lets one request test it', async () => {
    const server = await serverWith(500, 500, 500, 200);
    let now = 0;
    const breaker = circuitBreaker(() => now, 2, 1_000);
    const client = bankClient({ ...CALM, ...server, waitsMs: [], breaker });
    const outcome = () =>
      client.ask(LOOK).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
    expect([await outcome(), await outcome()]).toEqual(Array(2).fill('Bank answered GET /balance with 500'));
    expect(await outcome()).toMatch(/requests are paused/);
    expect(server.asked()).toBe(2);
    now = 1_000;
    const [probe, beside] = await Promise.all([outcome(), outcome()]);
    expect([probe, beside]).toEqual([
      expect.stringContaining('500'),
      expect.stringMatching(/requests are paused/),
    ]);
    expect(await outcome()).toMatch(/requests are paused/);
    now = 2_000;
    expect([await outcome(), await outcome()]).toEqual([200, 200]);
    expect(server.asked()).toBe(5);
  });

  it('does not leak the key when the server is unreachable', async () => {
    const client = bankClient({ ...CALM, baseUrl: 'http://127.0.0.1:9', waitsMs: [] });
    const error = (await client.ask(LOOK).catch((failed: unknown) => failed)) as Error;
    expect(error).toBeInstanceOf(BankUnavailable);
    expect(`${error.stack} ${error.cause}`).not.toContain('secret');
  });
});
