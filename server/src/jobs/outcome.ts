import type { Base } from '#actions/base.ts';
import { BankNotConfigured } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';
import { askAgainMs, retryDelayMs } from '#core/retry.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';

/** The outcome of a handler: done, to be run again at a time, or waiting for an external system. */
export type JobOutcome = { readonly again: Date } | Waiting | undefined;

/**
 * The external system was reached and answered "not yet". It is asked less and less often, but by
 * `atTheLatest` in any case.
 */
type Waiting = { readonly waitingFor: string; readonly atTheLatest?: Date | null };

/** How a failing job is retried. */
export type Patience = {
  /** Waits between attempts; after the last the job is dead. */
  readonly retryMs: readonly number[];
  /**
   * For jobs that owe money, and for chores: they are retried for ever at the last interval, and raise an
   * alarm when the other intervals are used up.
   */
  readonly neverDies?: boolean;
};

/** After this long of "not yet", a person should look. */
const WAITED_TOO_LONG_MS = 48 * 3_600_000;
const MAX_ERROR = 1_000;

type Needed = Pick<Base, 'db' | 'clock'>;

export async function conclude(
  { db, clock }: Needed,
  job: Job,
  outcome: JobOutcome,
  finish: (job: Job) => Promise<void> = (done) => jobs.finish(db, done),
): Promise<void> {
  if (!outcome) return finish(job);
  if ('again' in outcome) return jobs.reschedule(db, job, outcome.again);
  const at = clock();
  const since = job.waitingSince ?? at;
  const waitedMs = at.getTime() - since.getTime();
  const askAt = at.getTime() + askAgainMs(waitedMs);
  const runAt = new Date(Math.min(askAt, outcome.atTheLatest?.getTime() ?? askAt));
  const error = `has waited since ${since.toISOString()} for ${outcome.waitingFor}`;
  return jobs.waitLonger(db, job, {
    since,
    runAt,
    alarm: waitedMs < WAITED_TOO_LONG_MS ? null : { at, error },
  });
}

/** Schedules another attempt, or buries the job. `random` is in [0, 1). */
export async function putBack(
  { db, clock }: Needed,
  { retryMs, neverDies }: Patience,
  job: Job,
  error: unknown,
  random: number,
): Promise<void> {
  const now = clock();
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  const spent = job.attempts > retryMs.length;
  if (spent && !neverDies) return jobs.bury(db, job, now, message);
  const runAt = new Date(now.getTime() + retryDelayMs(retryMs, job.attempts, random));
  // Waiting cannot fix this, so the alarm is immediate.
  const altered = error instanceof Problem && error.code === 'altered_record';
  const alarming = spent || altered || error instanceof BankNotConfigured;
  return jobs.retryLater(db, job, runAt, message, alarming ? now : null);
}
