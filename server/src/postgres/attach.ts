import { existsSync, readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPasswords } from './cluster.ts';
import { type EmbeddedServer, startEmbeddedPostgres } from './embedded.ts';
import { EmbeddedPostgresError, FolderInUse } from './error.ts';
import { embeddedUrl } from './settings.ts';

/**
 * Opens the database in a data folder for a command: the running server if another Surety process uses the
 * folder, else one that is started for the command. Stopping leaves a server that was already running alone.
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

/** Returns the URLs of the server that another process runs in this folder. */
export function attachEmbeddedPostgres(dataDir: string): EmbeddedServer {
  const folder = resolve(dataDir);
  const passwords = readPasswords(folder);
  if (!passwords) {
    throw new EmbeddedPostgresError(
      `the passwords of the database in ${folder} cannot be read; check the permissions of the folder`,
    );
  }
  const socketDir = socketFolder(folder);
  return {
    ownerUrl: embeddedUrl('surety_owner', passwords.owner, socketDir),
    serviceUrl: embeddedUrl('surety', passwords.service, socketDir),
    stop: async () => undefined,
  };
}

/** The URL of the superuser, who can start backup mode. */
export function superuserUrl(dataDir: string): string {
  const folder = resolve(dataDir);
  return embeddedUrl('postgres', readPasswords(folder)?.superuser ?? '', socketFolder(folder));
}

/** If the path to the cluster is too long for a socket, the server left a link to a shorter one. */
function socketFolder(dataDir: string): string {
  const reminder = join(dataDir, 'postgres-socket');
  return existsSync(reminder) ? readlinkSync(reminder) : join(realpathSync(dataDir), 'postgres');
}
