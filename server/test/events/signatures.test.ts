import { describe, expect, it } from 'vitest';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, startWebhookApp, verify, webhooks } from '#test/support/webhooks.ts';

const app = await startWebhookApp();
const { key } = await app.signUp();
const on = platform(app, key);
const hooks = webhooks(app, key);

describe('a signed delivery', () => {
  it('is verified by the npm package standardwebhooks, and carries the event as the API shows it', async () => {
    const receiver = await openReceiver();
    const endpoint = await hooks.create(receiver.url);
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: agreement } = await on.create([100]);
    await settleWebhooks(app);

    expect(receiver.received).toHaveLength(1);
    const [sent] = receiver.received;
    if (!sent) throw new Error('nothing came');
    expect(verify(endpoint.secret, sent)).toMatchObject({
      type: 'agreement.created',
      agreementId: agreement.id,
      sequence: 1,
      data: { totalAmount: 100 },
    });
    const log = await app.call<{ data: object[] }>('GET', `/v1/events?limit=100`, { key });
    expect(log.body.data).toContainEqual(JSON.parse(sent.body));
    expect(sent.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Surety-Webhooks/1',
      'webhook-id': sent.event.id,
    });
  });

  it('is refused when a byte of it was changed, when it is old, and under another secret', async () => {
    const receiver = await openReceiver();
    const endpoint = await hooks.create(receiver.url);
    const other = await hooks.create(receiver.url, { events: ['agreement.frozen'] });
    await on.create([100]);
    await settleWebhooks(app);
    const [sent] = receiver.received;
    if (!sent) throw new Error('nothing came');
    expect(() => verify(endpoint.secret, { ...sent, body: sent.body.replace('100', '900') })).toThrow();
    expect(() => verify(other.secret, sent)).toThrow();
    const sixMinutesAgo = String(Math.floor(Date.now() / 1000) - 360);
    const headers = { ...sent.headers, 'webhook-timestamp': sixMinutesAgo };
    expect(() => verify(endpoint.secret, { ...sent, headers })).toThrow('too old');
  });

  it('is signed again, with the time of the attempt, when it is retried', async () => {
    const receiver = await openReceiver(500);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    receiver.answerWith(200);
    app.time.advance(10_000);
    await settleWebhooks(app);
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error('it came less than twice');
    expect(second.id).toBe(first.id);
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
    expect(verify(endpoint.secret, second)).toBeTruthy();
  });
});

describe('POST /v1/webhooks/:id/rotate-secret', () => {
  it('is signed with both secrets during the overlap and with only the new one after it', async () => {
    const receiver = await openReceiver();
    const endpoint = await hooks.create(receiver.url);
    const rotated = await app.call<{ secret: string; previousSecretUntil: string }>(
      'POST',
      `/v1/webhooks/${endpoint.id}/rotate-secret`,
      { key, body: { overlapSeconds: 60 } },
    );
    expect(rotated.status).toBe(201);
    expect(rotated.body.secret).not.toBe(endpoint.secret);

    await on.create([100]);
    await settleWebhooks(app);
    const during = receiver.received.at(-1);
    if (!during) throw new Error('nothing came');
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(verify(endpoint.secret, during)).toBeTruthy();
    expect(verify(rotated.body.secret, during)).toBeTruthy();

    app.time.advance(61_000);
    await on.create([100]);
    await settleWebhooks(app);
    const after = receiver.received.at(-1);
    if (!after) throw new Error('nothing came');
    expect(after.id).not.toBe(during.id);
    expect(verify(rotated.body.secret, after)).toBeTruthy();
    expect(() => verify(endpoint.secret, after)).toThrow();
  });

  it('is no longer signed with the old secret without an overlap', async () => {
    const receiver = await openReceiver();
    const endpoint = await hooks.create(receiver.url);
    const path = `/v1/webhooks/${endpoint.id}/rotate-secret`;
    const rotated = await app.call<{ secret: string }>('POST', path, { key, body: { overlapSeconds: 0 } });
    const tested = await app.call('POST', `/v1/webhooks/${endpoint.id}/test`, { key });
    expect(tested.body).toMatchObject({ delivered: true, status: 200, response: 'thanks', error: null });
    const [sent] = receiver.received;
    if (!sent) throw new Error('nothing came');
    expect(verify(rotated.body.secret, sent)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(endpoint.secret, sent)).toThrow();
  });
});
