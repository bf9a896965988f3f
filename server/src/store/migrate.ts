import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { FOLDS, type Fold } from './baseline.ts';
import { connectTo } from './connection/hosts.ts';
import { asRole, asService, currentRole, queryableOf, roleOf } from './connection/role.ts';
import { statementsOf } from './connection/split-statements.ts';
import type { Queryable } from './db.ts';
import { grantsFor } from './grants.ts';
import { applyLivingSql, findOutdated, type Outdated, readLivingSql, schemaTargetOf } from './living-sql.ts';
import { isNewer, ownVersion } from './version.ts';

export class MigrationError extends Error {}

export type MigrationReport = {
  readonly applied: readonly string[];
  /** Files whose SQL functions were created or replaced. */
  readonly functions: readonly string[];
  readonly current: string;
  /** False when the service connects as the owner: the database then does not prevent changes to history. */
  readonly historyProtected: boolean;
};

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER = 150_000;
/** An arbitrary number that no other program on this database is likely to lock. */
const MIGRATION_LOCK = 0x5073_7572;

/**
 * Brings the database to the version of this code. The first process takes the lock and does the work in one
 * transaction; the others wait and find nothing left to do.
 */
export async function migrate(ownerUrl: string, serviceUrl: string, cell?: string): Promise<MigrationReport> {
  const asking = roleOf(serviceUrl);
  // Reported where it is awaited.
  asking.catch(() => undefined);
  const client = await connectTo(ownerUrl);
  const tx = queryableOf(client);
  try {
    if (cell !== undefined) await requireSchema(tx, cell);
    await refuseOldServer(tx);
    await tx.query('BEGIN');
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyPending(tx);
    const functions = await applyFunctions(tx);
    await tx.query('SELECT adopt_event_log()');
    const owner = await currentRole(tx);
    const service = await asking;
    if (service !== owner) await tx.query(grantsFor(service, (await schemaTargetOf(tx)).schema));
    await tx.query('COMMIT');
    const names = await migrationNames();
    return { applied, functions, current: names.at(-1) ?? 'none', historyProtected: service !== owner };
  } catch (error) {
    await tx.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function applyPending(tx: Queryable): Promise<string[]> {
  await tx.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const done = await migrationsDone(tx);
  const names = await migrationNames();
  refuseNewerDatabase(done, names);

  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    if (done.has(name)) {
      refuseChanged(done, name, sha256);
      continue;
    }
    if (mustRun(name, done)) await runMigration(tx, sql);
    await tx.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
    applied.push(name);
  }
  return applied;
}

/** As one text, since a round trip for each statement takes a third of the time, or as Citus needs it. */
async function runMigration(tx: Queryable, sql: string): Promise<void> {
  const [{ citus } = { citus: false }] = await tx.query<{ citus: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_node') IS NOT NULL AS citus`,
  );
  for (const statement of citus ? statementsOf(sql) : [sql]) await tx.query(statement);
}

/** False when the database has the result of the migration already: it is then recorded without being run. */
function mustRun(name: string, done: ReadonlyMap<string, string>): boolean {
  const fold = FOLDS.find(({ file, followUp }) => name === file || name === followUp);
  return !fold || ranReplaced(fold, done) === (name === fold.followUp);
}

/** True when the database ran the migrations that the fold replaces. A part of them is refused. */
function ranReplaced({ replaces, before }: Fold, done: ReadonlyMap<string, string>): boolean {
  const missing = [...replaces.keys()].filter((name) => !done.has(name));
  if (missing.length === replaces.size) return false;
  if (missing.length > 0) {
    throw new MigrationError(
      `the database is too old for this version of Surety (it lacks ${missing.join(', ')}); ` +
        `run version ${before} first, then this one`,
    );
  }
  for (const [name, sha256] of replaces) refuseChanged(done, name, sha256);
  return true;
}

async function applyFunctions(tx: Queryable): Promise<string[]> {
  const outdated = await findOutdated(tx, await readLivingSql(await schemaTargetOf(tx)));
  if (!outdated) return [];
  const version = await ownVersion();
  refuseNewerFunctions(outdated, version);
  await applyLivingSql(tx, outdated, version);
  return outdated.changed.map(({ name }) => name);
}

/**
 * For processes that serve but may not migrate: the database must already be at this version. Reports whether
 * history is protected, as a migration does.
 */
export async function checkInstead(
  serviceUrl: string,
  cell?: string,
): Promise<Pick<MigrationReport, 'historyProtected'>> {
  return asService(serviceUrl, async (db) => {
    await refuseOldServer(db);
    if (cell !== undefined) await requireSchema(db, cell);
    await requireCurrent(db);
    return { historyProtected: await isOwnedByAnother(db) };
  });
}

/** A pooler that drops a connection's search_path would mix up cells. */
async function requireSchema(db: Queryable, cell: string): Promise<void> {
  const [row] = await db.query<{ schema: string | null }>('SELECT current_schema()::text AS schema');
  if (row?.schema === cell) return;
  throw new MigrationError(
    `the schema of cell ${cell} does not exist, or a pooler in front of the database drops search_path; ` +
      'create the cell, or give each cell a database of its own in PgBouncer and set cell_database in DATABASE_URL',
  );
}

/** True when the tables exist and this role does not own them. */
export async function mayOnlyServe(serviceUrl: string): Promise<boolean> {
  return asRole(serviceUrl, isOwnedByAnother);
}

async function isOwnedByAnother(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ other: boolean }>(
    `SELECT NOT pg_has_role(relowner, 'USAGE') AS other FROM pg_class WHERE oid = to_regclass('schema_migrations')`,
  );
  return row?.other ?? false;
}

/**
 * Returns the SQL that a migration would run now, for reading. It is not a script: a migration also records
 * each step.
 */
export async function pendingSql(url: string): Promise<{ readonly name: string; readonly sql: string }[]> {
  return asRole(url, async (db) => {
    const [there] = await db.query<{ migrations: boolean; functions: boolean }>(
      `SELECT to_regclass('schema_migrations') IS NOT NULL AS migrations,
        to_regclass('living_sql') IS NOT NULL AS functions`,
    );
    const done = there?.migrations ? await migrationsDone(db) : new Map<string, string>();
    const names = await migrationNames();
    refuseNewerDatabase(done, names);
    const pending = names.filter((name) => !done.has(name) && mustRun(name, done));
    const files = await readLivingSql(await schemaTargetOf(db));
    const functions = there?.functions ? ((await findOutdated(db, files))?.changed ?? []) : files;
    const tables = pending.map(async (name) => ({
      name,
      sql: await readFile(new URL(name, FOLDER), 'utf8'),
    }));
    return [...(await Promise.all(tables)), ...functions.map(({ name, text }) => ({ name, sql: text }))];
  });
}

/** For read-only commands: the database must already be at this version. */
export async function requireCurrent(db: Queryable): Promise<void> {
  const [there] = await db.query<{ there: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS there`,
  );
  const done = there?.there ? await migrationsDone(db) : new Map<string, string>();
  const names = await migrationNames();
  refuseNewerDatabase(done, names);
  const missing = names.filter((name) => !done.has(name));
  if (missing.length > 0) throw olderDatabase(`it lacks ${missing.join(', ')}`);

  const outdated = await findOutdated(db, await readLivingSql(await schemaTargetOf(db)));
  if (!outdated) return requireAdopted(db);
  refuseNewerFunctions(outdated, await ownVersion());
  const files = new Set([...outdated.changed, ...outdated.before].map(({ name }) => name));
  throw olderDatabase(`its functions differ from ${[...files].sort().join(', ')}`);
}

/**
 * On Citus, no event is written on a node that the tables have moved to until `surety migrate` has adopted
 * the log there.
 */
async function requireAdopted(db: Queryable): Promise<void> {
  const [log] = await db.query<{ moved: boolean }>(
    'SELECT node IS DISTINCT FROM log_node() AS moved FROM event_log',
  );
  if (log?.moved)
    throw new MigrationError('the tables have moved to another Citus node; run surety migrate first');
}

/** The newest migration. Names do not order it: those that a fold replaces may have higher numbers. */
export async function lastMigration(db: Queryable): Promise<string> {
  const [last] = await db.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY applied_at DESC, name DESC LIMIT 1',
  );
  return last?.name ?? 'none';
}

function olderDatabase(how: string): MigrationError {
  return new MigrationError(
    `the database is older than this version of Surety (${how}); run surety migrate first`,
  );
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
}

async function migrationsDone(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migrations');
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/**
 * Other texts that a migration has had in a version which could be installed. The migrations after it lead
 * to the same tables from both.
 */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  '0015_fraud_state.sql': '9c03d2c3bf6a11f7ffd265961838ad7bbf71e7d6c314968500b727541ec3e0fc',
};

function refuseChanged(done: ReadonlyMap<string, string>, name: string, sha256: string): void {
  const applied = done.get(name);
  if (applied !== sha256 && (applied === undefined || applied !== OTHER_TEXTS[name])) {
    throw new MigrationError(
      `migration ${name} was changed after it ran here; restore its text and add a new migration instead`,
    );
  }
}

function refuseNewerDatabase(done: ReadonlyMap<string, string>, known: readonly string[]): void {
  const isKnown = (name: string) => known.includes(name) || FOLDS.some(({ replaces }) => replaces.has(name));
  const unknown = [...done.keys()].filter((name) => !isKnown(name)).sort();
  if (unknown.length > 0) throw newerDatabase(`it has ${unknown.join(', ')}`);
}

/** Functions of a newer version must not be replaced by an older process. */
function refuseNewerFunctions({ version }: Outdated, own: string): void {
  if (version && isNewer(version, own)) throw newerDatabase(`its functions are from ${version}`);
}

function newerDatabase(how: string): MigrationError {
  return new MigrationError(
    `the database is newer than this version of Surety (${how}); run the newer version`,
  );
}

async function refuseOldServer(db: Queryable): Promise<void> {
  const [row] = await db.query<{ server_version_num: string }>('SHOW server_version_num');
  if (Number(row?.server_version_num) < OLDEST_SERVER) {
    throw new MigrationError('Surety needs PostgreSQL 15 or newer');
  }
}
