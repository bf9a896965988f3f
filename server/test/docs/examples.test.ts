import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Surety } from '@surety/sdk';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));
const app = await startListeningApp();
const { key } = await app.signUp();
const surety = new Surety(key, { apiUrl: app.apiUrl });
afterAll(() => vi.unstubAllEnvs());

describe('examples/curl.sh', () => {
  it('goes from nothing to DISBURSED', async () => {
    const env = { PATH: String(process.env['PATH']), SURETY_API_URL: app.apiUrl };
    const { stdout } = await run('bash', [join(EXAMPLES, 'curl.sh')], { env, timeout: 60_000 });
    expect(stdout).toMatch(/^agr_\w+ is DISBURSED\n$/);
  });
});

describe('examples/marketplace.mjs', () => {
  it('sells: order, payment, delivery, receipt, and the seller is paid', async () => {
    // The shop must know the secret before it opens, and the endpoint needs the shop's port afterwards.
    const webhook = await surety.webhooks.create({ url: 'http://127.0.0.1:9/' });
    const shop = await openShop(webhook.secret);
    await surety.webhooks.change(webhook.id, { url: `${shop.url}/webhooks/surety` });

    const order = { buyer: 'ada', seller: 'bola', title: 'A chair', price: 25_000, orderNumber: 7 };
    const { status, body } = await shop.call('POST', '/orders', order);
    expect(status).toBe(201);
    const again = await shop.call('POST', '/orders', order);
    expect(again.body['id']).toBe(body['id']);
    const path = `/orders/${body['id']}`;
    const statusOf = async () => (await shop.call('GET', path)).body['status'];

    const { accountNumber } = body['payTo'] as { accountNumber: string };
    await surety.sandbox.deposit({ accountNumber, amount: 25_000 });
    await expect.poll(statusOf).toBe('FUNDED');
    await shop.call('PUT', '/sellers/bola/bank-account', { bankCode: '058', accountNumber: '0123456789' });
    await shop.call('POST', `${path}/confirm`, { user: 'bola' });
    await shop.call('POST', `${path}/confirm`, { user: 'ada' });
    await expect.poll(statusOf).toBe('DISBURSED');

    const stranger = await shop.call('POST', `${path}/confirm`, { user: 'eve' });
    expect([stranger.status, stranger.body['code']]).toEqual([403, 'not_a_party']);
    expect((await shop.call('POST', '/webhooks/surety', { type: 'agreement.funded' })).status).toBe(400);
  });
});

/** Everything about this buyer is RED. */
async function blocked(): Promise<string> {
  const value = `eve-${Math.random().toString(36).slice(2)}`;
  await surety.fraud.lists.add({ type: 'block', on: 'user', value, reason: 'a test' });
  return value;
}

describe('examples/marketplace.mjs as a receiver', () => {
  it('does not acknowledge an event before its work is done, also when it comes again', async () => {
    const secret = `whsec_${Buffer.from('a secret for this test').toString('base64')}`;
    const own = await surety.developer.apiKeys.create({ label: 'shop' });
    if (!('apiKey' in own)) throw new Error('this account has no approval rules');
    const shop = await openShop(secret, own.apiKey);
    const order = { buyer: 'ada', seller: 'bola', title: 'A chair', price: 25_000, orderNumber: 8 };
    const { body } = await shop.call('POST', '/orders', order);
    const event = { id: 'evt_8', type: 'agreement.funded', agreementId: String(body['id']) };
    await surety.developer.apiKeys.revoke(own.id);
    const statuses = [await shop.deliver(event), await shop.deliver(event)];
    expect(statuses).toEqual([401, 401]);
    expect(await shop.deliver({ ...event, id: 'evt_9', agreementId: 'agr_of_another_shop' })).toBe(204);
  });

  it('says nothing of the reasons to a buyer whose payment is RED', async () => {
    const shop = await openShop('whsec_AAAA');
    const order = { buyer: await blocked(), seller: 'bola', title: 'A chair', price: 25_000, orderNumber: 9 };
    expect(await shop.call('POST', '/orders', order)).toEqual({
      status: 402,
      body: { message: 'This payment cannot be accepted.' },
    });
  });
});

describe('examples/nextjs', () => {
  type Route = { POST(request: Request): Promise<Response> };
  const load = (path: string) =>
    import(pathToFileURL(join(EXAMPLES, 'nextjs/app/api', path)).href) as Promise<Route>;
  const SECRET = `whsec_${Buffer.from('a secret for this test').toString('base64')}`;

  it('answers an order with payment details, and a mistake with an error message', async () => {
    vi.stubEnv('SURETY_API_KEY', key);
    vi.stubEnv('SURETY_API_URL', app.apiUrl);
    const { POST } = await load('orders/route.js');
    const order = (price: number, orderNumber: number, buyer = 'ada') =>
      POST(
        new Request('http://localhost/api/orders', {
          method: 'POST',
          headers: { 'x-forwarded-for': '10.6.6.6 (forged), 102.89.1.1' },
          body: JSON.stringify({ buyer, seller: 'bola', title: 'A chair', price, orderNumber }),
        }),
      );
    const sent = vi.spyOn(globalThis, 'fetch');
    const answer = await order(25_000, 20);
    const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    sent.mockRestore();
    expect(bodies).toContainEqual(expect.objectContaining({ ipAddress: '102.89.1.1' }));
    expect(answer.status).toBe(201);
    const first = await answer.json();
    expect(first).toMatchObject({ id: expect.stringMatching(/^agr_/), payTo: { bankCode: '000' } });
    expect(await (await order(25_000, 20)).json()).toMatchObject({ id: (first as { id: string }).id });
    expect((await order(-1, 21)).status).toBe(400);
    const red = await order(25_000, 22, await blocked());
    expect([red.status, await red.json()]).toEqual([402, { message: 'This payment cannot be accepted.' }]);
  });

  it('accepts a signed webhook and refuses another', async () => {
    vi.stubEnv('SURETY_WEBHOOK_SECRET', SECRET);
    const { POST } = await load('webhooks/surety/route.js');
    const send = (body: string, signed: string) => {
      const now = new Date();
      const headers = {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign('evt_1', now, signed),
      };
      return POST(new Request('http://localhost/', { method: 'POST', headers, body }));
    };
    const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test' });
    expect((await send(body, body)).status).toBe(204);
    expect((await send(body, '{}')).status).toBe(400);
    // Work that fails is not acknowledged, nor marked as done.
    const unknown = JSON.stringify({ id: 'evt_2', type: 'agreement.funded', agreementId: 'agr_unknown' });
    await expect(send(unknown, unknown)).rejects.toThrow();
    await expect(send(unknown, unknown)).rejects.toThrow();
  });
});

/** The shop in its own process, with only the environment that it needs. */
async function openShop(webhookSecret: string, apiKey = key) {
  const env = {
    PATH: String(process.env['PATH']),
    SURETY_API_URL: app.apiUrl,
    SURETY_API_KEY: apiKey,
    SURETY_WEBHOOK_SECRET: webhookSecret,
    PORT: '0',
  };
  const script = join(EXAMPLES, 'marketplace.mjs');
  const child = spawn(process.execPath, [script], { env });
  onTestFinished(() => void child.kill());
  const url = await new Promise<string>((resolve, reject) => {
    let written = '';
    const look = (chunk: Buffer) => {
      written += chunk.toString();
      const [open] = /http:\/\/localhost:\d+/.exec(written) ?? [];
      if (open) resolve(open);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('close', () => reject(new Error(`the shop closed: ${written}`)));
  });
  return {
    url,
    async deliver(event: { readonly id: string; readonly agreementId: string }): Promise<number> {
      const body = JSON.stringify(event);
      const now = new Date();
      const headers = {
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(webhookSecret).sign(event.id, now, body),
      };
      return (await fetch(`${url}/webhooks/surety`, { method: 'POST', headers, body })).status;
    },
    async call(method: string, path: string, body?: object) {
      const response = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
      return { status: response.status, body: json };
    },
  };
}
