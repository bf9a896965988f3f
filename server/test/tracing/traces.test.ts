import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { CONNECTIONS } from '#test/support/twins/connected.ts';
import { talkTo } from '#test/support/twins/twins.ts';
import { logSettled, openReceiver, settleWebhooks, webhooks } from '#test/support/webhooks.ts';
import { openExporter } from '#tracing/otlp.ts';
import { collectSpans, fromOutside, readTraceparent } from '#tracing/span.ts';
import { startTwin } from '#twins/twin.ts';

type Value = { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  links: { traceId: string; spanId: string }[];
  status: { code?: number; message?: string };
};
type Export = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { scope: { name: string }; spans: Span[] }[];
  }[];
};

/** A stand-in for an OpenTelemetry collector's port for OTLP over HTTP. */
async function openCollector() {
  const bodies: string[] = [];
  const headers: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const known = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
      if (known) bodies.push(Buffer.concat(chunks).toString());
      headers.push(request.headers.authorization);
      response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const exports = () => bodies.map((body) => JSON.parse(body) as Export).flatMap((one) => one.resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: () => bodies.join('\n'),
    headers,
    exports,
    spans: () => exports().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const collector = await openCollector();
const lost: unknown[] = [];
const exporter = openExporter({
  endpoint: collector.endpoint,
  headers: { authorization: 'Bearer watcher' },
  service: 'surety-test',
  version: '0',
  share: 1,
  onError: (error) => lost.push(error),
});
collectSpans(exporter);
afterAll(() => collectSpans(null));

/** A proxy between the service and a bank's twin that records the headers. */
async function openForwarder(target: () => string) {
  const seen: { path: string; traceparent: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ path: `${method} ${url}`, traceparent: headers['traceparent'] as string | undefined });
    const answer = await fetch(`${target()}${url}`, {
      method,
      headers: { authorization: String(headers.authorization), 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const [BUYER, SELLER, EMAIL] = ['ngozi.buys', 'femi.sells', 'amaka.develops@example.com'];
const PAYOUT_ACCOUNT = '0123456789';

/** An agreement that waits for the seller's confirmation, with a bank and a webhook receiver. */
async function openScenario() {
  let now = () => Date.now();
  const twin = await startTwin('paystack', { clock: () => now() });
  afterAll(() => twin.close());
  const bank = await openForwarder(() => twin.url);
  const app = await startTestApp({
    settings: { ...CONNECTIONS.paystack.settings(bank.url), PAYOUT_ACCOUNT_COOL_OFF: '0s' },
    webhookSender: openWebhookSender({ allowPrivate: true }),
  });
  now = () => app.time.now().getTime();
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const talk = talkTo('paystack', twin.url);
  await talk.turn('webhook-url', { url: `${address}/v1/providers/paystack/webhook` });
  const { key } = await app.signUp(EMAIL);
  const on = platform(app, key);
  const parties = { buyerExternalId: BUYER, sellerExternalId: SELLER };
  const { body: agreement } = await on.create([500_000], parties);
  const more = {
    external_user_id: BUYER,
    transaction_amount: 500_000,
    account_created_at: '2020-01-31T12:00:00Z',
  };
  const account = String((await on.assess(agreement.id, more)).body.virtualAccount?.accountNumber);
  await talk.payIn(account, '500000');
  await on.setPayoutAccount(SELLER, PAYOUT_ACCOUNT);
  for (let round = 0; round < 4; round++) {
    await runDueJobs(app, 'is put back');
    app.time.advance(4_000);
    await talk.advance();
  }
  const [milestone] = agreement.milestones;
  const confirm = (user: string, headers = {}) =>
    on.confirm(agreement.id, String(milestone?.id), user, headers);
  await confirm(BUYER);
  return { app, key, bank, account, confirm };
}

it('follows a confirmation from its caller to the bank and to the webhook, without personal data', async () => {
  const { app, key, bank, account, confirm } = await openScenario();
  const receiver = await openReceiver();
  await webhooks(app, key).create(receiver.url);
  const answer = await confirm(SELLER, { traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(answer.status).toBe(200);
  await runDueJobs(app, 'is put back');
  await logSettled(app);
  await settleWebhooks(app);
  await exporter.stop();
  expect(lost).toEqual([]);

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const named = (name: string | RegExp) => {
    const found = spans.find((span) =>
      typeof name === 'string' ? span.name === name : name.test(span.name),
    );
    if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const above = (span: Span): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent ? [parent.name, ...above(parent)] : [];
  };
  const request = named('POST /v1/escrow/agreements/:id/milestones/:milestoneId/confirm');
  expect(request).toMatchObject({ kind: 2, parentSpanId: CALLER, status: {} });
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano));
  // HTTP, action, batch, SQL; then the consequences, in the same trace.
  expect(above(named('SELECT commit_changes'))).toEqual(['batch', 'confirmMilestone', request.name]);
  expect(above(named('POST Paystack/transfer'))).toEqual([
    'bank submitPayout',
    'job submit-payout',
    'confirmMilestone',
    request.name,
  ]);
  const webhook = named('webhook milestone.released');
  expect(above(webhook)).toEqual(['confirmMilestone', request.name]);
  // A bank's notification has its own trace, through the job that reads it.
  const all = collector.spans();
  const read = all.find(({ name }) => name === 'job bank-request');
  const names = all.filter(({ traceId }) => traceId === read?.traceId).map(({ name }) => name);
  expect(names).toContain('POST /v1/providers/:provider/webhook');
  // Every span has its parent.
  const ids = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);

  // The bank can continue the trace.
  const transfer = bank.seen.find(({ path }) => path === 'POST /transfer');
  expect(transfer?.traceparent).toBe(`00-${TRACE}-${named('POST Paystack/transfer').spanId}-01`);
  const released = receiver.received.find(({ event }) => event.type === 'milestone.released');
  expect(released?.headers['traceparent']).toBe(`00-${TRACE}-${webhook.spanId}-01`);

  expect(new Set(collector.headers)).toEqual(new Set(['Bearer watcher']));
  const service = { key: 'service.name', value: { stringValue: 'surety-test' } };
  for (const { resource } of collector.exports()) expect(resource.attributes).toContainEqual(service);
  for (const secret of [BUYER, SELLER, EMAIL, PAYOUT_ACCOUNT, account, key]) {
    expect(collector.said()).not.toContain(secret);
  }
});

it('ignores a broken traceparent, and samples the configured share of traces', () => {
  expect(readTraceparent(`00-${TRACE}-${CALLER}-01`)).toEqual({
    traceId: TRACE,
    spanId: CALLER,
    sampled: true,
  });
  for (const broken of [
    '',
    'x',
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${CALLER}-01`,
  ]) {
    expect(readTraceparent(broken)).toBeNull();
  }
  // Whatever the caller requests: 0e0e4736 is below a tenth of the range of eight hex digits.
  for (const [share, sampled] of [
    [0, false],
    [0.05, false],
    [0.06, true],
    [1, true],
  ] as const) {
    collectSpans({ share, take: () => undefined });
    expect(fromOutside(`00-${TRACE}-${CALLER}-01`)?.sampled).toBe(sampled);
    expect(fromOutside(`00-${TRACE}-${CALLER}-00`)?.sampled).toBe(sampled);
  }
});
