import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { fanOutNews, startWebhookWorker, type WebhookWorkerOptions } from '#jobs/webhook-worker.ts';
import { startCli, temporaryFolder } from '#test/support/cli.ts';
import { platform } from '#test/support/escrow.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import {
  logSettled,
  openReceiver,
  settleWebhooks,
  startWebhookApp,
  webhooks,
} from '#test/support/webhooks.ts';

const HANG_MS = 2_000;
const app = await startWebhookApp(HANG_MS);
/** A timeout of this app is longer than a test may take. */
const patient = await startWebhookApp(80_000);
const folder = await temporaryFolder();
afterAll(() => folder.remove());

function startWorker(options: WebhookWorkerOptions = {}, on = app) {
  const errors: unknown[] = [];
  const log = { error: (details: object) => errors.push(details) };
  const worker = startWebhookWorker(on.context, log, { pollMs: 50, ...options });
  onTestFinished(async () => {
    await worker.stop();
    expect(errors).toEqual([]);
  });
  return worker;
}

async function until(what: () => boolean, withinMs = PATIENCE_MS): Promise<number> {
  const startedAt = performance.now();
  while (!what()) {
    if (performance.now() - startedAt > withinMs) throw new Error('it did not happen in time');
    await sleep(5);
  }
  return performance.now() - startedAt;
}

async function account(of = app) {
  const { key } = await of.signUp();
  return { on: platform(of, key), hooks: webhooks(of, key) };
}

const uniqueIds = (receiver: { received: { id: string }[] }) =>
  new Set(receiver.received.map(({ id }) => id));

describe('the webhook worker', () => {
  it('delivers soon after the commit, without a notification', async () => {
    const { on, hooks } = await account(patient);
    const receiver = await openReceiver();
    await hooks.create(receiver.url);
    startWorker({}, patient);
    await on.create([100]);
    await until(() => receiver.received.length === 1);
  });

  it('looks again soon when new events could not be read because another worker reads them', async () => {
    const { on, hooks } = await account(patient);
    const receiver = await openReceiver();
    await hooks.create(receiver.url);
    await settleWebhooks(patient);
    await on.create([100]);
    await logSettled(patient);
    await patient.database.owner.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM webhook_followers FOR UPDATE');
      expect(await fanOutNews(patient.context)).toEqual({ read: 0, heldBack: true, followed: true });
    });
    await settleWebhooks(patient);
    expect(receiver.received).toHaveLength(1);
  });

  it('does not let hanging endpoints delay the others', async () => {
    const { on, hooks } = await account(patient);
    const hanging = [await openReceiver(() => undefined), await openReceiver(() => undefined)];
    const working = await Promise.all(Array.from({ length: 6 }, () => openReceiver()));
    for (const { url } of [...hanging, ...working]) await hooks.create(url);
    for (let n = 0; n < 100; n++) await on.create([100]);
    startWorker({}, patient);
    await until(() => working.every((receiver) => uniqueIds(receiver).size === 100));
    // No delivery waited for a timeout, and hanging endpoints got no more than one round of connections.
    for (const receiver of hanging) {
      expect(receiver.received.length).toBeLessThanOrEqual(8);
      await receiver.close();
    }
  });

  it('reserves slots for healthy endpoints when most are not', async () => {
    const { on, hooks } = await account();
    const hanging = await openReceiver(() => undefined);
    const working = await openReceiver();
    for (let n = 0; n < 6; n++) await hooks.create(`${hanging.url}/${n}`);
    await on.create([100]);
    startWorker({ maxLeases: 4 });
    await until(() => hanging.received.length >= 6);
    await hooks.create(working.url);
    await on.create([100]);
    await logSettled(app);
    await until(() => working.received.length === 1, HANG_MS * 4);
  });

  it('delivers nothing twice when two workers run in parallel', async () => {
    const { on, hooks } = await account(patient);
    const receivers = await Promise.all(Array.from({ length: 3 }, () => openReceiver()));
    for (const { url } of receivers) await hooks.create(url);
    startWorker({}, patient);
    startWorker({}, patient);
    for (let n = 0; n < 60; n++) await on.create([100]);
    await until(() => receivers.every((receiver) => uniqueIds(receiver).size === 60));
    await sleep(200);
    expect(receivers.map(({ received }) => received.length)).toEqual([60, 60, 60]);
  });
});

describe('kill -9 of the worker in the middle', () => {
  it('loses nothing: each event arrives at least once, always under the same webhook-id', async () => {
    const { on, hooks } = await account(patient);
    const receiver = await openReceiver((_request, response) => {
      setTimeout(() => response.end('ok'), 20);
    });
    // A separate process also anchors the account, and sends that event in its own time.
    const { id: endpointId } = await hooks.create(receiver.url, { events: ['agreement.created'] });
    for (let n = 0; n < 150; n++) await on.create([100]);
    const worker = startCli(['work'], {
      DATA_DIR: folder.path,
      DATABASE_URL: patient.database.serviceUrl,
      MIGRATION_DATABASE_URL: patient.database.ownerUrl,
      WEBHOOK_ALLOW_PRIVATE: 'on',
    });
    await until(() => receiver.received.length >= 40);
    worker.kill('SIGKILL');
    await worker.exited;
    await sleep(50);
    const before = uniqueIds(receiver).size;
    expect(before).toBeLessThan(150);

    // No other worker may take the endpoint before its lease is over.
    await settleWebhooks(patient);
    expect(uniqueIds(receiver).size).toBe(before);
    patient.time.advance(16_000);
    await settleWebhooks(patient);
    expect(uniqueIds(receiver).size).toBe(150);
    // Deliveries under way when it died came twice, which at-least-once allows.
    expect(receiver.received.length - 150).toBeLessThanOrEqual(100);
    for (const { id, body } of receiver.received) expect(JSON.parse(body)).toMatchObject({ id });
    const { data } = await hooks.deliveries(endpointId, 'limit=100&status=PENDING');
    expect(data).toEqual([]);
  });
});
