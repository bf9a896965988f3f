import { manageCells } from '#commands/cells/cells.ts';
import { urlsOf } from '#core/database-url.ts';
import { readConfig } from '#settings/config.ts';
import { urlOf } from '#store/connection/cells.ts';
import { nodeOf } from '#store/connection/cells-on-citus.ts';
import { type Db, openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { PATIENCE_MS, PATIENT } from '#test/support/patience.ts';

/**
 * An existing Citus cluster. Set CITUS_URL to its superuser on all nodes, the coordinator first:
 * postgres://postgres@127.0.0.1:5500,127.0.0.1:5501,127.0.0.1:5502/postgres. The tests need it exclusively:
 * they recreate roles and databases of these names, and their roles need no password.
 */
export type Citus = {
  /** The superuser on each node, the coordinator first. */
  readonly adminUrls: readonly string[];
  /** The coordinator, where tables are created and moved. */
  readonly coordinatorUrl: string;
  /** All nodes: a client that connects this way finds the node that has the tables. */
  readonly nodesUrl: string;
  /** Only the node that has the tables. */
  readonly ownerUrl: string;
  readonly serviceUrl: string;
};

export const SCHEMA = 'cell';
/** The first cell's name once there are others. */
export const FIRST_CELL = process.env['CITUS_URL'] ? SCHEMA : 'public';
const DATABASE = 'surety';

/** A migrated database with all of its tables on one of the workers, ready to be copied. */
export async function startCitus(url: string): Promise<Citus> {
  const adminUrls = urlsOf(url);
  const on = (role: string, hosts: string) => `postgres://${role}@${hosts}/${DATABASE}?sslmode=disable`;
  for (const adminUrl of adminUrls) {
    await withDb(adminUrl, makeNode);
    await withDb(on('postgres', new URL(adminUrl).host), (db) => db.query('CREATE EXTENSION citus'));
  }
  const hosts = adminUrls.map((adminUrl) => new URL(adminUrl).host);
  const [coordinator = '', ...workers] = hosts;
  await withDb(on('postgres', coordinator), async (db) => {
    await db.query('SELECT citus_set_coordinator_host($1, $2::integer)', coordinator.split(':'));
    for (const worker of workers) await db.query('SELECT citus_add_node($1, $2::integer)', worker.split(':'));
    await db.query(`CREATE SCHEMA ${SCHEMA} AUTHORIZATION surety_owner`);
  });
  const coordinatorUrl = on('surety_owner', coordinator);
  await migrate(coordinatorUrl, on('surety', coordinator));
  await withDb(coordinatorUrl, (db) => db.query('SELECT citus_schema_distribute($1)', [SCHEMA]));
  await migrate(coordinatorUrl, on('surety', hosts.join(',')));
  const holder = String(await withDb(coordinatorUrl, nodeOf));
  return {
    adminUrls,
    coordinatorUrl,
    nodesUrl: on('surety', hosts.join(',')),
    ownerUrl: on('surety_owner', holder),
    serviceUrl: on('surety', holder),
  };
}

async function makeNode(admin: Db): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  for (const role of ['surety', 'surety_owner']) {
    const [there] = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (!there) await admin.query(`CREATE ROLE ${role} LOGIN`);
    await admin.query(`ALTER ROLE ${role} RESET ALL`);
    await admin.query(`ALTER ROLE ${role} SET search_path = ${SCHEMA}`);
    // All tables are on the node of the query, so functions inside it find the tables that they read.
    await admin.query(`ALTER ROLE ${role} SET citus.allow_nested_distributed_execution = on`);
    await admin.query(`ALTER ROLE ${role} SET jit = off`);
  }
  await admin.query(`CREATE DATABASE ${DATABASE} OWNER surety_owner`);
}

/** Adds a cell on a node that Citus chooses, and returns that node. The cell takes no accounts yet. */
export async function addToCitus({ nodesUrl, coordinatorUrl }: Citus, name: string): Promise<string> {
  const config = readConfig({ DATABASE_URL: nodesUrl, MIGRATION_DATABASE_URL: coordinatorUrl });
  await manageCells(config, ['add', name], false);
  return String(await withDb(urlOf(coordinatorUrl, { name, isFirst: false }), nodeOf));
}

/** The superuser on all nodes at once: each statement runs on every node. */
export function onEveryNode(urls: readonly string[], options: { max: number; queryTimeoutMs: number }): Db {
  const nodes = urls.map((url) => openDb(url, { connectTimeoutMs: PATIENCE_MS, ...options }));
  const [first] = nodes;
  if (!first) throw new Error('a cluster without nodes');
  return {
    ...first,
    async query<R extends object>(text: string, values?: readonly unknown[]) {
      const answers: R[][] = [];
      for (const node of nodes) {
        if (nodes.length > 1) await leave(node, /TEMPLATE (\w+)/.exec(text)?.[1]);
        answers.push(await node.query<R>(text, values));
      }
      return answers.flat();
    },
    close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
  };
}

/** The owner on the node of the tables; schema changes go through the coordinator, where there is one. */
export function openOwner(url: string, coordinatorUrl: string): Db {
  const there = openDb(url, { max: 2, ...PATIENT });
  if (url === coordinatorUrl) return there;
  const coordinator = openDb(coordinatorUrl, { max: 1, ...PATIENT });
  return {
    ...there,
    query: (text, values) =>
      (/^\s*(ALTER|CREATE|DROP|GRANT|REVOKE)\b/.test(text) ? coordinator : there).query(text, values),
    close: async () => void (await Promise.all([there.close(), coordinator.close()])),
  };
}

/** Closes the template to connections, so that any number of databases can be copied from it at once. */
export async function closeTemplate(adminUrls: readonly string[]): Promise<void> {
  for (const url of adminUrls) await withDb(url, (node) => sendAway(node, DATABASE));
}

/** A database can be copied only while it has no connections, and Citus has a process of its own in each. */
async function leave(node: Db, template: string | undefined): Promise<void> {
  const busy = `SELECT 1 FROM pg_stat_activity JOIN pg_database USING (datname)
    WHERE datname = $1 AND datallowconn`;
  if (!template || (await node.query(busy, [template])).length === 0) return;
  await sendAway(node, template);
  await node.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS true`);
}

async function sendAway(node: Db, name: string): Promise<void> {
  await node.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await node.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [name]);
}

async function withDb<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(url, { max: 1, ...PATIENT });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
