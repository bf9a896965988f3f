import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '#bench/lib/load.ts';
import type { Noise } from '#bench/lib/noise.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedAgreements, seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';

const AGREEMENTS = 5_000;
const PACE_MS = 25;
/** Until whoever makes the noise is at it: five hundred streams are not opened at once. */
const WARM_UP_MS = 5_000;
const STREAMS = 500;
const STREAMS_PER_ACCOUNT = 20;

type Account = { readonly developerId: string; readonly apiKey: string; readonly cookie: string };

/** One account asks for little, forty times a second, while others ask for as much as they can. */
export async function benchNeighbours({ seconds }: { seconds: number }, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const { port } = await bench.serve(database, ['--no-jobs'], { RATE_LIMIT: 'on' });
    const quiet = await seedTenant(database.db);
    await ready(port);
    const [mine] = await seedAgreements(database.db, quiet, 1, false);
    const loud = await signUp(port);
    await seedAgreements(database.db, loud, AGREEMENTS, false);
    const crowd = await Promise.all(
      Array.from({ length: STREAMS / STREAMS_PER_ACCOUNT }, () => signUp(port)),
    );
    const at = (path: string, connections: number, headers: Noise['headers'] = [{}]): Noise => ({
      port,
      path,
      connections,
      headers,
    });
    const kinds: [string, Noise | null][] = [
      ['nobody', null],
      ['50 × /openapi.json', at('/openapi.json', 50)],
      ['50 × the script of /docs', at('/docs/js/scalar.js', 50)],
      ['50 × /metrics', at('/metrics', 50)],
      ['30 × agreements.csv', at('/dashboard/api/agreements.csv', 30, [{ cookie: loud.cookie }])],
      ['30 × a list of 100', at('/v1/escrow/agreements?limit=100', 30, [{ 'x-api-key': loud.apiKey }])],
      [
        `${STREAMS} live streams`,
        {
          ...at(
            '/dashboard/api/live',
            STREAMS,
            crowd.map(({ cookie }) => ({ cookie })),
          ),
          unread: true,
        },
      ],
      ['nobody, again', null],
    ];
    const rows: string[][] = [];
    const base: number[] = [];
    // The first thousand are slow because they are the first, not because of anybody.
    await listen(port, `/v1/escrow/agreements/${mine?.id}`, quiet.apiKey, WARM_UP_MS * 0.005);
    for (const [name, noise] of kinds) {
      report.progress(`neighbours: ${name}`);
      const worker = noise && new Worker(new URL('./lib/noise.ts', import.meta.url), { workerData: noise });
      await sleep(WARM_UP_MS);
      const path = `/v1/escrow/agreements/${mine?.id}`;
      const latencies = await listen(port, path, quiet.apiKey, Math.max(seconds, 3));
      const p95 = percentile(latencies, 0.95);
      base.push(p95);
      rows.push([
        name,
        percentile(latencies, 0.5).toFixed(1),
        p95.toFixed(1),
        (latencies.at(-1) ?? 0).toFixed(1),
        `${(p95 / (base[0] ?? 1)).toFixed(1)} ×`,
        worker ? await quieten(worker) : '',
      ]);
    }
    const head = ['meanwhile', 'p50 ms', 'p95 ms', 'worst ms', 'p95 to quiet', 'answers to the others'];
    report.table('What one account notices of the others (its own read, 40 a second)', head, rows);
  } finally {
    await bench.stop();
  }
}

/** Models are loaded and pages are built first; neither is what is measured. */
async function ready(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await sleep(500);
  await sleep(WARM_UP_MS);
}

async function signUp(port: number): Promise<Account> {
  const email = `bench-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await fetch(`http://127.0.0.1:${port}/dashboard/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-surety-dashboard': '1' },
    body: JSON.stringify({ email, password: 'a long passphrase' }),
  });
  const { apiKey, developerId } = (await answer.json()) as { apiKey: string; developerId: string };
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return { apiKey, developerId, cookie };
}

/** Milliseconds from asking to the last byte, sorted. Each is asked for at its time, answered or not. */
async function listen(port: number, path: string, key: string, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (let left = (seconds * 1000) / PACE_MS; left > 0; left--) {
    asked.push(one(port, path, key));
    await sleep(PACE_MS);
  }
  return (await Promise.all(asked)).sort((left, right) => left - right);
}

function one(port: number, path: string, key: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { 'x-api-key': key } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().on('close', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });
}

async function quieten(worker: Worker): Promise<string> {
  const told = new Promise<Map<number, number>>((resolve) => worker.once('message', resolve));
  worker.postMessage('stop');
  const statuses = await told;
  await worker.terminate();
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
}
