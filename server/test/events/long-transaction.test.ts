import { afterAll, expect, inject, it } from 'vitest';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { asRole } from '#store/connection/role.ts';
import { type Db, openDb } from '#store/db.ts';
import { openWatch } from '#store/events/long-transactions.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';

const app = await startTestApp({ webhookSender: openWebhookSender({ allowPrivate: true }) });
const { key } = await app.signUp();
const on = platform(app, key);
const elsewhere = openDb(inject('adminUrl'), { max: 1 });
afterAll(() => elsewhere.close());

const WRITE_EVENT = `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
  VALUES ('dev_none', 'evt_late', 1, 'evt_late', 'test', '{}', now())`;

/**
 * As if this much time had passed since they were recorded. Citus allows no interval arithmetic in an UPDATE.
 */
async function letPass(ms: number, parts: readonly ('since' | 'seen_at')[]): Promise<void> {
  const noted = await app.database.owner.query<{ xid: string; since: Date; seen_at: Date }>(
    'SELECT xid::text, since, seen_at FROM long_transactions',
  );
  for (const one of noted) {
    for (const part of parts) {
      const before = new Date(one[part].getTime() - ms);
      const values = [one.xid, before];
      await app.database.owner.query(`UPDATE long_transactions SET ${part} = $2 WHERE xid = $1`, values);
    }
  }
}

/** Runs `work` beside a writing transaction that does not end, after a hundred others have. */
async function besideLongOne(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_current_xact_id()');
    for (let n = 0; n < 100; n++) await app.database.service.query('SELECT pg_current_xact_id()');
    await work();
  });
}

it('a long transaction in another database delays no webhook; one in this database does, and is reported', async () => {
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

it('ignores a transaction that has not touched the log for a minute, and never lets it write there', async () => {
  const { key: another } = await app.signUp();
  const seen = async () =>
    (await app.call<{ data: unknown[] }>('GET', '/v1/events', { key: another })).body.data;
  const watch = openWatch(app.context.db);
  const [before] = await app.database.service.query<{ base: number }>('SELECT base FROM event_log');

  await app.database.owner.transaction(async (tx) => {
    await tx.query(
      `SELECT pg_current_xact_id(), set_config('idle_in_transaction_session_timeout', '0', true)`,
    );
    await platform(app, another).create([100]);
    await watch.look();
    await watch.look();
    expect(await seen()).toHaveLength(0);
    await letPass(60_000, ['since', 'seen_at']);
    // It was less than a minute old at the last check, and could have touched the log since.
    expect(await seen()).toHaveLength(0);
    await watch.look();
    expect(await seen()).toHaveLength(1);
    const { body: metrics } = await app.call<string>('GET', '/metrics');
    expect(Number(/long_transaction_seconds\{kind="bystander"\} (\S+)/.exec(metrics)?.[1])).toBeGreaterThan(
      59,
    );
    const { body: ready } = await app.call<{ checks: object[] }>('GET', '/readyz');
    expect(ready.checks).toContainEqual(expect.objectContaining({ name: 'transactions', optional: true }));
  });

  // With zero patience every transaction is too late, and is refused.
  const guard = (patience: string) =>
    asRole(app.database.ownerUrl, (db) =>
      db.query('SELECT guard_event_log($1, $2::interval)', [before?.base, patience]),
    );
  await guard('0 seconds');
  await expect(app.database.owner.query(WRITE_EVENT)).rejects.toThrow('too late for an event');
  await guard('30 seconds');
  await app.database.owner.query(WRITE_EVENT);
});

it('waits for one that has touched the log, however long it takes', async () => {
  const { key: another } = await app.signUp();
  const watch = openWatch(app.context.db);
  await app.database.owner.transaction(async (tx) => {
    await tx.query(WRITE_EVENT.replace('evt_late', 'evt_slow'));
    await platform(app, another).create([100]);
    await watch.look();
    await watch.look();
    await letPass(3_600_000, ['since']);
    await watch.look();
    const { body } = await app.call<{ data: unknown[] }>('GET', '/v1/events', { key: another });
    expect(body.data).toHaveLength(0);
    const { body: metrics } = await app.call<string>('GET', '/metrics');
    expect(Number(/long_transaction_seconds\{kind="holding"\} (\S+)/.exec(metrics)?.[1])).toBeGreaterThan(
      3599,
    );
  });
});
