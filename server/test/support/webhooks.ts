import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import type { Context } from '#actions/context.ts';
import { deliverToEndpoint, newPace } from '#actions/events/deliver-to-endpoint.ts';
import { fanOutNews } from '#jobs/webhook-worker.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import * as leases from '#store/events/endpoint-leases.ts';
import type { TestApp } from './app.ts';
import { startTestApp } from './app.ts';
import { PATIENCE_MS } from './patience.ts';

export type Received = {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { id: string; type: string; agreementId?: string; environment: string; sequence: number };
};
export type Answering = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  answerWith(answering: Answering | number): void;
  close(): Promise<void>;
};

/** A real HTTP server on this machine that records what it receives. Closed with the test that opened it. */
export async function openReceiver(answering: Answering | number = 200): Promise<Receiver> {
  const received: Received[] = [];
  let answer = answering;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { id: String(request.headers['webhook-id']), headers: request.headers, body };
      const all = { ...one, event: JSON.parse(body) as Received['event'] };
      received.push(all);
      if (typeof answer === 'number') response.writeHead(answer).end('thanks');
      else answer(request, response, all);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answerWith(next) {
      answer = next;
    },
    close,
  };
}

/**
 * An app that may send to this machine, with a shorter timeout than the default of a quarter of a minute.
 * Each receiver that never answers costs this timeout; with a shorter one, a busy machine would look like
 * such a receiver.
 */
export function startWebhookApp(timeoutMs = 4_000): Promise<TestApp> {
  return startTestApp({ webhookSender: openWebhookSender({ allowPrivate: true, timeoutMs }) });
}

export type EndpointBody = {
  id: string;
  url: string;
  secret: string;
  enabled: boolean;
  disabledReason: string | null;
  failingSince: string | null;
};
export type DeliveryBody = {
  eventId: string;
  type: string;
  status: string;
  attempts: number;
  nextAttemptAt: string | null;
  log: { at: string; status: number | null; latencyMs: number; response: string; error: string | null }[];
};

export function webhooks(app: TestApp, key: string) {
  return {
    create: async (url: string, more: object = {}) => {
      const answer = await app.call<EndpointBody>('POST', '/v1/webhooks', { key, body: { url, ...more } });
      if (answer.status !== 201) throw new Error(`no endpoint: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    get: async (id: string) => (await app.call<EndpointBody>('GET', `/v1/webhooks/${id}`, { key })).body,
    deliveries: async (id: string, query = 'limit=100') =>
      (
        await app.call<{ data: DeliveryBody[]; nextCursor: string | null }>(
          'GET',
          `/v1/webhooks/${id}/deliveries?${query}`,
          { key },
        )
      ).body,
  };
}

/**
 * Waits until everything committed can be read, and stays readable. Other tests share the server; the log
 * passes over their transactions only while many have begun since, so this waits until all older ones have
 * ended.
 */
export async function logSettled({ database }: TestApp): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const unsettled = `SELECT 1 FROM events, event_log log
    WHERE position >= log.base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint LIMIT 1`;
  while ((await database.service.query(unsettled)).length > 0) {
    if (performance.now() > deadline) throw new Error('the log does not settle');
    await sleep(5);
  }
}

/**
 * Follows the log and serves every endpoint until nothing is due: the worker without its waiting. Due means
 * due at the time of the latest event, so that on a slow machine nothing is retried before the test lets time
 * pass. It gives up when nothing is read and no receiver answers for a while, however much there is to send.
 */
export async function settleWebhooks(app: { readonly context: Context }): Promise<void> {
  const { context } = app;
  let movedAt = performance.now();
  let now = context.clock();
  while (performance.now() - movedAt < PATIENCE_MS) {
    const { read, heldBack } = await fanOutNews(context);
    if (read > 0) now = context.clock();
    const request = { claim: 'test', now, leaseMs: 15_000, limit: 100, share: 100, taken: new Map() };
    const taken = [
      ...(await leases.take(context.db, { ...request, slow: false })),
      ...(await leases.take(context.db, { ...request, slow: true })),
    ];
    const served = taken.map(async (lease) => {
      const pace = newPace();
      await deliverToEndpoint(context, lease, { claim: 'test', pace, mayGoOn: () => true });
      return pace.longestWaitMs > 0;
    });
    if ((await Promise.all(served)).includes(true) || read > 0) movedAt = performance.now();
    if (heldBack) await sleep(5);
    else if (read === 0 && taken.length === 0) return;
  }
  throw new Error('webhooks do not settle');
}

/** Verifies a delivery with the npm package, which is not our code. */
export function verify(secret: string, { body, headers }: Pick<Received, 'body' | 'headers'>): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
