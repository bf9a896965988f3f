import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { againstPgbench, latencies, operationsFor, perSecond } from '#bench/lib/against-pgbench.ts';
import { type LoadResult, load, median, type PreparedRequest, prepare } from '#bench/lib/load.ts';
import { findPgbench } from '#bench/lib/pgbench.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { BASELINE_MINIMUM_WEIGHT } from '#core/risk/value.ts';
import { judge } from '#core/risk/verdict.ts';
import { openIpIntel } from '#providers/ip/intel.ts';
import type { Db } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { recordArguments } from '#store/risk/record-rows.ts';
import { deviceKey, type NewAssessment, type RiskEvent } from '#store/risk/records.ts';
import { countArgument } from '#store/risk/rows.ts';

const USERS = 200_000;
/** Homes in Lagos: counted by address, unlike phones. */
const HOME_NETWORK = '41.184';

export type FraudOptions = { readonly seconds: number; readonly large: number };

const addressOf = (n: number) => `${HOME_NETWORK}.${(n >> 8) & 255}.${n & 255}`;

/** Users come round again and again, as they do in life, but rarely twice in the same moment. */
function assessRequests(tenant: Tenant, prefix: string): () => PreparedRequest {
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

/** The same two calls that the service makes, one event each, laid out ready for pgbench. */
async function queueAssessments(db: Db, tenant: Tenant, count: number): Promise<string> {
  await db.query('CREATE TABLE bench_risk (i integer PRIMARY KEY, event text, assessment text)');
  await db.query('CREATE SEQUENCE bench_risk_next');
  for (let from = 0; from < count; from += 1000) {
    const slice = Array.from({ length: Math.min(1000, count - from) }, (_none, index) => from + index + 1);
    const events = slice.map((n) => eventOf(tenant, n));
    await db.query('INSERT INTO bench_risk SELECT * FROM unnest($1::integer[], $2::text[], $3::text[])', [
      slice,
      events.map((event) => countArgument([[event]])),
      events.map((event) => recordArguments(db.personal, [[assessmentOf(event)]])[0]),
    ]);
  }
  await db.query('GRANT SELECT ON bench_risk TO surety');
  await db.query('GRANT USAGE, SELECT ON bench_risk_next TO surety');
  await db.query('VACUUM (ANALYZE) bench_risk');
  return `SELECT nextval('bench_risk_next') AS i \\gset
SELECT t.* FROM bench_risk b, count_risk_events(b.event::jsonb) t WHERE b.i = :i;
SELECT record_assessments(b.assessment::jsonb, ${BASELINE_MINIMUM_WEIGHT}, NULL) FROM bench_risk b WHERE b.i = :i;\n`;
}

function eventOf({ developerId }: Tenant, n: number): RiskEvent {
  return {
    developerId,
    userId: `peer-${n % USERS}`,
    agreementId: null,
    device: deviceKey(`device-peer-${n % USERS}`),
    address: addressOf(n % USERS),
    network: 29_091,
    units: 0.01,
    accountCreatedAt: null,
    marks: null,
    at: new Date(),
  };
}

function assessmentOf(event: RiskEvent): NewAssessment {
  const place = { latitude: 10, longitude: 8, radiusKm: 842, source: 'country', country: 'NG' } as const;
  const standing = {
    greens: 1,
    firstGreenAt: event.at.getTime(),
    trustedUntil: event.at.getTime() + 1e9,
  };
  const verdict = judge(
    {
      vpn: null,
      proxies: [],
      travel: null,
      device: { firstSeen: true, trusted: false, userHasTrusted: false },
      velocity: null,
      identityVerified: false,
      accountAgeMs: 0,
      highValue: null,
    },
    'fraud',
  );
  const { score, flag, ...detail } = verdict;
  return {
    developerId: event.developerId,
    id: newId('fra'),
    userId: event.userId,
    agreementId: null,
    bands: 'fraud',
    amount: 5_000_000,
    currency: 'NGN',
    device: event.device,
    score,
    flag,
    simulated: false,
    detail: {
      ...detail,
      degraded: [],
      bandLimits: { amberFrom: 40, redFrom: 70 },
      ipDataVersion: 'asnV4 2.3.2026061719, asnV6 2.3.2026061719, country 2.3.2026060120',
      network: { class: 'isp', asn: 29091, organisation: 'ipNX Nigeria Limited', country: 'NG' },
    },
    policyVersion: null,
    shadow: null,
    at: event.at,
    learned: { units: event.units, place, standing, onFirstUse: true, hidden: false, newDevice: false },
    answer: null,
  };
}

export async function benchFraud({ seconds }: FraudOptions, report: Report): Promise<void> {
  // Asked first: laying out the assessments takes a while.
  await findPgbench();
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    const operations = operationsFor(seconds);
    report.progress(`fraud: laying out ${operations} assessments`);
    const peerSql = await queueAssessments(database.db, tenant, operations);
    const { port } = await bench.serve(database);
    const title = 'assess fraud over HTTP, against pgbench making the same two calls one event at a time';
    const requests = assessRequests(tenant, 'user');
    const databaseUrl = database.serviceUrl;
    await againstPgbench({ name: 'fraud', title, port, requests, databaseUrl, peerSql, seconds }, report);
  } finally {
    await bench.stop();
  }
  await benchLookUp(report);
}

/** The same assessments on a small and on a large history, slice by slice in turns. */
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
      ['assessments', 'HTTP/s', 'p50 ms', 'p99 ms', 'p50 against the smallest', 'p99 against the smallest'],
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
 * Assessments of the users that the requests will name. Their detail is left out: what could grow dear is the
 * indexes, and new rows never touch the old ones.
 */
async function seedHistory(ownerUrl: string, tenant: Tenant, count: number): Promise<void> {
  // A connection of its own: the service's gives up on a statement after seconds, and these may take minutes.
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

/** Processor time, since a look-up waits for nothing: what else runs on the machine must not count. */
function timeEach(addresses: readonly string[], lookUp: (address: string) => unknown): number {
  const before = process.cpuUsage();
  for (const address of addresses) lookUp(address);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / addresses.length;
}
