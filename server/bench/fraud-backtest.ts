import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { continueBacktest } from '#actions/risk/backtest.ts';
import { memoryMb } from '#bench/lib/memory.ts';
import { ready } from '#bench/lib/neighbour.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openWorkbench, type Workbench } from '#bench/lib/server.ts';
import { factsOf } from '#bench/risk/facts.ts';
import { layOutPast } from '#bench/risk/past.ts';
import { backtest, emptyTally, type PastAssessment } from '#core/risk/policy/backtest.ts';
import { compilePolicy, type RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import { newId } from '#store/ids.ts';

export type BacktestOptions = { readonly large: number };

const MILLION = 1_000_000;
const MIB = 2 ** 20;
/** Ticks of the system clock. */
const TICKS_A_SECOND = 100;
const CALL_EVERY_MS = 10;

const POLICY: RiskPolicy = {
  highValue: { NGN: 200_000_000 },
  weights: { new_device: 10, velocity_anomaly: 60 },
  rules: [
    { name: 'large', when: 'newDevice && amountInThresholds > 0.5', points: 15, reason: 'Large.' },
    {
      name: 'anonymised',
      when: "network in ['vpn', 'tor'] && !identityVerified",
      verdict: 'RED',
      reason: 'Anonymised.',
    },
    { name: 'regular', when: 'pairSeen > 5 && usualHourShare > 0.5', points: -10, reason: 'Regular.' },
  ],
};

/**
 * Measures recomputing the assessments alone, recomputing them from the database as the job does, and a
 * backtest requested from a service while another client makes a hundred calls per second.
 */
export async function benchFraudBacktest({ large }: BacktestOptions, report: Report): Promise<void> {
  const count = Math.min(large, MILLION);
  const rows = [coreAlone(count)];
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    report.progress(`fraud backtest: preparing ${count.toLocaleString('en')} assessments`);
    await layOutPast(database.db, tenant, count);
    report.progress('fraud backtest: as the job does it');
    rows.push(await asJob(database, tenant, count, 'as the job does it, from the database'));
    rows.push(await asJob(database, tenant, count, 'the same again, in the same process'));
    report.progress('fraud backtest: requested from the service');
    rows.push(await ofService(bench, database, tenant, count));
  } finally {
    await bench.stop();
  }
  report.table(
    `backtest ${count.toLocaleString('en')} assessments against three rules, two weights and a threshold`,
    ['part', 'seconds', 'CPU seconds', 'additional MiB', 'other calls, p99 ms', 'other calls, max ms'],
    rows,
  );
}

function coreAlone(count: number): string[] {
  const kinds: PastAssessment[] = Array.from({ length: 1_000 }, (_, n) => ({
    ...{
      id: `fra_${n}`,
      bands: 'fraud',
      amount: 5_000_000,
      currency: 'NGN',
      score: 24,
      flag: 'GREEN',
      label: null,
    },
    facts: factsOf(n),
  }));
  const compiledPolicy = compilePolicy(null, POLICY);
  const tally = emptyTally();
  const measured = measure();
  for (let done = 0; done < count; done += kinds.length)
    backtest(tally, kinds, compiledPolicy, DEFAULT_THRESHOLDS);
  return ['only the points, from facts in memory', ...measured(), '', ''];
}

/** Run twice, because memory that only the first run takes is kept for reuse. */
async function asJob(
  { db }: BenchDatabase,
  { developerId }: Tenant,
  count: number,
  part: string,
): Promise<string[]> {
  const id = newId('bkt');
  await db.query(
    `INSERT INTO risk_backtests (developer_id, id, policy, source, since, asked_by, asked_at, state, total,
       cursor, tally) VALUES ($1, $5, $2, 'draft', '2000-01-01', '{}', now(), 'running', $3, '~', $4)`,
    [developerId, JSON.stringify(POLICY), count, JSON.stringify(emptyTally()), id],
  );
  const context = { db, clock: () => new Date(), risk: { thresholds: DEFAULT_THRESHOLDS } };
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const measured = measure();
  while (await continueBacktest(context, developerId, id));
  const told = measured();
  delays.disable();
  const waits = [delays.percentile(99), delays.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(0));
  return [part, ...told, ...waits];
}

async function ofService(
  bench: Workbench,
  database: BenchDatabase,
  { apiKey }: Tenant,
  count: number,
): Promise<string[]> {
  const { port, processId } = await bench.serve(database, []);
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/policies/risk${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  await call('PUT', '/draft', POLICY);
  await ready(port);
  const stopCalling = callOnAndOn(port);
  const [before, cpu, from] = [
    await memoryMb(processId, 'VmRSS'),
    await cpuSeconds(processId),
    performance.now(),
  ];
  type Asked = { id: string; status: string; done: number };
  let asked = await call<Asked>('POST', '/backtests', { since: '2000-01-01T00:00:00Z' });
  for (; asked.status === 'RUNNING'; asked = await call<Asked>('GET', `/backtests/${asked.id}`))
    await sleep(200);
  const seconds = (performance.now() - from) / 1000;
  const waits = await stopCalling();
  if (asked.status !== 'DONE' || asked.done !== count)
    throw new Error(`it ended with ${JSON.stringify(asked)}`);
  const more = (await memoryMb(processId, 'VmHWM')) - before;
  const used = (await cpuSeconds(processId)) - cpu;
  return [
    'requested from the service, until done',
    ...[seconds.toFixed(1), used.toFixed(1), more.toFixed(0)],
    ...waits.map((ms) => ms.toFixed(0)),
  ];
}

/** An unrelated client. Returns the 99th percentile and the maximum of its response times. */
function callOnAndOn(port: number): () => Promise<[number, number]> {
  const waits: number[] = [];
  let isOver = false;
  const calling = (async () => {
    while (!isOver) {
      const from = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/healthz`)).arrayBuffer();
      waits.push(performance.now() - from);
      await sleep(CALL_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await calling;
    const sorted = waits.toSorted((left, right) => left - right);
    return [sorted[Math.floor(sorted.length * 0.99)] ?? 0, sorted.at(-1) ?? 0];
  };
}

async function cpuSeconds(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
}

function measure(): () => string[] {
  globalThis.gc?.();
  const [cpu, heap, from] = [process.cpuUsage(), process.memoryUsage().rss, performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - from) / 1000;
    const more = Math.max(0, process.memoryUsage().rss - heap) / MIB;
    return [seconds.toFixed(1), ((user + system) / 1e6).toFixed(1), more.toFixed(0)];
  };
}
