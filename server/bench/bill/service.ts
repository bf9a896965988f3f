import type { AddressInfo } from 'node:net';
import type { Context } from '#actions/context.ts';
import { createContext } from '#app/context.ts';
import { buildServer } from '#http/server.ts';
import { readConfig } from '#settings/config.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { type CountingWire, openCountingWire } from '#test/support/database/counting-wire.ts';

export type MeteredService = {
  readonly address: string;
  readonly context: Context;
  readonly wire: CountingWire;
  /** Lets time pass for the service. */
  advance(ms: number): void;
  stop(): Promise<void>;
};

const SECRETS_KEY = 'be'.repeat(32);

/**
 * The service in this process, on a port, without workers, and with its connections through the counting
 * wire. Its clocks stand still between requests: a cache expires when the bill says so, and not when the
 * machine is slow.
 */
export async function startMeteredService(
  serviceUrl: string,
  /** Puts something between the service and its database, to see whether the bill shows it. */
  plant: (db: Db) => Db = (db) => db,
): Promise<MeteredService> {
  const wire = await openCountingWire(serviceUrl);
  const db = openDb(wire.url);
  const secret = await openRootSecret(Buffer.from(SECRETS_KEY, 'hex'), '');
  const personal = await dataKey.open(db, openSecretBox(secret));
  let now = Date.now();
  const ticks = () => now;
  const config = readConfig({ SIGNUP: 'open', DATABASE_URL: serviceUrl });
  const parts = { secret, clock: () => new Date(now), ticks };
  const context = createContext(unlocked(plant(db), personal), config, parts);
  const http = await buildServer(context, {
    logger: false,
    rateLimit: false,
    ticks,
    trustProxy: false,
    readiness: { draining: false },
    dashboard: null,
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/v1`,
    context,
    wire,
    advance(ms) {
      now += ms;
    },
    async stop() {
      await http.close();
      await context.identity.close();
      await db.close();
      await wire.close();
    },
  };
}
