import type { JobKind, JobPayloads, JobRequest } from '#core/jobs.ts';
import type { Db, Queryable } from './db.ts';

export type NewJob = JobRequest & { readonly developerId?: string };

export type Job<Kind extends JobKind = JobKind> = {
  readonly developerId: string;
  readonly id: string;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** How many times it was started, this time included. */
  readonly attempts: number;
  readonly claim: string;
};

/** Inserts a job, or leaves the one with this id alone: a chore that is scheduled already stays as it is. */
export async function add(tx: Queryable, job: NewJob, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [job.developerId ?? '', job.id, job.kind, job.payload, job.runAt, now],
  );
}

/** Takes due jobs for one worker. Rows that another worker is taking at this moment are passed over. */
export async function claimDue(
  db: Db,
  request: { kinds: readonly JobKind[]; claim: string; leaseSeconds: number; limit: number; now: Date },
): Promise<Job[]> {
  return db.query<Job>(
    `UPDATE jobs SET claim = $2, attempts = attempts + 1, run_at = $5::timestamptz + make_interval(secs => $3)
     WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM jobs
       WHERE dead_at IS NULL AND run_at <= $5 AND kind = ANY($1)
       ORDER BY run_at LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING developer_id AS "developerId", id, kind, payload, attempts, claim`,
    [request.kinds, request.claim, request.leaseSeconds, request.limit, request.now],
  );
}

/** All four ways a job ends ask for the claim, so a worker that lost its lease changes nothing. */
const HELD = 'WHERE developer_id = $1 AND id = $2 AND claim = $3';

export async function extendLease(db: Db, job: Job, until: Date): Promise<void> {
  await db.query(`UPDATE jobs SET run_at = $4 ${HELD}`, [...held(job), until]);
}

export async function finish(db: Db, job: Job): Promise<void> {
  await db.query(`DELETE FROM jobs ${HELD}`, held(job));
}

/** Runs it again later as if for the first time: for chores, and for work that waits on the outside. */
export async function reschedule(db: Db, job: Job, runAt: Date): Promise<void> {
  await db.query(`UPDATE jobs SET run_at = $4, attempts = 0, claim = NULL, last_error = NULL ${HELD}`, [
    ...held(job),
    runAt,
  ]);
}

export async function retryLater(db: Db, job: Job, runAt: Date, error: string): Promise<void> {
  await db.query(`UPDATE jobs SET run_at = $4, claim = NULL, last_error = $5 ${HELD}`, [
    ...held(job),
    runAt,
    error,
  ]);
}

export async function bury(db: Db, job: Job, now: Date, error: string): Promise<void> {
  await db.query(`UPDATE jobs SET dead_at = $4, claim = NULL, last_error = $5 ${HELD}`, [
    ...held(job),
    now,
    error,
  ]);
}

export async function counts(db: Db, now: Date): Promise<{ due: number; dead: number }> {
  const [row] = await db.query<{ due: number; dead: number }>(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL AND run_at <= $1) AS due,
            count(*) FILTER (WHERE dead_at IS NOT NULL) AS dead FROM jobs`,
    [now],
  );
  return row ?? { due: 0, dead: 0 };
}

function held(job: Job): unknown[] {
  return [job.developerId, job.id, job.claim];
}
