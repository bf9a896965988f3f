import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { retryDelayMs } from '#core/retry.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';

/** What a handler may say when it is done: nothing, or when it wants to run again. */
export type JobOutcome = { readonly again: Date } | undefined;

export type JobHandler = {
  readonly run: (context: Context, job: Job) => Promise<JobOutcome>;
  /** Waits between tries; after the last of them the job is dead. */
  readonly retryMs: readonly number[];
  /** A chore of the service itself: there is nobody to revive it, so it is tried for ever at its last wait. */
  readonly neverDies?: boolean;
};

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export type WorkerLog = { error(details: object, message: string): void };

export type Worker = {
  /** Finishes what is running and takes nothing new. */
  stop(): Promise<void>;
  /** A hint that something is due, so that it need not wait for the next poll. */
  wake(): void;
};

export type WorkerOptions = {
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly leaseSeconds?: number;
};

const STOP_PATIENCE_MS = 10_000;

/**
 * Takes due jobs and runs them, at least once each. A job that is running keeps its lease alive; one whose
 * worker died falls due again when the lease ends.
 */
export function startWorker(
  context: Context,
  handlers: JobHandlers,
  log: WorkerLog,
  options: WorkerOptions = {},
): Worker {
  const concurrency = options.concurrency ?? 16;
  const pollMs = options.pollMs ?? 1_000;
  const leaseSeconds = options.leaseSeconds ?? 15;
  const kinds = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  let stopping = false;
  // A hint that comes while we are looking must not be lost, so it is noted and the next pause is skipped.
  let hinted = false;
  let wakeUp: () => void = () => undefined;
  const wake = () => {
    hinted = true;
    wakeUp();
  };

  async function takeDue(): Promise<number> {
    const free = concurrency - running.size;
    if (free <= 0) return 0;
    const due = await jobs.claimDue(context.db, {
      kinds,
      claim: randomBytes(8).toString('hex'),
      leaseSeconds,
      limit: free,
      now: context.clock(),
    });
    for (const job of due) {
      const done = runOne(context, handlers, log, leaseSeconds, job).finally(() => {
        running.delete(done);
        wake();
      });
      running.add(done);
    }
    return due.length;
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      let taken = 0;
      hinted = false;
      try {
        taken = await takeDue();
      } catch (error) {
        log.error({ err: error }, 'could not look for jobs');
      }
      if (taken === 0 && !hinted && !stopping) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const looping = loop();
  return {
    wake,
    async stop() {
      stopping = true;
      wakeUp();
      await looping;
      await Promise.race([Promise.allSettled(running), sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function runOne(
  context: Context,
  handlers: JobHandlers,
  log: WorkerLog,
  leaseSeconds: number,
  job: Job,
): Promise<void> {
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`claimed a job of a kind nobody handles: ${job.kind}`);
  const lease = setInterval(
    () => {
      const until = new Date(context.clock().getTime() + leaseSeconds * 1000);
      jobs.extendLease(context.db, job, until).catch(() => undefined);
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    const outcome = await handler.run(context, job);
    clearInterval(lease);
    if (outcome) await jobs.reschedule(context.db, job, outcome.again);
    else await jobs.finish(context.db, job);
  } catch (error) {
    clearInterval(lease);
    log.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
    await putBack(context, handler, job, error).catch((putBackError: unknown) => {
      // The lease ends by itself, so the job is late, not lost.
      log.error({ err: putBackError, job: job.id }, 'could not put a job back');
    });
  }
}

async function putBack(context: Context, handler: JobHandler, job: Job, error: unknown): Promise<void> {
  const now = context.clock();
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
  const spent = job.attempts > handler.retryMs.length && !handler.neverDies;
  if (spent) return jobs.bury(context.db, job, now, message);
  const delay = retryDelayMs(handler.retryMs, job.attempts, Math.random());
  return jobs.retryLater(context.db, job, new Date(now.getTime() + delay), message);
}
