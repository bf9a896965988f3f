import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { arm, attacksOn, type Target } from '#bench/lib/attacks.ts';
import { during, HEAD, openRows, ready, signUp, WARM_UP_MS } from '#bench/lib/neighbour.ts';
import type { Noise } from '#bench/lib/noise.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedAgreements, seedTenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openWorkbench } from '#bench/lib/server.ts';

const AGREEMENTS = 5_000;
const PACE_MS = 25;
const WATCHERS = 25;
/** Strangers come from many addresses, which the bench states as a proxy would. */
const SETTINGS = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' };

/**
 * One account makes small requests, forty per second, while others send as much as they can: to this service,
 * and, as a control, to another service with a database of its own on the same machine. What the control
 * costs is the machine's share.
 */
export async function benchNeighbours({ seconds }: { seconds: number }, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const { port } = await bench.serve(database, ['--no-jobs'], SETTINGS);
    const quiet = await seedTenant(database.db);
    await ready(port);
    const [mine] = await seedAgreements(database.db, quiet, 1, false);
    const attacks = attacksOn(await targetOf(database, port));
    const apart = await bench.database();
    const other = await bench.serve(apart, ['--no-jobs'], SETTINGS);
    await ready(other.port);
    const controls = attacksOn(await targetOf(apart, other.port));
    const path = `/v1/escrow/agreements/${mine?.id}`;
    const table = openRows();
    const measure = async (name: string, noise: Noise | null) => {
      report.progress(`neighbours: ${name}`);
      table.add(name, ...(await during(noise, () => listen(port, path, quiet.apiKey, Math.max(seconds, 3)))));
    };
    // The first thousand requests are slow in any case, so they are not measured.
    await listen(port, path, quiet.apiKey, WARM_UP_MS * 0.005);
    await measure('no load', null);
    for (const [at, { name, noise }] of attacks.entries()) {
      await measure(name, noise);
      await measure(`${name}, at another service`, controls[at]?.noise ?? null);
    }
    await measure('no load, again', null);
    report.table('Effect of other accounts on one account (its own reads, 40 per second)', HEAD, table.rows);
  } finally {
    await bench.stop();
  }
}

async function targetOf(database: BenchDatabase, port: number): Promise<Target> {
  const loud = await signUp(port);
  await seedAgreements(database.db, loud, AGREEMENTS, false);
  await arm(port, loud);
  return { port, loud, watchers: await Promise.all(Array.from({ length: WATCHERS }, () => signUp(port))) };
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
