import { afterAll } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { startWebhookWorker } from '#jobs/webhook-worker.ts';
import { startWorker } from '#jobs/worker.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { startTestApp, type TestApp, type TestOptions } from './app.ts';

export type ListeningApp = TestApp & { readonly apiUrl: string };

/** The test app with a port and its workers, for external clients. Webhooks may be sent to this machine. */
export async function startListeningApp(options: TestOptions = {}): Promise<ListeningApp> {
  const app = await startTestApp({ webhookSender: openWebhookSender({ allowPrivate: true }), ...options });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  startTestWorkers(app);
  return { ...app, apiUrl: `${address}/v1` };
}

/** Starts the workers of an app until the end of the file. */
export function startTestWorkers({ context }: TestApp): void {
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const workers = [
    startWorker(context, JOB_HANDLERS, log, { pollMs: 50 }),
    startWebhookWorker(context, log, { pollMs: 50 }),
  ];
  afterAll(() => Promise.all(workers.map((worker) => worker.stop())));
}
