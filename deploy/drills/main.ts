import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine } from '#bench/lib/report.ts';
import { breakOverAndOver, type ChaosReport } from '#test/chaos/rounds.ts';
import { openCellsOnCitus, openOnCitus } from './citus.ts';
import { openFailover } from './failover.ts';
import { openPooled, openPooledCells } from './pooled.ts';

/**
 * npm run failover -- [--rounds 12] [--seed 1], npm run pooled, npm run pooled:cells; npm run citus and
 * npm run citus:cells, which start a cluster or use that of CITUS_URL. The result is written beside this
 * file.
 */
const SITES = {
  failover: {
    open: openFailover,
    page: 'FAILOVER.md',
    title: 'Failover',
    about: `One etcd, three PostgreSQL servers under Patroni in strict synchronous mode (ttl 20, the minimum) and HAProxy,
all from Debian, on the loopback of one machine. Two of our services and a worker: one service and the worker connect
through HAProxy, the other service has the three hosts in DATABASE_URL.`,
  },
  pooled: {
    open: openPooled,
    page: 'POOLED.md',
    title: 'PgBouncer, two services, two workers',
    about: `Debian's PostgreSQL behind Debian's PgBouncer in transaction mode with eight connections in total, two services and two
workers, on one machine. Killed processes are started again at the end of the round.`,
  },
  'pooled-cells': {
    open: openPooledCells,
    page: 'POOLED-CELLS.md',
    title: 'PgBouncer, two cells, two services, two workers',
    about: `Debian's PostgreSQL behind Debian's PgBouncer in transaction mode with eight connections for each of two cells, two
services and two workers, on one machine; two of four clients trade in each cell. Killed processes are started again at
the end of the round.`,
  },
  citus: {
    open: openOnCitus,
    page: 'CITUS.md',
    title: 'Citus',
    about: `Citus 13.2.2 on Debian's PostgreSQL 15, a coordinator and two workers on the loopback of one machine, and all tables in one
distributed schema. Two of our services and a worker have the three hosts in DATABASE_URL; each round moves the
schema from one node to the other during the trades, and then runs an agreement from start to end, including its
webhook.`,
  },
  'citus-cells': {
    open: openCellsOnCitus,
    page: 'CITUS-CELLS.md',
    title: 'Four cells on Citus',
    about: `Citus 13.2.2 on Debian's PostgreSQL 15, a coordinator and two workers on the loopback of one machine, and four cells, each
a distributed schema. Two of our services and a worker have the three hosts in DATABASE_URL; each of four clients
trades in its own cell. Each round moves the next cell from one node to the other during the trades,
and then runs an agreement from start to end in every cell, including its webhook.`,
  },
} as const;

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const site = SITES[(positionals[0] ?? '') as keyof typeof SITES];
if (!site) throw new Error(`name a drill: ${Object.keys(SITES).join(' or ')}`);
const startedAt = performance.now();
const plan = { seed: Number(values.seed), rounds: Number(values.rounds), trades: 40 };
const report = await breakOverAndOver(plan, site.open, (line, soFar) => {
  console.log(line);
  writeFileSync(new URL(`./${site.page}`, import.meta.url), page(soFar));
});
writeFileSync(new URL(`./${site.page}`, import.meta.url), page(report));
console.log(page(report));
process.exitCode = report.faults.length === 0 ? 0 : 1;

function page({ seed, byFault, faults, acknowledged }: ChaosReport): string {
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const rows = [...byFault].map(([name, { rounds, agreements, unanswered, silences, faults: found }]) => {
    const longest = [Math.min(...silences), Math.max(...silences)].map(seconds);
    return `| ${[name, rounds, agreements, unanswered, longest.join(' – '), found].join(' | ')} |`;
  });
  const rounds = [...byFault.values()].reduce((sum, tally) => sum + tally.rounds, 0);
  return `# ${site.title}

_${new Date().toISOString().slice(0, 10)}, ${machine()}, seed ${seed}, ${rounds} rounds in ${minutes} minutes_

${site.about}

Each round runs trades, breaks one thing in the middle, repairs it and checks: every acknowledged write exists once,
requests without a response are sent again, the trial balance balances and \`surety verify\` is clean. Anything else is a
fault, and so is any response of 500. An outage is the longest time that any of four clients had no acknowledged write;
meanwhile it got 503.

| Failure | Rounds | Agreements | Requests without a response | Outage, seconds | Faults |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

${faults.length === 0 ? `Of ${acknowledged} acknowledged writes 0 were lost.` : faults.map((fault) => `- ${fault}`).join('\n')}
`;
}
