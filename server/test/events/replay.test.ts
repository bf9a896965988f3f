import { describe, expect, it } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { runJob } from '#jobs/worker.ts';
import * as jobs from '#store/jobs.ts';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, startWebhookApp, webhooks } from '#test/support/webhooks.ts';

const app = await startWebhookApp();
const { key } = await app.signUp();
const on = platform(app, key);
const hooks = webhooks(app, key);

const replay = (id: string, body: object) =>
  app.call<{ id: string; events: number | null }>('POST', `/v1/webhooks/${id}/replay`, { key, body });

describe('POST /v1/webhooks/:id/replay', () => {
  it('sends named events again, under the same webhook-id', async () => {
    const receiver = await openReceiver();
    const { id } = await hooks.create(receiver.url);
    await on.create([100]);
    await on.create([200]);
    await settleWebhooks(app);
    const [first] = receiver.received;
    const answer = await replay(id, { eventIds: [first?.id, first?.id] });
    expect(answer.status).toBe(202);
    expect(answer.body.events).toBe(1);
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(3);
    expect(receiver.received[2]?.id).toBe(first?.id);
    expect(receiver.received[2]?.body).toBe(first?.body);
    const log = (await hooks.deliveries(id)).data.find(({ eventId }) => eventId === first?.id);
    expect(log).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    expect(log?.log).toHaveLength(2);
  });

  it('sends events that the endpoint never got: from before it, and of other types', async () => {
    const receiver = await openReceiver();
    const { body } = await on.create([100]);
    const [created] = (await on.events(body.id)) as unknown as { id: string }[];
    const { id } = await hooks.create(receiver.url, { events: ['agreement.frozen'] });
    await replay(id, { eventIds: [created?.id] });
    await settleWebhooks(app);
    expect(receiver.received.map((one) => one.id)).toEqual([created?.id]);
  });

  it('restarts a delivery that was given up', async () => {
    const receiver = await openReceiver(410);
    const { id } = await hooks.create(receiver.url);
    await on.create([100]);
    await settleWebhooks(app);
    const eventIds = receiver.received.map((one) => one.id);
    expect((await replay(id, { eventIds })).body).toMatchObject({ code: 'webhook_disabled' });
    await app.call('PATCH', `/v1/webhooks/${id}`, { key, body: { enabled: true } });
    receiver.answerWith(200);
    expect((await replay(id, { eventIds })).status).toBe(202);
    await settleWebhooks(app);
    expect((await hooks.deliveries(id)).data[0]).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  });

  it('sends a time range again: those events, of those types, once, though the job runs twice', async () => {
    const receiver = await openReceiver();
    const { id } = await hooks.create(receiver.url, { events: ['agreement.created'] });
    await on.create([1]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const from = app.time.now().toISOString();
    const inRange = [await on.create([2]), await on.create([3])];
    await on.post(inRange[0]?.body.id ?? '', 'freeze', { reason: 'not asked for' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const to = app.time.now().toISOString();
    await on.create([4]);
    await settleWebhooks(app);
    receiver.received.length = 0;

    expect((await replay(id, { from: '2030-01-01', to: '2030-01-02' })).status).toBe(202);
    await app.context.db.query(`DELETE FROM jobs WHERE kind = 'replay-webhook'`);
    const answer = await replay(id, { from, to });
    expect(answer.status).toBe(202);
    const [job] = await jobs.claimDue(app.context.db, {
      kinds: ['replay-webhook'],
      claim: 'x',
      leaseSeconds: 60,
      limit: 1,
      now: app.time.now(),
    });
    if (!job) throw new Error('no job was left');
    await runJob(app.context, JOB_HANDLERS, job);
    await settleWebhooks(app);
    await runJob(app.context, JOB_HANDLERS, { ...job, attempts: 2 });
    await settleWebhooks(app);
    expect(receiver.received.map((one) => one.event.agreementId).sort()).toEqual(
      inRange.map(({ body }) => body.id).sort(),
    );
  });

  it.each([
    ['neither ids nor a range', {}],
    ['both', { eventIds: ['evt_1'], from: '2030-01-01T00:00:00Z' }],
    ['no ids', { eventIds: [] }],
    ['too many ids', { eventIds: Array(101).fill('evt_1') }],
    ['an id that is no event', { eventIds: ['evt_1'] }],
    ['an end before the beginning', { from: '2030-01-02T00:00:00Z', to: '2030-01-01T00:00:00Z' }],
    ['an end without a beginning', { eventIds: ['evt_1'], to: '2030-01-01T00:00:00Z' }],
    ['more than 31 days', { from: '2020-01-01T00:00:00Z', to: '2020-03-01T00:00:00Z' }],
    ['a date that is none', { from: 'yesterday' }],
  ])('answers 400 for %s', async (_case, body) => {
    const { id } = await hooks.create('http://127.0.0.1:9/');
    expect((await replay(id, body)).status).toBe(400);
  });
});

describe('GET /v1/webhooks/:id/deliveries', () => {
  it('pages through them newest first, and by status', async () => {
    const receiver = await openReceiver((_request, response, { event }) => {
      response.writeHead(event.sequence % 2 === 0 ? 500 : 200).end();
    });
    const { id } = await hooks.create(receiver.url);
    const { body } = await on.create([100]);
    for (const verb of ['freeze', 'unfreeze', 'freeze', 'unfreeze']) {
      await on.post(body.id, verb, verb === 'freeze' ? { reason: 'again' } : {});
    }
    await settleWebhooks(app);
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await hooks.deliveries(id, `limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ eventId }) => eventId));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort().reverse());
    const pending = await hooks.deliveries(id, 'status=PENDING');
    expect(pending.data.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    const bad = await app.call('GET', `/v1/webhooks/${id}/deliveries?cursor=x`, { key });
    expect(bad.status).toBe(400);
  });
});
