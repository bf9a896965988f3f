import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, HEAD, openRows, ready, signUp, WARM_UP_MS } from '#bench/lib/neighbour.ts';
import type { Report } from '#bench/lib/report.ts';
import { openWorkbench } from '#bench/lib/server.ts';

const ACCOUNTS = 5;
const ENDPOINTS_EACH = 50;
/** One second before the timeout. */
const SLOW_MS = 14_000;
/** More than a slow endpoint can take during the measurement. */
const EVENTS_EACH = 30;
const PACE_MS = 100;
/** Slow endpoints respond in waves; the measurement covers two of them. */
const MEASURED_MS = 2 * SLOW_MS;

/** One account waits for its own webhooks while 250 endpoints of others take fourteen seconds each. */
export async function benchNeighboursWebhooks(
  { seconds }: { seconds: number },
  report: Report,
): Promise<void> {
  const arrivedAt = new Map<string, number>();
  let slow = 0;
  const receivers = await Promise.all([
    listening((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { agreementId } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { agreementId: string };
        arrivedAt.set(agreementId, performance.now());
        response.end();
      });
    }),
    listening((request, response) => {
      slow += 1;
      request.resume();
      setTimeout(() => response.end(), SLOW_MS).unref();
    }),
  ]);
  const [quick, lame] = receivers.map(({ url }) => url);
  const bench = await openWorkbench();
  try {
    const environment = { RATE_LIMIT: 'on', WEBHOOK_ALLOW_PRIVATE: 'on' };
    const { port } = await bench.serve(await bench.database(), [], environment);
    await ready(port);
    const quiet = await signUp(port);
    await post(port, quiet, '/v1/webhooks', { url: quick, events: ['agreement.created'] });
    const measure = () => deliveries(port, quiet, arrivedAt, Math.max(seconds, MEASURED_MS / 1_000));
    const table = openRows();
    await deliveries(port, quiet, arrivedAt, WARM_UP_MS / 1_000);
    report.progress('neighbours-webhooks: no load');
    table.add('no load', await measure(), '');
    report.progress('neighbours-webhooks: slow endpoints');
    await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => makeNoise(port, `${lame}/${at}`)));
    await sleep(WARM_UP_MS);
    const name = `${ACCOUNTS * ENDPOINTS_EACH} endpoints that respond after ${SLOW_MS / 1_000} s`;
    table.add(name, await measure(), `${slow} deliveries started`);
    report.table('Effect of slow receivers on one account (event to its own receiver)', HEAD, table.rows);
  } finally {
    for (const { server } of receivers) server.closeAllConnections();
    await bench.stop();
    for (const { server } of receivers) server.close();
  }
}

async function listening(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function makeNoise(port: number, url: string): Promise<void> {
  const account = await signUp(port);
  for (let at = 0; at < ENDPOINTS_EACH; at++)
    await post(port, account, '/v1/webhooks', { url: `${url}/${at}` });
  for (let at = 0; at < EVENTS_EACH; at++) await createAgreement(port, account);
}

/** Milliseconds from a request to the webhook about it. */
async function deliveries(
  port: number,
  account: Account,
  arrivedAt: ReadonlyMap<string, number>,
  seconds: number,
): Promise<number[]> {
  const asked: Promise<{ id: string; startedAt: number }>[] = [];
  for (let left = (seconds * 1000) / PACE_MS; left > 0; left--) {
    const startedAt = performance.now();
    asked.push(createAgreement(port, account).then((id) => ({ id, startedAt })));
    await sleep(PACE_MS);
  }
  const all = await Promise.all(asked);
  while (!all.every(({ id }) => arrivedAt.has(id))) await sleep(PACE_MS);
  return all.map(({ id, startedAt }) => (arrivedAt.get(id) ?? 0) - startedAt);
}

async function createAgreement(port: number, account: Account): Promise<string> {
  const { id } = await post<{ id: string }>(port, account, '/v1/escrow/agreements', {
    ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', currency: 'NGN', totalAmount: 1_000 },
    milestones: [{ title: 'All of it', amount: 1_000 }],
  });
  return id;
}

async function post<Body>(port: number, { apiKey }: Account, path: string, body: object): Promise<Body> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path} got ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
