import { existsSync, readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPasswords } from './cluster.ts';
import { type EmbeddedServer, startEmbeddedPostgres } from './embedded.ts';
import { EmbeddedPostgresError, FolderInUse } from './error.ts';
import { embeddedUrl } from './settings.ts';

/**
 * The database in a data folder, for a command that looks at it: the running server when another
 * Surety has the folder open, else one that is started for the occasion. Stopping leaves a
 * server that was running alone.
 */
export async function reachEmbeddedPostgres(dataDir: string): Promise<EmbeddedServer> {
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new EmbeddedPostgresError(`there is no database in ${dataDir} yet; set DATA_DIR or DATABASE_URL`);
  }
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return attachEmbeddedPostgres(dataDir);
  }
}

/** The addresses of the server that another process runs in this folder. */
export function attachEmbeddedPostgres(dataDir: string): EmbeddedServer {
  const folder = resolve(dataDir);
  const passwords = readPasswords(folder);
  if (!passwords) {
    throw new EmbeddedPostgresError(`the passwords of the database in ${folder} cannot be read`);
  }
  const socketDir = socketFolder(folder);
  return {
    ownerUrl: embeddedUrl('surety_owner', passwords.owner, socketDir),
    serviceUrl: embeddedUrl('surety', passwords.service, socketDir),
    stop: async () => undefined,
  };
}

/** Whoever may do everything, such as put the server into its backup mode. */
export function superuserUrl(dataDir: string): string {
  const folder = resolve(dataDir);
  return embeddedUrl('postgres', readPasswords(folder)?.superuser ?? '', socketFolder(folder));
}

/** Where the path to the cluster is too long for a socket, its server left a link to a shorter one. */
function socketFolder(dataDir: string): string {
  const reminder = join(dataDir, 'postgres-socket');
  return existsSync(reminder) ? readlinkSync(reminder) : join(realpathSync(dataDir), 'postgres');
}
