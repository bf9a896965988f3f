import type { Context } from '#actions/context.ts';
import { startFaceWorker } from './face-worker.ts';
import { scheduleChores } from './housekeeping.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import { type SomeHandlers, startWorker, type Worker, type WorkerLog } from './worker.ts';

/** All workers of one cell. */
export type Workers = Worker & {
  /** Wakes the workers that deliver webhooks and mail. */
  wakeDeliveryWorkers(): void;
};

export async function startWorkers(context: Context, work: SomeHandlers, log: WorkerLog): Promise<Workers> {
  await scheduleChores(context);
  const mail = await startMailWorker(context, log);
  const worker = startWorker(context, work, log);
  const faces = startFaceWorker(context, log);
  const webhooks = startWebhookWorker(context, log);
  return {
    wake() {
      for (const each of [worker, faces]) each.wake();
    },
    wakeDeliveryWorkers() {
      for (const each of [webhooks, mail]) each.wake();
    },
    async stop() {
      await Promise.all([worker, faces, webhooks, mail].map((each) => each.stop()));
    },
  };
}
