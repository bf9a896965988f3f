import { type LoadResult, load, median, type PreparedRequest } from './load.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import type { Report } from './report.ts';

const CLIENTS = [8, 32, 64] as const;
const PEER_CLIENTS = 8;
const ROUNDS = 7;

/** Operations for all slices of one side, at a higher rate than we have ever seen. */
export const operationsFor = (seconds: number) => Math.ceil(seconds * ROUNDS * CLIENTS.length * 6_000);

export type Contest = {
  readonly name: string;
  readonly title: string;
  readonly port: number;
  readonly requests: () => PreparedRequest;
  readonly databaseUrl: string;
  readonly peerSql: string;
  readonly seconds: number;
};

/** Slices of pgbench and of the service alternate, so that a slow moment of the machine affects both. */
export async function againstPgbench(contest: Contest, report: Report): Promise<void> {
  const { name, port, requests, seconds } = contest;
  const binary = await findPgbench();
  await load(port, 16, 2, requests);
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const peers: number[] = [];
    const ours: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      peers.push(await pgbench(binary, contest.databaseUrl, contest.peerSql, PEER_CLIENTS, seconds));
      ours.push(await load(port, clients, seconds, requests));
      report.progress(`${name}: ${clients} clients, round ${round + 1} of ${ROUNDS}`);
    }
    const ratio = median(ours.map((result, round) => result.perSecond / (peers[round] ?? 1)));
    rows.push([
      String(clients),
      perSecond(median(ours.map((result) => result.perSecond))),
      perSecond(median(peers)),
      ratio.toFixed(2),
      ...latencies(ours),
      String(ours.reduce((total, result) => total + result.failures, 0)),
    ]);
  }
  report.table(
    `${contest.title} (${PEER_CLIENTS} clients)`,
    ['clients', 'HTTP/s', 'pgbench/s', 'ratio', 'p50 ms', 'p99 ms', 'failures'],
    rows,
  );
}

export const perSecond = (value: number) => Math.round(value).toLocaleString('en');

export const latencies = (results: readonly LoadResult[]) => [
  median(results.map((result) => result.p50Ms)).toFixed(1),
  median(results.map((result) => result.p99Ms)).toFixed(1),
];
