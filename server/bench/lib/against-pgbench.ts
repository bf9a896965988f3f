import { type Floor, layFloors } from './floors.ts';
import { type LoadResult, load, median, type PreparedRequest } from './load.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import type { Report } from './report.ts';
import type { BenchDatabase } from './server.ts';

const CLIENTS = [8, 32, 64] as const;
const PEER_CLIENTS = 8;
const ROUNDS = 7;

/** Operations for all slices of one side, at a higher rate than we have ever seen. */
export const operationsFor = (seconds: number) => Math.ceil(seconds * ROUNDS * CLIENTS.length * 6_000);

export type Contest = {
  readonly name: string;
  readonly port: number;
  readonly requests: () => PreparedRequest;
  readonly database: BenchDatabase;
  /** The service's own calls of the database, one operation at a time. */
  readonly peerSql: string;
  readonly floors: readonly Floor[];
  readonly seconds: number;
};

const NOTE = `pgbench (${PEER_CLIENTS} clients) runs in turns with the service, on the same server. In \
“own call” it makes the database calls of the service, one operation at a time: when our SQL becomes \
slower, so does this figure. The others are floors that stay as they are: pgbench’s built-in scripts, and \
[plain SQL](../floors). HTTP/s divided by a pgbench/s of the same round is a ratio; the table has the \
median of ${ROUNDS} rounds.`;

/** Slices of pgbench and of the service alternate, so that a slow moment of the machine affects both. */
export async function againstPgbench(contest: Contest, report: Report): Promise<void> {
  const { name, port, requests, database, seconds, floors } = contest;
  const binary = await findPgbench();
  await layFloors(database.ownerUrl);
  const sides = [{ name: 'own call', script: { sql: contest.peerSql } }, ...floors];
  await load(port, 16, 2, requests);
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const rates = sides.map((): number[] => []);
    const ours: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { script }] of sides.entries()) {
        rates[index]?.push(await pgbench(binary, database.serviceUrl, script, PEER_CLIENTS, seconds));
      }
      ours.push(await load(port, clients, seconds, requests));
      report.progress(`${name}: ${clients} clients, round ${round + 1} of ${ROUNDS}`);
    }
    rows.push([
      String(clients),
      perSecond(median(ours.map((result) => result.perSecond))),
      ...latencies(ours),
      String(ours.reduce((total, result) => total + result.failures, 0)),
      ...rates.flatMap((peers) => {
        const ratios = ours.map((result, round) => result.perSecond / (peers[round] ?? 1));
        return [perSecond(median(peers)), median(ratios).toFixed(2)];
      }),
    ]);
  }
  report.note(NOTE);
  report.table(
    `${name} over HTTP, compared with pgbench`,
    [
      ...['clients', 'HTTP/s', 'p50 ms', 'p99 ms', 'failures'],
      ...sides.flatMap((side) => [`${side.name}/s`, `ratio to ${side.name}`]),
    ],
    rows,
  );
}

export const perSecond = (value: number) => Math.round(value).toLocaleString('en');

export const latencies = (results: readonly LoadResult[]) => [
  median(results.map((result) => result.p50Ms)).toFixed(1),
  median(results.map((result) => result.p99Ms)).toFixed(1),
];
