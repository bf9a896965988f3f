import { Surety, type SuretyEvent } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';
import { logSettled, openReceiver } from '#test/support/webhooks.ts';

const app = await startListeningApp();

async function client(): Promise<Surety> {
  return new Surety((await app.signUp()).key, { apiUrl: app.apiUrl });
}

function create(on: Surety) {
  return on.escrow.agreements.create({
    buyerExternalId: 'buyer',
    sellerExternalId: 'seller',
    totalAmount: 5,
    milestones: [{ title: 'All', amount: 5 }],
  });
}

describe('webhooks', () => {
  it('are managed, delivered, and verified by webhooks.verify', async () => {
    const surety = await client();
    const receiver = await openReceiver();
    const { secret, ...endpoint } = await surety.webhooks.create({ url: receiver.url });
    expect(await surety.webhooks.retrieve(endpoint.id)).toEqual(endpoint);
    expect(await surety.webhooks.list()).toEqual([endpoint]);
    expect(await surety.webhooks.test(endpoint.id)).toMatchObject({ delivered: true, status: 200 });

    const agreement = await create(surety);
    await expect.poll(() => receiver.received.length).toBe(2);
    const [test, delivery] = receiver.received;
    const tested = await surety.webhooks.verify(test?.body ?? '', test?.headers ?? {}, secret);
    expect(tested.type === 'webhook.test' && tested.data.webhookId).toBe(endpoint.id);
    const event = await surety.webhooks.verify(delivery?.body ?? '', delivery?.headers ?? {}, secret);
    expect(event).toMatchObject({ type: 'agreement.created', agreementId: agreement.id, sequence: 1 });
    await expect
      .poll(async () => (await surety.webhooks.deliveries(endpoint.id).toArray()).map(({ status }) => status))
      .toEqual(['DELIVERED']);

    const { secret: next } = await surety.webhooks.rotateSecret(endpoint.id);
    expect(await surety.webhooks.replay(endpoint.id, { eventIds: [event.id] })).toMatchObject({ events: 1 });
    await expect.poll(() => receiver.received.length).toBe(3);
    const again = receiver.received[2];
    for (const one of [secret, next]) {
      expect(await surety.webhooks.verify(again?.body ?? '', again?.headers ?? {}, one)).toEqual(event);
    }

    const off = await surety.webhooks.change(endpoint.id, { enabled: false, events: ['payout.failed'] });
    expect(off).toMatchObject({ enabled: false, events: ['payout.failed'] });
    await surety.webhooks.delete(endpoint.id);
    expect(await surety.webhooks.list()).toEqual([]);
    const refused = surety.webhooks.create({ url: 'ftp://example.com' });
    await expect(refused).rejects.toMatchObject({ name: 'ValidationError' });
  });
});

describe('events', () => {
  it('are listed over pages, by type, and from a saved cursor', async () => {
    const surety = await client();
    for (let count = 0; count < 5; count++) await create(surety);
    await logSettled(app);
    const all = await surety.events.list({ limit: 2 }).toArray();
    expect(all.map(({ type }) => type)).toEqual(Array(5).fill('agreement.created'));
    const rest = await surety.events.list({ after: String(all[2]?.id) }).toArray();
    expect(rest).toEqual(all.slice(3));
    expect(await surety.events.list({ type: 'payout.failed' }).toArray()).toEqual([]);
    const { resumeAfter, nextCursor } = await surety.events.read({ limit: 100 });
    expect([resumeAfter, nextCursor]).toEqual([all[4]?.id, null]);
  });

  it('are followed as they come, until the reader stops or the signal aborts', async () => {
    const surety = await client();
    const first = await create(surety);
    const followed: (string | undefined)[] = [];
    let second: Promise<{ id: string }> | undefined;
    for await (const event of surety.events.follow({ pollMs: 50 })) {
      followed.push(event.agreementId);
      second ??= create(surety);
      if (followed.length === 2) break;
    }
    expect(followed).toEqual([first.id, (await second)?.id]);

    const controller = new AbortController();
    const endless = (async () => {
      const events: SuretyEvent[] = [];
      for await (const event of surety.events.follow({}, { signal: controller.signal })) events.push(event);
    })();
    setTimeout(() => controller.abort(new Error('enough')), 100);
    await expect(endless).rejects.toThrow('enough');
  });
});
