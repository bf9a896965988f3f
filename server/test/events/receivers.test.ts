import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { platform } from '#test/support/escrow.ts';
import {
  type Answering,
  openReceiver,
  settleWebhooks,
  startWebhookApp,
  webhooks,
} from '#test/support/webhooks.ts';

const app = await startWebhookApp();

/** Separate accounts, so that misbehaving receivers of one test do not affect the next. */
async function account() {
  const { key } = await app.signUp();
  return { key, on: platform(app, key), hooks: webhooks(app, key) };
}

const endless: Answering = (_request, response) => {
  response.writeHead(200);
  const chunk = Buffer.alloc(16_384, 'x');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};

describe('a receiver that', () => {
  it.each<[string, Answering | number, object]>([
    ['answers 500', 500, { status: 500, error: null, response: 'thanks' }],
    ['answers 404', 404, { status: 404, error: null }],
    ['never answers', () => undefined, { status: null, error: 'no complete answer in time' }],
    [
      'dies before it answers',
      (request) => request.socket.destroy(),
      { status: null, error: 'the connection broke off' },
    ],
    [
      'dies in the middle of its answer',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1_000 });
        response.write('half', () => response.destroy());
      },
      { status: 200, error: expect.any(String), response: 'half' },
    ],
    [
      'drips its answer without end',
      (_request, response) => {
        response.writeHead(200);
        const dripping = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(dripping));
      },
      { status: 200, error: 'no complete answer in time' },
    ],
  ])('%s is tried again in five seconds and gets the same event', async (_case, answering, logged) => {
    const { on, hooks } = await account();
    const receiver = await openReceiver(answering);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);

    const { data } = await hooks.deliveries(endpoint.id);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: 'PENDING', attempts: 1, log: [logged] });
    expect((await hooks.get(endpoint.id)).failingSince).not.toBeNull();
    const [attempt] = data[0]?.log ?? [];
    const failedAt = Date.parse(attempt?.at ?? '') + (attempt?.latencyMs ?? 0);
    const wait = Date.parse(data[0]?.nextAttemptAt ?? '') - failedAt;
    expect(wait).toBeGreaterThanOrEqual(4_000);
    expect(wait).toBeLessThan(30_000);

    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    receiver.answerWith(204);
    app.time.advance(6_500);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    const [after] = (await hooks.deliveries(endpoint.id)).data;
    expect(after).toMatchObject({ status: 'DELIVERED', attempts: 2, nextAttemptAt: null });
    expect((await hooks.get(endpoint.id)).failingSince).toBeNull();
  });

  it('is down gets the event when it is back, and the attempt records the reason', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver();
    await receiver.close();
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    const [delivery] = (await hooks.deliveries(endpoint.id)).data;
    expect(delivery).toMatchObject({
      status: 'PENDING',
      log: [{ status: null, error: 'the connection was refused' }],
    });
  });

  it('redirects is not followed', async () => {
    const { on, hooks } = await account();
    const elsewhere = await openReceiver();
    const receiver = await openReceiver((_request, response) => {
      response.writeHead(302, { location: elsewhere.url }).end();
    });
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    expect(elsewhere.received).toEqual([]);
    const [delivery] = (await hooks.deliveries(endpoint.id)).data;
    expect(delivery).toMatchObject({ status: 'PENDING', log: [{ status: 302 }] });
  });

  it('answers 410 is disabled; nothing more is sent until it is enabled', async () => {
    const { key, on, hooks } = await account();
    const receiver = await openReceiver(410);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    expect(await hooks.get(endpoint.id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
    expect((await hooks.deliveries(endpoint.id)).data[0]).toMatchObject({ status: 'FAILED', attempts: 1 });

    await on.create([100]);
    app.time.advance(86_400_000);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(1);

    receiver.answerWith(200);
    const on_ = await app.call('PATCH', `/v1/webhooks/${endpoint.id}`, { key, body: { enabled: true } });
    expect(on_.body).toMatchObject({ enabled: true, disabledReason: null, disabledAt: null });
    await on.create([100]);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(2);
  });

  it('sends an endless response is cut off; a kilobyte is kept and memory stays flat', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver(endless);
    const endpoint = await hooks.create(receiver.url);
    for (let n = 0; n < 30; n++) await on.create([100]);
    const before = process.memoryUsage();
    await settleWebhooks(app);
    const after = process.memoryUsage();
    const { data } = await hooks.deliveries(endpoint.id);
    expect(data.map(({ status }) => status)).toEqual(Array(30).fill('DELIVERED'));
    expect(data[0]?.log[0]?.response).toBe('x'.repeat(1_024));
    // Thirty endless responses would never be read; thirty bounded ones are at most 2 MB on the wire.
    const grown = after.external + after.arrayBuffers - before.external - before.arrayBuffers;
    expect(grown).toBeLessThan(32 * 1_048_576);
  });

  it('sends bytes that are not text has them stored in a safe form', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver((_request, response) => {
      response.writeHead(200).end(Buffer.from([0, 0xff, 0x41, 0xc3]));
    });
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    expect((await hooks.deliveries(endpoint.id)).data[0]?.log[0]?.response).toBe('\ufffd\ufffdA\ufffd');
  });
});

describe('a connection', () => {
  it('keeps its connection, and one that died while idle costs no attempt', async () => {
    const { on, hooks } = await account();
    let connections = 0;
    const receiver = await openReceiver((request, response) => {
      if (!sockets.has(request.socket)) connections += 1;
      sockets.add(request.socket);
      response.end('ok');
      // Closed silently, as load balancers do.
      if (receiver.received.length === 3) setTimeout(() => request.socket.destroy(), 5);
    });
    const sockets = new Set<unknown>();
    const endpoint = await hooks.create(receiver.url);
    for (let n = 0; n < 6; n++) {
      await on.create([100]);
      await settleWebhooks(app);
      await sleep(10);
    }
    expect(connections).toBe(2);
    const { data } = await hooks.deliveries(endpoint.id);
    expect(data.every(({ status, attempts }) => status === 'DELIVERED' && attempts === 1)).toBe(true);
  });
});
