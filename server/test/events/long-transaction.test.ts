import { afterAll, expect, inject, it } from 'vitest';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { type Db, openDb } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';

const app = await startTestApp({ webhookSender: openWebhookSender({ allowPrivate: true }) });
const { key } = await app.signUp();
const on = platform(app, key);
const elsewhere = openDb(inject('adminUrl'), { max: 1 });
afterAll(() => elsewhere.close());

/** Runs something beside a transaction that writes and does not end, after a hundred others have. */
async function besideLongOne(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_current_xact_id()');
    for (let n = 0; n < 100; n++) await app.database.service.query('SELECT pg_current_xact_id()');
    await work();
  });
}

it('a long transaction holds no webhook back from another database; from this one it does, and shows', async () => {
  const receiver = await openReceiver();
  await webhooks(app, key).create(receiver.url);
  await besideLongOne(elsewhere, async () => {
    await on.create([100]);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(1);
  });
  // It could still write an event that comes before the others.
  await besideLongOne(app.database.owner, async () => {
    await on.create([100]);
    app.time.advance(90_000);
    const { body } = await app.call<string>('GET', '/metrics');
    const seconds = Number(/surety_queue_seconds\{queue="events"\} (\S+)/.exec(body)?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(90);
    const { body: log } = await app.call<{ data: unknown[] }>('GET', '/v1/events', { key });
    expect(log.data).toHaveLength(1);
  });
  await settleWebhooks(app);
  expect(receiver.received).toHaveLength(2);
});
