import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { cuttable } from './cuttable.ts';

const PORT = 6432;
const NOBODY = 65_534;

export function findPooler(): string | undefined {
  const places = [process.env['PGBOUNCER_PATH'], '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];
  return places.find((place) => place !== undefined && existsSync(place));
}

/** An additional PgBouncer database, with its own role and schema. */
export type OtherName = { readonly name: string; readonly role: string; readonly password: string };

/**
 * Starts PgBouncer in front of a database, in transaction mode, with a limited number of server connections.
 */
export async function startPooler(
  binary: string,
  databaseUrl: string,
  servers: number,
  others: readonly OtherName[] = [],
): Promise<string> {
  // PgBouncer refuses to run as root, and another user cannot reach the socket of the database.
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  const direct = new URL((await cuttable(databaseUrl)).url);
  const { hostname, port, username, password, pathname } = direct;
  const named = others.map(
    (other) =>
      `${other.name} = host=${hostname} port=${port} dbname=${pathname.slice(1)} ` +
      `user=${other.role} password=${other.password} application_name=pooled\n`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'surety-pooler-'));
  await writeFile(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    join(folder, 'settings'),
    `[databases]
${named.join('')}* = host=${hostname} port=${port} application_name=pooled
[pgbouncer]
pool_mode = transaction
default_pool_size = ${servers}
auth_type = trust
auth_file = ${folder}/users
unix_socket_dir = ${folder}
listen_port = ${PORT}
`,
  );
  if (account) {
    await chown(folder, account.uid, account.gid);
    // The run's folder is private; let other users pass through it.
    await chmod(tmpdir(), (await stat(tmpdir())).mode | 0o011);
  }
  const pooler = spawn(binary, [join(folder, 'settings')], { ...account, stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  afterAll(async () => {
    pooler.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  while (!existsSync(join(folder, `.s.PGSQL.${PORT}`)) && pooler.exitCode === null) await sleep(10);
  const through = new URL(databaseUrl);
  through.port = String(PORT);
  through.searchParams.set('host', folder);
  return through.href;
}
