import { afterAll } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { startWorker } from '#jobs/worker.ts';
import { startTestApp, type TestApp, type TestOptions } from './app.ts';

export type ListeningApp = TestApp & { readonly apiUrl: string };

/** The test app with a port and a worker, for clients that live outside of it. */
export async function startListeningApp(options: TestOptions = {}): Promise<ListeningApp> {
  const app = await startTestApp(options);
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const worker = startWorker(app.context, JOB_HANDLERS, log, { pollMs: 50 });
  afterAll(() => worker.stop());
  return { ...app, apiUrl: `${address}/v1` };
}
