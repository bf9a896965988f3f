import { latencies, perSecond } from '#bench/lib/against-pgbench.ts';
import { type LoadResult, load, median, type PreparedRequest } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openToFill, startServer } from '#bench/lib/server.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { onEveryNode, SCHEMA, startCitus } from '#test/support/database/citus.ts';
import { createRequest, seedConfirm } from './escrow.ts';
import { assessRequests } from './fraud.ts';

const ROUNDS = 5;
const CLIENTS = 32;
const ADMIN = { max: 1, queryTimeoutMs: 300_000 };

type Requests = () => PreparedRequest;
/** The requests of each workload, and how they are prepared. */
const WORK: Record<string, (on: BenchDatabase, tenant: Tenant, operations: number) => Promise<Requests>> = {
  'create an agreement': async (_on, tenant) => {
    const request = createRequest(tenant);
    return () => request;
  },
  'confirm a milestone': async (on, tenant, operations) =>
    (await seedConfirm(on, tenant, operations, false)).requests,
  'assess fraud': async (_on, tenant) => assessRequests(tenant, 'user'),
};

type Side = { readonly name: string; readonly database: BenchDatabase };

/**
 * Measures the overhead of Citus: the same server with its own database, and with tables that Citus has
 * placed on it as a node. Slices alternate.
 */
export async function benchCitus({ seconds }: { readonly seconds: number }, report: Report): Promise<void> {
  const clusterUrl = process.env['CITUS_URL'];
  if (!clusterUrl) return report.progress('citus: SKIPPED, because CITUS_URL is not set\n');
  const citus = await startCitus(clusterUrl);
  const nodes = onEveryNode(citus.adminUrls, ADMIN);
  const names = ['bench_citus', 'bench_alone'];
  for (const name of names) await nodes.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await nodes.query(`CREATE DATABASE bench_citus TEMPLATE surety OWNER surety_owner`);
  await nodes.query(`CREATE DATABASE bench_alone OWNER surety_owner`);
  const on = (url: string, name: string) => url.replace('/surety?', `/${name}?`);
  const alone = openDb(on(citus.ownerUrl, 'bench_alone'), ADMIN);
  await alone.query(`CREATE SCHEMA ${SCHEMA}`);
  await alone.close();
  const sides = [
    await openSide(
      'PostgreSQL alone',
      on(citus.ownerUrl, 'bench_alone'),
      on(citus.serviceUrl, 'bench_alone'),
    ),
    await openSide('on Citus', on(citus.coordinatorUrl, 'bench_citus'), on(citus.nodesUrl, 'bench_citus')),
  ];
  try {
    for (const name of Object.keys(WORK)) {
      await compare(name, sides, seconds, report);
    }
  } finally {
    for (const { database } of sides) await database.db.close();
    for (const name of names) await nodes.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await nodes.close();
  }
}

async function openSide(name: string, ownerUrl: string, serviceUrl: string): Promise<Side> {
  await migrate(ownerUrl, serviceUrl);
  return { name, database: { ownerUrl, serviceUrl, db: await openToFill(serviceUrl) } };
}

async function compare(name: string, sides: readonly Side[], seconds: number, report: Report) {
  const runs: { name: string; requests: Requests; port: number; results: LoadResult[] }[] = [];
  const servers = [];
  for (const side of sides) {
    report.progress(`${name}, ${side.name}: preparing`);
    const tenant = await seedTenant(side.database.db);
    const layOut = WORK[name] as (typeof WORK)[string];
    const requests = await layOut(side.database, tenant, seconds * (ROUNDS + 1) * 2_000);
    const server = await startServer(side.database, ['--no-jobs'], {});
    servers.push(server);
    await load(server.port, CLIENTS, 2, requests);
    runs.push({ name: side.name, requests, port: server.port, results: [] });
  }
  for (let round = 1; round <= ROUNDS; round++) {
    for (const run of runs) run.results.push(await load(run.port, CLIENTS, seconds, run.requests));
    report.progress(`${name}: round ${round} of ${ROUNDS}`);
  }
  await Promise.all(servers.map((server) => server.stop()));
  const rate = ({ results }: { results: LoadResult[] }) => median(results.map((result) => result.perSecond));
  const base = rate(runs[0] ?? { results: [] });
  report.table(
    `${name} over HTTP, on a PostgreSQL server alone and on the same server as a Citus node (${CLIENTS} clients)`,
    ['', 'HTTP/s', 'ratio to alone', 'p50 ms', 'p99 ms', 'failures'],
    runs.map((run) => [
      run.name,
      perSecond(rate(run)),
      (rate(run) / base).toFixed(2),
      ...latencies(run.results),
      String(run.results.reduce((sum, { failures }) => sum + failures, 0)),
    ]),
  );
}
