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

describe('examples/nextjs', () => {
  type Route = { POST(request: Request): Promise<Response> };
  const load = (path: string) =>
    import(pathToFileURL(join(EXAMPLES, 'nextjs/app/api', path)).href) as Promise<Route>;
  const SECRET = `whsec_${Buffer.from('a secret for this test').toString('base64')}`;

  it('answers an order with payment details, and a mistake with an error message', async () => {
    vi.stubEnv('SURETY_API_KEY', key);
    vi.stubEnv('SURETY_API_URL', app.apiUrl);
    const { POST } = await load('orders/route.js');
    const order = (price: number) =>
      POST(
        new Request('http://localhost/api/orders', {
          method: 'POST',
          headers: { 'x-forwarded-for': '102.89.1.1, 10.0.0.1' },
          body: JSON.stringify({ buyer: 'ada', seller: 'bola', title: 'A chair', price }),
        }),
      );
    const answer = await order(25_000);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      id: expect.stringMatching(/^agr_/),
      payTo: { bankCode: '000' },
    });
    expect((await order(-1)).status).toBe(400);
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
    const body = JSON.stringify({ id: 'evt_1', type: 'agreement.funded' });
    expect((await send(body, body)).status).toBe(204);
    expect((await send(body, '{}')).status).toBe(400);
  });
});

/** The shop in its own process, with only the environment that it needs. */
async function openShop(webhookSecret: string) {
  const env = {
    PATH: String(process.env['PATH']),
    SURETY_API_URL: app.apiUrl,
    SURETY_API_KEY: key,
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
