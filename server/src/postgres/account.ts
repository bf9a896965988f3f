import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './error.ts';
import { run } from './run.ts';

/**
 * The user that PostgreSQL runs as; undefined for the current user, which is right for everyone except root.
 */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const KNOWN_USERS = ['postgres', '_postgres', 'surety'];

/**
 * PostgreSQL refuses to run as root, so root hands it to another user: the owner of an existing cluster, else
 * a user for databases, else a new one, else `nobody` (with a read-only /etc there is no other choice).
 */
export async function chooseAccount(clusterDir: string): Promise<Account> {
  const self = process.getuid?.() ?? 0;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined;
    throw new EmbeddedPostgresError(
      `${clusterDir} belongs to user id ${owner.uid}, not to this one (${self}); run as that user or set DATA_DIR`,
    );
  }
  if (owner !== undefined) {
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
    throw new EmbeddedPostgresError(
      `${clusterDir} belongs to root, which PostgreSQL refuses; run: chown -R postgres ${clusterDir}`,
    );
  }
  for (const name of KNOWN_USERS) {
    const account = await lookUp(name);
    if (account !== undefined) return account;
  }
  await run('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'surety']);
  const account = (await lookUp('surety')) ?? (await lookUp('nobody'));
  if (account !== undefined) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and no other user could be created; run as a normal user or set DATABASE_URL',
  );
}

async function lookUp(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  const account = { uid: Number(uid.output), gid: Number(gid.output) };
  return account.uid > 0 && account.gid > 0 ? account : undefined;
}
