import { openDb, type Queryable } from '#store/db.ts';
import { type Cell, urlOf } from './cells.ts';
import { asRole } from './role.ts';

type CellName = Pick<Cell, 'name' | 'isFirst'>;

/** Returns the Citus node that has the tables; null when nothing is distributed. */
export async function nodeOf(db: Queryable): Promise<string | null> {
  const [citus] = await db.query<{ there: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL AS there`,
  );
  if (!citus?.there) return null;
  const [node] = await db.query<{ host: string }>(
    `SELECT n.nodename || ':' || n.nodeport AS host FROM pg_dist_node n
     JOIN pg_dist_placement p USING (groupid) JOIN pg_dist_shard s USING (shardid)
     WHERE s.logicalrelid = to_regclass('event_log')`,
  );
  return node?.host ?? null;
}

/** Distributes a schema: Citus chooses a node and puts all its tables there. */
export async function distribute(ownerUrl: string, name: string): Promise<void> {
  await asRole(ownerUrl, (db) => db.query('SELECT citus_schema_distribute($1::text::regnamespace)', [name]));
}

/** Returns the nodes that can host a cell. */
export function nodesOf(ownerUrl: string): Promise<string[]> {
  return asRole(ownerUrl, async (db) => {
    const nodes = await db.query<{ host: string }>(
      `SELECT nodename || ':' || nodeport AS host FROM pg_dist_node WHERE shouldhaveshards AND isactive
       ORDER BY groupid`,
    );
    return nodes.map(({ host }) => host);
  });
}

/**
 * Moves a cell to another Citus node while it is in use, then starts a new numbering in its event log
 * (adopt-event-log.sql). Not in one transaction: writers wait for the end of the move while they hold a lock
 * on the log that the second step needs, so the two would deadlock.
 */
export async function moveTo(ownerUrl: string, cell: CellName, node: string): Promise<void> {
  const [, host, port] = /^(.*):(\d+)$/.exec(node) ?? [];
  const url = urlOf(ownerUrl, cell);
  await asRole(url, (db) =>
    db.query('SELECT citus_schema_move($1::text::regnamespace, $2, $3::integer)', [cell.name, host, port]),
  );
  const db = openDb(url, { max: 1, queryTimeoutMs: ADOPT_TIMEOUT_MS });
  try {
    await db.query('SELECT adopt_event_log(true)');
  } finally {
    await db.close();
  }
}

/** Leaves time for the transactions that are writing to the log. */
const ADOPT_TIMEOUT_MS = 120_000;
