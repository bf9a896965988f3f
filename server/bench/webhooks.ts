import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '#bench/lib/report.ts';
import { openOne, seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openWorkbench, type Workbench } from '#bench/lib/server.ts';
import { openAgreementStore } from '#store/escrow/agreements.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';

const EVENTS = 10_000;
const WORKING = 18;
const HANGING = 2;
const PATIENCE_MS = 600_000;

type Receivers = {
  readonly urls: readonly string[];
  received(): readonly number[];
  close(): void;
};

/** Real HTTP servers in this otherwise idle process. A hanging one accepts requests and never responds. */
async function openReceivers(count: number, hang: boolean): Promise<Receivers> {
  const counts = Array<number>(count).fill(0);
  const servers: Server[] = [];
  const urls: string[] = [];
  for (let index = 0; index < count; index++) {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        counts[index] = (counts[index] ?? 0) + 1;
        if (!hang) response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`);
  }
  return {
    urls,
    received: () => counts,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function createEndpoints(port: number, { apiKey }: Tenant, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/webhooks`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
    if (response.status !== 201) throw new Error(await response.text());
  }
}

async function writeEvents(database: BenchDatabase, tenant: Tenant): Promise<void> {
  const store = openAgreementStore(database.db, openMac(new Uint8Array(32)));
  for (let from = 0; from < EVENTS; from += 250) {
    await Promise.all(Array.from({ length: 250 }, () => store.create(openOne(tenant), null)));
  }
}

type Run = {
  readonly hanging: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly peakMb: number;
};

/** The events exist before the worker starts, so that only the delivery is timed. */
async function deliverAll(bench: Workbench, hanging: number, report: Report): Promise<Run> {
  const database = await bench.database();
  const tenant = await seedTenant(database.db);
  const working = await openReceivers(WORKING, false);
  const stuck = await openReceivers(hanging, true);
  const environment = { WEBHOOK_ALLOW_PRIVATE: 'on' };
  const api = await bench.serve(database, ['--no-jobs'], environment);
  await createEndpoints(api.port, tenant, [...stuck.urls, ...working.urls]);
  await api.stop();
  await writeEvents(database, tenant);

  const worker = await bench.serve(database, [], environment);
  const startedAt = performance.now();
  let peakMb = 0;
  const wanted = EVENTS * WORKING;
  for (let done = 0; done < wanted; ) {
    await sleep(100);
    done = working.received().reduce((sum, count) => sum + count, 0);
    peakMb = Math.max(peakMb, await residentMb(worker.processId));
    report.progress(`webhooks: ${done.toLocaleString('en')} of ${wanted.toLocaleString('en')} deliveries`);
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('the deliveries did not finish in time');
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  working.close();
  stuck.close();
  await worker.stop();
  return { hanging, perSecond: wanted / seconds, seconds, peakMb };
}

async function residentMb(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** 10,000 events to 18 working endpoints, with and without two hanging ones. */
export async function benchWebhooks(_options: object, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const runs: Run[] = [];
    // Alternating, so that a slow moment of the machine affects both.
    for (const hanging of [0, HANGING, 0, HANGING]) runs.push(await deliverAll(bench, hanging, report));
    const alone = runs.filter((run) => run.hanging === 0).reduce((sum, run) => sum + run.perSecond / 2, 0);
    report.table(
      `${EVENTS.toLocaleString('en')} events to each of ${WORKING} working endpoints, with and without hanging ones`,
      [
        'hanging endpoints',
        'deliveries/s to working endpoints',
        'ratio to none hanging',
        'seconds',
        'peak MB',
      ],
      runs.map((run) => [
        String(run.hanging),
        Math.round(run.perSecond).toLocaleString('en'),
        (run.perSecond / alone).toFixed(2),
        run.seconds.toFixed(1),
        String(Math.round(run.peakMb)),
      ]),
    );
  } finally {
    await bench.stop();
  }
}
