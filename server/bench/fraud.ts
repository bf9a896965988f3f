import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { againstPgbench, latencies, operationsFor, perSecond } from '#bench/lib/against-pgbench.ts';
import { WRITING } from '#bench/lib/floors.ts';
import { type LoadResult, load, median, type PreparedRequest, prepare } from '#bench/lib/load.ts';
import { findPgbench } from '#bench/lib/pgbench.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { openIpIntel } from '#providers/ip/intel.ts';
import { addressOf, queueAssessments, USERS } from './risk/fraud-peer.ts';

export type FraudOptions = { readonly seconds: number; readonly large: number };

/** Users come back again and again, as in real traffic, but rarely twice at the same moment. */
export function assessRequests(tenant: Tenant, prefix: string): () => PreparedRequest {
  let next = 0;
  return () => {
    const n = next++ % USERS;
    const body = {
      platformUserId: `${prefix}-${n}`,
      transactionAmount: 5_000_000,
      deviceFingerprint: `device-${prefix}-${n}`,
      ipAddress: addressOf(n),
    };
    return prepare('POST', '/v1/fraud/assess', { 'x-api-key': tenant.apiKey }, body);
  };
}

export async function benchFraud({ seconds }: FraudOptions, report: Report): Promise<void> {
  // First, because preparing the assessments takes a while.
  await findPgbench();
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    const operations = operationsFor(seconds);
    report.progress(`fraud: preparing ${operations} assessments`);
    const peerSql = await queueAssessments(database.db, tenant, operations);
    const { port } = await bench.serve(database);
    const requests = assessRequests(tenant, 'user');
    const name = 'assess fraud';
    await againstPgbench({ name, port, requests, database, peerSql, floors: WRITING, seconds }, report);
  } finally {
    await bench.stop();
  }
  await benchLookUp(report);
}

/** The same assessments on a small and on a large history. Slices alternate. */
export async function benchFraudGrowth(options: FraudOptions, report: Report): Promise<void> {
  const bench = await openWorkbench();
  const clients = 8;
  try {
    const sides = [];
    for (const size of [10_000, options.large]) {
      report.progress(`fraud growth: filling a database with ${size.toLocaleString('en')} assessments`);
      const database = await bench.database();
      const tenant = await seedTenant(database.db);
      await seedHistory(database.ownerUrl, tenant, size);
      const server = await bench.serve(database);
      const requests = assessRequests(tenant, 'user');
      await load(server.port, clients, 5, requests);
      sides.push({ size, requests, server, results: [] as LoadResult[] });
    }
    const rounds = 7;
    for (let round = 0; round < rounds; round++) {
      for (const side of sides) {
        side.results.push(await load(side.server.port, clients, options.seconds, side.requests));
      }
      report.progress(`fraud growth: round ${round + 1} of ${rounds}`);
    }
    const [small] = sides;
    const against = (results: LoadResult[], pick: (result: LoadResult) => number) =>
      (median(results.map(pick)) / median((small?.results ?? []).map(pick))).toFixed(2);
    report.table(
      `assess fraud over HTTP as the history grows (${clients} clients)`,
      ['assessments', 'HTTP/s', 'p50 ms', 'p99 ms', 'p50 ratio to the smallest', 'p99 ratio to the smallest'],
      sides.map(({ size, results }) => [
        size.toLocaleString('en'),
        perSecond(median(results.map((result) => result.perSecond))),
        ...latencies(results),
        against(results, (result) => result.p50Ms),
        against(results, (result) => result.p99Ms),
      ]),
    );
  } finally {
    await bench.stop();
  }
}

/**
 * Assessments of the users that the requests will name. Their details are left out: only the indexes could
 * become expensive, and new rows never touch old ones.
 */
async function seedHistory(ownerUrl: string, tenant: Tenant, count: number): Promise<void> {
  // A separate connection, because the service's own has a statement timeout of seconds and these may take
  // minutes.
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const index = 'risk_assessments_by_user';
  const { rows } = await client.query('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [index]);
  await client.query(`DROP INDEX ${index}`);
  const step = 200_000;
  for (let from = 0; from < count; from += step) {
    await client.query(
      `INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, device, score, flag,
         simulated, detail, created_at)
       SELECT $1, 'fra_' || lpad(to_hex(1700000000000 + n), 12, '0') || '0000' || substr(md5(n::text), 1, 16),
         'user-' || n % ${USERS}, 'fraud', 5000000, 'NGN', sha256(n::text::bytea), 24, 'GREEN', false, '{}',
         now() FROM generate_series($2::bigint, $3::bigint) n`,
      [tenant.developerId, from, Math.min(count, from + step) - 1],
    );
  }
  await client.query(rows[0].indexdef);
  await client.query('VACUUM (ANALYZE) risk_assessments');
  await client.query('CHECKPOINT').catch(() => undefined);
  await client.end();
}

async function benchLookUp(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'surety-bench-ip-'));
  const intel = await openIpIntel({ folder, clock: () => new Date() });
  try {
    const cold = timeEach(randomAddresses(10_000), intel.lookUp);
    const warm = timeEach(randomAddresses(200_000), intel.lookUp);
    report.table(
      'look up an address: its network, class and country',
      ['pass', 'µs each'],
      [
        ['the first 10,000 random addresses of a process', cold.toFixed(1)],
        ['200,000 others after them', warm.toFixed(1)],
      ],
    );
  } finally {
    intel.close();
    await rm(folder, { recursive: true });
  }
}

function randomAddresses(count: number): string[] {
  const upTo = (limit: number) => Math.floor(Math.random() * limit);
  return Array.from({ length: count }, () => `${1 + upTo(220)}.${upTo(256)}.${upTo(256)}.${upTo(256)}`);
}

/** CPU time, because a look-up waits for nothing and other load on the machine must not count. */
function timeEach(addresses: readonly string[], lookUp: (address: string) => unknown): number {
  const before = process.cpuUsage();
  for (const address of addresses) lookUp(address);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / addresses.length;
}
