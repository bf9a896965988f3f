import { describe, expect, it } from 'vitest';
import { platform } from '#test/support/escrow.ts';
import { openReceiver, settleWebhooks, startWebhookApp, webhooks } from '#test/support/webhooks.ts';

const app = await startWebhookApp();
const { key } = await app.signUp();
const on = platform(app, key);
const hooks = webhooks(app, key);

/** An agreement with four events. */
async function scenario(): Promise<string> {
  const { body } = await on.create([100]);
  for (const verb of ['freeze', 'unfreeze', 'freeze']) {
    await on.post(body.id, verb, verb === 'freeze' ? { reason: 'x' } : {});
  }
  return body.id;
}

describe('an ordered endpoint', () => {
  it('gets each agreement’s events in sequence, though receivers are slow and agreements run in parallel', async () => {
    let underWay = 0;
    let mostUnderWay = 0;
    const receiver = await openReceiver((_request, response) => {
      mostUnderWay = Math.max(mostUnderWay, ++underWay);
      setTimeout(() => {
        underWay -= 1;
        response.end();
      }, Math.random() * 20);
    });
    await hooks.create(receiver.url, { ordered: true });
    const ids = await Promise.all(Array.from({ length: 6 }, scenario));
    await settleWebhooks(app);
    expect(receiver.received).toHaveLength(24);
    for (const id of ids) {
      const own = receiver.received.filter(({ event }) => event.agreementId === id);
      expect(own.map(({ event }) => event.sequence)).toEqual([1, 2, 3, 4]);
    }
    expect(mostUnderWay).toBeGreaterThan(1);
  });

  it('delays the rest of an agreement while one of its events fails, and only that agreement', async () => {
    let failing: string | null = null;
    const receiver = await openReceiver((_request, response, { event }) => {
      const fails = event.agreementId === failing && event.sequence === 2;
      response.writeHead(fails ? 500 : 200).end();
    });
    await hooks.create(receiver.url, { ordered: true });
    failing = await scenario();
    const other = await scenario();
    await settleWebhooks(app);
    const sequences = (id: string) =>
      receiver.received.filter(({ event }) => event.agreementId === id).map(({ event }) => event.sequence);
    expect(sequences(other)).toEqual([1, 2, 3, 4]);
    expect(sequences(failing)).toEqual([1, 2]);

    const stuck = failing;
    failing = null;
    app.time.advance(7_000);
    await settleWebhooks(app);
    expect(sequences(stuck)).toEqual([1, 2, 2, 3, 4]);
  });

  it('continues after an event that was given up', async () => {
    let stuck: string | null = null;
    const receiver = await openReceiver((_request, response, { event }) => {
      response.writeHead(event.agreementId === stuck && event.sequence === 1 ? 500 : 200).end();
    });
    const { id } = await hooks.create(receiver.url, { ordered: true });
    stuck = await scenario();
    await settleWebhooks(app);
    for (let hour = 0; hour < 24 * 5; hour += 6) {
      app.time.advance(6 * 3_600_000);
      await settleWebhooks(app);
    }
    const own = receiver.received.map(({ event }) => event.sequence);
    expect(own).toEqual([...Array(10).fill(1), 2, 3, 4]);
    const statuses = (await hooks.deliveries(id)).data.map(({ status }) => status);
    expect(statuses.sort()).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'FAILED']);
  });
});
