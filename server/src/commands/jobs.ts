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
import { CommandError, UsageError } from './command-error.ts';
import { type Listing, printRecords } from './records.ts';

const SHOWN = 200;

const USAGE = `use one of
  surety jobs list            pending jobs, failing ones first
  surety jobs list --alarms   only those that keep failing
  surety jobs retry <id>      retry one of them now
  surety jobs retry --all     retry all that keep failing now
  surety jobs pause           pause payments, for example before the first start after a restore
  surety jobs resume          resume payments`;

export type JobsOptions = { readonly alarms: boolean; readonly all: boolean; readonly json: boolean };

/** `surety jobs`: reads and writes the database directly, also while the service runs. */
export async function manageJobs(
  config: Config,
  [verb, id, ...rest]: readonly string[],
  { alarms, all, json }: JobsOptions,
): Promise<number> {
  const list = verb === 'list' && id === undefined && !all;
  const retry = verb === 'retry' && rest.length === 0 && !alarms && (id !== undefined) !== all;
  const pausing = (verb === 'pause' || verb === 'resume') && id === undefined && !all && !alarms;
  if (!list && !retry && !pausing) throw new UsageError(USAGE);
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
  readonly message: string;
};

/**
 * Records the change in the audit log. Without the secret the record cannot be authenticated; an emergency
 * stop must not wait for it, so the command then only reports that nothing was recorded.
 */
async function changeJobs(
  locked: Db,
  config: Config,
  change: (tx: Queryable) => Promise<Done>,
): Promise<number> {
  const { db, secret } = await unlockIfPossible(locked, config);
  const operator = secret && !db.personal.locked ? await operatorOf({ db, secret }) : null;
  const { message, changed } = await db.transaction(async (tx) => {
    const done = await change(tx);
    const record = { developerId: OF_SERVICE, kind: done.kind, subject: null, after: done.facts };
    if (done.changed && operator) await recordAudit(operator, tx, record);
    return done;
  });
  console.log(message);
  const kept = operator !== null || !(await dataKey.exists(db));
  if (changed && !kept) console.log('Not recorded in the audit log: the secret is not here.');
  return 0;
}

async function pauseMoney(tx: Queryable): Promise<Done> {
  await moneyPause.pause(tx, 'paused by an operator');
  const message = 'Payments are paused until surety jobs resume. Payments already under way are not stopped.';
  return { kind: 'money.paused', facts: {}, changed: true, message };
}

async function resumeMoney(tx: Queryable): Promise<Done> {
  if (tx.personal.locked) {
    throw new CommandError(
      'the end of a pause is signed with the secret, which is not here: set SECRETS_KEY or DATA_DIR as the service has it',
    );
  }
  const changed = await moneyPause.resume(tx);
  const message = changed ? 'Payments are resumed.' : 'Payments were not paused.';
  return { kind: 'money.resumed', facts: {}, changed, message };
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
    notes: [...cut, `${due} due, ${alarmed} failing, ${dead} given up.`],
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
  const next = running ? 'running now' : `next attempt ${runAt.toISOString()}`;
  return alarmedAt ? `failing since ${alarmedAt.toISOString()}, ${next}` : next;
}

async function retryJobs(tx: Queryable, id: string | undefined): Promise<Done> {
  const retried = await jobAlarms.retry(tx, id === undefined ? 'all' : { id }, await databaseTime(tx));
  if (id !== undefined && retried.length === 0) {
    throw new CommandError(`no job ${id} is waiting; a job that is running is already being tried`);
  }
  const message = retried.length === 1 ? '1 job is due now.' : `${retried.length} jobs are due now.`;
  const facts = { jobs: retried.length, ...(id !== undefined && { id }) };
  return { kind: 'jobs.retried', facts, changed: retried.length > 0, message };
}
