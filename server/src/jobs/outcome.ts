import type { Base } from '#actions/base.ts';
import { BankNotConfigured } from '#core/escrow/bank.ts';
import { askAgainMs, retryDelayMs } from '#core/retry.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';

/** What a handler may say when it is done: nothing, when it wants to run again, or whom it waits for. */
export type JobOutcome = { readonly again: Date } | Waiting | undefined;

/**
 * The outside was reached and says "not yet": it is asked less and less often, `atTheLatest` all the same.
 */
type Waiting = { readonly waitingFor: string; readonly atTheLatest?: Date | null };

/** What a job does when it fails. */
export type Patience = {
  /** Waits between tries; after the last of them the job is dead. */
  readonly retryMs: readonly number[];
  /**
   * It owes money, or is a chore that nobody would revive: it is tried for ever at its last wait, and when
   * the others are spent it is an alarm.
   */
  readonly neverDies?: boolean;
};

/** Who has heard "not yet" for so long should have a person look. */
const WAITED_TOO_LONG_MS = 48 * 3_600_000;
const MAX_ERROR = 1_000;

type Desk = Pick<Base, 'db' | 'clock'>;

export async function conclude({ db, clock }: Desk, job: Job, outcome: JobOutcome): Promise<void> {
  if (!outcome) return jobs.finish(db, job);
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

/** `random` is in [0, 1). */
export async function putBack(
  { db, clock }: Desk,
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
  // What no time heals is an alarm at once.
  const alarming = spent || error instanceof BankNotConfigured;
  return jobs.retryLater(db, job, runAt, message, alarming ? now : null);
}
