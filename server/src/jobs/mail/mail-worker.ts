import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { openSignal } from '#jobs/signal.ts';
import { startWorker, type Worker, type WorkerLog, type WorkerOptions } from '#jobs/worker.ts';
import * as mailLog from '#store/mail/mail-log.ts';
import { followMailLog } from './follow-log.ts';
import { mailJobs } from './mail-jobs.ts';

/** Enough for tens of mails a second; a process that dies makes at most so many of them twice. */
const CONCURRENCY = 4;
/** However many commits cry out, there is this long between two looks, and more when looking is slow. */
const BREATH_MS = 100;
const RESTS = 9;
const POLL_MS = 1_000;
/** Longer than a mail may take: one that was handed over and not written down would be sent again. */
const STOP_PATIENCE_MS = 25_000;

/**
 * Follows the log for what is worth a mail, and sends what is queued: in places of its own, so that a mail
 * server that hangs keeps neither money nor webhooks waiting. Without a mail server it only keeps what is
 * still queued from being forgotten.
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
        minIntervalMs = Math.max(BREATH_MS, (performance.now() - startedAt) * RESTS);
        pauseMs = read > 0 || heldBack ? 0 : POLL_MS;
      } catch (error) {
        log.error({ err: error }, 'could not look for mail');
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
