import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, RETRY_MS } from '#core/events/webhook.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, startWebhookApp, webhooks } from '#test/support/webhooks.ts';

const app = await startWebhookApp();

/** Separate accounts, so that misbehaving receivers of one test do not affect the next. */
async function account() {
  const { key } = await app.signUp();
  return { key, on: platform(app, key), hooks: webhooks(app, key) };
}

describe('the schedule', () => {
  it('runs to the end: ten attempts over three days, each on time, then FAILED', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver(500);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    const waits: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      const [pending] = (await hooks.deliveries(endpoint.id)).data;
      const next = Date.parse(pending?.nextAttemptAt ?? '');
      waits.push(next - Date.parse(pending?.log.at(-1)?.at ?? ''));
      app.time.advance(next - app.time.now().getTime() - 1_000);
      await settleWebhooks(app);
      expect(receiver.received).toHaveLength(attempt);
      app.time.advance(1_001);
      await settleWebhooks(app);
      expect(receiver.received).toHaveLength(attempt + 1);
    }
    for (const [index, wait] of waits.entries()) {
      const planned = RETRY_MS[index] ?? 0;
      expect(wait).toBeGreaterThanOrEqual(planned * 0.8 - 1_000);
      expect(wait).toBeLessThanOrEqual(planned * 1.2 + 1_000);
    }
    const [delivery] = (await hooks.deliveries(endpoint.id)).data;
    expect(delivery).toMatchObject({ status: 'FAILED', attempts: 10, nextAttemptAt: null });
    expect(delivery?.log).toHaveLength(10);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    app.time.advance(7 * 86_400_000);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(10);
  });

  it('ends for the endpoint after five days without a success', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver(503);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    app.time.advance(4.9 * 86_400_000);
    await settleWebhooks(app);
    expect((await hooks.get(endpoint.id)).enabled).toBe(true);
    app.time.advance(0.2 * 86_400_000);
    await settleWebhooks(app);
    expect(await hooks.get(endpoint.id)).toMatchObject({ enabled: false, disabledReason: 'failing' });
  });

  it('continues for an endpoint that accepts one event in between', async () => {
    const { on, hooks } = await account();
    const receiver = await openReceiver(503);
    const endpoint = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    app.time.advance(4 * 86_400_000);
    receiver.answerWith(200);
    await settleWebhooks(app);
    receiver.answerWith(503);
    await on.create([100]);
    app.time.advance(4 * 86_400_000);
    await settleWebhooks(app);
    expect((await hooks.get(endpoint.id)).enabled).toBe(true);
  });
});
