import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { machine } from '#bench/lib/report.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { dontWaitForDisk, startThrowawayPostgres } from '#test/support/database/throwaway-postgres.ts';
import { type FuzzResult, runFuzz } from './run.ts';
import { startFuzzService } from './service.ts';

/**
 * npm run fuzz                                  20,000 requests of seed 1
 * npm run fuzz -- --requests 200000 --seeds 4   shared by seeds 1 to 4
 * --write          writes the result beside this file
 * npm run fuzz -- --seed 7                      only seed 7, as a failure report suggests
 * --minutes 30     stops by then, however many are left
 * --at-once 24     number of concurrent requests
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '600' },
    'at-once': { type: 'string', default: '24' },
    write: { type: 'boolean', default: false },
  },
});
const seeds = values.seed
  ? [Number(values.seed)]
  : Array.from({ length: Number(values.seeds) }, (_, at) => at + 1);
const requestsEach = Math.ceil(Number(values.requests) / seeds.length);
const SHOWN_FAILURES = 20;
const endsAt = performance.now() + Number(values.minutes) * 60_000;

const { adminUrl, ownerUrl, serviceUrl, stop } = await startThrowawayPostgres();
/** One for all seeds, as there is one database. */
const secret = newRootSecret();
try {
  await migrate(ownerUrl, serviceUrl);
  const admin = openDb(adminUrl, { max: 1 });
  await dontWaitForDisk(admin);
  await admin.close();
  process.exitCode = await runAll();
} finally {
  await stop();
}

async function runAll(): Promise<number> {
  const startedAt = performance.now();
  const results: FuzzResult[] = [];
  for (const seed of seeds) results.push(await runOne(seed));
  const minutes = (performance.now() - startedAt) / 60_000;
  const text = summary(results, minutes);
  console.log(text);
  if (values.write) await writeFile(new URL('./RESULT.md', import.meta.url), text);
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

async function runOne(seed: number): Promise<FuzzResult> {
  const service = await startFuzzService(serviceUrl, secret);
  const startedAt = performance.now();
  let done = 0;
  const progress = setInterval(() => {
    const rate = Math.round(done / ((performance.now() - startedAt) / 1000));
    console.error(`seed ${seed}: ${count(done)} of ${count(requestsEach)}, ${rate} a second`);
  }, 10_000);
  try {
    const result = await runFuzz(service, {
      seed,
      requests: requestsEach,
      atOnce: Number(values['at-once']),
      goOn: () => performance.now() < endsAt,
      onAnswer: (answered) => {
        done = answered;
      },
    });
    for (const { why, request, answer } of result.failures.slice(0, SHOWN_FAILURES)) {
      console.error(`seed ${seed}: ${why}\n  ${request}\n  ${answer}`);
    }
    return result;
  } finally {
    clearInterval(progress);
    await service.stop();
  }
}

function summary(results: readonly FuzzResult[], minutes: number): string {
  const total = results.reduce((sum, { requests }) => sum + requests, 0);
  const failures = results.flatMap((result) => result.failures);
  const statuses = new Map<number, number>();
  for (const [status, times] of results.flatMap((result) => [...result.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + times);
  }
  const rows = [...statuses].sort(([left], [right]) => left - right);
  const kinds = Map.groupBy(failures, ({ why }) => why);
  return [
    '# Result of the last `npm run fuzz -- --write`',
    '',
    `_${new Date().toISOString().slice(0, 10)}, ${machine()}_`,
    '',
    `${count(total)} requests on ${results[0]?.routes ?? 0} routes (each method counts), seeds ${seeds.join(', ')}, ` +
      `in ${minutes.toFixed(1)} minutes: ${failures.length === 0 ? 'no answer' : count(failures.length)} ` +
      'with 5xx, missing, late by thirty seconds, in another shape than every refusal, or outside the OpenAPI document.',
    '',
    '| Status | Answers |',
    '|---:|---:|',
    ...rows.map(([status, times]) => `| ${status} | ${count(times)} |`),
    '',
    ...[...kinds].map(([why, those]) => `- ${count(those.length)} × ${why.split('\n', 1)[0]}`),
  ].join('\n');
}

function count(value: number): string {
  return value.toLocaleString('en');
}
