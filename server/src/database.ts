import { reachEmbeddedPostgres } from '#postgres/attach.ts';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { openRootSecret, type RootSecret, refuseOtherSecret } from '#settings/root-secret.ts';
import type { Db } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import * as sealedWith from '#store/sealed-with.ts';
import type { Config } from './config.ts';

export type DatabaseUrls = {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  readonly historyProtected: boolean;
};

/** A migrated database: the configured server, or the embedded one started for the occasion. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void = () => undefined,
): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  if (config.DATABASE_URL) {
    const serviceUrl = config.DATABASE_URL;
    const ownerUrl = config.MIGRATION_DATABASE_URL ?? serviceUrl;
    const { historyProtected } = await migrate(ownerUrl, serviceUrl);
    return { serviceUrl, ownerUrl, historyProtected, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  try {
    const { historyProtected } = await migrate(server.ownerUrl, server.serviceUrl);
    return { ...server, historyProtected, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The database as it is, for commands that only look: nothing is migrated, and a running server is shared.
 */
export async function reachDatabase(config: Config): Promise<{ serviceUrl: string; stop(): Promise<void> }> {
  if (!config.DATABASE_URL) return reachEmbeddedPostgres(config.DATA_DIR);
  return { serviceUrl: config.DATABASE_URL, stop: async () => undefined };
}

/** The secret that this database lives with. Another one is refused before anything is sealed with it. */
export async function openSecret(db: Db, config: Config): Promise<RootSecret> {
  try {
    const secret = await openRootSecret(config.SECRETS_KEY, config.DATA_DIR);
    refuseOtherSecret(secret, await sealedWith.note(db, secret.id));
    return secret;
  } catch (error) {
    await db.close();
    throw error;
  }
}
