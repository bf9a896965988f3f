import { type JobKind, type JobPayloads, type JobRequest, MONEY_JOBS } from '#core/jobs.ts';
import { traceparent } from '#tracing/span.ts';
import type { Db, Queryable } from './db.ts';
import { accountOf, isTest } from './tenants.ts';

export type NewJob = JobRequest & { readonly developerId?: string };

export type Job<Kind extends JobKind = JobKind> = {
  readonly developerId: string;
  readonly id: string;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** How many times it was started, this time included. */
  readonly attempts: number;
  readonly claim: string;
  /** Since when the outside says "not yet". */
  readonly waitingSince?: Date | null;
  /** The trace of what it was made by. */
  readonly trace?: string | null;
  /** Where the round of developers ended that its claim made, if it made one. */
  readonly roundEndedAt?: string | null;
};

/** Inserts a job, or leaves the one with this id alone: a chore that is scheduled already stays as it is. */
export async function add(tx: Queryable, job: NewJob, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at, trace)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [job.developerId ?? '', job.id, job.kind, job.payload, job.runAt, now, traceparent()],
  );
}

/**
 * Whether another job about the same payout was there before this one and is due no later: then this one need
 * not wait beside it. Of all of them the first never sees another, so that one is left in any case.
 */
export async function waitsBeside(
  db: Queryable,
  { id, payload }: Pick<Job<'submit-payout'>, 'id' | 'payload'>,
  until: Date,
): Promise<boolean> {
  const others = await db.query(
    `SELECT 1 FROM jobs WHERE payload->>'agreementId' = $1 AND kind = 'submit-payout'
       AND payload->>'milestoneId' = $2 AND dead_at IS NULL AND id < $3 AND run_at <= $4 LIMIT 1`,
    [payload.agreementId, payload.milestoneId, id, until],
  );
  return others.length > 0;
}

/** The job itself, and others of its kind and tenant; none where it was done meanwhile. */
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

/** They were done with another. Whoever has claimed one of them finds it gone. */
export async function drop(db: Queryable, developerId: string, ids: readonly string[]): Promise<void> {
  await db.query('DELETE FROM jobs WHERE developer_id = $1 AND id = ANY($2)', [developerId, ids]);
}

export type ClaimRequest = {
  readonly kinds: readonly JobKind[];
  readonly claim: string;
  readonly leaseSeconds: number;
  readonly limit: number;
  readonly now: Date;
  /** How a worker divides its places among developers; without it whoever came first is first. */
  readonly shares?: Shares;
};

export type Shares = {
  /** As many places as an account may have while others wait, and as many as it may have at all. */
  readonly each: number;
  readonly alone: number;
  /** The places that are taken already, by account. */
  readonly taken: ReadonlyMap<string, number>;
  /** Where the last round of developers ended, so that the next comes to the others. */
  readonly roundAfter: string;
};
const FIRST_COME: Omit<Shares, 'each' | 'alone'> = { taken: new Map(), roundAfter: '' };

/** So many of what is due are looked at in the order of time, and beyond them so many developers. */
const LOOKED_AT = 512;
const TURNS = 64;

/**
 * Takes due jobs for one worker, those of developers within their share first. Rows that another worker is
 * taking at this moment are passed over. One developer's queue may be longer than what is looked at; then
 * others get a turn whose jobs are younger: as many as one claim can afford, the next ones next time. During
 * a pause nothing is taken that moves money.
 */
export async function claimDue(db: Db, request: ClaimRequest): Promise<Job[]> {
  const { limit, shares = { each: limit, alone: limit, ...FIRST_COME } } = request;
  return db.query<Job>(
    `WITH RECURSIVE wanted AS MATERIALIZED (
       SELECT CASE WHEN EXISTS (SELECT 1 FROM money_pause) THEN $13::text[] ELSE $1::text[] END AS kinds),
     due AS MATERIALIZED (
       SELECT developer_id, id, run_at FROM jobs
       WHERE dead_at IS NULL AND run_at <= $5 AND kind = ANY((SELECT kinds FROM wanted)::text[]) ORDER BY run_at LIMIT $6),
     round (developer_id, turn) AS (
       SELECT $12::text, 0 WHERE (SELECT count(*) FROM due) = $6
       UNION ALL
       SELECT coalesce(
         (SELECT j.developer_id FROM jobs j WHERE j.dead_at IS NULL AND j.developer_id > r.developer_id
          ORDER BY j.developer_id LIMIT 1),
         (SELECT j.developer_id FROM jobs j WHERE j.dead_at IS NULL ORDER BY j.developer_id LIMIT 1)), turn + 1
       FROM round r WHERE turn < $7),
     candidates AS (
       SELECT developer_id, id, run_at FROM due
       UNION
       SELECT j.developer_id, j.id, j.run_at FROM (SELECT DISTINCT developer_id FROM round) r
       CROSS JOIN LATERAL (
         SELECT developer_id, id, run_at FROM jobs
         WHERE dead_at IS NULL AND developer_id = r.developer_id AND run_at <= $5 AND kind = ANY((SELECT kinds FROM wanted)::text[])
         ORDER BY run_at LIMIT $8) j),
     ranked AS (
       SELECT c.*, coalesce(t.places, 0)
         + row_number() OVER (PARTITION BY ${accountOf('c.developer_id')}
             ORDER BY ${isTest('c.developer_id')}, c.run_at, c.id) AS place
       FROM candidates c
       LEFT JOIN unnest($10::text[], $11::integer[]) AS t(account, places)
         ON t.account = ${accountOf('c.developer_id')})
     UPDATE jobs SET claim = $2, attempts = attempts + 1, run_at = $5::timestamptz + make_interval(secs => $3)
     WHERE (developer_id, id) IN (
       SELECT j.developer_id, j.id FROM ranked r
       JOIN jobs j ON j.developer_id = r.developer_id AND j.id = r.id
       WHERE r.place <= $9 AND j.dead_at IS NULL AND j.run_at <= $5
       ORDER BY r.place > $8, r.run_at LIMIT $4 FOR UPDATE OF j SKIP LOCKED)
     RETURNING developer_id AS "developerId", id, kind, payload, attempts, claim, trace,
       waiting_since AS "waitingSince",
       (SELECT developer_id FROM round ORDER BY turn DESC LIMIT 1) AS "roundEndedAt"`,
    [
      request.kinds,
      request.claim,
      request.leaseSeconds,
      limit,
      request.now,
      Math.max(LOOKED_AT, limit),
      TURNS,
      shares.each,
      shares.alone,
      [...shares.taken.keys()],
      [...shares.taken.values()],
      shares.roundAfter,
      request.kinds.filter((kind) => !MONEY_JOBS.includes(kind)),
    ],
  );
}

/** All ways in which a job ends ask for the claim, so a worker that lost its lease changes nothing. */
const HELD = 'WHERE developer_id = $1 AND id = $2 AND claim = $3';

export async function extendLease(db: Db, job: Job, until: Date): Promise<void> {
  await db.query(`UPDATE jobs SET run_at = $4 ${HELD}`, [...held(job), until]);
}

export async function finish(db: Db, job: Job): Promise<void> {
  await db.query(`DELETE FROM jobs ${HELD}`, held(job));
}

/** Runs it again later as if for the first time: for chores, and for work whose time has not come. */
export async function reschedule(db: Db, job: Job, runAt: Date): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = $4, attempts = 0, claim = NULL, last_error = NULL, waiting_since = NULL,
       alarmed_at = NULL ${HELD}`,
    [...held(job), runAt],
  );
}

/** The outside was reached and says "not yet". `alarm` is given when it has said so for too long. */
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

/** It failed and is tried again. `alarmAt` is given when it has failed too often; the first one counts. */
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

/** Deletes what was given up before `until`, a batch at a time; answers how many went. */
export async function sweepDead(db: Queryable, until: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM jobs WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM jobs WHERE dead_at < $1 ORDER BY dead_at LIMIT $2)
     RETURNING true`,
    [until, limit],
  );
  return gone.length;
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
