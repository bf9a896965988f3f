import type { Config } from '#app/config.ts';
import { reachDatabase } from '#app/database.ts';
import { databaseTime } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import type { ListedJob } from '#store/job-alarms.ts';
import * as jobAlarms from '#store/job-alarms.ts';
import * as jobs from '#store/jobs.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import { CommandError } from './command-error.ts';

const SHOWN = 200;

const USAGE = `use one of
  surety jobs list            what waits to be done, what is in trouble first
  surety jobs list --alarms   only what is in trouble
  surety jobs retry <id>      try one of them now
  surety jobs retry --all     try everything now that is in trouble
  surety jobs pause           move no money from now on, such as before the first start after a restore
  surety jobs resume          move money again`;

export type JobsOptions = { readonly alarms: boolean; readonly all: boolean };

/** `surety jobs`: reads and writes the database itself, also beside a running service. */
export async function manageJobs(
  config: Config,
  [verb, id, ...rest]: readonly string[],
  { alarms, all }: JobsOptions,
): Promise<number> {
  const list = verb === 'list' && id === undefined && !all;
  const retry = verb === 'retry' && rest.length === 0 && !alarms && (id !== undefined) !== all;
  const pausing = (verb === 'pause' || verb === 'resume') && id === undefined && !all && !alarms;
  if (!list && !retry && !pausing) throw new CommandError(USAGE);
  const database = await reachDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  try {
    await requireCurrent(db);
    if (pausing) return await (verb === 'pause' ? pauseMoney(db) : resumeMoney(db));
    return list ? await showJobs(db, alarms) : await retryJobs(db, id);
  } finally {
    await db.close();
    await database.stop();
  }
}

async function pauseMoney(db: Db): Promise<number> {
  await moneyPause.pause(db, 'somebody asked for it');
  console.log('No money moves until somebody runs surety jobs resume. What is under way is not stopped.');
  return 0;
}

async function resumeMoney(db: Db): Promise<number> {
  const resumed = await moneyPause.resume(db);
  console.log(resumed ? 'Money moves again.' : 'There was no pause.');
  return 0;
}

async function showJobs(db: Db, alarms: boolean): Promise<number> {
  const now = await databaseTime(db);
  const found = await jobAlarms.list(db, { alarms, limit: SHOWN + 1, now });
  const { due, dead, alarmed } = await jobs.counts(db, now);
  for (const job of found.slice(0, SHOWN)) console.log(describe(job));
  if (found.length > SHOWN) console.log(`Only the first ${SHOWN} are shown.`);
  console.log(`${due} due, ${alarmed} in alarm, ${dead} given up.`);
  return 0;
}

function describe(job: ListedJob): string {
  const about = [job.agreementId, job.developerId].filter(Boolean).join(' of ');
  const tried = job.attempts === 1 ? 'tried once' : `tried ${job.attempts} times`;
  const lines = [`${job.id}  ${job.kind}${about && `  ${about}`}`, `  ${stateOf(job)}, ${tried}`];
  if (job.lastError) lines.push(`  ${job.lastError.replaceAll(/\s+/g, ' ')}`);
  return lines.join('\n');
}

function stateOf({ alarmedAt, deadAt, running, runAt }: ListedJob): string {
  if (deadAt) return `given up ${deadAt.toISOString()}`;
  const next = running ? 'running now' : `next try ${runAt.toISOString()}`;
  return alarmedAt ? `in alarm since ${alarmedAt.toISOString()}, ${next}` : next;
}

async function retryJobs(db: Db, id: string | undefined): Promise<number> {
  const retried = await jobAlarms.retry(db, id === undefined ? 'all' : { id }, await databaseTime(db));
  if (id !== undefined && retried.length === 0) {
    throw new CommandError(`there is no job ${id} that waits; one that is running is tried already`);
  }
  console.log(retried.length === 1 ? '1 job is due now.' : `${retried.length} jobs are due now.`);
  return 0;
}
