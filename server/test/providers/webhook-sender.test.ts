import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyNotPublic } from '#core/network-address.ts';
import { guardSockets, RefusedAddress } from '#providers/webhooks/guard.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';

let server: Server;
let port = 0;
let connections = 0;
let requests = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1;
    response.end('inside');
  }).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

const request = (host: string, protocol = 'http') => ({
  url: `${protocol}://${host}:${port}/`,
  headers: {},
  body: '{}',
});

describe('a sender that is limited to public addresses', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f000001',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
  ])('does not connect to %s', async (host) => {
    const sender = openWebhookSender({ allowPrivate: false, timeoutMs: 2_000 });
    const before = connections;
    for (const protocol of ['http', 'https']) {
      const answer = await sender.send(request(host, protocol));
      expect(answer).toMatchObject({ status: null, response: '' });
      expect(answer.error).toMatch(/^the address is /);
    }
    expect(connections).toBe(before);
    sender.close();
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a mapped loopback', ['::ffff:127.0.0.1']],
    ['::1', ['::1']],
    ['the metadata service', ['169.254.169.254']],
    ['a public and a private address', ['93.184.215.14', '10.0.0.1']],
  ])('does not connect to a name that leads to %s', async (_case, addresses) => {
    const sender = openWebhookSender({
      allowPrivate: false,
      timeoutMs: 2_000,
      resolve: async () => addresses,
    });
    const before = connections;
    const answer = await sender.send(request('hooks.example.com'));
    expect(answer.error).toMatch(/^the address is /);
    expect(await sender.whyRefused('hooks.example.com')).toEqual(expect.any(String));
    expect(connections).toBe(before);
    sender.close();
  });

  it('is not fooled by a name that changes between the check and the connection', async () => {
    let asked = 0;
    const resolve = async () => (asked++ % 2 === 0 ? ['93.184.215.14'] : ['127.0.0.1']);
    const sender = openWebhookSender({ allowPrivate: false, timeoutMs: 400, resolve });
    const before = connections;
    expect(await sender.whyRefused('rebind.example.com')).toBeNull();
    const answer = await sender.send(request('rebind.example.com'));
    expect(answer).toMatchObject({ status: null, error: 'the address is loopback' });
    expect(asked).toBe(2);
    expect(connections).toBe(before);
    sender.close();
  });

  it('also checks the connected socket', async () => {
    const agent = guardSockets(new Agent(), whyNotPublic);
    const before = requests;
    const failure = await new Promise<Error>((resolve) => {
      const outgoing = get({
        agent,
        host: 'unguarded.example.com',
        port,
        lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
      });
      outgoing.on('error', resolve);
    });
    expect(failure).toBeInstanceOf(RefusedAddress);
    expect(requests).toBe(before);
  });
});

describe('an unrestricted sender', () => {
  it('reaches this machine by address and by name', async () => {
    const sender = openWebhookSender({ allowPrivate: true });
    expect(await sender.send(request('127.0.0.1'))).toMatchObject({
      status: 200,
      response: 'inside',
      error: null,
    });
    expect(await sender.send(request('localhost'))).toMatchObject({ status: 200, error: null });
    sender.close();
  });

  it('reports an invalid certificate, an unknown name or a server without HTTP', async () => {
    const sender = openWebhookSender({ allowPrivate: true, timeoutMs: 5_000 });
    const answer = await sender.send(request('127.0.0.1', 'https'));
    expect(answer).toMatchObject({ status: null, error: expect.any(String) });
    const unknown = await sender.send(request('does-not-exist.invalid'));
    expect(unknown.error).toMatch(/^the name /);
    sender.close();
  });
});
