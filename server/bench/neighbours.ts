import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { during, HEAD, openRows, ready, signUp, WARM_UP_MS } from '#bench/lib/neighbour.ts';
import type { Noise } from '#bench/lib/noise.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedAgreements, seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';

const AGREEMENTS = 5_000;
const PACE_MS = 25;
const STREAMS = 500;
const STREAMS_PER_ACCOUNT = 20;

/** One account makes small requests, forty per second, while others send as much as they can. */
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
    const load = await Promise.all(Array.from({ length: STREAMS / STREAMS_PER_ACCOUNT }, () => signUp(port)));
    const at = (path: string, connections: number, headers: Noise['headers'] = [{}]): Noise => ({
      port,
      path,
      connections,
      headers,
    });
    const withKey = [{ 'x-api-key': loud.apiKey }];
    const kinds: [string, Noise | null][] = [
      ['no load', null],
      ['50 × /openapi.json', at('/openapi.json', 50)],
      ['50 × the script of /docs', at('/docs/js/scalar.js', 50)],
      ['50 × /metrics', at('/metrics', 50)],
      ['30 × agreements.csv', at('/dashboard/api/agreements.csv', 30, [{ cookie: loud.cookie }])],
      ['30 × a list of 100', at('/v1/escrow/agreements?limit=100', 30, withKey)],
      ['30 × the trial balance', at('/v1/ledger/trial-balance', 30, withKey)],
      [
        `${STREAMS} live streams`,
        {
          ...at(
            '/dashboard/api/live',
            STREAMS,
            load.map(({ cookie }) => ({ cookie })),
          ),
          unread: true,
        },
      ],
      ['no load, again', null],
    ];
    const path = `/v1/escrow/agreements/${mine?.id}`;
    const table = openRows();
    // The first thousand requests are slow in any case, so they are not measured.
    await listen(port, path, quiet.apiKey, WARM_UP_MS * 0.005);
    for (const [name, noise] of kinds) {
      report.progress(`neighbours: ${name}`);
      table.add(name, ...(await during(noise, () => listen(port, path, quiet.apiKey, Math.max(seconds, 3)))));
    }
    report.table('Effect of other accounts on one account (its own reads, 40 per second)', HEAD, table.rows);
  } finally {
    await bench.stop();
  }
}

/**
 * Milliseconds from request to last byte. Each request is sent on schedule, whether or not the last one was
 * answered.
 */
export async function listen(port: number, path: string, key: string, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (let left = (seconds * 1000) / PACE_MS; left > 0; left--) {
    asked.push(one(port, path, key));
    await sleep(PACE_MS);
  }
  return Promise.all(asked);
}

function one(port: number, path: string, key: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { 'x-api-key': key } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`got ${response.statusCode}`));
      response.resume().on('close', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });
}
