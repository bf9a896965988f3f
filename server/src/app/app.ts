import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#actions/context.ts';
import { stalenessOf } from '#core/risk/ip-intel.ts';
import { openDashboardSite } from '#http/dashboard/site.ts';
import { buildServer } from '#http/server.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { faceJobs } from '#jobs/face-worker.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { mailJobs } from '#jobs/mail/mail-jobs.ts';
import { replayJobs } from '#jobs/replay-webhook.ts';
import { reviewJobs } from '#jobs/reviews.ts';
import { riskJobs } from '#jobs/risk.ts';
import { tendTestClock } from '#jobs/test-clock.ts';
import { startUpkeep } from '#jobs/upkeep.ts';
import type { JobHandlers } from '#jobs/worker.ts';
import { startWorkers } from '#jobs/workers.ts';
import { type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import type { Config } from '#settings/config.ts';
import { durabilityRisks } from '#store/connection/durability.ts';
import * as moneyPause from '#store/money-pause.ts';
import { ownVersion } from '#store/version.ts';
import { type Exporter, openExporter } from '#tracing/otlp.ts';
import { collectSpans } from '#tracing/span.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { openRedrawer } from '#vision/pool/redraw.ts';
import { contextsOf, type OpenCell, openCells } from './cells.ts';
import { joinCluster } from './cluster.ts';
import type { ContextParts } from './context.ts';
import { type DatabaseUrls, joinDatabase, openDatabase } from './database.ts';
import { identitySettings, openElsewhere } from './identity.ts';
import type { Launched } from './launch.ts';
import { logOptions } from './logging.ts';
import { releaseMemoryAtRest } from './memory-at-rest.ts';

/** The only place that wires the parts together. */
const WORK = {
  housekeeping,
  'tend-test-clock': tendTestClock,
  ...escrowJobs,
  ...riskJobs,
  ...reviewJobs,
  ...replayJobs,
};
/** Mail and face searches have workers of their own, separate from the one for all other jobs. */
export const JOB_HANDLERS: JobHandlers = { ...WORK, ...mailJobs, ...faceJobs };

/** Below DATA_DIR: files that an operator drops in, and the data compiled from them. */
export const IP_DATA_FOLDER = 'ipdata';

export type Roles = { readonly http: boolean; readonly jobs: boolean };
export type RunningApp = {
  readonly http: FastifyInstance;
  readonly address: string | null;
  stop(): Promise<void>;
};

/**
 * Of several processes on one port, the first loads models and builds pages at the start, if that is asked
 * for, the others on demand.
 */
const loads = ({ http, jobs }: Roles) => http && (jobs || !cluster.isWorker);

/** Starts the requested roles. If any part fails to start, the parts that did are stopped again. */
export async function startApp(config: Config, roles: Roles, launched: Launched): Promise<RunningApp> {
  const folder = join(config.DATA_DIR, IP_DATA_FOLDER);
  // Compiling at the first start would take a core from PostgreSQL, which is creating its tables.
  const started = Promise.withResolvers<void>();
  const opening = roles.http
    ? openIpIntel({ folder, clock: () => new Date(), compileAfter: started.promise })
    : null;
  const opened = cluster.isWorker ? joinDatabase(config) : openDatabase(config, { launched });
  const database = await opened.catch(async (error: unknown) => {
    (await opening)?.close();
    throw error;
  });
  const ipIntel = await opening;
  try {
    const app = await startOn(database, ipIntel, config, roles);
    started.resolve();
    return app;
  } catch (error) {
    ipIntel?.close();
    await database.stop();
    throw error;
  }
}

type Reports = Pick<ContextParts, 'onDegraded' | 'onRegisterFailure' | 'onStanding'>;

/** What an operator should hear of, although every request was answered. */
function reportsTo(log: () => FastifyInstance['log']): Reports {
  return {
    onDegraded: (error) => log().warn({ err: error }, 'assessed without history'),
    onRegisterFailure: (reason) => log().error({ reason }, 'a national register gave no answer'),
    onStanding: ({ why, ...standing }) => log().warn(standing, `money is waiting for ${why}`),
  };
}

async function startOn(
  database: DatabaseUrls & { stop(): Promise<void> },
  ipIntel: OpenIpIntel | null,
  config: Config,
  roles: Roles,
): Promise<RunningApp> {
  const readiness = { draining: false };
  const cells = await openCells(database, config);
  const [{ db, secret, time }] = cells as [OpenCell];
  const identity =
    config.IDENTITY_WORKERS === 0
      ? openElsewhere(db, secret, time.clock, config)
      : openIdentityEngine({ ...identitySettings(config), onFailed: (error) => warnOfModels(http, error) });
  const traces = await openTraces(config, () => http.log);
  const cluster = joinCluster(config.WEB_CONCURRENCY);
  const shared: ContextParts = {
    webhookSender: openWebhookSender({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE }),
    ...(ipIntel ? { ipIntel } : {}),
    identity,
    redrawer: openRedrawer(),
    broadcastRevoked: (hash) => cluster?.broadcast('revoked', hash),
    ...reportsTo(() => http.log),
  };
  const contexts = contextsOf(cells, config, (cell) => ({
    ...shared,
    wakeWorker: () => (roles.jobs ? cell.workers?.wake() : cluster?.hint('work')),
    wakeWebhooks: () => (roles.jobs ? cell.workers?.wakeDeliveryWorkers() : cluster?.hint('news')),
  }));
  const [context] = contexts as [Context];
  cluster?.onMessage('revoked', (hash) => {
    for (const { keyRing } of contexts) keyRing.drop(Buffer.from(hash as Uint8Array));
  });
  cluster?.onMessage('work', () => {
    for (const { workers } of cells) workers?.wake();
  });
  cluster?.onMessage('news', () => {
    for (const { workers } of cells) workers?.wakeDeliveryWorkers();
  });
  const site = roles.http ? openDashboardSite() : null;
  const http: FastifyInstance = await buildServer(context, {
    logger: logOptions(config.LOG_LEVEL),
    rateLimit: config.RATE_LIMIT,
    metricsToken: config.METRICS_TOKEN,
    trustProxy: config.TRUST_PROXY,
    readiness,
    dashboard: config.DASHBOARD ? site : null,
    site,
    siblings: cluster,
  });
  await warnOfDatabase(http, contexts, database);
  if (ipIntel) warnOfAddresses(http, ipIntel, context.clock());
  const isRemote = config.IDENTITY_WORKERS === 0;
  // The log has the reason for a failure, and /readyz reports it.
  if (isRemote || (config.IDENTITY_LOAD === 'start' && loads(roles))) identity.start().catch(() => undefined);

  const upkeeps = contexts.map((each, nth) =>
    startUpkeep(each, async () => cells[nth]?.time.sync(), http.log),
  );
  const memory = releaseMemoryAtRest();
  const stop = async () => {
    readiness.draining = true;
    // A load balancer must notice that this process is leaving before it stops listening.
    if (http.server.listening) await sleep(config.DRAIN_TIME);
    for (const upkeep of upkeeps) upkeep.stop();
    site?.stop();
    memory.stop();
    // A connection that was busy when the server closed becomes idle later, and would stay open for its
    // keep-alive time. The timer runs to the end, since between two parts of the stop nothing else keeps the
    // process alive.
    const reaping = setInterval(() => http.server.closeIdleConnections(), 100);
    await http.close();
    ipIntel?.close();
    await identity.close();
    await context.redrawer.close();
    await Promise.all(cells.map(({ workers }) => workers?.stop()));
    context.webhooks.sender.close();
    await Promise.all(upkeeps.map((upkeep) => upkeep.flush()));
    await traces?.stop();
    await Promise.all(cells.map((cell) => cell.db.close()));
    await database.stop();
    clearInterval(reaping);
  };
  try {
    if (roles.jobs) {
      for (const [nth, each] of contexts.entries()) {
        const workers = await startWorkers(each, WORK, http.log);
        Object.assign(cells[nth] as OpenCell, { workers });
      }
    }
    if (roles.http) await http.listen({ port: config.PORT, host: config.HOST });
    if (loads(roles)) site?.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { http, address: roles.http ? addressOf(http, config.HOST) : null, stop };
}

/** Must be called before the server is built, which checks whether traces are collected. */
async function openTraces(config: Config, log: () => FastifyInstance['log']): Promise<Exporter | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return null;
  const onError = (error: unknown, lost: number) => log().warn({ err: error, lost }, 'traces were lost');
  const exporter = openExporter({ endpoint, headers, service, share, version: await ownVersion(), onError });
  collectSpans(exporter);
  return exporter;
}

function warnOfModels({ log }: FastifyInstance, error: Error): void {
  log.error({ err: error }, 'identities cannot be verified: the models could not be loaded');
}

function warnOfAddresses({ log }: FastifyInstance, ipIntel: OpenIpIntel, now: Date): void {
  ipIntel.onProblem((problem) => log.warn({ problem }, 'assessing without IP data'));
  const stale = stalenessOf(ipIntel.status().sources, now);
  if (stale) log.warn(stale);
}

async function warnOfDatabase(
  { log }: FastifyInstance,
  contexts: readonly Context[],
  database: DatabaseUrls,
): Promise<void> {
  if (!database.historyProtected) {
    log.warn(
      'the service connects as the owner of the tables: history is protected only by the code; set MIGRATION_DATABASE_URL to a separate role',
    );
  }
  if (((await contexts[0]?.storage.room()) ?? Infinity) <= 0) {
    log.warn('free space on the disk of DATA_DIR is below STORAGE_RESERVE: write requests are refused');
  }
  for (const { db, cell } of contexts) {
    for (const risk of await durabilityRisks(db)) log.warn(`the database may lose data: ${risk}`);
    const paused = await moneyPause.find(db);
    const where = cell.isFirst ? '' : ` --cell ${cell.name}`;
    if (paused) log.warn(paused, `money movements are paused; to resume, run: surety jobs resume${where}`);
  }
}

function addressOf(http: FastifyInstance, host: string): string {
  const { port } = http.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
