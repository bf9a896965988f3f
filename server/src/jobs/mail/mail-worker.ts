import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { openSignal } from '#jobs/signal.ts';
import { startWorker, type Worker, type WorkerLog, type WorkerOptions } from '#jobs/worker.ts';
import * as mailLog from '#store/mail/mail-log.ts';
import { followMailLog } from './follow-log.ts';
import { mailJobs } from './mail-jobs.ts';

/** Enough for tens of mails a second; a process that dies sends at most this many twice. */
const CONCURRENCY = 4;
/**
 * Minimum interval between two polls of the log, however many notifications arrive; longer when polls are
 * slow.
 */
const MIN_INTERVAL_MS = 100;
const IDLE_FACTOR = 9;
const POLL_MS = 1_000;
/** Longer than sending a mail may take: a mail that was handed over but not recorded would be sent again. */
const STOP_PATIENCE_MS = 25_000;

/**
 * Follows the log for events that need a mail, and sends queued mails. A worker of its own, so that a mail
 * server that hangs holds up neither money nor webhooks. Without a mail server it only works off mails that
 * are still queued.
 */
export async function startMailWorker(
  context: Context,
  log: WorkerLog,
  options: WorkerOptions = {},
): Promise<Worker> {
  const followed = context.mail.messenger !== null;
  await mailLog.follow(context.db, followed);
  const worker = startWorker(context, mailJobs, log, {
    concurrency: CONCURRENCY,
    stopPatienceMs: STOP_PATIENCE_MS,
    ...options,
  });
  const signal = openSignal();
  let stopping = false;

  async function loop(): Promise<void> {
    let minIntervalMs = 0;
    let pauseMs = 0;
    while (!stopping) {
      await sleep(minIntervalMs);
      await signal.wait(pauseMs - minIntervalMs);
      signal.clear();
      const startedAt = performance.now();
      try {
        const { read, heldBack } = await followMailLog(context);
        if (read > 0) worker.wake();
        minIntervalMs = Math.max(MIN_INTERVAL_MS, (performance.now() - startedAt) * IDLE_FACTOR);
        pauseMs = read > 0 || heldBack ? 0 : POLL_MS;
      } catch (error) {
        log.error({ err: error }, 'could not read the event log for mail');
        pauseMs = POLL_MS;
      }
    }
  }
  const looping = followed ? loop() : Promise.resolve();

  return {
    wake: signal.ring,
    async stop() {
      stopping = true;
      signal.ring();
      await looping;
      await worker.stop();
    },
  };
}
