import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#actions/context.ts';
import { buildServer } from '#http/server.ts';
import { housekeeping, scheduleHousekeeping } from '#jobs/housekeeping.ts';
import { type JobHandlers, startWorker, type Worker } from '#jobs/worker.ts';
import { type Db, openDb } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { openKeyRing } from '#store/key-ring.ts';
import type { Config } from './config.ts';
import { type DatabaseUrls, openDatabase } from './database.ts';
import { logOptions } from './logging.ts';

/** The only wiring: what talks to what is decided here and nowhere else. */
export const JOB_HANDLERS: JobHandlers = { housekeeping };

const KEY_USE_FLUSH_MS = 30_000;

export function createContext(db: Db): Context {
  const clock = () => new Date();
  return { db, clock, newId, keyRing: openKeyRing(db, clock) };
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
  const context = createContext(db);
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
  let worker: Worker | null = null;
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
