import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#actions/context.ts';
import { type EscrowPolicy, UNLIMITED } from '#actions/escrow/escrow-desk.ts';
import { openWebhookDesk } from '#actions/events/webhook-desk.ts';
import { keyedLock } from '#actions/keyed-lock.ts';
import { EVERY_RIGHT } from '#core/account/permissions.ts';
import { SYSTEM } from '#core/actor.ts';
import type { WebhookSender } from '#core/events/sender.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { IpIntel } from '#core/risk/ip-intel.ts';
import type { Clock } from '#core/time.ts';
import { openDashboardSite } from '#http/dashboard/site.ts';
import { buildServer } from '#http/server.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { housekeeping, scheduleChores } from '#jobs/housekeeping.ts';
import { replayJobs } from '#jobs/replay-webhook.ts';
import { riskJobs } from '#jobs/risk.ts';
import { startUpkeep } from '#jobs/upkeep.ts';
import { startWebhookWorker } from '#jobs/webhook-worker.ts';
import { type JobHandlers, startWorker, type Worker } from '#jobs/worker.ts';
import { openAnchorFolder } from '#providers/anchor-folder.ts';
import { NO_IP_INTEL, type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { firstSecret, newRootSecret, type RootSecret } from '#settings/root-secret.ts';
import { openKeyRing } from '#store/account/key-ring.ts';
import { openRequestLog } from '#store/account/request-log.ts';
import { openUsageBook } from '#store/account/usage.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import { durabilityRisks } from '#store/durability.ts';
import { openAgreementStore } from '#store/escrow/agreements.ts';
import { openSeal } from '#store/escrow/audit/seal.ts';
import { derivedId, newId } from '#store/ids.ts';
import * as moneyPause from '#store/money-pause.ts';
import { openRiskState } from '#store/risk/state.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { UNSEEN_STORAGE, watchStorage } from '#store/storage.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { type BankParts, openBanks } from './banks.ts';
import type { Config } from './config.ts';
import { type DatabaseUrls, openDatabase, openSecret } from './database.ts';
import { logOptions } from './logging.ts';

/** The only wiring: what talks to what is decided here and nowhere else. */
export const JOB_HANDLERS: JobHandlers = { housekeeping, ...escrowJobs, ...riskJobs, ...replayJobs };

const BACK_OFF_MS = 5;
const DAY_MS = 24 * 3_600_000;
/** Below DATA_DIR: what an operator drops in, and what is compiled from it. */
export const IP_DATA_FOLDER = 'ipdata';

export type ContextParts = BankParts & {
  readonly secret?: RootSecret;
  readonly clock?: Clock;
  readonly ipIntel?: IpIntel;
  readonly identity?: IdentityEngine;
  readonly webhookSender?: WebhookSender;
  readonly wakeWorker?: () => void;
  readonly wakeWebhooks?: () => void;
  readonly onDegraded?: (error: unknown) => void;
  readonly publishAnchor?: Context['publishAnchor'];
};

/** What the actions reach, from the configuration; tests put a clock or a bank of their own in. */
export function createContext(db: Db, config: Config, parts: ContextParts = {}): Context {
  const secret = parts.secret ?? newRootSecret();
  const first = firstSecret(secret);
  const clock = parts.clock ?? (() => new Date());
  const sender = parts.webhookSender ?? openWebhookSender({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE });
  return {
    db,
    clock,
    newId,
    derivedId,
    actor: SYSTEM,
    rights: EVERY_RIGHT,
    secret: first,
    box: openSecretBox(secret),
    // With a real bank an account is a way to somebody's money.
    signUps: config.SIGNUP ?? (config.BANK_PROVIDER === 'sandbox' ? 'open' : 'invited'),
    keyRing: openKeyRing(db, clock),
    requestLog: openRequestLog(db),
    usage: openUsageBook(db, clock, { writes: config.QUOTA_WRITES, bytes: config.QUOTA_BYTES }),
    storage: config.DATABASE_URL ? UNSEEN_STORAGE : watchStorage(config.DATA_DIR, config.STORAGE_RESERVE),
    agreements: openAgreementStore(db, openSeal(first.derive('seal'))),
    ...openBanks(db, config, clock, parts),
    identity: parts.identity ?? openIdentityEngine(identitySettings(config)),
    risk: {
      state: openRiskState(db),
      ipIntel: parts.ipIntel ?? NO_IP_INTEL,
      thresholds: config.HIGH_VALUE_THRESHOLDS,
      onDegraded: parts.onDegraded ?? (() => undefined),
    },
    webhooks: openWebhookDesk(db, sender, parts.wakeWebhooks ?? (() => undefined)),
    policy: policyOf(config),
    spend: UNLIMITED,
    publishAnchor: parts.publishAnchor ?? (async () => undefined),
    inTurn: keyedLock(),
    backOff: (tries) => sleep(Math.random() * BACK_OFF_MS * tries),
    wakeWorker: parts.wakeWorker ?? (() => undefined),
  };
}

function policyOf(config: Config): EscrowPolicy {
  // In the sandbox nobody can run away with money, and whoever tries it out should not have to wait.
  const { PAYOUT_ACCOUNT_COOL_OFF: set } = config;
  const live = set ?? (config.BANK_PROVIDER === 'sandbox' ? 0 : DAY_MS);
  return {
    excessReturnAfterMs: config.EXCESS_REFUND_AFTER,
    expireAfterMs: config.EXPIRE_AFTER,
    payoutAccountCoolOffMs: { live, test: set ?? 0 },
    accountLabel: config.ACCOUNT_LABEL,
    lookBackMs: config.BANK_LOOK_BACK,
    anchorEveryMs: config.ANCHOR_EVERY,
  };
}

function identitySettings(config: Config) {
  return {
    workers: config.IDENTITY_WORKERS,
    maxWaiting: config.IDENTITY_QUEUE,
    deadlineMs: config.IDENTITY_DEADLINE,
    embedder: config.FACE_EMBEDDER,
  };
}

export type Roles = { readonly http: boolean; readonly jobs: boolean };
export type RunningApp = {
  readonly http: FastifyInstance;
  readonly address: string | null;
  stop(): Promise<void>;
};

/** Starts what was asked for; if any part of the start fails, the parts that stand are taken down again. */
export async function startApp(config: Config, roles: Roles): Promise<RunningApp> {
  // The models load in a thread of their own, beside the database; a failure is told below, once there is a
  // log to tell it to. What the first start has to compile comes after them.
  const identity = openIdentityEngine(identitySettings(config));
  const compileAfter = roles.http ? identity.start().catch(() => undefined) : Promise.resolve();
  const folder = join(config.DATA_DIR, IP_DATA_FOLDER);
  const opening = roles.http ? openIpIntel({ folder, clock: () => new Date(), compileAfter }) : null;
  const database = await openDatabase(config).catch(async (error: unknown) => {
    (await opening)?.close();
    await identity.close();
    throw error;
  });
  const ipIntel = await opening;
  try {
    return await startOn(database, { ipIntel, identity }, config, roles);
  } catch (error) {
    ipIntel?.close();
    await identity.close();
    await database.stop();
    throw error;
  }
}

async function startOn(
  database: DatabaseUrls & { stop(): Promise<void> },
  { ipIntel, identity }: { ipIntel: OpenIpIntel | null; identity: IdentityEngine },
  config: Config,
  roles: Roles,
): Promise<RunningApp> {
  const readiness = { draining: false };
  const db = openDb(database.serviceUrl);
  let worker: Worker | null = null;
  let webhookWorker: Worker | null = null;
  const time = await openDatabaseClock(db);
  const context = createContext(db, config, {
    secret: await openSecret(db, config),
    publishAnchor: openAnchorFolder(config.ANCHOR_DIR ?? join(config.DATA_DIR, 'anchors')),
    clock: time.clock,
    ...(ipIntel ? { ipIntel } : {}),
    identity,
    wakeWorker: () => worker?.wake(),
    wakeWebhooks: () => webhookWorker?.wake(),
    onDegraded: (error) => http.log.warn({ err: error }, 'assessed without history'),
  });
  const site = roles.http && config.DASHBOARD ? openDashboardSite() : null;
  const http: FastifyInstance = await buildServer(context, {
    logger: logOptions(config.LOG_LEVEL),
    rateLimit: config.RATE_LIMIT,
    metricsToken: config.METRICS_TOKEN,
    trustProxy: config.TRUST_PROXY,
    readiness,
    dashboard: site,
  });
  await warnOfDatabase(http, db, database);
  ipIntel?.onProblem((problem) => http.log.warn({ problem }, 'assessing without IP data'));
  if (roles.http) {
    identity
      .start()
      .catch((error: unknown) => http.log.error({ err: error }, 'no identity can be verified: models'));
  }

  const upkeep = startUpkeep(context, () => time.sync(), http.log);
  const stop = async () => {
    readiness.draining = true;
    upkeep.stop();
    site?.stop();
    // A connection that was busy when we closed becomes idle later, and would stay for its keep-alive time.
    const reaping = setInterval(() => http.server.closeIdleConnections(), 100);
    await http.close();
    clearInterval(reaping);
    ipIntel?.close();
    await identity.close();
    await Promise.all([worker?.stop(), webhookWorker?.stop()]);
    context.webhooks.sender.close();
    await upkeep.flush();
    await db.close();
    await database.stop();
  };
  try {
    if (roles.jobs) {
      await scheduleChores(context);
      worker = startWorker(context, JOB_HANDLERS, http.log);
      webhookWorker = startWebhookWorker(context, http.log);
    }
    if (roles.http) await http.listen({ port: config.PORT, host: config.HOST });
    site?.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { http, address: roles.http ? addressOf(http, config.HOST) : null, stop };
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
