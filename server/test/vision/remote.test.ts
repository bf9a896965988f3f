import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { startMeasuringServer } from '#vision/remote/measuring-server.ts';
import { openRemoteEngine } from '#vision/remote/remote-engine.ts';
import { INTRODUCTION, openSealedMessages } from '#vision/remote/sealed-messages.ts';

const LIMITS = { maxWaiting: 2, deadlineMs: 60_000 };
const letters = openSealedMessages((purpose) => createHash('sha256').update(purpose).digest());
const clock = () => new Date();
const engine = openIdentityEngine({ workers: 1, ...LIMITS });
const server = await startMeasuringServer({
  ...{ engine, messages: letters, clock, host: '127.0.0.1', port: 0 },
  onError: () => undefined,
});

/** A man in the middle who keeps the first response and repeats it to everyone after. */
let kept: Buffer | null = null;
const between = createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!kept) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${request.url}`, {
      method: 'POST',
      headers: { [INTRODUCTION]: String(request.headers[INTRODUCTION]) },
      body: Buffer.concat(chunks),
    });
    kept = Buffer.from(await answer.arrayBuffer());
  }
  reply.end(kept);
});
between.listen(0, '127.0.0.1');
await once(between, 'listening');
const address = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
const remote = openRemoteEngine({
  messages: letters,
  clock,
  ...LIMITS,
  find: async () => [{ address, slots: 1 }],
});
await remote.start();
afterAll(async () => {
  between.close();
  await remote.close();
  await server.stop();
  await engine.close();
});

async function measure() {
  const place = remote.takeTicket('dev_1');
  const picture = Buffer.from('no picture');
  return place.measure({ document: picture, selfies: [picture] }).finally(place.leave);
}

it('accepts no result that answers another message', { timeout: 180_000 }, async () => {
  expect(await measure()).toMatchObject({ badImage: { field: 'document_image' } });
  await expect(measure()).rejects.toMatchObject({ code: 'identity_busy' });
});
