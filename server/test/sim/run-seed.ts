import { createHash } from 'node:crypto';
import type { Db } from '#store/db.ts';
import { dataKeyAt } from '#test/support/database/unlock.ts';
import { client } from './client.ts';
import { comeToRest } from './drain.ts';
import { Violation } from './failure.ts';
import { Inspector } from './invariants.ts';
import { lockstep, type Scheduling } from './lockstep.ts';
import { openNode } from './nodes.ts';
import { copiesOf, openReopenableDb } from './restore/copies.ts';
import { goBack } from './restore/restore.ts';
import { World } from './world.ts';

export type SeedOptions = {
  readonly seed: number;
  readonly steps: number;
  readonly scheduling: Scheduling;
  /** A migrated, empty database: its name, and its URL for the service. */
  readonly database: string;
  readonly serviceUrl: string;
  /** The superuser, outside that database. */
  readonly admin: Db;
  readonly onStep?: (steps: number) => void;
  /** True from when the walk is to end early: all money still comes to rest, and everything is checked. */
  readonly isStopped?: () => boolean;
  /** Called with every line of the log; otherwise only the end is kept. */
  readonly onNote?: (line: string) => void;
};

export type SeedResult = {
  readonly steps: number;
  readonly agreements: number;
  readonly inspected: number;
  readonly counts: ReadonlyMap<string, number>;
  /** Counts of the injected faults. */
  readonly played: ReadonlyMap<string, number>;
  readonly conflicts: number;
  /** Equal for two runs with the same history. */
  readonly digest: string;
};

const NODES = 3;
const CLIENTS = 128;
/** Few, since each connection has to plan every function again. */
const CONNECTIONS = 2;
const SHOWN_STEPS = 40;
/** Each leg has a restore, and some steps after it; a short walk has none. */
const LEG_STEPS = 2_000;
const BEFORE_END = 0.4;
const FORGOTTEN_STEPS = 400;

export async function runSeed(options: SeedOptions): Promise<SeedResult> {
  const { seed, serviceUrl, scheduling } = options;
  const world = new World(seed, options.onNote);
  const crashes = () => {
    if (world.faults) world.play('a process dies with all that it is doing');
    return world.faults;
  };
  const steps = lockstep(world.random, scheduling, crashes);
  const personal = await dataKeyAt(serviceUrl, world.secret);
  const dbs = Array.from({ length: NODES }, () =>
    openReopenableDb(serviceUrl, { max: CONNECTIONS, personal }),
  );
  const db = openReopenableDb(serviceUrl, { max: 1, personal });
  const copies = copiesOf(options.admin, options.database, [db, ...dbs]);
  const inspector = new Inspector(db, world);
  try {
    const nodes = dbs.map((nodeDb, index) => openNode(`node-${index + 1}`, nodeDb, world, steps));
    const isStopped = () => options.isStopped?.() ?? false;
    const walkTo = (lastStep: number) =>
      steps.drive(
        Array.from({ length: CLIENTS }, () => client(world, nodes, () => (isStopped() ? 0 : lastStep))),
        async () => {
          await inspector.inspectTouched();
          options.onStep?.(world.steps);
        },
      );
    const ending = { world, nodes, steps, inspector, db };
    const legs = Math.floor(options.steps / LEG_STEPS);
    for (let leg = 1; leg <= legs && !isStopped(); leg++) {
      await walkTo((options.steps * (leg - BEFORE_END)) / legs);
      const backupAt = world.clock();
      await copies.keep();
      world.unattended = true;
      world.bank.watchUnattended();
      await walkTo(world.steps + FORGOTTEN_STEPS);
      world.unattended = false;
      await goBack(ending, copies, backupAt);
    }
    await walkTo(options.steps);
    await comeToRest(ending);
    const heads = await db.query<{ head: string }>(
      `SELECT id || version || status || chain_head AS head FROM agreements ORDER BY developer_id, id`,
    );
    return {
      steps: world.steps,
      agreements: heads.length,
      inspected: inspector.inspected,
      counts: world.counts,
      played: world.played,
      conflicts: world.conflicts.size,
      digest: createHash('sha256')
        .update(heads.map(({ head }) => head).join('\n'))
        .digest('hex'),
    };
  } catch (error) {
    throw describe(error, world, options);
  } finally {
    await Promise.all([db, ...dbs].map((open) => open.close()));
    await copies.drop();
  }
}

/** Everything needed to debug: the failure, the steps before it, and the command that replays it. */
function describe(error: unknown, world: World, { seed, steps, scheduling }: SeedOptions): Error {
  const subject = error instanceof Violation ? error.subject : '';
  const what = error instanceof Violation ? error.message : `unexpected: ${(error as Error).stack}`;
  const replay = `npm run sim -- --seed ${seed} --steps ${steps}${scheduling === 'free' ? ' --free' : ''}`;
  return new Error(
    [
      `seed ${seed} broke a promise at step ${world.steps}${subject && ` (${subject})`}: ${what}`,
      'What led to it:',
      ...world.lastSteps(subject, SHOWN_STEPS).map((line) => `  ${line}`),
      scheduling === 'free' ? 'This schedule cannot be replayed; the nearest is:' : 'To see it again:',
      `  ${replay}`,
    ].join('\n'),
  );
}
