import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  accountOf,
  findPostgres,
  freePorts,
  openFolder,
  type Program,
  program,
  run,
  until,
} from '#test/support/database/programs.ts';

const NODES = 3;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_preload_libraries: 'citus',
  // Schemas are moved by logical replication.
  wal_level: 'logical',
  max_connections: '300',
  // Citus needs one in each used database; if none is left, a move waits without a message.
  max_worker_processes: '64',
  'citus.node_conninfo': 'sslmode=prefer',
};

/**
 * Starts a coordinator and two workers on loopback, with Debian's PostgreSQL and a Citus built for it. The
 * URL has the form of CITUS_URL: the superuser on all nodes, the coordinator first.
 */
export async function startCitusCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres();
  const { stdout } = await run(join(bin, 'pg_config'), ['--pkglibdir']);
  if (!existsSync(join(stdout.trim(), 'citus.so'))) {
    throw new Error('Citus is not installed. Build it against postgresql-server-dev-15, or set CITUS_URL');
  }
  const account = await accountOf('postgres');
  const folder = await openFolder(account);
  const options = { ...account, cwd: folder.path };
  const ports = await freePorts(NODES);
  const servers: Program[] = [];
  for (const port of ports) {
    const data = join(folder.path, String(port));
    const log = openSync(join(folder.path, `${port}.log`), 'a');
    const kind = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'];
    await run(join(bin, 'initdb'), ['-D', data, ...kind], options);
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', data, '-p', String(port), '-k', folder.path, ...settings];
    servers.push(program(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', log, log] }));
  }
  for (const server of servers) server.start();
  for (const port of ports) {
    const ready = () =>
      run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(() => true);
    await until(`the node on ${port} answers`, ready);
  }
  return {
    url: `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`,
    async stop() {
      // SIGINT disconnects all clients; SIGTERM would wait for them.
      for (const server of servers) await server.kill('SIGINT');
      await Promise.all(servers.map((server) => server.stop()));
      await folder.remove();
    },
  };
}

/** The cluster of CITUS_URL, or a new one. */
export async function reachCitusCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env['CITUS_URL'];
  return url ? { url, stop: async () => undefined } : startCitusCluster();
}
