import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context, EscrowPolicy } from '#actions/context.ts';
import type { Clock } from '#core/ports.ts';
import { buildServer } from '#http/server.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { housekeeping, scheduleHousekeeping } from '#jobs/housekeeping.ts';
import { type JobHandlers, startWorker, type Worker } from '#jobs/worker.ts';
import { sandboxBank } from '#providers/bank-sandbox.ts';
import { openAgreementStore } from '#store/agreements.ts';
import { type Db, openDb } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { openKeyRing } from '#store/key-ring.ts';
import { openSandboxVault } from '#store/sandbox-vault.ts';
import type { Config } from './config.ts';
import { type DatabaseUrls, openDatabase } from './database.ts';
import { logOptions } from './logging.ts';

/** The only wiring: what talks to what is decided here and nowhere else. */
export const JOB_HANDLERS: JobHandlers = { housekeeping, ...escrowJobs };

const KEY_USE_FLUSH_MS = 30_000;

export type ContextOptions = {
  readonly clock?: Clock;
  readonly policy: EscrowPolicy;
  readonly wakeWorker?: () => void;
};

export function createContext(db: Db, options: ContextOptions): Context {
  const clock = options.clock ?? (() => new Date());
  return {
    db,
    clock,
    newId,
    keyRing: openKeyRing(db, clock),
    agreements: openAgreementStore(db),
    bank: sandboxBank(openSandboxVault(db), clock),
    policy: options.policy,
    wakeWorker: options.wakeWorker ?? (() => undefined),
  };
}

export function policyFrom(config: Config): EscrowPolicy {
  return { excessReturnAfterMs: config.EXCESS_REFUND_AFTER, accountLabel: config.ACCOUNT_LABEL };
}

export type Roles = { readonly http: boolean; readonly jobs: boolean };
export type RunningApp = {
  readonly http: FastifyInstance;
  readonly address: string | null;
  stop(): Promise<void>;
};

/** Starts what was asked for; if any part of the start fails, the parts that stand are taken down again. */
export async function startApp(config: Config, roles: Roles): Promise<RunningApp> {
  const database = await openDatabase(config);
  try {
    return await startOn(database, config, roles);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function startOn(
  database: DatabaseUrls & { stop(): Promise<void> },
  config: Config,
  roles: Roles,
): Promise<RunningApp> {
  const readiness = { draining: false };
  const db = openDb(database.serviceUrl);
  let worker: Worker | null = null;
  const context = createContext(db, { policy: policyFrom(config), wakeWorker: () => worker?.wake() });
  const http = await buildServer(context, {
    logger: logOptions(config.LOG_LEVEL),
    rateLimit: config.RATE_LIMIT,
    trustProxy: config.TRUST_PROXY,
    readiness,
  });
  if (!database.historyProtected) {
    http.log.warn('one database role owns and serves: history is protected by code alone');
  }

  const flushing = setInterval(() => {
    context.keyRing
      .flush()
      .catch((error: unknown) => http.log.warn({ err: error }, 'could not note key use'));
  }, KEY_USE_FLUSH_MS);
  if (roles.jobs) {
    await scheduleHousekeeping(context);
    worker = startWorker(context, JOB_HANDLERS, http.log);
  }
  if (roles.http) await http.listen({ port: config.PORT, host: config.HOST });

  return {
    http,
    address: roles.http ? addressOf(http, config.HOST) : null,
    async stop() {
      readiness.draining = true;
      clearInterval(flushing);
      await http.close();
      await worker?.stop();
      await context.keyRing.flush().catch(() => undefined);
      await db.close();
      await database.stop();
    },
  };
}

function addressOf(http: FastifyInstance, host: string): string {
  const { port } = http.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
