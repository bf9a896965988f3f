import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { inTimeOf } from '#actions/tenant-time.ts';
import { accountOf } from '#core/environment.ts';
import type { JobKind } from '#core/jobs.ts';
import { naturalBatch } from '#store/batch.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { inSpan, readTraceparent } from '#tracing/span.ts';
import { conclude, type JobOutcome, type Patience, putBack } from './outcome.ts';
import { openSignal } from './signal.ts';

export type JobHandler<Kind extends JobKind = JobKind> = Patience & {
  readonly run: (context: Context, job: Job<Kind>) => Promise<JobOutcome>;
};

/** A handler for every kind: a kind without one would wait for ever, so it does not compile. */
export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** The handlers of one worker; other kinds are left to other workers. */
export type SomeHandlers = Partial<JobHandlers>;

export type WorkerLog = { error(details: object, message: string): void };

export type Worker = {
  /** Finishes running jobs and takes no new ones. */
  stop(): Promise<void>;
  /** Hints that a job is due, so that it need not wait for the next poll. */
  wake(): void;
};

export type WorkerOptions = {
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly leaseSeconds?: number;
  /** How long a stop waits for running jobs. */
  readonly stopPatienceMs?: number;
};

const STOP_PATIENCE_MS = 10_000;
/**
 * An account gets a quarter of the slots while others wait. Alone it gets all but a quarter, which stays free
 * for others in case its own calls hang.
 */
const SHARE = 0.25;
/** Pause before a claim while jobs are running: a claim costs more than a short job, so it takes several. */
const GATHER_MS = 20;

/**
 * Claims due jobs and runs each at least once. A running job extends its lease; a job whose worker died
 * becomes due again when the lease ends.
 */
export function startWorker(
  context: Context,
  handlers: SomeHandlers,
  log: WorkerLog,
  options: WorkerOptions = {},
): Worker {
  const concurrency = options.concurrency ?? 32;
  const pollMs = options.pollMs ?? 1_000;
  const leaseSeconds = options.leaseSeconds ?? 15;
  const kinds = Object.keys(handlers) as JobKind[];
  const running = new Map<Promise<void>, Job>();
  const kept = Math.floor(concurrency * SHARE);
  let roundAfter = '';
  let stopping = false;
  const signal = openSignal();
  /** Jobs that finish at the same time share a statement. */
  const finish = naturalBatch(async (finished: readonly Job[]) => {
    await jobs.finish(context.db, ...finished);
    return finished.map(() => undefined);
  });

  async function takeDue(): Promise<number> {
    const free = concurrency - running.size;
    if (free <= 0) return 0;
    const due = await jobs.claimDue(context.db, {
      kinds,
      claim: randomBytes(8).toString('hex'),
      leaseSeconds,
      limit: free,
      now: context.clock(),
      shares: { each: Math.max(1, kept), alone: concurrency - kept, taken: placesTaken(), roundAfter },
    });
    roundAfter = due[0]?.roundEndedAt ?? roundAfter;
    for (const job of due) {
      const own = inTimeOf(context, job.aheadMs ?? 0);
      const done = runOne({ context: own, handlers, log, leaseSeconds, finish }, job).finally(() => {
        running.delete(done);
        signal.ring();
      });
      running.set(done, job);
    }
    return due.length;
  }

  function placesTaken(): Map<string, number> {
    const taken = new Map<string, number>();
    for (const { developerId } of running.values()) {
      const account = accountOf(developerId);
      taken.set(account, (taken.get(account) ?? 0) + 1);
    }
    return taken;
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      let taken = 0;
      if (running.size > 0) await sleep(GATHER_MS);
      signal.clear();
      try {
        taken = await takeDue();
      } catch (error) {
        log.error({ err: error }, 'could not look for jobs');
      }
      // A stop may have rung before the claim, which cleared it.
      if (taken === 0 && !stopping) await signal.wait(pollMs);
    }
  }

  const looping = loop();
  return {
    wake: signal.ring,
    async stop() {
      stopping = true;
      signal.ring();
      await looping;
      await Promise.race([
        Promise.allSettled(running.keys()),
        sleep(options.stopPatienceMs ?? STOP_PATIENCE_MS, undefined, { ref: false }),
      ]);
    },
  };
}

type Running = {
  readonly context: Context;
  readonly handlers: SomeHandlers;
  readonly log: WorkerLog;
  readonly leaseSeconds: number;
  readonly finish: (job: Job) => Promise<void>;
};

async function runOne({ context, handlers, log, leaseSeconds, finish }: Running, job: Job): Promise<void> {
  const lease = setInterval(
    () => {
      const until = new Date(context.clock().getTime() + leaseSeconds * 1000);
      jobs.extendLease(context.db, job, until).catch(() => undefined);
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    const outcome = await runJob(context, handlers, job);
    clearInterval(lease);
    await conclude(context, job, outcome, finish);
  } catch (error) {
    clearInterval(lease);
    log.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
    const patience = handlerOf(handlers, job.kind);
    await putBack(context, patience, job, error, Math.random()).catch((putBackError: unknown) => {
      // The lease expires by itself, so the job is late, not lost.
      log.error({ err: putBackError, job: job.id }, 'could not reschedule a failed job');
    });
  }
}

/** Runs a job with the handler of its kind; the types tie the payload to the kind. */
export function runJob<Kind extends JobKind>(
  context: Context,
  handlers: SomeHandlers,
  job: Job<Kind>,
): Promise<JobOutcome> {
  return inSpan(
    () => ({
      name: `job ${job.kind}`,
      kind: 'consumer',
      begins: true,
      cause: readTraceparent(job.trace),
      attributes: { 'surety.job': job.id, 'surety.attempts': job.attempts },
    }),
    () => handlerOf(handlers, job.kind).run(context, job),
  );
}

export function handlerOf<Kind extends JobKind>(handlers: SomeHandlers, kind: Kind): JobHandler<Kind> {
  const handler: JobHandler<Kind> | undefined = handlers[kind];
  if (!handler) throw new Error(`claimed a job of a kind without a handler: ${kind}`);
  return handler;
}
