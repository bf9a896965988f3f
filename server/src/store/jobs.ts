import { type JobKind, type JobPayloads, type JobRequest, MONEY_JOBS } from '#core/jobs.ts';
import { traceparent } from '#tracing/span.ts';
import type { Db, Queryable } from './db.ts';
import { checkedEnds, isPaused } from './money-pause.ts';
import { aheadOf } from './test-clocks.ts';

export type NewJob = JobRequest & { readonly developerId?: string };

export type Job<Kind extends JobKind = JobKind> = {
  readonly developerId: string;
  readonly id: string;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** Number of times it was started, including this time. */
  readonly attempts: number;
  readonly claim: string;
  /** Since when the external system has answered "not yet". */
  readonly waitingSince?: Date | null;
  /** The trace of the request or job that created it. */
  readonly trace?: string | null;
  /** Where the round of developers ended in the claim of this job, if there was a round. */
  readonly roundEndedAt?: string | null;
  /** How far its tenant's time is ahead of the service's. */
  readonly aheadMs?: number;
};

/** Inserts a job. If a job with this id exists, it stays as it is. */
export async function add(tx: Queryable, job: NewJob, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at, trace)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [job.developerId ?? '', job.id, job.kind, job.payload, job.runAt, now, traceparent()],
  );
}

/**
 * True when an older job for the same payout, or for the same agreement's deadlines, is due no later, so this
 * one need not wait as well. The oldest never finds another, so one always remains.
 */
export async function waitsBeside(
  db: Queryable,
  { id, kind, payload }: Pick<Job<'submit-payout' | 'meet-deadlines'>, 'id' | 'kind' | 'payload'>,
  until: Date,
): Promise<boolean> {
  const milestoneId = 'milestoneId' in payload ? payload.milestoneId : null;
  const others = await db.query(
    `SELECT 1 FROM jobs WHERE payload->>'agreementId' = $1 AND kind = $2
       AND payload->>'milestoneId' IS NOT DISTINCT FROM $3 AND dead_at IS NULL AND id < $4 AND run_at <= $5
     LIMIT 1`,
    [payload.agreementId, kind, milestoneId, id, until],
  );
  return others.length > 0;
}

/** Returns the job itself and others of its kind and tenant; empty if the job was done in the meantime. */
export function waitingWith<Kind extends JobKind>(
  db: Queryable,
  { developerId, id, kind }: Pick<Job<Kind>, 'developerId' | 'id' | 'kind'>,
  limit: number,
): Promise<Pick<Job<Kind>, 'id' | 'payload'>[]> {
  return db.query<Pick<Job<Kind>, 'id' | 'payload'>>(
    `SELECT id, payload FROM jobs WHERE developer_id = $1 AND kind = $3 AND dead_at IS NULL
       AND EXISTS (SELECT 1 FROM jobs WHERE developer_id = $1 AND id = $2)
     ORDER BY id = $2 DESC, run_at LIMIT $4`,
    [developerId, id, kind, limit],
  );
}

/** Deletes jobs that were done together with another. A worker that has claimed one of them finds it gone. */
export async function drop(db: Queryable, developerId: string, ids: readonly string[]): Promise<void> {
  await db.query('DELETE FROM jobs WHERE developer_id = $1 AND id = ANY($2)', [developerId, ids]);
}

export type ClaimRequest = {
  readonly kinds: readonly JobKind[];
  readonly claim: string;
  readonly leaseSeconds: number;
  readonly limit: number;
  readonly now: Date;
  /** How a worker divides its slots among accounts; without it, jobs run in order of arrival. */
  readonly shares?: Shares;
};

export type Shares = {
  /** Slots an account may use while others wait (`each`), and slots it may use when it is alone (`alone`). */
  readonly each: number;
  readonly alone: number;
  /** Slots already in use, by account. */
  readonly taken: ReadonlyMap<string, number>;
  /** Where the last round of developers ended; the next round continues there. */
  readonly roundAfter: string;
};
const FIRST_COME: Omit<Shares, 'each' | 'alone'> = { taken: new Map(), roundAfter: '' };

/** How many due jobs a claim considers in order of time, and how many developers it adds in a round. */
const LOOKED_AT = 128;
const TURNS = 64;

/**
 * Claims due jobs for one worker, preferring developers within their share. Rows that another worker is
 * claiming at this moment are skipped.
 *
 * One developer's queue may be longer than the jobs considered. Then a round adds up to 64 other developers
 * with more recent jobs, and the next claim continues the round.
 *
 * During a pause, jobs that move money are not claimed.
 */
export async function claimDue(db: Db, request: ClaimRequest): Promise<Job[]> {
  const { limit, shares = { each: limit, alone: limit, ...FIRST_COME } } = request;
  return db.query<Job>(
    `SELECT developer_id AS "developerId", id, kind, payload, attempts, claim, trace,
       waiting_since AS "waitingSince", round_ended_at AS "roundEndedAt",
       (extract(epoch FROM ahead) * 1000)::float8 AS "aheadMs"
     FROM claim_jobs(CASE WHEN ${isPaused('$14')} THEN $2::text[] ELSE $1::text[] END,
       $3, make_interval(secs => $4), $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ORDER BY id`,
    [
      request.kinds,
      request.kinds.filter((kind) => !MONEY_JOBS.includes(kind)),
      request.claim,
      request.leaseSeconds,
      request.now,
      limit,
      Math.max(LOOKED_AT, limit),
      TURNS,
      shares.each,
      shares.alone,
      [...shares.taken.keys()],
      [...shares.taken.values()],
      shares.roundAfter,
      checkedEnds(),
    ],
  );
}

/** Every update of a claimed job checks the claim, so a worker that lost its lease changes nothing. */
const HELD = 'WHERE developer_id = $1 AND id = $2 AND claim = $3';

export async function extendLease(db: Db, job: Job, until: Date): Promise<void> {
  await db.query(`UPDATE jobs SET run_at = $4 ${HELD}`, [...held(job), until]);
}

export async function finish(db: Queryable, ...finished: readonly Job[]): Promise<void> {
  await db.query(
    `DELETE FROM jobs j USING unnest($1::text[], $2::text[], $3::text[]) AS x(developer_id, id, claim)
     WHERE j.developer_id = x.developer_id AND j.id = x.id AND j.claim = x.claim`,
    [
      finished.map(({ developerId }) => developerId),
      finished.map(({ id }) => id),
      finished.map(({ claim }) => claim),
    ],
  );
}

/** Runs the job again later with its state reset: for recurring chores, and for work that is not due yet. */
export async function reschedule(db: Db, job: Job, runAt: Date): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = $4, attempts = 0, claim = NULL, last_error = NULL, waiting_since = NULL,
       alarmed_at = NULL ${HELD}`,
    [...held(job), runAt],
  );
}

/**
 * Puts off a job whose external system was reached and answered "not yet". `alarm` is set when that has
 * lasted too long.
 */
export async function waitLonger(
  db: Db,
  job: Job,
  wait: { readonly since: Date; readonly runAt: Date; readonly alarm: Alarm | null },
): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = $4, attempts = 0, claim = NULL, waiting_since = $5, last_error = $6,
       alarmed_at = CASE WHEN $7::timestamptz IS NULL THEN NULL ELSE coalesce(alarmed_at, $7) END ${HELD}`,
    [...held(job), wait.runAt, wait.since, wait.alarm?.error, wait.alarm?.at],
  );
}

export type Alarm = { readonly at: Date; readonly error: string };

/**
 * Schedules another attempt after a failure. `alarmAt` is set when it has failed too often; the first alarm
 * is kept.
 */
export async function retryLater(
  db: Db,
  job: Job,
  runAt: Date,
  error: string,
  alarmAt: Date | null = null,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = $4, claim = NULL, last_error = $5, alarmed_at = coalesce(alarmed_at, $6) ${HELD}`,
    [...held(job), runAt, error, alarmAt],
  );
}

export async function bury(db: Db, job: Job, now: Date, error: string): Promise<void> {
  await db.query(`UPDATE jobs SET dead_at = $4, claim = NULL, last_error = $5 ${HELD}`, [
    ...held(job),
    now,
    error,
  ]);
}

/** Deletes up to `limit` jobs that were given up before `until`. Returns how many. */
export async function sweepDead(db: Queryable, until: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM jobs WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM jobs WHERE dead_at < $1 ORDER BY dead_at LIMIT $2)
     RETURNING true`,
    [until, limit],
  );
  return gone.length;
}

/** Jobs that never wait for long, unlike those that wait for an account to cool off or for a bank. */
const PROMPT: readonly JobKind[] = [
  'housekeeping',
  'publish-anchors',
  'reconcile',
  'watch-banks',
  'bank-request',
  'bank-message',
  'resume-payouts',
  'review-holds',
];

/** Returns such jobs that are due after `latest`. The time is text, since it may be beyond a Date. */
export function putOff(
  db: Queryable,
  latest: Date,
  limit: number,
): Promise<{ readonly id: string; readonly kind: JobKind; readonly runAt: string }[]> {
  return db.query(
    `SELECT id, kind, run_at::text AS "runAt" FROM jobs
     WHERE kind = ANY($1) AND run_at > $2::timestamptz + ${aheadOf('jobs.developer_id')} AND dead_at IS NULL ORDER BY id LIMIT $3`,
    [PROMPT, latest, limit],
  );
}

export type JobCounts = { readonly due: number; readonly dead: number; readonly alarmed: number };

export async function counts(db: Queryable, now: Date): Promise<JobCounts> {
  const [row] = await db.query<JobCounts>(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL AND run_at <= $1) AS due,
            count(*) FILTER (WHERE dead_at IS NOT NULL) AS dead,
            count(*) FILTER (WHERE alarmed_at IS NOT NULL) AS alarmed FROM jobs`,
    [now],
  );
  return row ?? { due: 0, dead: 0, alarmed: 0 };
}

function held(job: Job): unknown[] {
  return [job.developerId, job.id, job.claim];
}
