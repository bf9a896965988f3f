import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { type Cuttable, cuttable } from '#test/support/database/cuttable.ts';
import { platform } from '#test/support/escrow.ts';

const wires: Cuttable[] = [];
const app = await startTestApp({
  async route(serviceUrl) {
    const made = await cuttable(serviceUrl);
    wires.push(made);
    return made.url;
  },
});
const wire = wires[0] as Cuttable;
const { key } = await app.signUp();
const on = platform(app, key);
const { owner } = app.database;

/** Breaks every connection of the service while a request waits for a lock, which is released after that. */
async function breakWhileWaiting<Answered>(request: () => Promise<Answered>, how: () => Promise<unknown>) {
  const free = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = owner.transaction(async (tx) => {
    await tx.query('LOCK TABLE agreements IN ACCESS EXCLUSIVE MODE');
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const asked = request();
  await untilOneWaits();
  await how();
  free.resolve();
  await holding;
  return asked;
}

/** Only the superuser sees what others wait for. */
async function untilOneWaits(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`;
  while ((await app.database.admin.query(waiting, [app.database.name])).length === 0) await sleep(10);
}

const endByServer = () =>
  app.database.admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = $1 AND usename = 'surety'`,
    [app.database.name],
  );
/** The server does not notice, and executes the statement. */
const cutTheWire = async () => {
  await wire.cut();
  await wire.restore();
};
const WAYS = [
  ['the server ends it', endByServer],
  ['the wire is cut', cutTheWire],
] as const;
const countOf = async (reference: string) =>
  (await owner.query('SELECT 1 FROM agreements WHERE buyer_external_id = $1', [reference])).length;
const create = (buyerExternalId: string, headers: Record<string, string>) =>
  app.call('POST', '/v1/escrow/agreements', {
    key,
    headers,
    body: {
      ...{ buyerExternalId, sellerExternalId: 'seller', totalAmount: 100 },
      milestones: [{ title: 'All', amount: 100 }],
    },
  });

describe.each(WAYS)('a connection that breaks under a request: %s', (name, breakIt) => {
  it('only delays a read', async () => {
    const { body } = await on.create([100]);
    const answer = await breakWhileWaiting(() => on.get(body.id), breakIt);
    expect(answer).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it('does not affect a write with an Idempotency-Key, which happens once', async () => {
    const headers = { 'idempotency-key': `lost-${name.replaceAll(' ', '-')}` };
    const answer = await breakWhileWaiting(() => create(name, headers), breakIt);
    expect(answer.status).toBe(201);
    expect(await create(name, headers)).toMatchObject({ status: 201, body: answer.body });
    expect(await countOf(name)).toBe(1);
  });

  it('is reported to a writer without one, since it is unknown whether the write happened', async () => {
    const buyer = `${name}, no key`;
    const answer = await breakWhileWaiting(() => create(buyer, {}), breakIt);
    expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(await countOf(buyer)).toBeLessThanOrEqual(1);
  });
});
