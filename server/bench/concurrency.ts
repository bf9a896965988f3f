import { latencies, perSecond } from '#bench/lib/against-pgbench.ts';
import { type LoadResult, load, median } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { seedConfirm, seedRetrieve } from './escrow.ts';

const PROCESSES = [1, 2] as const;
const CLIENTS = [16, 64] as const;
const ROUNDS = 5;

/** The same service with one process and with two on one database. Slices alternate. */
export async function benchConcurrency({ seconds }: { readonly seconds: number }, report: Report) {
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    const slices = seconds * ROUNDS * CLIENTS.length * PROCESSES.length + 4;
    report.progress('concurrency: preparing the operations');
    const workloads = {
      'retrieve an agreement': (await seedRetrieve(database, tenant)).requests,
      'confirm a milestone': (await seedConfirm(database, tenant, slices * 6_000, false)).requests,
    };
    const servers = [];
    for (const processes of PROCESSES) {
      const environment = { WEB_CONCURRENCY: String(processes) };
      servers.push({ processes, ...(await bench.serve(database, ['--no-jobs'], environment)) });
    }
    const rows: string[][] = [];
    for (const [name, requests] of Object.entries(workloads)) {
      for (const { port } of servers) await load(port, 16, 1, requests);
      for (const clients of CLIENTS) {
        const results = servers.map((server) => ({ ...server, slices: [] as LoadResult[] }));
        for (let round = 0; round < ROUNDS; round++) {
          for (const { port, slices } of results) slices.push(await load(port, clients, seconds, requests));
          report.progress(`concurrency: ${name}, ${clients} clients, round ${round + 1} of ${ROUNDS}`);
        }
        const alone = results[0]?.slices.map((slice) => slice.perSecond) ?? [];
        for (const { processes, slices } of results) {
          const ratios = slices.map((slice, round) => slice.perSecond / (alone[round] ?? 1));
          const failures = slices.reduce((total, slice) => total + slice.failures, 0);
          rows.push([
            ...[name, String(clients), String(processes)],
            perSecond(median(slices.map((slice) => slice.perSecond))),
            median(ratios).toFixed(2),
            ...latencies(slices),
            String(failures),
          ]);
        }
      }
    }
    report.table(
      'one and two processes on one port, with the database and the load generator on the same cores',
      ['request', 'clients', 'processes', 'HTTP/s', 'ratio to one', 'p50 ms', 'p99 ms', 'failures'],
      rows,
    );
  } finally {
    await bench.stop();
  }
}
