import pg from 'pg';
import { attributesOf, connectTimeoutMsOf, urlsOf } from '#core/database-url.ts';

/** The hosts of a database, in the order in which they are tried. */
export type Hosts = {
  /** The URL to try now. */
  current(): string;
  /** Moves on to the next host, unless another caller already did. */
  leave(url: string): void;
  readonly count: number;
  /** True when a read-only server is not acceptable. */
  readonly mustWrite: boolean;
};

export function openHosts(url: string): Hosts {
  const urls = urlsOf(url);
  // With several hosts the primary is meant, unless target_session_attrs says otherwise.
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

/** A node refused a statement because the tables have moved away. The statement had no effect. */
export class TablesMoved extends UnfitServer {}

/** Refuses a server that is read-only and, on Citus, a node that does not have the tables. */
export async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  await refuseReadOnly(client);
  await refuseOtherNode(client);
}

/** A standby, or a primary about to become one, answers reads but accepts no writes. */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') {
    throw new UnfitServer(
      'the database server is read-only and no host is a primary; check the hosts in DATABASE_URL',
    );
  }
}

/**
 * On Citus a schema is on one node, and only there are its events numbered (event-place.sql). The service
 * therefore connects to that node: to it, the others are like standbys and a move is like a failover.
 */
export async function refuseOtherNode(client: pg.ClientBase): Promise<void> {
  const citus = await client.query(`SELECT 1 WHERE to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL`);
  if (citus.rowCount === 0) return;
  onCitus.add(client);
  if (await areElsewhere(client)) {
    throw new UnfitServer('the tables are on another Citus node; name every node in DATABASE_URL');
  }
}

/** Connections that were accepted on Citus, where the tables may move away later. */
const onCitus = new WeakSet<pg.ClientBase>();

async function areElsewhere(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid)
     WHERE s.logicalrelid = to_regclass('event_log') AND p.groupid <> (SELECT groupid FROM pg_dist_local_group)`,
  );
  return rows.length > 0;
}

/**
 * Finds out why a statement was refused. A node that just lost the tables forwards statements to the new one,
 * and that can fail with any error: an unsupported plan, a function looked up in another schema, a constraint
 * without its name. So the error is not interpreted; the node is asked instead.
 */
export async function whyRefused(client: pg.ClientBase, refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof pg.DatabaseError && onCitus.has(client))) return refusal;
  const moved = await areElsewhere(client).catch(() => false);
  return moved
    ? new TablesMoved('the tables have moved away from this Citus node', { cause: refusal })
    : refusal;
}

/** Used when the URL gives no connect_timeout. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a connection outside of any pool to the first acceptable host; `fit` throws for hosts that are not.
 */
export async function connectTo(url: string, fit?: typeof refuseOtherNode): Promise<pg.Client> {
  const hosts = openHosts(url);
  const connectionTimeoutMillis = connectTimeoutMsOf(url) ?? CONNECT_TIMEOUT_MS;
  for (let tries = 1; ; tries++) {
    const connectionString = hosts.current();
    const client = new pg.Client({ connectionString, connectionTimeoutMillis });
    // A pending query reports the loss; without a listener it would also end the process.
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
