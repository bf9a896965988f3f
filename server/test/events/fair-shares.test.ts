import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fanOutNews, startWebhookWorker } from '#jobs/webhook-worker.ts';
import { platform } from '#test/support/escrow.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { logSettled, openReceiver, startWebhookApp, webhooks } from '#test/support/webhooks.ts';

const SLOW_MS = 8_000;
const LANES = 8;
const app = await startWebhookApp(20_000);

async function account() {
  const { key } = await app.signUp();
  return { on: platform(app, key), hooks: webhooks(app, key) };
}

async function until(what: () => boolean, withinMs = PATIENCE_MS): Promise<number> {
  const startedAt = performance.now();
  while (!what()) {
    if (performance.now() - startedAt > withinMs) throw new Error('it did not happen in time');
    await sleep(5);
  }
  return performance.now() - startedAt;
}

/** Accounts whose receivers accept everything slowly, and who always have more events. */
async function slowAccounts(count: number, endpoints: number) {
  const receiver = await openReceiver((_request, response) => {
    setTimeout(() => response.end('ok'), SLOW_MS).unref();
  });
  for (let n = 0; n < count; n++) {
    const { on, hooks } = await account();
    for (let each = 0; each < endpoints; each++) await hooks.create(`${receiver.url}/${n}/${each}`);
    for (let event = 0; event < 20; event++) await on.create([100]);
  }
  return receiver;
}

describe('endpoints that answer slowly', () => {
  it.each([
    ['one account', 1, 40],
    ['four accounts', 4, 10],
  ])('of %s do not delay others', async (_case, count, endpoints) => {
    const slow = await slowAccounts(count, endpoints);
    const { on, hooks } = await account();
    const quick = await openReceiver();
    await hooks.create(quick.url);
    await logSettled(app);
    const worker = startWebhookWorker(
      app.context,
      { error: () => undefined },
      { pollMs: 50, maxLeases: LANES },
    );
    onTestFinished(async () => {
      await slow.close();
      await worker.stop();
    });
    await until(() => slow.received.length >= LANES);

    const waits: number[] = [];
    for (let event = 1; event <= 8; event++) {
      await on.create([100]);
      waits.push(await until(() => quick.received.length >= event));
    }
    // The longest wait is the time until they are known to be slow. Requests under way continue.
    expect(Math.max(...waits)).toBeLessThan(SLOW_MS * 0.75);
    expect(waits.toSorted((a, b) => a - b)[4]).toBeLessThan(SLOW_MS / 4);
  });

  it('have two requests under way until the first response', async () => {
    const slow = await slowAccounts(1, 1);
    await logSettled(app);
    const worker = startWebhookWorker(app.context, { error: () => undefined }, { pollMs: 50 });
    onTestFinished(async () => {
      await slow.close();
      await worker.stop();
    });
    await until(() => slow.received.length >= 2);
    await sleep(SLOW_MS / 4);
    expect(slow.received).toHaveLength(2);
  });

  it('of an account that has many are queued for a few events at a time', async () => {
    const slow = await slowAccounts(1, 40);
    onTestFinished(() => slow.close());
    const { on, hooks } = await account();
    const quick = await openReceiver();
    await hooks.create(quick.url);
    for (let event = 0; event < 20; event++) await on.create([100]);
    await logSettled(app);
    // All of the one, and enough of the other for some 250 deliveries.
    expect(await fanOutNews(app.context)).toMatchObject({ read: 20 + 6 });
  });
});
