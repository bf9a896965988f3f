import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Db } from '#store/db.ts';
import { onEveryNode } from '#test/support/database/citus.ts';
import { openServers } from '#test/support/database/servers.ts';
import type { Scheduling } from './lockstep.ts';
import { writeResults } from './results.ts';
import { runSeed, type SeedResult } from './run-seed.ts';

/**
 * npm run sim -- --steps 1000000 --seeds 50     a million steps, shared by seeds 1 to 50
 * npm run sim -- --seed 7 --steps 50000         only seed 7, as a failure report suggests
 * --from 100       begins with this seed instead of the first
 * --write          writes the result to RESULTS.md beside this file
 * --at-once 3      number of seeds that run in parallel, each on its own database
 * --log file       logs every step; two logs of a seed must not differ
 * --free           no lockstep: more races inside the database, no replay
 *
 * At Ctrl-C, running seeds end their walks early, and the result says so.
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '20000' },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '3' },
    free: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    log: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const seeds = values.seed
  ? [Number(values.seed)]
  : Array.from({ length: Number(values.seeds) }, (_, i) => Number(values.from) + i);
const stepsEach = Math.ceil(Number(values.steps) / seeds.length);
const scheduling: Scheduling = values.free ? 'free' : 'lockstep';

const log = values.log ? createWriteStream(values.log) : null;

let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

const { adminUrls, cellLookup, stop } = await openServers();
try {
  // One connection per seed: copying a database keeps its connection for seconds, on a busy machine for
  // longer.
  const admin = onEveryNode(adminUrls, { max: Number(values['at-once']), queryTimeoutMs: 300_000 });
  process.exitCode = await runAll(admin);
  await admin.close();
} finally {
  await stop();
}

async function runAll(admin: Db): Promise<number> {
  const startedAt = performance.now();
  const done = new Map<number, number>();
  const waiting = [...seeds];
  const ended: SeedResult[] = [];
  const broken: string[] = [];
  const progress = setInterval(() => report(startedAt, done), process.stdout.isTTY ? 500 : 10_000);
  const runInTurn = async () => {
    for (
      let seed = waiting.shift();
      seed !== undefined && broken.length === 0 && !stopped;
      seed = waiting.shift()
    ) {
      await runOne(admin, seed, done).then(
        (result) => ended.push(result),
        (error: Error) => {
          clearLine();
          console.error(error.message);
          broken.push(error.message.split('\n', 1)[0] ?? '');
        },
      );
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, runInTurn));
  clearInterval(progress);
  const seconds = (performance.now() - startedAt) / 1000;
  const steps = total(done);
  clearLine();
  console.log(
    `${count(steps)} steps over ${done.size} seeds in ${seconds.toFixed(0)} s (${count(Math.round(steps / seconds))} steps/s): ` +
      (broken.length === 0 ? 'no promise was broken.' : 'BROKEN.'),
  );
  const command = `npm run sim -- ${process.argv.slice(2).join(' ')}`;
  if (values.write)
    await writeResults({ command, seeds: ended, seconds, broken, stoppedOf: stopped ? seeds.length : null });
  return broken.length === 0 ? 0 : 1;
}

async function runOne(admin: Db, seed: number, done: Map<number, number>): Promise<SeedResult> {
  const name = `sim_${seed}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE surety OWNER surety_owner`);
  try {
    const result = await runSeed({
      seed,
      steps: stepsEach,
      scheduling,
      database: name,
      serviceUrl: (cellLookup[seed % cellLookup.length] ?? cellLookup[0]).serviceUrl.replace(
        '/surety?',
        `/${name}?`,
      ),
      admin,
      onStep: (steps) => done.set(seed, steps),
      isStopped: () => stopped,
      onNote: (line) => log?.write(`${seed} ${line}\n`),
    });
    done.set(seed, result.steps);
    clearLine();
    console.log(
      `seed ${seed}: ${count(result.steps)} steps, ${count(result.agreements)} agreements, ` +
        `${count(result.inspected)} inspections, ${count(result.counts.get('lost races') ?? 0)} lost races, ` +
        `history ${result.digest.slice(0, 12)}`,
    );
    if (values.verbose) console.log(Object.fromEntries([...result.counts, ...result.played].sort()));
    return result;
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

function report(startedAt: number, done: Map<number, number>): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const steps = total(done);
  const rate = steps / seconds;
  const left = Math.max(0, (stepsEach * seeds.length - steps) / rate);
  const line = `${count(steps)} steps, ${count(Math.round(rate))} steps/s, ${Math.ceil(left)} s to go`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}`);
  else console.log(line);
}

function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
}

function total(done: Map<number, number>): number {
  return [...done.values()].reduce((sum, steps) => sum + steps, 0);
}

function count(value: number): string {
  return value.toLocaleString('en');
}
