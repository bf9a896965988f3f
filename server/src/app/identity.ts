import { networkInterfaces } from 'node:os';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { Clock } from '#core/time.ts';
import type { Config } from '#settings/config.ts';
import { firstSecret, type RootSecret } from '#settings/root-secret.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import * as identityWorkers from '#store/identity/workers.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { startMeasuringServer } from '#vision/remote/measuring-server.ts';
import { openRemoteEngine } from '#vision/remote/remote-engine.ts';
import { openSealedMessages } from '#vision/remote/sealed-messages.ts';
import { openDatabase, unlockDatabase } from './database.ts';

export function identitySettings(config: Config) {
  return {
    workers: config.IDENTITY_WORKERS,
    maxWaiting: config.IDENTITY_QUEUE,
    deadlineMs: config.IDENTITY_DEADLINE,
    unloadAfterMs: config.IDENTITY_LOAD === 'start' ? undefined : (config.IDENTITY_UNLOAD_AFTER ?? undefined),
    niceness: config.IDENTITY_PRIORITY,
    models: { embedder: config.FACE_EMBEDDER, liveness: config.LIVENESS_MODEL },
  };
}

/** Pictures are analysed by other processes, which are found through the database. */
export function openElsewhere(db: Db, secret: RootSecret, clock: Clock, config: Config): IdentityEngine {
  return openRemoteEngine({
    messages: openSealedMessages(firstSecret(secret).derive),
    clock,
    find: () => identityWorkers.present(db),
    maxWaiting: config.IDENTITY_QUEUE,
    deadlineMs: config.IDENTITY_DEADLINE,
  });
}

const REPORT_EVERY_MS = 2_000;

export type IdentityNode = { readonly address: string; stop(): Promise<void> };

type Log = (error: unknown, message: string) => void;

/**
 * `surety work --queue identity`: runs the models and a port for processes of the same installation, nothing
 * else.
 */
export async function startIdentityNode(config: Config, log: Log): Promise<IdentityNode> {
  // This process has nothing else to do with its memory.
  const engine = openIdentityEngine({ ...identitySettings(config), unloadAfterMs: undefined });
  // In order of opening; closed in reverse order.
  const open: (() => Promise<unknown>)[] = [() => engine.close()];
  const stop = async () => {
    // Between two parts of the stop nothing else keeps the process alive.
    const staying = setInterval(() => undefined, REPORT_EVERY_MS);
    for (const close of open.splice(0).toReversed()) await close();
    clearInterval(staying);
  };
  try {
    const [database] = await Promise.all([openDatabase(config), engine.start()]);
    open.push(() => database.stop());
    const { db, secret } = await unlockDatabase(openDb(database.serviceUrl, { max: 2 }), config);
    open.push(() => db.close());
    const time = await openDatabaseClock(db);
    const server = await startMeasuringServer({
      engine,
      messages: openSealedMessages(firstSecret(secret).derive),
      clock: time.clock,
      host: config.HOST,
      port: config.PORT,
      onError: (error) => log(error, 'pictures could not be analysed'),
    });
    open.push(() => server.stop());
    const address = config.IDENTITY_ADDRESS ?? `http://${hostFor(config.HOST)}:${server.port}`;
    const report = async () => {
      await identityWorkers.report(db, { address, slots: engine.places });
      await time.sync();
    };
    await report();
    open.push(() => identityWorkers.leave(db, address).catch(() => undefined));
    const reporting = setInterval(
      () => report().catch((error: unknown) => log(error, 'could not register this process in the database')),
      REPORT_EVERY_MS,
    );
    open.push(async () => clearInterval(reporting));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const ALL = new Set(['0.0.0.0', '::', '']);

/** The host under which others reach this process: the given one, or the machine's first address. */
function hostFor(host: string): string {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  const name = ALL.has(host) ? (own?.address ?? '127.0.0.1') : host;
  return name.includes(':') ? `[${name}]` : name;
}
