import pg from 'pg';
import type { Queryable } from '#store/db.ts';

/** A table to move. Columns are identified by name, since their order depends on past upgrades. */
export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The table itself or its partitions, each with its number of pages. */
  readonly parts: readonly { readonly name: string; readonly pages: number }[];
  /** Estimated number of rows. */
  readonly about: number;
};

/**
 * Tables that belong to a database rather than to its contents: its version, its imports, its server's
 * transactions, and whether money may move.
 */
const LEFT_BEHIND = [
  'schema_migrations',
  'living_sql',
  'import_chunks',
  'long_transactions',
  'money_pauses',
  'identity_workers',
  'cells',
  'cell_assignments',
];

/** Output settings: how values are written and hashed must not depend on the server. */
export const PLAIN_OUTPUT = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;

export async function listTables(db: Queryable): Promise<Table[]> {
  return db.query<Table>(
    `SELECT c.relname AS name,
       (SELECT array_agg(attname::text ORDER BY attname) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       leaves.parts, leaves.about
     FROM pg_class c, LATERAL (
       SELECT jsonb_agg(jsonb_build_object('name', leaf.oid::regclass::text,
           'pages', pg_relation_size(leaf.oid) / current_setting('block_size')::int)
           ORDER BY leaf.oid::regclass::text) AS parts,
         sum(greatest(leaf.reltuples, 0))::float8 AS about
       FROM pg_class leaf WHERE leaf.oid = c.oid AND c.relkind = 'r'
         OR leaf.oid IN (SELECT relid FROM pg_partition_tree(c.oid) WHERE isleaf)) leaves
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT c.relispartition AND c.relname <> ALL ($1) ORDER BY c.relname`,
    [LEFT_BEHIND],
  );
}

export function copyStatement({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `COPY ${pg.escapeIdentifier(name)} (${list(columns)}) FROM STDIN`;
}

/** Copies the rows on a range of pages of a partition; without a last page, to its end. */
export function chunkStatement(
  { columns }: Pick<Table, 'columns'>,
  part: string,
  from: number,
  to: number | null,
): string {
  const end = to === null ? '' : ` AND ctid < '(${to},0)'`;
  return `COPY (SELECT ${list(columns)} FROM ONLY ${part} WHERE ctid >= '(${from},0)'${end}) TO STDOUT`;
}

export type Contents = { readonly rows: number; readonly digest: string };

/** Returns the number of rows and the sum of their hashes, independent of their order. */
export async function contentsOf(db: Queryable, { name, columns }: Table): Promise<Contents> {
  const [row] = await db.query<Contents>(
    `SELECT count(*)::float8 AS rows, coalesce(sum(hashtextextended(ROW(${list(columns)})::text, 0)::numeric), 0)::text AS digest
     FROM ${pg.escapeIdentifier(name)}`,
  );
  return row ?? { rows: 0, digest: '0' };
}

/** Citus hides its shards, which are tables with a number after their name. Elsewhere this does nothing. */
const SHOW_HIDDEN = `SELECT set_config('citus.override_table_visibility', $1, false)`;

/**
 * Returns a value that changes when one of these tables is written to. A crash of the server resets it, which
 * looks like a write.
 */
export async function writesSoFar(db: Queryable, tables: readonly Table[]): Promise<string> {
  await db.query(SHOW_HIDDEN, ['off']);
  const [row] = await db.query<{ writes: string }>(
    `SELECT md5(string_agg(concat_ws(' ', relid, n_tup_ins, n_tup_upd, n_tup_del), ',' ORDER BY relid)
       || coalesce((SELECT stats_reset::text FROM pg_stat_database WHERE datname = current_database()), '')) AS writes
     FROM pg_stat_user_tables WHERE relid::regclass::text = ANY ($1)
       OR schemaname = current_schema() AND regexp_replace(relname, '_[0-9]+$', '') = ANY ($1)`,
    [tables.flatMap(({ parts }) => parts.map(({ name }) => name))],
  );
  await db.query(SHOW_HIDDEN, ['on']);
  return row?.writes ?? '';
}

/** Counts other sessions that could write. Citus has some of its own in each database, which do not count. */
export async function otherSessions(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
       AND NOT (application_name ~ '^(Citus |citus_)'
         AND usesysid IN (SELECT oid FROM pg_roles WHERE rolsuper))`,
  );
  return row?.n ?? 0;
}

function list(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
