import pg from 'pg';
import { attributesOf, connectTimeoutMsOf, urlsOf } from '#core/database-url.ts';

/** Where a database may be found, in the order in which its hosts are tried. */
export type Hosts = {
  /** The one to try now. */
  current(): string;
  /** It was of no use: unless somebody has moved on already, the next one is tried. */
  leave(url: string): void;
  readonly count: number;
  /** Whether a server that only reads is of no use. */
  readonly mustWrite: boolean;
};

export function openHosts(url: string): Hosts {
  const urls = urlsOf(url);
  // Of several the one that writes is meant, unless something else is said.
  const wanted = attributesOf(url) ?? (urls.length > 1 ? 'read-write' : 'any');
  let at = 0;
  return {
    current: () => urls[at] ?? url,
    leave(left) {
      if (urls[at] === left) at = (at + 1) % urls.length;
    },
    count: urls.length,
    mustWrite: wanted !== 'any',
  };
}

/** The SQLSTATE of a write that a standby refuses. */
export const READ_ONLY = '25006';

class UnfitServer extends Error {
  readonly code = READ_ONLY;
}

/** A node refused something because the tables have left it. Nothing of that happened. */
export class TablesMoved extends UnfitServer {}

/** Of several servers the service wants the one that writes, and on Citus the one that has its tables. */
export async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  await refuseReadOnly(client);
  await refuseOtherNode(client);
}

/** A standby, and a primary that is about to become one, answer everything but what matters. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') {
    throw new UnfitServer('the database server only reads; none of the hosts is a primary');
  }
}

/**
 * On Citus a schema lies on one node, and only there are its events numbered (event-place.sql). So the
 * service lives on that node: the others are to it what a standby is, and a move between them a failover.
 */
export async function refuseOtherNode(client: pg.ClientBase): Promise<void> {
  const citus = await client.query(`SELECT 1 WHERE to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL`);
  if (citus.rowCount === 0) return;
  onCitus.add(client);
  if (await areElsewhere(client)) {
    throw new UnfitServer('the tables are on another node of Citus; name every node in DATABASE_URL');
  }
}

/** Connections that were found fit where they might not stay so. */
const onCitus = new WeakSet<pg.ClientBase>();

async function areElsewhere(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid)
     WHERE s.logicalrelid = to_regclass('event_log') AND p.groupid <> (SELECT groupid FROM pg_dist_local_group)`,
  );
  return rows.length > 0;
}

/**
 * Why something was refused. The node that had the tables until a moment ago passes statements on to the
 * next, and what comes of that can be any error: a plan that Citus does not make, a function that is looked
 * up in another schema, a rule without its name. So it is not guessed from the error; the node is asked.
 */
export async function whyRefused(client: pg.ClientBase, refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof pg.DatabaseError && onCitus.has(client))) return refusal;
  const moved = await areElsewhere(client).catch(() => false);
  return moved ? new TablesMoved('the tables have left this node of Citus', { cause: refusal }) : refusal;
}

/** Unless the URL says another. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** A connection outside of any pool, to the first host that will do; `fit` says which will. */
export async function connectTo(url: string, fit?: typeof refuseOtherNode): Promise<pg.Client> {
  const hosts = openHosts(url);
  const connectionTimeoutMillis = connectTimeoutMsOf(url) ?? CONNECT_TIMEOUT_MS;
  for (let tries = 1; ; tries++) {
    const connectionString = hosts.current();
    const client = new pg.Client({ connectionString, connectionTimeoutMillis });
    // Whoever waits for an answer is told; without a listener the loss would end the process as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (hosts.mustWrite) await refuseReadOnly(client);
      await fit?.(client);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (tries >= hosts.count) throw error;
      hosts.leave(connectionString);
    }
  }
}
