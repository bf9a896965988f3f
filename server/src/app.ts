import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { IdentityEngine } from '#core/identity/engine.ts';
import { stalenessOf } from '#core/risk/ip-intel.ts';
import { openDashboardSite } from '#http/dashboard/site.ts';
import { buildServer } from '#http/server.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { housekeeping, scheduleChores } from '#jobs/housekeeping.ts';
import { mailJobs } from '#jobs/mail/mail-jobs.ts';
import { startMailWorker } from '#jobs/mail/mail-worker.ts';
import { replayJobs } from '#jobs/replay-webhook.ts';
import { reviewJobs } from '#jobs/reviews.ts';
import { riskJobs } from '#jobs/risk.ts';
import { startUpkeep } from '#jobs/upkeep.ts';
import { startWebhookWorker } from '#jobs/webhook-worker.ts';
import { type JobHandlers, startWorker, type Worker } from '#jobs/worker.ts';
import { openAnchorFolder } from '#providers/anchor-folder.ts';
import { type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import { durabilityRisks } from '#store/durability.ts';
import * as moneyPause from '#store/money-pause.ts';
import { ownVersion } from '#store/version.ts';
import { type Exporter, openExporter } from '#tracing/otlp.ts';
import { collectSpans } from '#tracing/span.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { joinCrew } from './crew.ts';
import { type DatabaseUrls, joinDatabase, openDatabase, unlockDatabase } from './database.ts';
import { identitySettings, openElsewhere } from './identity.ts';
import { logOptions } from './logging.ts';

/** The only wiring: what talks to what is decided here and nowhere else. */
const WORK = { housekeeping, ...escrowJobs, ...riskJobs, ...reviewJobs, ...replayJobs };
/** Mail is done by a worker of its own, beside the one for all else. */
export const JOB_HANDLERS: JobHandlers = { ...WORK, ...mailJobs };

/** Below DATA_DIR: what an operator drops in, and what is compiled from it. */
export const IP_DATA_FOLDER = 'ipdata';

export type Roles = { readonly http: boolean; readonly jobs: boolean };
export type RunningApp = {
  readonly http: FastifyInstance;
  readonly address: string | null;
  stop(): Promise<void>;
};

/** Of several processes on one port the first has the models and the pages made, the others when asked. */
const loads = ({ http, jobs }: Roles) => http && (jobs || !cluster.isWorker);

/** Starts what was asked for; if any part of the start fails, the parts that stand are taken down again. */
export async function startApp(config: Config, roles: Roles): Promise<RunningApp> {
  // The models load in a thread of their own, beside the database; a failure is told below, once there is a
  // log to tell it to. What the first start has to compile comes after them.
  const identity = config.IDENTITY_WORKERS === 0 ? null : openIdentityEngine(identitySettings(config));
  const compileAfter = loads(roles) ? identity?.start().catch(() => undefined) : undefined;
  const folder = join(config.DATA_DIR, IP_DATA_FOLDER);
  const opening = roles.http
    ? openIpIntel({ folder, clock: () => new Date(), compileAfter: Promise.resolve(compileAfter) })
    : null;
  const opened = cluster.isWorker ? joinDatabase(config) : openDatabase(config);
  const database = await opened.catch(async (error: unknown) => {
    (await opening)?.close();
    await identity?.close();
    throw error;
  });
  const ipIntel = await opening;
  try {
    return await startOn(database, { ipIntel, identity }, config, roles);
  } catch (error) {
    ipIntel?.close();
    await identity?.close();
    await database.stop();
    throw error;
  }
}

async function startOn(
  database: DatabaseUrls & { stop(): Promise<void> },
  { ipIntel, identity: here }: { ipIntel: OpenIpIntel | null; identity: IdentityEngine | null },
  config: Config,
  roles: Roles,
): Promise<RunningApp> {
  const readiness = { draining: false };
  const { db, secret } = await unlockDatabase(openDb(database.serviceUrl), config);
  let worker: Worker | null = null;
  let webhookWorker: Worker | null = null;
  let mailWorker: Worker | null = null;
  const wakeCouriers = () => {
    for (const each of [webhookWorker, mailWorker]) each?.wake();
  };
  const time = await openDatabaseClock(db);
  const identity = here ?? openElsewhere(db, secret, time.clock, config);
  const traces = await openTraces(config, () => http.log);
  const crew = joinCrew(config.WEB_CONCURRENCY);
  const context = createContext(db, config, {
    secret,
    publishAnchor: openAnchorFolder(config.ANCHOR_DIR ?? join(config.DATA_DIR, 'anchors')),
    clock: time.clock,
    ...(ipIntel ? { ipIntel } : {}),
    identity,
    tellRevoked: (hash) => crew?.tell('revoked', hash),
    wakeWorker: () => (roles.jobs ? worker?.wake() : crew?.hint('work')),
    wakeWebhooks: () => (roles.jobs ? wakeCouriers() : crew?.hint('news')),
    onDegraded: (error) => http.log.warn({ err: error }, 'assessed without history'),
    onStanding: ({ why, ...standing }) => http.log.warn(standing, `money waits for ${why}`),
  });
  crew?.onTold('revoked', (hash) => context.keyRing.drop(Buffer.from(hash as Uint8Array)));
  crew?.onTold('work', () => worker?.wake());
  crew?.onTold('news', wakeCouriers);
  const site = roles.http ? openDashboardSite() : null;
  const http: FastifyInstance = await buildServer(context, {
    logger: logOptions(config.LOG_LEVEL),
    rateLimit: config.RATE_LIMIT,
    metricsToken: config.METRICS_TOKEN,
    trustProxy: config.TRUST_PROXY,
    readiness,
    dashboard: config.DASHBOARD ? site : null,
    site,
    siblings: crew,
  });
  await warnOfDatabase(http, db, database);
  if (ipIntel) warnOfAddresses(http, ipIntel, context.clock());
  if (loads(roles) || !here) void loadModels(identity, http);

  const upkeep = startUpkeep(context, () => time.sync(), http.log);
  const stop = async () => {
    readiness.draining = true;
    // Whoever sends callers here must have seen that we go before the door closes.
    if (http.server.listening) await sleep(config.DRAIN_TIME);
    upkeep.stop();
    site?.stop();
    // A connection that was busy when we closed becomes idle later, and would stay for its keep-alive time.
    // It goes on to the end: between two parts of the stop nothing else may keep the process alive.
    const reaping = setInterval(() => http.server.closeIdleConnections(), 100);
    await http.close();
    ipIntel?.close();
    await identity.close();
    await Promise.all([worker?.stop(), webhookWorker?.stop(), mailWorker?.stop()]);
    context.webhooks.sender.close();
    await upkeep.flush();
    await traces?.stop();
    await db.close();
    await database.stop();
    clearInterval(reaping);
  };
  try {
    if (roles.jobs) {
      await scheduleChores(context);
      worker = startWorker(context, WORK, http.log);
      webhookWorker = startWebhookWorker(context, http.log);
      mailWorker = await startMailWorker(context, http.log);
    }
    if (roles.http) await http.listen({ port: config.PORT, host: config.HOST });
    if (loads(roles)) site?.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { http, address: roles.http ? addressOf(http, config.HOST) : null, stop };
}

/** Before the server is built, which asks whether anybody collects traces. */
async function openTraces(config: Config, log: () => FastifyInstance['log']): Promise<Exporter | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return null;
  const onError = (error: unknown, lost: number) => log().warn({ err: error, lost }, 'traces are lost');
  const exporter = openExporter({ endpoint, headers, service, share, version: await ownVersion(), onError });
  collectSpans(exporter);
  return exporter;
}

async function loadModels(identity: IdentityEngine, { log }: FastifyInstance): Promise<void> {
  await identity
    .start()
    .catch((error: unknown) => log.error({ err: error }, 'no identity can be verified: models'));
}

function warnOfAddresses({ log }: FastifyInstance, ipIntel: OpenIpIntel, now: Date): void {
  ipIntel.onProblem((problem) => log.warn({ problem }, 'assessing without IP data'));
  const stale = stalenessOf(ipIntel.status().sources, now);
  if (stale) log.warn(stale);
}

async function warnOfDatabase({ log }: FastifyInstance, db: Db, database: DatabaseUrls): Promise<void> {
  if (!database.historyProtected) {
    log.warn('one database role owns and serves: history is protected by code alone');
  }
  for (const risk of await durabilityRisks(db)) log.warn(`the database may forget: ${risk}`);
  const paused = await moneyPause.find(db);
  if (paused) log.warn(paused, 'no money moves until somebody runs: surety jobs resume');
}

function addressOf(http: FastifyInstance, host: string): string {
  const { port } = http.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
