import { describe, expect, it } from 'vitest';
import { MAX_ENDPOINTS } from '#core/events/webhook.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import {
  type EndpointBody,
  openReceiver,
  settleWebhooks,
  startWebhookApp,
  webhooks,
} from '#test/support/webhooks.ts';

const app = await startWebhookApp();
const { key } = await app.signUp();
const on = platform(app, key);
const hooks = webhooks(app, key);
const URL = 'http://127.0.0.1:9/hooks';

describe('POST /v1/webhooks', () => {
  it('answers 201 with the endpoint and its secret, which is never shown again', async () => {
    const created = await app.call<EndpointBody>('POST', '/v1/webhooks', {
      key,
      body: { url: URL, events: ['agreement.funded'], ordered: true, description: 'orders' },
    });
    expect(created.status).toBe(201);
    const { secret, ...endpoint } = created.body;
    expect(endpoint).toMatchObject({
      id: expect.stringMatching(/^whk_[0-9a-f]{32}$/),
      url: URL,
      events: ['agreement.funded'],
      ordered: true,
      description: 'orders',
      enabled: true,
    });
    const path = `/v1/webhooks/${endpoint.id}`;
    const shown = [
      await app.call('GET', '/v1/webhooks', { key }),
      await app.call('GET', path, { key }),
      await app.call('PATCH', path, { key, body: { description: 'new' } }),
      await app.call('GET', `${path}/deliveries`, { key }),
    ];
    for (const answer of shown) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(secret.slice(6));
      expect(JSON.stringify(answer.body)).not.toContain('"secret"');
    }
  });

  it('gives a repeat with the same Idempotency-Key the same secret, and stores it encrypted', async () => {
    const once = { key, body: { url: URL }, headers: { 'idempotency-key': 'hook-1' } };
    const first = await app.call<EndpointBody>('POST', '/v1/webhooks', once);
    const second = await app.call<EndpointBody>('POST', '/v1/webhooks', once);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    const [saved] = await app.database.owner.query<{ body: string }>(
      `SELECT body FROM idempotency_keys WHERE key = 'hook-1'`,
    );
    expect(saved?.body).not.toContain(first.body.secret.slice(6, 20));
  });

  it.each([
    ['no url', {}, 'url'],
    ['a url that is none', { url: 'hooks' }, 'url'],
    ['another protocol', { url: 'ftp://example.com/' }, 'url'],
    ['a password in the url', { url: 'https://a:b@example.com/' }, 'url'],
    ['an unknown event', { url: URL, events: ['agreement.created', 'agreement.exploded'] }, 'events[1]'],
    ['events that are no list', { url: URL, events: 'agreement.created' }, 'events'],
    ['ordered that is no boolean', { url: URL, ordered: 'yes' }, 'ordered'],
    ['a description that is too long', { url: URL, description: 'x'.repeat(201) }, 'description'],
  ])('answers 400 for %s', async (_case, body, path) => {
    const answer = await app.call('POST', '/v1/webhooks', { key, body });
    expect(answer.status).toBe(400);
    expect(answer.body['details']).toEqual([expect.objectContaining({ path })]);
  });

  it.each([
    ['agreement.fundde', 'is not an event type; did you mean agreement.funded?'],
    ['money', 'is not an event type; /docs/guide/events lists them'],
  ])('says for the event %s which one was meant, or where they are', async (type, message) => {
    const answer = await app.call('POST', '/v1/webhooks', { key, body: { url: URL, events: [type] } });
    expect(answer.body['details']).toEqual([{ path: 'events[0]', message }]);
  });

  it('answers 409 beyond the limit, even for concurrent requests', async () => {
    const busy = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: MAX_ENDPOINTS + 10 }, () =>
        app.call('POST', '/v1/webhooks', { key: busy.key, body: { url: URL } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body['code']).toBe('too_many_webhooks');
  });
});

describe('without WEBHOOK_ALLOW_PRIVATE', () => {
  it.each([
    ['http', 'http://example.com/'],
    ['127.0.0.1', 'https://127.0.0.1/'],
    ['10/8', 'https://10.2.3.4/'],
    ['the metadata address', 'https://169.254.169.254/'],
    ['[::1]', 'https://[::1]/'],
    ['::ffff:127.0.0.1', 'https://[::ffff:127.0.0.1]/'],
    ['0.0.0.0', 'https://0.0.0.0/'],
    ['127.0.0.1 in decimal', 'https://2130706433/'],
    ['127.0.0.1 in octal', 'https://0177.0.0.1/'],
    ['a name that resolves to one of them', 'https://inside.example.com/'],
  ])('answers 400 for %s', async (_case, url) => {
    const answer = await strict.call('POST', '/v1/webhooks', { key: strictKey, body: { url } });
    expect(answer.status).toBe(400);
    expect(answer.body['details']).toEqual([expect.objectContaining({ path: 'url' })]);
  });

  it('accepts a public https URL, even while its name does not resolve', async () => {
    for (const url of ['https://outside.example.com/', 'https://not-yet.example.com/']) {
      const answer = await strict.call('POST', '/v1/webhooks', { key: strictKey, body: { url } });
      expect(answer.status).toBe(201);
    }
  });
});

const ADDRESSES: Record<string, string[]> = {
  'inside.example.com': ['10.0.0.5'],
  'outside.example.com': ['93.184.215.14'],
};
const resolve = async (host: string) => {
  const found = ADDRESSES[host];
  if (!found) throw new Error('no such name');
  return found;
};
const strict = await startTestApp({ webhookSender: openWebhookSender({ allowPrivate: false, resolve }) });
const { key: strictKey } = await strict.signUp();

describe('an endpoint', () => {
  it('gets the events of its types, from its creation on, and no others', async () => {
    const receiver = await openReceiver();
    await on.create([100]);
    await hooks.create(receiver.url, { events: ['agreement.frozen', 'agreement.unfrozen'] });
    const { body } = await on.create([100]);
    await on.post(body.id, 'freeze', { reason: 'dispute' });
    await on.post(body.id, 'unfreeze');
    await settleWebhooks(app);
    expect(receiver.received.map(({ event }) => event.type).sort()).toEqual([
      'agreement.frozen',
      'agreement.unfrozen',
    ]);
  });

  it('that is changed gets its new types at its new URL; disabled it gets nothing', async () => {
    const [before, after] = [await openReceiver(), await openReceiver()];
    const { id } = await hooks.create(before.url, { events: ['agreement.frozen'] });
    const change = (body: object) => app.call<EndpointBody>('PATCH', `/v1/webhooks/${id}`, { key, body });
    expect((await change({ url: after.url, events: [] })).body).toMatchObject({ url: after.url, events: [] });
    await on.create([100]);
    await settleWebhooks(app);
    expect((await change({ enabled: false })).body).toMatchObject({
      enabled: false,
      disabledReason: 'by_request',
    });
    await on.create([100]);
    await settleWebhooks(app);
    expect([before.received.length, after.received.length]).toEqual([0, 1]);
  });

  it('that is deleted gets nothing more, is not found, and leaves no rows', async () => {
    const receiver = await openReceiver();
    const { id } = await hooks.create(receiver.url);
    await on.create([100]);
    const gone = await app.call('DELETE', `/v1/webhooks/${id}`, { key });
    expect(gone.status).toBe(204);
    await settleWebhooks(app);
    expect(receiver.received).toEqual([]);
    expect((await app.call('DELETE', `/v1/webhooks/${id}`, { key })).status).toBe(404);
  });

  it('of another account is not found by any route', async () => {
    const { id } = await hooks.create(URL);
    const other = await app.signUp();
    const asked = [
      ['GET', ''],
      ['PATCH', '', { enabled: false }],
      ['DELETE', ''],
      ['POST', '/rotate-secret', {}],
      ['POST', '/test', {}],
      ['POST', '/replay', { from: '2030-01-01T00:00:00Z' }],
      ['GET', '/deliveries'],
    ] as const;
    for (const [method, path, body] of asked) {
      const options = { key: other.key, ...(body ? { body } : {}) };
      expect((await app.call(method, `/v1/webhooks/${id}${path}`, options)).status).toBe(404);
    }
    expect((await hooks.get(id)).enabled).toBe(true);
  });

  it.each([
    ['nothing to change', {}],
    ['a bad url', { url: 'ftp://x.example' }],
    ['an unknown event', { events: ['x'] }],
  ])('answers 400 for %s', async (_case, body) => {
    const { id } = await hooks.create(URL);
    expect((await app.call('PATCH', `/v1/webhooks/${id}`, { key, body })).status).toBe(400);
  });
});

describe('a developer without endpoints', () => {
  it('has no follower and no deliveries, and none again when the last endpoint is deleted', async () => {
    const { key: own, developerId } = await app.signUp();
    const followed = async () =>
      (
        await app.database.service.query('SELECT 1 FROM webhook_followers WHERE developer_id = $1', [
          developerId,
        ])
      ).length;
    await platform(app, own).create([100]);
    expect(await followed()).toBe(0);
    const { id } = await webhooks(app, own).create(URL);
    expect(await followed()).toBe(1);
    await app.call('DELETE', `/v1/webhooks/${id}`, { key: own });
    expect(await followed()).toBe(0);
  });
});
