import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { JOB_HANDLERS } from '#app/app.ts';
import { createContext } from '#app/context.ts';
import type { Environment } from '#core/environment.ts';
import type { WebhookSender } from '#core/events/sender.ts';
import type { DashboardSite } from '#http/dashboard/pages.ts';
import { prepare } from '#http/pipeline/open/prepared.ts';
import { buildServer } from '#http/server.ts';
import { startWorker } from '#jobs/worker.ts';
import { readConfig } from '#settings/config.ts';
import type { RootSecret } from '#settings/root-secret.ts';
import { openDb, unlocked } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { dataKeyAt } from '#test/support/database/unlock.ts';
import { CONNECTED } from './banks.ts';
import type { Account } from './requests.ts';

export type FuzzService = {
  readonly http: FastifyInstance;
  readonly port: number;
  newAccount(environment: Environment): Promise<Account>;
  stop(): Promise<void>;
};

/** No request leaves the machine: webhooks to any address are answered here. */
const NOWHERE: WebhookSender = {
  allowPrivate: false,
  whyRefused: async () => null,
  send: async () => ({ status: 200, latencyMs: 1, response: '', error: null }),
  close: () => undefined,
};
const SITE: DashboardSite = {
  file: (path) =>
    path === 'index.html' || path === 'verify.html'
      ? { content: prepare('<!doctype html><title>Surety</title>', 'text/html'), immutable: false }
      : undefined,
  progress: () => ({ busy: false, words: '' }),
};
/** Time runs this much faster, so that limits are on but never reached. */
const HURRY = 1_000;
const PASSWORD = 'correct horse 1';

/** The service as app.ts wires it, on a port, with its limits on and its workers running. */
export async function startFuzzService(serviceUrl: string, secret: RootSecret): Promise<FuzzService> {
  const db = unlocked(openDb(serviceUrl), await dataKeyAt(serviceUrl, secret));
  const context = createContext(db, readConfig(CONNECTED), { secret, webhookSender: NOWHERE });
  const http = await buildServer(context, {
    logger: false,
    rateLimit: true,
    ticks: () => performance.now() * HURRY,
    trustProxy: false,
    readiness: { draining: false },
    dashboard: SITE,
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const worker = startWorker(context, JOB_HANDLERS, http.log);
  const { port } = http.server.address() as AddressInfo;
  return {
    http,
    port,
    async newAccount(environment) {
      const credentials = { email: `fuzz-${newId('x')}@example.com`, password: PASSWORD };
      const post = (path: string) =>
        fetch(`http://127.0.0.1:${port}/dashboard/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-surety-dashboard': '1' },
          body: JSON.stringify(credentials),
        });
      const answer = await post('/account');
      const { apiKey } = (await answer.json()) as { apiKey: string };
      const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
      if (environment === 'live') return { key: apiKey, cookie };
      const forTest = await fetch(`http://127.0.0.1:${port}/v1/developer/api-keys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({ environment }),
      });
      return { key: ((await forTest.json()) as { apiKey: string }).apiKey, cookie };
    },
    async stop() {
      await http.close();
      await worker.stop();
      await context.identity.close();
      await db.close();
    },
  };
}
