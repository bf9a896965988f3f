import { recordAudit } from '#actions/record-audit.ts';
import { unlockIfPossible } from '#app/database.ts';
import type { AuditAction } from '#core/audit-record.ts';
import type { Config } from '#settings/config.ts';
import { databaseTime } from '#store/clock.ts';
import { type Db, openDb, type Queryable } from '#store/db.ts';
import type { ListedJob } from '#store/job-alarms.ts';
import * as jobAlarms from '#store/job-alarms.ts';
import * as jobs from '#store/jobs.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { OF_SERVICE, operatorOf } from './audit/operator.ts';
import { inCells } from './cells/in-cells.ts';
import { CommandError } from './command-error.ts';
import { type Listing, printRecords } from './records.ts';

const SHOWN = 200;

const USAGE = `use one of
  surety jobs list            what waits to be done, what is in trouble first
  surety jobs list --alarms   only what is in trouble
  surety jobs retry <id>      try one of them now
  surety jobs retry --all     try everything now that is in trouble
  surety jobs pause           move no money from now on, such as before the first start after a restore
  surety jobs resume          move money again`;

export type JobsOptions = { readonly alarms: boolean; readonly all: boolean; readonly json: boolean };

/** `surety jobs`: reads and writes the database itself, also beside a running service. */
export async function manageJobs(
  config: Config,
  [verb, id, ...rest]: readonly string[],
  { alarms, all, json }: JobsOptions,
): Promise<number> {
  const list = verb === 'list' && id === undefined && !all;
  const retry = verb === 'retry' && rest.length === 0 && !alarms && (id !== undefined) !== all;
  const pausing = (verb === 'pause' || verb === 'resume') && id === undefined && !all && !alarms;
  if (!list && !retry && !pausing) throw new CommandError(USAGE);
  return inCells(config, json || id !== undefined, async (serviceUrl) => {
    const db = openDb(serviceUrl, { max: 1 });
    try {
      await requireCurrent(db);
      if (list) return await showJobs(db, alarms, json);
      const doing = pausing ? (verb === 'pause' ? pauseMoney : resumeMoney) : retryJobs;
      return await changeJobs(db, config, (tx) => doing(tx, id));
    } finally {
      await db.close();
    }
  });
}

type Done = {
  readonly kind: AuditAction;
  readonly facts: object;
  readonly changed: boolean;
  readonly said: string;
};

/**
 * With its line in the log of acts. Without the secret that line cannot be sealed, and whoever stops money in
 * an emergency is not kept waiting for one: then it is said that there is none.
 */
async function changeJobs(
  locked: Db,
  config: Config,
  change: (tx: Queryable) => Promise<Done>,
): Promise<number> {
  const { db, secret } = await unlockIfPossible(locked, config);
  const operator = secret && !db.personal.locked ? await operatorOf({ db, secret }) : null;
  const { said, changed } = await db.transaction(async (tx) => {
    const done = await change(tx);
    const act = { developerId: OF_SERVICE, kind: done.kind, subject: null, after: done.facts };
    if (done.changed && operator) await recordAudit(operator, tx, act);
    return done;
  });
  console.log(said);
  const kept = operator !== null || !(await dataKey.exists(db));
  if (changed && !kept) console.log('The audit log does not say so: the secret is not here.');
  return 0;
}

async function pauseMoney(tx: Queryable): Promise<Done> {
  await moneyPause.pause(tx, 'somebody asked for it');
  const said = 'No money moves until somebody runs surety jobs resume. What is under way is not stopped.';
  return { kind: 'money.paused', facts: {}, changed: true, said };
}

async function resumeMoney(tx: Queryable): Promise<Done> {
  const changed = await moneyPause.resume(tx);
  const said = changed ? 'Money moves again.' : 'There was no pause.';
  return { kind: 'money.resumed', facts: {}, changed, said };
}

async function showJobs(db: Db, alarms: boolean, json: boolean): Promise<number> {
  const now = await databaseTime(db);
  const found = await jobAlarms.list(db, { alarms, limit: SHOWN + 1, now });
  const { due, dead, alarmed } = await jobs.counts(db, now);
  const cut = found.length > SHOWN ? [`Only the first ${SHOWN} are shown.`] : [];
  const listing: Listing<ListedJob> = {
    rows: found.slice(0, SHOWN),
    columns: {
      JOB: ({ id }) => id,
      KIND: ({ kind }) => kind,
      AGREEMENT: ({ agreementId }) => agreementId ?? '',
      STATE: stateOf,
      TRIED: ({ attempts }) => String(attempts),
      'LAST ERROR': ({ lastError }) => lastError ?? '',
    },
    line: describe,
    notes: [...cut, `${due} due, ${alarmed} in alarm, ${dead} given up.`],
    totals: { due, alarmed, dead },
  };
  printRecords(listing, json);
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

async function retryJobs(tx: Queryable, id: string | undefined): Promise<Done> {
  const retried = await jobAlarms.retry(tx, id === undefined ? 'all' : { id }, await databaseTime(tx));
  if (id !== undefined && retried.length === 0) {
    throw new CommandError(`there is no job ${id} that waits; one that is running is tried already`);
  }
  const said = retried.length === 1 ? '1 job is due now.' : `${retried.length} jobs are due now.`;
  const facts = { jobs: retried.length, ...(id !== undefined && { id }) };
  return { kind: 'jobs.retried', facts, changed: retried.length > 0, said };
}
