import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, clientOf, type Ledger, tradeUntilItDies } from '#test/process/money-traffic.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

export type Load = { requests(): number; stop(): Promise<void> };

/** Pause of each kind of caller between two requests: a steady load, below the maximum. */
const REST_MS = { trade: 20, assess: 50, read: 100, err: 100, verify: 10_000 };
const ZONE = 'america/argentina/buenos_aires';
const OPEN_PAGES = ['/metrics', '/openapi.json', '/docs', '/docs/guide', '/healthz'];
const LISTS = ['/v1/escrow/agreements?limit=100', '/v1/events?limit=100', '/v1/ledger/trial-balance'];

/** All callers at once: trade, assessments, pictures, lists, open pages, mistakes, webhooks. */
export async function startLoad(address: string, apiKey: string): Promise<Load> {
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const pictures = identityForm({
    document: await drawDocument('passport', await portrait('anna')),
    selfies: [await selfie('annaAgain')],
  });
  let stopped = false;
  let count = 0;
  const client = clientOf(address, apiKey, []);
  await client.call('POST', '/v1/webhooks', { url: `http://127.0.0.1:${port}/` });

  const every = async (restMs: number, request: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !stopped; turn++) {
      count += 1;
      await request(turn).catch(() => undefined);
      await sleep(restMs);
    }
  };
  const read = async (path: string, key?: string) =>
    (await fetch(`${address}${path}`, key ? { headers: { 'x-api-key': key } } : {})).arrayBuffer();
  const slow: Client = {
    async call(...given) {
      if (stopped) throw new Error('stopped');
      count += 1;
      await sleep(REST_MS.trade);
      return client.call(...given);
    },
  };
  const ledger: Ledger = { promised: new Map(), unanswered: [], faults: [] };
  const callers = [
    ...[1, 2].map((n) => tradeUntilItDies(slow, `soak${n}`, ledger).catch(() => undefined)),
    every(REST_MS.assess, (turn) => client.call('POST', '/v1/fraud/assess', assessment(turn))),
    every(REST_MS.read, (turn) => read(LISTS[turn % LISTS.length] ?? '/', apiKey)),
    every(REST_MS.read, (turn) => read(OPEN_PAGES[turn % OPEN_PAGES.length] ?? '/')),
    every(REST_MS.err, (turn) => read(`/v1/escrow/agreements/${turn}`, `svc_live_${turn}`)),
    every(REST_MS.verify, () =>
      fetch(`${address}/v1/identity/verify`, {
        method: 'POST',
        headers: { ...pictures.headers, 'x-api-key': apiKey },
        body: new Uint8Array(pictures.payload),
      }).then((answer) => answer.arrayBuffer()),
    ),
  ];
  return {
    requests: () => count,
    async stop() {
      stopped = true;
      await Promise.all(callers);
      receiver.closeAllConnections();
      receiver.close();
    },
  };
}

/** An assessment with a new user, device and address, and a new spelling of a time zone. */
function assessment(turn: number): object {
  const spelled = [...ZONE].map((letter, bit) => ((turn >> (bit % 24)) & 1 ? letter.toUpperCase() : letter));
  return {
    platformUserId: `user-${turn}`,
    deviceFingerprint: `device-${turn}`,
    ipAddress: `41.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    timezone: spelled.join(''),
    transactionAmount: 1_000 + turn,
  };
}
