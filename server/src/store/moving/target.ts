import pg from 'pg';
import { copyIn } from './copy-protocol.ts';
import { openSession, type Session } from './session.ts';
import { copyStatement, type Table } from './tables.ts';

/** An arbitrary number that no other program on this database is likely to lock. */
const IMPORT_LOCK = 0x5073_7573;

/** Locks imports until the session ends: two imports at once would each load half. */
export async function lock(session: Session): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
}

/** Returns the export that is being imported here; null when there is none. */
export async function importUnderWay(session: Session): Promise<string | null> {
  const [row] = await session.query<{ id: string }>('SELECT export_id AS id FROM import_chunks LIMIT 1');
  return row?.id ?? null;
}

/** Tables that are filled as soon as a database is used. Migrations write to other tables. */
const USED = [
  'developers',
  'people',
  'agreements',
  'events',
  'audit_log',
  'exceptions',
  'platform_transfers',
];

/** Returns the first of these tables that has rows; null when the database is unused. */
export async function firstFilled(session: Session): Promise<string | null> {
  for (const name of USED) {
    const rows = await session.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

export async function chunksThere(session: Session, exportId: string): Promise<Set<string>> {
  const rows = await session.query<{ file: string }>('SELECT file FROM import_chunks WHERE export_id = $1', [
    exportId,
  ]);
  return new Set(rows.map(({ file }) => file));
}

export type Chunk = {
  readonly exportId: string;
  readonly table: Pick<Table, 'name' | 'columns'>;
  readonly file: string;
  /** The first chunk of its table replaces rows that a migration wrote. */
  readonly first: boolean;
  readonly rows: number;
  readonly source: AsyncIterable<Buffer>;
};

/**
 * Loads one chunk and its record, or neither. It need not be on disk yet: a crash that loses it also loses
 * its record, and the last commit of the import waits for all that came before it.
 */
export async function load(session: Session, chunk: Chunk): Promise<void> {
  const { exportId, table, file, first, rows, source } = chunk;
  await session.query('BEGIN; SET LOCAL synchronous_commit = off');
  try {
    if (first) await session.query(`DELETE FROM ${pg.escapeIdentifier(table.name)}`);
    const came = await copyIn(session.client, copyStatement(table), source);
    if (came !== rows) throw new Error(`${file} has ${came} rows instead of ${rows}`);
    await session.query('INSERT INTO import_chunks (export_id, file) VALUES ($1, $2)', [exportId, file]);
    await session.query('COMMIT');
  } catch (error) {
    await session.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Adapts the database: transaction numbers differ here, and statistics are missing. */
export async function settle(session: Session): Promise<void> {
  await session.query('SELECT adopt_event_log(true)');
  await session.query('ANALYZE');
}

/** Deletes the records of a complete import. */
export async function forget(ownerUrl: string): Promise<void> {
  const session = await openSession(ownerUrl);
  try {
    await session.query('DELETE FROM import_chunks');
  } finally {
    await session.close();
  }
}
