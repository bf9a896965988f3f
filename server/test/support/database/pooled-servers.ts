import { openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDb } from '#store/db.ts';
import {
  accountOf,
  findPostgres,
  findProgram,
  freePorts,
  openFolder,
  program,
  run,
  until,
} from './programs.ts';

/** Server connections per database, shared by all processes of an installation. */
const SERVERS = 8;

/**
 * Debian's PostgreSQL with Debian's PgBouncer in front of it in transaction mode, which has a database and a
 * role for each cell after the first.
 */
export async function startPooledServers(idleSeconds = 600, cells: readonly string[] = []) {
  const account = await accountOf('postgres');
  const folder = await openFolder(account);
  const bin = findPostgres();
  const [port = 0, poolerPort = 0] = await freePorts(2);
  const data = join(folder.path, 'data');
  const log = openSync(join(folder.path, 'log'), 'a');
  const options = { ...account, cwd: folder.path, stdio: ['ignore', log, log] as ['ignore', number, number] };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'],
    {
      ...account,
      cwd: folder.path,
    },
  );
  const postgres = program(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder.path, '-c', 'listen_addresses=127.0.0.1'],
    options,
  );
  await writeFile(join(folder.path, 'users'), '"surety" "loopback"\n');
  await writeFile(
    join(folder.path, 'pgbouncer.ini'),
    `[databases]
${cells.map((cell) => `surety_${cell} = host=127.0.0.1 port=${port} dbname=surety user=surety_${cell}\n`).join('')}* = host=127.0.0.1 port=${port}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${SERVERS}
max_client_conn = 500
server_idle_timeout = ${idleSeconds}
auth_type = trust
auth_file = ${folder.path}/users
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
`,
  );
  const pooler = program(
    findProgram('pgbouncer', 'pgbouncer'),
    [join(folder.path, 'pgbouncer.ini')],
    options,
  );
  const ready = () => run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(() => true);
  const mendServers = async () => {
    postgres.start();
    await until('PostgreSQL answers', ready);
    pooler.start();
  };
  const direct = (role: string, database = 'surety') =>
    `postgres://${role}:loopback@127.0.0.1:${port}/${database}?application_name=direct`;
  await mendServers();
  await createDatabase(direct('postgres', 'postgres'));
  for (const cell of cells) await createCellRole(direct('postgres', 'postgres'), cell);
  return {
    direct,
    pooled: (role: string) =>
      `postgres://${role}:loopback@127.0.0.1:${poolerPort}/surety?application_name=pooled${
        cells.length > 0 ? '&cell_database=surety_{cell}' : ''
      }`,
    killPooler: () => pooler.kill('SIGKILL'),
    mendServers,
    async stopServers() {
      await pooler.stop();
      await postgres.stop();
      await folder.remove();
    },
  };
}

/** As docs/operating.md describes: the role is in its schema whatever a pooler does with the connection. */
async function createCellRole(adminUrl: string, cell: string): Promise<void> {
  const admin = openDb(adminUrl, { max: 1, queryTimeoutMs: 60_000 });
  try {
    await admin.query(`CREATE ROLE surety_${cell} LOGIN`);
    await admin.query(`ALTER ROLE surety_${cell} SET search_path = ${cell}`);
  } finally {
    await admin.close();
  }
}

export const PASSWORD = 'loopback';

/** Creates the service's two roles and its database, as a superuser would. */
export async function createDatabase(adminUrl: string): Promise<void> {
  const admin = openDb(adminUrl, { max: 1, queryTimeoutMs: 60_000 });
  try {
    for (const role of ['surety_owner', 'surety']) {
      await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}'`);
    }
    await admin.query('CREATE DATABASE surety OWNER surety_owner');
  } finally {
    await admin.close();
  }
}
