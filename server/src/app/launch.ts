import cluster from 'node:cluster';
import { type EmbeddedServer, startEmbeddedPostgres } from '#postgres/embedded.ts';
import type { Config } from '#settings/config.ts';
import { tryPort } from './port.ts';
import { type StopRequested, signalled } from './signals.ts';

/** What runs before the service is loaded. */
export type Launched = {
  /** Null without an embedded database of this process. */
  readonly server: Promise<EmbeddedServer> | null;
  readonly stopRequested: StopRequested;
};

/**
 * Launches the embedded database, and returns once its programs are at work. Loading the service keeps this
 * thread busy for about as long as they need, so a start does both at once. This file imports little for that
 * reason.
 */
export async function launch(config: Config, roles: { readonly http: boolean }): Promise<Launched> {
  const { DATABASE_URL, DATA_DIR } = config;
  // Before there is a server that a signal could leave behind.
  const stopRequested = signalled();
  if (roles.http && cluster.isPrimary) await tryPort(config);
  if (DATABASE_URL || cluster.isWorker) return { server: null, stopRequested };
  const launched = Promise.withResolvers<void>();
  const server = startEmbeddedPostgres({ dataDir: DATA_DIR, onLaunched: launched.resolve });
  // A failure is thrown where the server is awaited.
  void server.catch(() => undefined).then(() => launched.resolve());
  await launched.promise;
  return { server, stopRequested };
}
