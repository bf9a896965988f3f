import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { logOptions } from '#app/logging.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const app = await startTestApp({
  logger: { ...(logOptions('trace') as object), stream },
  webhookSender: openWebhookSender({ allowPrivate: true, timeoutMs: 300 }),
});
const { key } = await app.signUp();
const on = platform(app, key);
const hooks = webhooks(app, key);
const job = {
  developerId: '',
  id: 'housekeeping',
  kind: 'housekeeping' as const,
  payload: {},
  attempts: 1,
  claim: 'x',
};
const countRows = async (table: string, id: string) => {
  const column = table === 'webhook_endpoints' ? 'id' : 'endpoint_id';
  return (await app.database.service.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length;
};

describe('housekeeping', () => {
  it('deletes deliveries after 30 days, but not those that are still to be delivered', async () => {
    const receiver = await openReceiver();
    const { id } = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    receiver.answerWith(500);
    await on.create([100]);
    await settleWebhooks(app);
    app.time.advance(29 * 86_400_000);
    await housekeeping.run(app.context, job);
    expect(await countRows('webhook_deliveries', id)).toBe(2);
    app.time.advance(2 * 86_400_000);
    await housekeeping.run(app.context, job);
    const left = await hooks.deliveries(id);
    expect(left.data.map(({ status }) => status)).toEqual(['PENDING']);
  });

  it('deletes the rows of a deleted endpoint', async () => {
    const { id } = await hooks.create('http://127.0.0.1:9/');
    await on.create([100]);
    await settleWebhooks(app);
    await app.call('DELETE', `/v1/webhooks/${id}`, { key });
    await housekeeping.run(app.context, job);
    expect(await countRows('webhook_deliveries', id)).toBe(0);
    expect(await countRows('webhook_endpoints', id)).toBe(0);
  });
});

describe('the operator’s view', () => {
  it('has attempts by outcome, their duration, the backlog, and the state of endpoints', async () => {
    const { body } = await app.call<string>('GET', '/metrics');
    expect(body).toMatch(/^surety_webhook_attempts_total\{outcome="DELIVERED"\} [1-9]/m);
    expect(body).toMatch(/^surety_webhook_attempts_total\{outcome="PENDING"\} [1-9]/m);
    expect(body).toMatch(/^surety_webhook_attempt_duration_seconds_count\{outcome="DELIVERED"\} [1-9]/m);
    // One was disabled after a month of failures; its waiting deliveries do not count as backlog.
    expect(body).toMatch(/^surety_webhook_endpoints\{state="disabled"\} 1$/m);
    expect(body).toMatch(/^surety_webhook_deliveries\{state="due"\} 0$/m);
  });

  it('never contains a secret: not in the log, nor in any response but that of its creation', async () => {
    const created = await hooks.create('http://127.0.0.1:9/');
    const rotated = await app.call<{ secret: string }>('POST', `/v1/webhooks/${created.id}/rotate-secret`, {
      key,
      body: {},
    });
    await on.create([100]);
    await settleWebhooks(app);
    app.http.log.error({ endpoint: created, secrets: [rotated.body.secret] }, 'careless');
    expect(lines.join('')).toContain('careless');
    expect(lines.join('')).not.toContain(created.secret.slice(6));
    const [stored] = await app.database.owner.query<{ text: string }>(
      'SELECT d.log::text || d.* AS text FROM webhook_deliveries d WHERE d.endpoint_id = $1',
      [created.id],
    );
    expect(stored?.text).not.toContain(rotated.body.secret.slice(6));
  });
});
